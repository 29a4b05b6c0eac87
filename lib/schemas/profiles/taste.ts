import * as z from 'zod/mini'
import { dislikeReasons } from '#lib/domain/activities/activity-state'
import { tags } from '#lib/domain/platform/vocabulary'
import { instant } from '#lib/schemas/platform/fields'

/** Tags a list has at most. */
export const MAX_TASTE_TAGS = 12

/** `name` is in the reader's language; `weight` is from -1 to 1. */
const tasteTags = z.array(z.object({ tag: z.enum(tags), name: z.string(), weight: z.number() }))

/** What a child clearly likes and does not, strongest first, and how often each reason was given against something. */
export const childTaste = z.object({
  liked: tasteTags,
  disliked: tasteTags,
  reasons: z.array(z.object({ reason: z.enum(dislikeReasons), count: z.number() })),
  /** Since when this was learned, where it was forgotten once. */
  resetAt: z.nullable(instant),
})
export type ChildTaste = z.infer<typeof childTaste>
