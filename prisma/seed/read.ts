import fs from 'node:fs'
import path from 'node:path'
import { findSubstance } from '#lib/domain/safety/substances'
import {
  type LibraryActivity,
  type LibraryMaterial,
  type LibraryStamp,
  libraryActivity,
  libraryCategory,
  libraryMaterial,
  libraryStamp,
  type SeededPlace,
  seededPlace,
} from '#seed/format.ts'

const folder = import.meta.dirname

/** The library as its files have it, checked. @throws Error naming the file that is wrong */
export function readLibrary() {
  const categories = libraryCategory.array().parse(readJson('categories.json'))
  const materials: LibraryMaterial[] = libraryMaterial.array().parse(readJson('materials.json'))
  const files = fs.readdirSync(path.join(folder, 'activities')).sort()
  const activities: LibraryActivity[] = files.map((file) => {
    const result = libraryActivity.safeParse(readJson(path.join('activities', file)))
    if (!result.success) throw new Error(`${file}: ${result.error.message}`)
    return result.data
  })
  const known = new Set(materials.map(({ id }) => id))
  for (const { slug, materials: needed, facts } of activities) {
    const unknown = facts.substances.find(({ id }) => !findSubstance(id))
    if (unknown) throw new Error(`${slug}.json: the substance "${unknown.id}" is unknown.`)
    const missing = needed.find(({ id }) => !known.has(id))
    if (missing) throw new Error(`${slug}.json: materials.json has no "${missing.id}".`)
  }
  return { categories, materials, activities }
}
export type Library = ReturnType<typeof readLibrary>

/** Which of all versions of the library this is: `npm run library:stamp` writes it. */
export function readStamp(): LibraryStamp {
  return libraryStamp.parse(readJson('version.json'))
}

/** The places that come with the app, checked. @throws Error where one is wrong */
export function readPlaces(): SeededPlace[] {
  return seededPlace.array().parse(readJson('places.json'))
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
}
