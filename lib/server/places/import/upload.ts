import 'server-only'
import type { Language } from '#lib/domain/basics'
import { Problem } from '#lib/errors'
import { type ImportQuery, type ImportReason, type ImportReport, MAX_IMPORT_BYTES } from '#lib/schemas/place-import'
import { translator } from '#lib/server/http/language'
import type { LeftOut, Refusal } from '#lib/server/places/import/draft'
import { type FileFormat, importPlaces } from '#lib/server/places/import/import'

/** By Content-Type: GeoJSON and Overpass' JSON are told apart by what is in them. */
const formats: Record<string, FileFormat> = {
  'application/geo+json': 'json',
  'application/vnd.geo+json': 'json',
  'application/json': 'json',
  'text/csv': 'csv',
}

/**
 * Brings in the file that is the request's body, as it comes.
 * @throws Problem payload_too_large, invalid: then nothing was brought in
 */
export async function importUpload(request: Request, query: ImportQuery, language: Language): Promise<ImportReport> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  const format = formats[type.trim().toLowerCase()]
  if (!format) throw new Problem('invalid', { detail: { key: 'import_type' } })
  if (Number(request.headers.get('content-length')) > MAX_IMPORT_BYTES) throw new Problem('payload_too_large')
  return inWords(await importPlaces(request.body ?? new ReadableStream({ start: (stream) => stream.close() }), { ...query, format }), language)
}

/** The report with a sentence for each reason. */
export function inWords({ refusals, leftOutFields, ...counts }: Awaited<ReturnType<typeof importPlaces>>, language: Language): ImportReport {
  const t = translator(language, 'placeImport')
  const message = (reason: ImportReason) => t(`reason.${reason}`)
  const named = ({ row, name, reason }: Refusal) => ({ row, name: name ?? null, reason, message: message(reason) })
  return {
    ...counts,
    refusals: refusals.map(named),
    leftOutFields: leftOutFields.map((left: LeftOut) => ({ ...named(left), field: left.field })),
  }
}
