import { importProgress, importQuery, importReport } from '#lib/schemas/places/place-import'
import { streamImport } from '#lib/server/places/import/stream'
import { fileTypes, openUpload } from '#lib/server/places/import/upload'
import { wantsStream } from '#lib/server/platform/http/event-stream'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  {
    title: 'Import places',
    description:
      'The body is a file of up to 50 MB: GeoJSON, Overpass JSON or a table. It is imported completely or not at all. With `Accept: text/event-stream` it reports progress.',
    events: { progress: importProgress, report: importReport },
    access: 'admin',
    query: importQuery,
    responseSchema: importReport,
    status: 200,
    streamed: fileTypes,
    bodyLimit: 'file',
  },
  async ({ request, query, language }) =>
    wantsStream(request) ? streamImport(request, query, language) : openUpload(request)({ query, language, signal: request.signal }),
)
