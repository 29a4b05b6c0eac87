import type { ShownImportReport } from '#lib/schemas/places/place-import'

/** One row of a report: what became of an entry, or of a field of it. */
interface ReportRow {
  row: number
  name: string | null
  field: string
  message: string
}

/** All rows that a report names, as they stand in the file. */
export function reportRows({ refusals, removals, leftOutFields }: ShownImportReport): ReportRow[] {
  const whole = [...refusals, ...removals].map(({ row, name, message }) => ({ row, name, field: '', message }))
  return [...whole, ...leftOutFields.map(({ row, name, field, message }) => ({ row, name, field, message }))].sort((a, b) => a.row - b.row)
}

/** The same as a table for a spreadsheet, under the given heads. */
export function reportCsv(report: ShownImportReport, heads: readonly string[]): string {
  const lines = [heads, ...reportRows(report).map(({ row, name, field, message }) => [String(row), name ?? '', field, message])]
  // With a mark of its byte order spreadsheets know that it is UTF-8.
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula is kept from being one, also where it takes semicolons for the ends of cells. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
