import * as z from 'zod/mini'
import { id } from '#lib/schemas/platform/fields'

/** The maximum size of a batch. */
const MAX_ACTIVITIES = 10

/**
 * The navigation state of /activities: `activities`, `duration`, `location` and `childId`. Only the ids count, each once; the rest
 * comes from the server.
 */
const navigationState = z.object({ activities: z.array(z.object({ id })).check(z.maxLength(MAX_ACTIVITIES)) })

/** Reads the activity ids that a client passed, in order; empty if the state is absent or invalid. */
export function readStatedIds(state: unknown): string[] {
  const activities = navigationState.safeParse(state).data?.activities ?? []
  return [...new Set(activities.map((activity) => activity.id))]
}
