import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import type { ImportQuery, ImportReport } from '#lib/schemas/places/place-import'
import type { FileFormat, ImportOptions } from '#lib/server/places/import/import'
import { importInWorker, type Watch } from '#lib/server/places/import/in-worker'
import { toReport } from '#lib/server/places/import/report'
import { recordImport } from '#lib/server/places/import/runs'
import { describeProblem } from '#lib/server/platform/http/problem'

/** Formats by Content-Type: GeoJSON and Overpass' JSON are distinguished by content. */
const formats: Record<string, FileFormat> = {
  'application/geo+json': 'json',
  'application/vnd.geo+json': 'json',
  'application/json': 'json',
  'text/csv': 'csv',
}
export const fileTypes = Object.keys(formats)

/** Maximum concurrent imports: each holds a thread and a database connection until its file has arrived. */
const MOST_AT_ONCE = 3
const RETRY_SECONDS = 60
let underWay = 0

interface UploadOptions extends Watch {
  query: ImportQuery
  language: Language
}

/**
 * Validates the request's headers about the file in its body. then nothing was imported
 * @returns a function that imports it as it arrives; it throws payload_too_large, invalid and, if too many imports are running,
 * rate_limited:
 * @throws Problem invalid
 */
export function openUpload(request: Request): (options: UploadOptions) => Promise<ImportReport> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  const format = formats[type.trim().toLowerCase()]
  if (!format) throw new Problem('invalid', { detail: { key: 'import_type' } })
  const bytes = request.body ?? new ReadableStream({ start: (stream) => stream.close() })
  return async ({ query: { fileName, ...query }, language, ...watch }) => {
    if (underWay >= MOST_AT_ONCE) throw new Problem('rate_limited', { retryAfterSeconds: RETRY_SECONDS })
    underWay++
    try {
      return toReport(await recordImport(fileName, () => importInWorker(bytes, { ...query, format }, watch)), language)
    } finally {
      underWay--
    }
  }
}

/**
 * Imports a file of this machine, with an English report. The format depends on the file extension.
 * @throws Error in one sentence: then nothing was imported
 */
export async function importFile(bytes: AsyncIterable<Uint8Array>, name: string, query: ImportQuery, watch: Watch): Promise<ImportReport> {
  const options: ImportOptions = { ...query, format: /\.(csv|tsv|txt)$/i.test(name) ? 'csv' : 'json' }
  try {
    return toReport(await importInWorker(bytes, options, watch), 'en')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Error(describeProblem(error, 'en'), { cause: error })
  }
}
