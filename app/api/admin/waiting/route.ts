import { waiting } from '#lib/schemas/platform/waiting'
import { countWaitingActivities } from '#lib/server/catalogue/admin/waiting'
import { countOpenCorrections } from '#lib/server/places/corrections'
import { countImportRuns } from '#lib/server/places/import/runs'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'Count what waits for an admin',
    description: 'Corrections, imports, drafts and decisions that wait.',
    access: 'admin',
    responseSchema: waiting,
  },
  async () => {
    const [corrections, imports, ofCatalogue] = await Promise.all([countOpenCorrections(), countImportRuns(), countWaitingActivities()])
    return { corrections, imports, ...ofCatalogue }
  },
)
