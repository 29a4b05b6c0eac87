import * as z from 'zod/mini'
import { activityRequest } from '#lib/schemas/activities/activity'
import { id } from '#lib/schemas/platform/fields'

/** The data that a browser tab stores to resume an interrupted batch. */
export const storedGeneration = z.object({ request: activityRequest, batchId: id, wanted: z.int() })

/** Reads a stored batch; undefined if there is none or it is invalid. */
export function readStoredGeneration(text: string | null): z.infer<typeof storedGeneration> | undefined {
  try {
    return storedGeneration.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
