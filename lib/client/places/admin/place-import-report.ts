import type { ShownImportReport } from '#lib/schemas/places/place-import'

/** One row of a report: the result for an entry or one of its fields. */
interface ReportRow {
  row: number
  name: string | null
  field: string
  message: string
}

/** All rows of a report, in the order of the file. */
export function listReportRows({ refusals, removals, leftOutFields }: ShownImportReport): ReportRow[] {
  const whole = [...refusals, ...removals].map(({ row, name, message }) => ({ row, name, field: '', message }))
  return [...whole, ...leftOutFields.map(({ row, name, field, message }) => ({ row, name, field, message }))].sort((a, b) => a.row - b.row)
}

/** Formats a report as CSV for spreadsheets, under the given column headings. */
export function formatReportCsv(report: ShownImportReport, heads: readonly string[]): string {
  const lines = [heads, ...listReportRows(report).map(({ row, name, field, message }) => [String(row), name ?? '', field, message])]
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\ufeff${lines.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

/** Prevents spreadsheets from reading a cell as a formula, also those that separate cells with semicolons. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
