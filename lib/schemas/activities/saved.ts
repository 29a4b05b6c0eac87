import * as z from 'zod/mini'
import { durations } from '#lib/domain/activities/duration'
import { settings } from '#lib/domain/platform/basics'
import { activity } from '#lib/schemas/activities/activity'
import { exploreCard } from '#lib/schemas/catalogue/explore'
import { cursor, pagination, positionInstant } from '#lib/schemas/platform/cursor'
import { id, instant, limit, yesOrNo } from '#lib/schemas/platform/fields'

/** The last position of a page. */
const savedPosition = z.object({ savedAt: positionInstant, id })
export type SavedPosition = z.infer<typeof savedPosition>

/** With a child or group: activities made for them, and catalogue activities for the youngest's age. `done` filters by whether it was done. */
export const savedQuery = z.strictObject({
  childId: z.optional(id),
  groupId: z.optional(id),
  duration: z.optional(z.enum(durations)),
  setting: z.optional(z.enum(settings)),
  done: z.optional(yesOrNo),
  limit: z.optional(limit),
  cursor: z.optional(cursor((text) => savedPosition.safeParse(JSON.parse(text)).data)),
})
export type SavedQuery = z.infer<typeof savedQuery>

/** A saved activity: one made for the user, or one of the catalogue. */
const savedActivity = z.discriminatedUnion('kind', [
  z.extend(activity, { kind: z.literal('own'), savedAt: instant }),
  z.extend(exploreCard, { kind: z.literal('catalogue'), savedAt: instant, doneAt: z.nullable(instant) }),
])
export type SavedActivity = z.infer<typeof savedActivity>
/** The fields that a small tile shows. */
export type SavedTile = Pick<SavedActivity, 'id' | 'kind' | 'title' | 'picture' | 'scene'>

export const savedPage = z.object({ activities: z.array(savedActivity), pagination })
export type SavedPage = z.infer<typeof savedPage>
