import * as z from 'zod/mini'
import { activityRequest } from '#lib/schemas/activities/activity'
import { id } from '#lib/schemas/platform/fields'

/** What a browser tab remembers of a batch that may be interrupted. */
export const storedGeneration = z.object({ request: activityRequest, batchId: id, wanted: z.int() })

/** A remembered batch; undefined where nothing is, or nothing that can be read. */
export function readStoredGeneration(text: string | null): z.infer<typeof storedGeneration> | undefined {
  try {
    return storedGeneration.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
