import 'server-only'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { type ChosenFields, delimiterOf, fieldOf, hasField, plainKey } from '#lib/domain/places/place-columns'
import { Problem } from '#lib/errors'
import type { FileEntry } from '#lib/server/places/import/draft'

/** Maximum characters of the first line, and of any line. */
const MAX_LINE = 1024 * 1024
/** Entries in one batch. */
const BATCH_SIZE = 100

/**
 * Yields the entries of a table as they arrive. The separator is detected from the first line.
 * @throws Problem invalid if it has no columns for a position, or a quotation mark is never closed
 */
export async function* csvEntries(text: AsyncIterable<string>, chosen: ChosenFields): AsyncGenerator<FileEntry[]> {
  const pieces = text[Symbol.asyncIterator]()
  let beginning = ''
  while (!/[\r\n]/.test(beginning) && beginning.length < MAX_LINE) {
    const { done, value } = await pieces.next()
    if (done) break
    beginning += value
  }
  const [firstLine = ''] = beginning.split(/[\r\n]/, 1)
  let hasColumns = false
  const columns = (header: string[]) => {
    hasColumns = hasField(header, 'latitude', chosen) && hasField(header, 'longitude', chosen)
    if (!hasColumns) throw noColumns()
    return header.map((name) => plainKey(name) || false)
  }
  const parser = parse({
    columns,
    delimiter: delimiterOf(firstLine),
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_LINE,
  })
  // An error before the parser also reaches the parser, and is caught there.
  pipeline(Readable.from(joinPieces(beginning, pieces)), parser).catch(() => {})
  let row = 0
  let found: FileEntry[] = []
  try {
    for await (const record of parser) {
      row++
      found.push(entryOf(record, row, chosen))
      if (found.length < BATCH_SIZE) continue
      yield found
      found = []
    }
  } catch (error) {
    throw error instanceof CsvError ? new Problem('invalid', { detail: { key: 'import_broken', values: { row } }, cause: error }) : error
  }
  if (!hasColumns) throw noColumns()
  if (found.length > 0) yield found
}

function noColumns(): Problem {
  return new Problem('invalid', { detail: { key: 'import_no_columns' } })
}

async function* joinPieces(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning
  for (;;) {
    const { done, value } = await rest.next()
    if (done) return
    yield value
  }
}

function entryOf(record: Record<string, string>, row: number, chosen: ChosenFields): FileEntry {
  const properties = new Map(Object.entries(record).filter(([, value]) => value !== ''))
  const [latitude, longitude] = [fieldOf(properties, 'latitude', chosen), fieldOf(properties, 'longitude', chosen)]
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude: degrees(latitude), longitude: degrees(longitude) }
  return { row, position, properties }
}

/** Parses a number, also with a decimal comma, as is common in Europe; NaN for anything else. */
function degrees(text: string): number {
  const plain = text.replace(/°$/, '').replace(/^([-+]?\d{1,3}),(\d+)$/, '$1.$2')
  return /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}
