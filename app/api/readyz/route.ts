import * as z from 'zod/mini'
import { assertReady } from '#lib/server/readiness'
import { route } from '#lib/server/route'

/** The database answers and has every migration. */
export const GET = route({ access: 'public', out: z.object({ status: z.string() }) }, async () => {
  await assertReady()
  return { status: 'ok' }
})
