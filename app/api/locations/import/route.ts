import { importQuery, importReport } from '#lib/schemas/places/place-import'
import { streamImport } from '#lib/server/places/import/stream'
import { openUpload } from '#lib/server/places/import/upload'
import { wantsStream } from '#lib/server/platform/http/event-stream'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  { access: 'admin', query: importQuery, responseSchema: importReport, status: 200, isStreamed: true },
  async ({ request, query, language }) =>
    wantsStream(request) ? streamImport(request, query, language) : openUpload(request)({ query, language, signal: request.signal }),
)
