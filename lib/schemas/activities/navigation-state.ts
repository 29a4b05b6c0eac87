import * as z from 'zod/mini'
import { id } from '#lib/schemas/platform/fields'

/** As many as one batch has. */
const MAX_ACTIVITIES = 10

/**
 * The navigation state of /activities: `activities`, `duration`, `location` and `childId`. Only the ids count, each once; the server
 * says what the activities are, for whom, how long and where.
 */
const navigationState = z.object({ activities: z.array(z.object({ id })).check(z.maxLength(MAX_ACTIVITIES)) })

/** Ids of the activities that a client passed along, in their order; none where the state is absent or something else. */
export function readStatedIds(state: unknown): string[] {
  const activities = navigationState.safeParse(state).data?.activities ?? []
  return [...new Set(activities.map((activity) => activity.id))]
}
