import { dismissImportRun } from '#lib/server/places/import/runs'
import { route } from '#lib/server/platform/http/route'

export const DELETE = route(
  {
    title: 'Dismiss an import',
    description: 'It no longer waits; its places stay. 404 for one that still runs.',
    access: 'admin',
  },
  ({ params }) => dismissImportRun(params.id),
)
