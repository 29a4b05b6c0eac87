import * as z from 'zod/mini'
import { activityStatuses, dislikeReasons, feedbacks } from '#lib/domain/activities/activity-state'
import { adaptationKinds } from '#lib/domain/activities/adaptations'
import { MAX_CHILDREN_TOGETHER } from '#lib/domain/activities/batch'
import { pauses } from '#lib/domain/activities/days/rhythm'
import { durations } from '#lib/domain/activities/duration'
import { scenes } from '#lib/domain/catalogue/scenes'
import { languages, settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { guidance, minuteParts } from '#lib/schemas/catalogue/guidance'
import { cursor, pagination } from '#lib/schemas/platform/cursor'
import { id, instant, limit, line } from '#lib/schemas/platform/fields'

/** The maximum size of a batch. */
export const MAX_BATCH = 10

const common = {
  duration: z.enum(durations),
  location: z.enum(settings),
  batchSize: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_BATCH))),
  /** Whether to choose only activities without materials and preparation: from the library, without a model. */
  nothingNeeded: z.optional(z.boolean()),
  /** Whether to choose only activities they liked, saved or did before, the longest unseen first: from the library, without a model. */
  lovedBefore: z.optional(z.boolean()),
}

/** The recipient, duration and setting. With `batchSize` the response is a batch, otherwise one activity. */
export const activityRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('child'), id, ...common }),
  z.strictObject({ type: z.literal('group'), id, ...common }),
  z.strictObject({ type: z.literal('children'), ids: z.array(id).check(z.minLength(2), z.maxLength(MAX_CHILDREN_TOGETHER)), ...common }),
  z.strictObject({
    type: z.literal('age'),
    ageMonths: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
    interests: z.optional(z.nullable(z.array(line(80)).check(z.maxLength(20)))),
    ...common,
  }),
])
export type ActivityRequest = z.infer<typeof activityRequest>

/** The actions on a user's own activity. */
export const activityActions = ['like', 'dislike', 'save', 'unsave', 'skip', 'done', 'undo', 'share', 'unshare', 'swap'] as const
/** The maximum index of a part, above any real schedule. */
const MOST_PARTS = 40

export const activityChange = z
  .strictObject({
    action: z.enum(activityActions),
    reason: z.optional(z.nullable(z.enum(dislikeReasons))),
    /** For a swap: the index in `parts`, from 0, and the replacement; without it the next best is used. */
    part: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PARTS))),
    exploreActivityId: z.optional(id),
  })
  .check(
    z.refine(({ action, reason }) => action === 'dislike' || reason == null, { error: 'wrong_value', path: ['reason'] }),
    z.refine(({ action, part }) => (action === 'swap') === (part !== undefined), { error: 'wrong_value', path: ['part'] }),
    z.refine(({ action, exploreActivityId }) => action === 'swap' || exploreActivityId === undefined, {
      error: 'wrong_value',
      path: ['exploreActivityId'],
    }),
  )
export type ActivityChange = z.infer<typeof activityChange>

const texts = z.array(z.string())

/** The public view of a shared activity. All other texts are absent. */
export const publicActivity = z.object({
  id,
  title: z.string(),
  /** The first sentence. */
  description: z.string(),
  durationMinutes: z.number(),
  ageMinMonths: z.number(),
  ageMaxMonths: z.number(),
  setting: z.enum(settings),
  language: z.enum(languages),
  /** One to three emoji, by name. */
  picture: texts,
  /** The background of the picture. */
  scene: z.enum(scenes),
  isBlurred: z.boolean(),
})
export type PublicActivity = z.infer<typeof publicActivity>

const adaptation = z.object({ kind: z.enum(adaptationKinds), ageMinMonths: z.number(), ageMaxMonths: z.number(), text: z.string() })

/** Adaptations as stored. Rows without `kind` have the easier one first. */
export const storedAdaptations = z.pipe(
  z.array(z.extend(adaptation, { kind: z.optional(z.enum(adaptationKinds)) })),
  z.transform((all) => all.map(({ kind, ...rest }, at) => ({ kind: kind ?? (at === 0 ? 'easier' : 'harder'), ...rest }))),
)

/** How to run an activity with many children, or with more than can take part at once. */
export const groupPlan = z.object({
  /** The number of children that it was chosen for. */
  children: z.object({ min: z.number(), max: z.number() }),
  /** The adults needed for the most children. */
  adults: z.number(),
  /** The groups to split into; 1 if all children take part together. */
  groups: z.number(),
  /** How it works with many children; null for a few, and if the activity does not say it. */
  text: z.nullable(z.string()),
  /** Whether it needs more adults than children of their age usually have. */
  needsMoreAdults: z._default(z.boolean(), false),
})

