import { appStatus } from '#lib/schemas/platform/app-status'
import { route } from '#lib/server/platform/http/route'
import { assertReady } from '#lib/server/platform/readiness'

export const GET = route(
  {
    title: 'Check whether the app is ready',
    description: 'The database responds and has every migration; otherwise 503.',
    access: 'public',
    responseSchema: appStatus,
  },
  async () => {
    await assertReady()
    return { status: 'ok' as const }
  },
)
