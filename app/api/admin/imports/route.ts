import { importRuns } from '#lib/schemas/places/place-import'
import { listImportRuns } from '#lib/server/places/import/runs'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the imports that wait',
    description: 'Imports of places that run, that were interrupted, or that refused entries, the latest first.',
    access: 'admin',
    responseSchema: importRuns,
  },
  ({ language }) => listImportRuns(language),
)
