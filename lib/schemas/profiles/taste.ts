import * as z from 'zod/mini'
import { dislikeReasons } from '#lib/domain/activities/activity-state'
import { tags } from '#lib/domain/platform/vocabulary'
import { instant } from '#lib/schemas/platform/fields'

/** The maximum number of tags in a list. */
export const MAX_TASTE_TAGS = 12

/** `name` is in the user's language; `weight` is from -1 to 1. */
const tasteTags = z.array(z.object({ tag: z.enum(tags), name: z.string(), weight: z.number() }))

/** A child's clear likes and dislikes, strongest first, and the count of each complaint. */
export const childTaste = z.object({
  liked: tasteTags,
  disliked: tasteTags,
  reasons: z.array(z.object({ reason: z.enum(dislikeReasons), count: z.number() })),
  /** When learning was reset; null if it never was. */
  resetAt: z.nullable(instant),
})
export type ChildTaste = z.infer<typeof childTaste>
