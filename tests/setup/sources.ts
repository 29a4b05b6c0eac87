import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface Source {
  /** Path from the project root, with slashes. */
  file: string
  text: string
}

/** Reads the files with these endings under these folders or files, except generated ones. */
export function readSources(places: string[], endings = ['.ts', '.tsx']): Source[] {
  const files = places.flatMap((place) => {
    if (fs.statSync(path.join(root, place)).isFile()) return [place]
    const entries = fs.readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    return entries.map((entry) => path.join(place, entry).split(path.sep).join('/'))
  })
  return files
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !/\/generated[/.]/.test(file) && !file.includes('/.next/'))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
}

/** Finds all matches of a pattern, as "file:line match". */
export function findMatches(all: Source[], pattern: RegExp): string[] {
  return all.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => `${file}:${text.slice(0, match.index).split('\n').length} ${match[0].trim()}`),
  )
}
