import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface Source {
  /** From the project's root, with slashes. */
  file: string
  text: string
}

/** The files under these folders (or these files themselves) whose names end in one of these, but for generated ones. */
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

/** Where a pattern occurs, as "file:line what". */
export function findMatches(all: Source[], pattern: RegExp): string[] {
  return all.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => `${file}:${text.slice(0, match.index).split('\n').length} ${match[0].trim()}`),
  )
}
