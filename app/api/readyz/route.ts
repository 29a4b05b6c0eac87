import { appStatus } from '#lib/schemas/platform/app-status'
import { route } from '#lib/server/platform/http/route'
import { assertReady } from '#lib/server/platform/readiness'

export const GET = route(
  {
    title: 'Say whether the app is ready',
    description: 'The database answers and has every migration; else 503.',
    access: 'public',
    responseSchema: appStatus,
  },
  async () => {
    await assertReady()
    return { status: 'ok' as const }
  },
)
