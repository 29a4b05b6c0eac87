import * as z from 'zod/mini'
import { route } from '#lib/server/platform/http/route'
import { assertReady } from '#lib/server/platform/readiness'

/** The database answers and has every migration. */
export const GET = route({ access: 'public', responseSchema: z.object({ status: z.string() }) }, async () => {
  await assertReady()
  return { status: 'ok' }
})
