import * as z from 'zod/mini'
import { activityStatuses, dislikeReasons, feedbacks } from '#lib/domain/activities/activity-state'
import { adaptationKinds } from '#lib/domain/activities/adaptations'
import { MAX_TOGETHER } from '#lib/domain/activities/batch'
import { pauses } from '#lib/domain/activities/days/rhythm'
import { durations } from '#lib/domain/activities/duration'
import { scenes } from '#lib/domain/catalogue/scenes'
import { languages, settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { guidance, minuteParts } from '#lib/schemas/catalogue/guidance'
import { cursor, pagination } from '#lib/schemas/platform/cursor'
import { id, instant, limit, line } from '#lib/schemas/platform/fields'

/** A batch has 1 to 10. */
export const MAX_BATCH = 10

const common = {
  duration: z.enum(durations),
  location: z.enum(settings),
  batchSize: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_BATCH))),
  /** Only what takes neither things nor preparation: the library's, at once. */
  nothingNeeded: z.optional(z.boolean()),
  /** Only what they liked, kept or did before, the longest unseen first: the library's, at once. */
  lovedBefore: z.optional(z.boolean()),
}

/** For whom, how long and where. With `batchSize` the answer is a batch, without it one activity. */
export const activityRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('child'), id, ...common }),
  z.strictObject({ type: z.literal('group'), id, ...common }),
  z.strictObject({ type: z.literal('children'), ids: z.array(id).check(z.minLength(2), z.maxLength(MAX_TOGETHER)), ...common }),
  z.strictObject({
    type: z.literal('age'),
    ageMonths: z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS)),
    interests: z.optional(z.nullable(z.array(line(80)).check(z.maxLength(20)))),
    ...common,
  }),
])
export type ActivityRequest = z.infer<typeof activityRequest>

/** What one may do with one's own activity. */
export const activityActions = ['like', 'dislike', 'save', 'unsave', 'skip', 'done', 'undo', 'share', 'unshare', 'swap'] as const
/** As many parts as a schedule never has. */
const MOST_PARTS = 40

export const activityChange = z
  .strictObject({
    action: z.enum(activityActions),
    reason: z.optional(z.nullable(z.enum(dislikeReasons))),
    /** Of a swap: which of `parts`, from 0, and what for; without it, for the next best. */
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

/** What may be seen of a shared activity by anybody: every other text is absent. */
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
  /** The quiet background that goes with it. */
  scene: z.enum(scenes),
  isBlurred: z.boolean(),
})
export type PublicActivity = z.infer<typeof publicActivity>

const adaptation = z.object({ kind: z.enum(adaptationKinds), ageMinMonths: z.number(), ageMaxMonths: z.number(), text: z.string() })

/** As they are stored: before the kind was, the easier way came first. */
export const storedAdaptations = z.pipe(
  z.array(z.extend(adaptation, { kind: z.optional(z.enum(adaptationKinds)) })),
  z.transform((all) => all.map(({ kind, ...rest }, at) => ({ kind: kind ?? (at === 0 ? 'easier' : 'harder'), ...rest }))),
)

/** A part of a composed time. */
const dayPart = z.object({
  /** What it is: an activity, or what stands between two. */
  kind: z.enum(['activity', ...pauses]),
  title: z.string(),
  /** How it goes, in a few lines. */
  text: z.string(),
  /** Since the beginning. */
  startsAtMinute: z.number(),
  minutes: z.number(),
  /** Of an activity: which of the catalogue's. */
  exploreActivityId: z.nullable(id),
})
/** As they are stored. */
export const storedDay = z.array(dayPart)

/** What somebody signed in sees of a shared activity that is not theirs. `isSaved` is theirs, so always false. */
export const sharedActivity = z.extend(publicActivity, {
  benefits: texts,
  materialsNeeded: texts,
  instructions: texts,
  safetyNotes: texts,
  difficulty: z.enum(difficulties),
  isFree: z.boolean(),
  adaptations: z.array(adaptation),
  /** The whole of it in three lines; none where nobody wrote them. */
  quick: texts,
  /** Null where nobody wrote it. */
  guidance: z.nullable(guidance),
  minutes: minuteParts,
  /** The schedule of a time composed of short activities; nothing where it is one. */
  parts: z.array(dayPart),
  /** When that begins, in minutes after midnight; null where it begins when one likes. */
  beginsAt: z.nullable(z.number()),
  source: z.enum(['ai', 'library']),
  isSaved: z.boolean(),
})
export type SharedActivity = z.infer<typeof sharedActivity>

/** What `undo` goes back to, as it is stored. */
export const rememberedState = z.object({
  isSaved: z.boolean(),
  feedback: z.nullable(z.enum(feedbacks)),
  reason: z.nullable(z.enum(dislikeReasons)),
  doneAt: z.nullable(z.string()),
  status: z.enum(activityStatuses),
  /** Absent in what was stored before this was kept. */
  reactedAt: z._default(z.nullable(z.string()), null),
})

/** Why an activity would not be offered to the same child or group again, as they are today. */
export const withheldReasons = ['age', 'allergy', 'need'] as const
export type Withheld = (typeof withheldReasons)[number]

/** An activity as its owner sees it. */
export const activity = z.extend(sharedActivity, {
  batchId: id,
  childId: z.nullable(id),
  groupId: z.nullable(id),
  /** Of several children at once; else none. */
  childIds: z.array(id),
  /** What the child or the group had liked, for which it was chosen: at most two words in the activity's language. */
  because: texts,
  feedback: z.nullable(z.enum(feedbacks)),
  reason: z.nullable(z.enum(dislikeReasons)),
  doneAt: z.nullable(instant),
  status: z.enum(activityStatuses),
  withheld: z.nullable(z.enum(withheldReasons)),
  /** When they had last seen the same before it came again; null for what was new to them. */
  seenAt: z.nullable(instant),
  /** Of what came again: how many there are for what was asked for, all of them seen. */
  fittingCount: z.nullable(z.number()),
  isShared: z.boolean(),
  /** The latest entry of the journal about it. */
  journalEntryId: z.nullable(id),
  createdAt: instant,
})
export type Activity = z.infer<typeof activity>

export const activityBatch = z.object({ batchId: id, activities: z.array(activity) })
export type ActivityBatch = z.infer<typeof activityBatch>

/** The first event of a batch that is streamed. */
export const batchStarted = z.object({ batchId: id })
/** The last one: how many activities came, and from where; `ai` only where all are the model's. */
export const batchDone = z.object({ count: z.number(), source: z.enum(['ai', 'library']) })

/** The answer to a request: a batch where `batchSize` was given. */
export const createdActivity = z.union([activityBatch, activity])

/** The answer to one activity's id: the owner's view, or anybody else's of a shared one. */
export const shownActivity = z.union([activity, sharedActivity])
export type ShownActivity = z.infer<typeof shownActivity>

/** A page ends after this id. */
const lastId = cursor((text) => id.safeParse(text).data)

/** `status=saved` means that it is saved, `liked` that it is liked and so on, whatever was done last; `new` and `skipped` go by the latest. */
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
