import { delimiterOf, guessedName, type NamedField } from '#lib/domain/places/place-columns'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'

/** So much of a file is looked at for what is in it, bytes. */
const HEAD_BYTES = 256 * 1024
/** More would be no list to choose from. */
const MOST_NAMES = 200
/** Longer ones cannot be chosen. */
const LONGEST_NAME = 100

/** By the end of a file's name, what it is sent as. */
const types: Record<string, string> = {
  geojson: 'application/geo+json',
  json: 'application/json',
  csv: 'text/csv',
  tsv: 'text/csv',
  txt: 'text/csv',
}

/** As a file chooser takes it. */
export const acceptedFiles = Object.keys(types)
  .map((end) => `.${end}`)
  .join()

/** A file to be brought in, with what could be found out about it. */
export interface PlaceFile {
  file: File
  /** As it is sent. */
  type: string
  isTable: boolean
  /** Of its columns, or of its entries' properties, as far as they were looked at. */
  names: string[]
}

/** Why a file cannot be brought in; the last where the browser cannot get at it. */
export type FileFault = 'wrongKind' | 'tooLarge' | 'empty' | 'unread'

/** Looks at a file, without reading all of it. */
export async function openPlaceFile(file: File): Promise<PlaceFile | FileFault> {
  const type = types[/\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '']
  if (!type) return 'wrongKind'
  if (file.size > MAX_IMPORT_BYTES) return 'tooLarge'
  if (file.size === 0) return 'empty'
  const head = await file.slice(0, HEAD_BYTES).text()
  const isTable = type === 'text/csv'
  return { file, type, isTable, names: isTable ? columnsOf(head) : propertiesOf(head) }
}

/** What a field is read from where nobody says: of a table its columns, of other files the entries' properties. */
export function guessOf({ names }: PlaceFile, field: NamedField): string | undefined {
  return guessedName(names, field)
}

/** The columns of a table, by its first line. */
export function columnsOf(head: string): string[] {
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
  return choosable([...cells, cell])
}

/** The names of the properties of GeoJSON's features, and of the tags of Overpass' elements, as far as the text goes. */
export function propertiesOf(head: string): string[] {
  const names: string[] = []
  for (const [, inside = ''] of head.matchAll(/"(?:properties|tags)"\s*:\s*\{((?:[^{}"]|"(?:[^"\\]|\\.)*")*)/g))
    for (const [, name = ''] of inside.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)) names.push(unescaped(name))
  return choosable(names)
}

function choosable(names: string[]): string[] {
  const all = names.map((name) => name.trim()).filter((name) => name !== '' && name.length <= LONGEST_NAME)
  return [...new Set(all)].slice(0, MOST_NAMES)
}

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    return text
  }
}
