import { importQuery, importReport } from '#lib/schemas/place-import'
import { importUpload } from '#lib/server/places/import/upload'
import { route } from '#lib/server/route'

export const POST = route({ access: 'admin', query: importQuery, out: importReport, status: 200, isStreamed: true }, ({ request, query, language }) =>
  importUpload(request, query, language),
)