/** A part of a composed time. */
const dayPart = z.object({
  /** The kind: an activity, or a pause between two. */
  kind: z.enum(['activity', ...pauses]),
  title: z.string(),
  /** Short instructions. */
  text: z.string(),
  /** Minutes from the start. */
  startsAtMinute: z.number(),
  minutes: z.number(),
  /** The activity's id in the catalogue; null for a pause. */
  exploreActivityId: z.nullable(id),
})
/** The parts as stored. */
export const storedDay = z.array(dayPart)

/** A signed-in user's view of another user's shared activity. `isSaved` is the viewer's, so it is always false. */
export const sharedActivity = z.extend(publicActivity, {
  benefits: texts,
  materialsNeeded: texts,
  instructions: texts,
  safetyNotes: texts,
  difficulty: z.enum(difficulties),
  isFree: z.boolean(),
  adaptations: z.array(adaptation),
  /** A summary in three lines; empty if there is none. */
  quick: texts,
  /** Null if there is none. */
  guidance: z.nullable(guidance),
  /** How many children do it; null if a few do it together, and for a model's activity, which is written for its group. */
  groupPlan: z.nullable(groupPlan),
  minutes: minuteParts,
  /** The schedule of a composed time; empty for a single activity. */
  parts: z.array(dayPart),
  /** The start in minutes after midnight; null if it can start at any time. */
  beginsAt: z.nullable(z.number()),
  source: z.enum(['ai', 'library']),
  isSaved: z.boolean(),
})
export type SharedActivity = z.infer<typeof sharedActivity>

/** The state that `undo` restores, as stored. */
export const rememberedState = z.object({
  isSaved: z.boolean(),
  feedback: z.nullable(z.enum(feedbacks)),
  reason: z.nullable(z.enum(dislikeReasons)),
  doneAt: z.nullable(z.string()),
  status: z.enum(activityStatuses),
  /** Absent in older rows. */
  reactedAt: z._default(z.nullable(z.string()), null),
})

/** Why an activity would not be offered again to the same child or group today. */
export const withheldReasons = ['age', 'allergy', 'need'] as const
export type Withheld = (typeof withheldReasons)[number]

/** The owner's view of an activity. */
export const activity = z.extend(sharedActivity, {
  batchId: id,
  childId: z.nullable(id),
  groupId: z.nullable(id),
  /** The ids if it is for several children; otherwise empty. */
  childIds: z.array(id),
  /** The liked themes it was chosen for: at most two words in the activity's language. */
  because: texts,
  /** The loved interest that it is close to, in the activity's language; null if there is none, or if it is about a loved interest itself. */
  closeTo: z.nullable(z.string()),
  feedback: z.nullable(z.enum(feedbacks)),
  reason: z.nullable(z.enum(dislikeReasons)),
  doneAt: z.nullable(instant),
  status: z.enum(activityStatuses),
  withheld: z.nullable(z.enum(withheldReasons)),
  /** When the recipient last saw the same activity before; null if it was new. */
  seenAt: z.nullable(instant),
  /** For a repeated activity: the number of fitting activities, all of them seen. */
  fittingCount: z.nullable(z.number()),
  isShared: z.boolean(),
  /** The latest journal entry about it. */
  journalEntryId: z.nullable(id),
  createdAt: instant,
})
export type Activity = z.infer<typeof activity>

export const activityBatch = z.object({ batchId: id, activities: z.array(activity) })
export type ActivityBatch = z.infer<typeof activityBatch>

/** The first event of a streamed batch. */
export const batchStarted = z.object({ batchId: id })
/** The last event: the number of activities and their source; `ai` only if all are from the model. */
export const batchDone = z.object({ count: z.number(), source: z.enum(['ai', 'library']) })

/** The response to a request: a batch if `batchSize` was given. */
export const createdActivity = z.union([activityBatch, activity])

/** The response for one activity: the owner's view, or another user's view of a shared one. */
export const shownActivity = z.union([activity, sharedActivity])
export type ShownActivity = z.infer<typeof shownActivity>

/** The last id of a page. */
const lastId = cursor((text) => id.safeParse(text).data)

/** `status=saved` finds all saved ones, `liked` all liked ones and so on, independent of the latest action; `new` and `skipped` use the latest. */
export const historyQuery = z.strictObject({
  status: z.optional(z.enum(activityStatuses)),
  childId: z.optional(id),
  groupId: z.optional(id),
  batchId: z.optional(id),
  limit: z.optional(limit),
  cursor: z.optional(lastId),
})
export type HistoryQuery = z.infer<typeof historyQuery>

export const activityPage = z.object({ activities: z.array(activity), pagination })
export type ActivityPage = z.infer<typeof activityPage>
