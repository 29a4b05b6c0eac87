import 'server-only'

/** Chapters of the description in order, with the beginnings of their paths. */
const chapters = [
  { name: 'Accounts', begins: ['/auth', '/user', '/settings'], description: 'Signing up, one’s own account, its sign-ins and settings.' },
  { name: 'Profiles', begins: ['/children', '/groups', '/allergies'], description: 'Children, groups and their tastes.' },
  { name: 'Activities', begins: ['/activity', '/saved', '/public'], description: 'Making activities, and what became of them.' },
  { name: 'Explore', begins: ['/explore', '/materials'], description: 'The catalogue of activities, and the materials that they need.' },
  { name: 'Places', begins: ['/locations', '/admin/corrections'], description: 'The map’s places, their opening hours and corrections.' },
  { name: 'Journal', begins: ['/journal'], description: 'What was done, and how it went.' },
  { name: 'Catalogue administration', begins: ['/admin/explore'], description: 'What admins write of the catalogue.' },
  { name: 'Operations', begins: ['/livez', '/readyz', '/unsent', '/openapi.json', '/docs'], description: 'Of the app itself.' },
]

export const tags = chapters.map(({ name, description }) => ({ name, description }))

/** Returns the chapter of a path. @throws Error if there is none */
export function tagOf(path: string): string {
  const chapter = chapters.find(({ begins }) => begins.some((beginning) => path === beginning || path.startsWith(`${beginning}/`)))
  if (!chapter) throw new Error(`No chapter of the API's description covers ${path}: add it in lib/server/platform/openapi/tags.ts.`)
  return chapter.name
}
