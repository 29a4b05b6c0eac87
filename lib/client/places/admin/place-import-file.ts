import { delimiterOf, guessedName, type NamedField } from '#lib/domain/places/place-columns'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'

/** The part of a file that is read to detect its fields, bytes. */
const HEAD_BYTES = 256 * 1024
/** A longer list is not useful to choose from. */
const MAX_NAMES = 200
/** Longer names cannot be chosen. */
const MAX_NAME_LENGTH = 100

/** Content types by file extension. */
const types: Record<string, string> = {
  geojson: 'application/geo+json',
  json: 'application/json',
  csv: 'text/csv',
  tsv: 'text/csv',
  txt: 'text/csv',
}

/** The value of a file input's `accept`. */
export const acceptedFiles = Object.keys(types)
  .map((end) => `.${end}`)
  .join()

/** A file to import, with its detected properties. */
export interface PlaceFile {
  file: File
  /** The content type sent. */
  type: string
  isTable: boolean
  /** Names of its columns or its entries' properties, as found in the first part. */
  names: string[]
}

/** Reasons why a file cannot be imported; `unread`: the browser cannot read it. */
export type FileError = 'wrongKind' | 'tooLarge' | 'empty' | 'unread'

/** Examines a file without reading all of it. */
export async function openPlaceFile(file: File): Promise<PlaceFile | FileError> {
  const type = types[/\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '']
  if (!type) return 'wrongKind'
  if (file.size > MAX_IMPORT_BYTES) return 'tooLarge'
  if (file.size === 0) return 'empty'
  const head = await file.slice(0, HEAD_BYTES).text()
  const isTable = type === 'text/csv'
  return { file, type, isTable, names: isTable ? listColumns(head) : listProperties(head) }
}

/** Guesses the column or property that holds a field. */
export function guessName({ names }: PlaceFile, field: NamedField): string | undefined {
  return guessedName(names, field)
}

/** Returns the columns of a table, from its first line. */
export function listColumns(head: string): string[] {
  const [line = ''] = head.replace(/^\ufeff/, '').split(/[\r\n]/, 1)
  const delimiter = delimiterOf(line)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return toChoosableNames([...cells, cell])
}

/** Returns property names of GeoJSON features and tag names of Overpass elements, from the first part of a file. */
export function listProperties(head: string): string[] {
  const names: string[] = []
  for (const [, inside = ''] of head.matchAll(/"(?:properties|tags)"\s*:\s*\{((?:[^{}"]|"(?:[^"\\]|\\.)*")*)/g))
    for (const [, name = ''] of inside.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)) names.push(unescapeJson(name))
  return toChoosableNames(names)
}

function toChoosableNames(names: string[]): string[] {
  const all = names.map((name) => name.trim()).filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH)
  return [...new Set(all)].slice(0, MAX_NAMES)
}

function unescapeJson(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    return text
  }
}
