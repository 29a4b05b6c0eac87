import 'server-only'
import * as z from 'zod/mini'
import type { Adaptation } from '#lib/domain/activities/adaptations'
import type { DayPart } from '#lib/domain/activities/days/card'
import { beginsAt, composedDurationOf } from '#lib/domain/activities/days/rhythm'
import { partsOf } from '#lib/domain/activities/duration'
import type { GroupPlan } from '#lib/domain/activities/participation'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import { isTag, type Tag } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { type Activity, activity as activitySchema, type Withheld } from '#lib/schemas/activities/activity'
import type { Prisma } from '#lib/server/generated/client'

/** Includes the share and the latest journal entry of an activity. */
export const withShareAndEntry = {
  share: { select: { activityId: true } },
  journalEntries: { select: { id: true }, orderBy: { id: 'desc' }, take: 1 },
} as const
export type StoredActivity = Prisma.ActivityGetPayload<{ include: typeof withShareAndEntry }>

/** Columns that are not in the response. */
type Hidden = 'userId' | 'catalogueId' | 'facts' | 'findings' | 'tags' | 'traits' | 'previous' | 'reactedAt'
interface ShownRow extends Omit<StoredActivity, Hidden | 'adaptations' | 'guidance' | 'groupPlan' | 'parts'> {
  adaptations: Adaptation[]
  parts: DayPart[]
  guidance: Guidance | null
  groupPlan: GroupPlan | null
}

/** Converts a row to its owner's form. */
export function shown({ share, journalEntries, ...row }: ShownRow, withheld: Withheld | null): Activity {
  const [entry] = journalEntries
  const own = { withheld, because: [], isShared: share !== null, journalEntryId: entry?.id ?? null, isBlurred: false }
  const activity = z.parse(activitySchema, { ...row, ...timesOf(row), ...own })
  const nameOf = (tag: Tag) => tagName(tag, activity.language)
  const closeTo = row.closeTo !== null && isTag(row.closeTo) ? nameOf(row.closeTo) : null
  return { ...activity, because: row.likedTags.filter(isTag).map(nameOf), closeTo }
}

interface Timed extends Pick<StoredActivity, 'durationMinutes' | 'prepMinutes' | 'tidyMinutes' | 'setting'> {
  /** Schedule of a composed time. */
  parts: unknown
}

/** Returns an activity's times in addition to its duration. */
export function timesOf(row: Timed) {
  const isComposed = Array.isArray(row.parts) && row.parts.length > 0
  const isWholeDay = isComposed && composedDurationOf(row.durationMinutes) === 'full-day'
  return { minutes: partsOf(row), beginsAt: beginsAt(row.setting, isWholeDay) }
}
