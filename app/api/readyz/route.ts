import * as z from 'zod/mini'
import { route } from '#lib/server/platform/http/route'
import { assertReady } from '#lib/server/platform/readiness'

/** The database answers and has every migration. */
export const GET = route(
  {
    title: 'Say whether the app is ready',
    description: 'The database answers and has every migration; else 503.',
    access: 'public',
    responseSchema: z.object({ status: z.string() }),
  },
  async () => {
    await assertReady()
    return { status: 'ok' }
  },
)
