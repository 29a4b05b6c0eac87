import 'server-only'

/** Chapters of the description in order, with the beginnings of their paths. */
const chapters = [
  { name: 'Accounts', begins: ['/auth', '/user', '/settings'], description: 'Sign-up, the user’s account, its sign-ins and settings.' },
  { name: 'Profiles', begins: ['/children', '/groups', '/allergies'], description: 'Children, groups and their tastes.' },
  { name: 'Activities', begins: ['/activity', '/saved', '/public'], description: 'Creating activities, and their history.' },
  { name: 'Explore', begins: ['/explore', '/materials'], description: 'The catalogue of activities, and the materials that they need.' },
  {
    name: 'Places',
    begins: ['/locations', '/admin/corrections', '/admin/imports'],
    description: 'The map’s places, their opening hours and corrections.',
  },
  { name: 'Journal', begins: ['/journal'], description: 'Entries about activities that were done.' },
  { name: 'Catalogue administration', begins: ['/admin/explore'], description: 'Editing the catalogue, for admins.' },
  {
    name: 'Operations',
    begins: ['/admin/waiting', '/livez', '/readyz', '/unsent', '/openapi.json', '/docs'],
    description: 'State and description of the app, and what waits for its admins.',
  },
]

export const tags = chapters.map(({ name, description }) => ({ name, description }))

/** Returns the chapter of a path. @throws Error if there is none */
export function tagOf(path: string): string {
  const chapter = chapters.find(({ begins }) => begins.some((beginning) => path === beginning || path.startsWith(`${beginning}/`)))
  if (!chapter) throw new Error(`No chapter of the API's description covers ${path}: add it in lib/server/platform/openapi/tags.ts.`)
  return chapter.name
}
