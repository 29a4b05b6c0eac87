import type { DislikeReason, Feedback } from '#lib/domain/activities/activity-state'
import { interests, type Tag, tags as vocabulary } from '#lib/domain/platform/vocabulary'

/** A user's reaction to an earlier activity. */
export interface Signal {
  tags: string[]
  traits: string[]
  feedback: Feedback | null
  reason: DislikeReason | null
  isSaved: boolean
  isDone: boolean
  isSkipped: boolean
  /** The time in milliseconds since 1970. */
  at: number
}

/** Known likes and dislikes, learned from reactions. */
export interface Taste {
  /** The score of each tag from -1 (disliked) to 1 (liked). */
  tags: ReadonlyMap<string, number>
  /** The same for traits. */
  traits: ReadonlyMap<string, number>
  /** The faded count of each complaint, at most 2 each. */
  complaints: Readonly<Record<DislikeReason, number>>
  /** Tags of activities done in the last days, for variety. */
  doneLately: string[]
}

/**
 * The weight of one reaction to a theme. A like is the measure; "not interested" is as clear. A dislike without a reason may be
 * about something else, so it counts half. Done (worth the time) and saved (a wish) each count less than a like, together almost
 * as much. A skip may only be a bad moment.
 */
const weights = { liked: 1, notInterested: -1, disliked: -0.5, done: 0.5, saved: 0.4, skipped: -0.1 }

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * The half-life of a reaction. What children love lasts for months, what they try for weeks: after six weeks without a new sign
 * one like is no longer clear, and after half a year almost nothing is left (a twentieth).
 */
const HALF_LIFE_MS = 42 * DAY_MS
/** The length of "the last days": one weekend has no repeats, and the next one may. */
const LATELY_MS = 3 * DAY_MS
/** The maximum count of one complaint. */
const MAX_COMPLAINTS = 2
/** The score from which a tag is clearly liked: one like in the last five weeks, two done, or one saved and done. */
const CLEAR_TASTE_SCORE = 0.5

/**
 * Calculates the taste of one child from its signals, as of `now` (milliseconds since 1970). Each signal adds its faded weight to
 * its tags; a curve maps the sums to -1 to 1, so that the first signals count most. The order of the signals does not matter, and
 * one more like never lowers a score.
 */
export function calculateTaste(signals: readonly Signal[], now: number): Taste {
  const tags = new Map<string, number>()
  const traits = new Map<string, number>()
  const complaints = new Map<string, number>()
  // Sums of fractions depend on their order, so the order is fixed.
  const ordered = signals.toSorted((a, b) => a.at - b.at || themeOpinion(a) - themeOpinion(b))
  for (const signal of ordered) {
    const fading = 0.5 ** (Math.max(0, now - signal.at) / HALF_LIFE_MS)
    for (const tag of new Set(signal.tags)) add(tags, tag, themeOpinion(signal) * fading)
    for (const trait of new Set(signal.traits)) add(traits, trait, mannerOpinion(signal) * fading)
    // The complaint counts even if the activity has no messy trait.
    if (signal.reason === 'too_messy') add(traits, 'messy', -fading)
    if (signal.reason) add(complaints, signal.reason, fading)
  }
  const lately = new Set(signals.filter(({ isDone, at }) => isDone && now - at <= LATELY_MS).flatMap((signal) => signal.tags))
  return { tags: bent(tags), traits: bent(traits), complaints: allComplaints(complaints), doneLately: [...lately].sort() }
}

/** Lists the clearly liked tags, strongest first; equal ones in the vocabulary's order, themes before skills. */
export function listLikedTags({ tags }: Taste): Tag[] {
  const weight = (tag: Tag) => tags.get(tag) ?? 0
  return vocabulary.filter((tag) => weight(tag) >= CLEAR_TASTE_SCORE).sort((a, b) => weight(b) - weight(a))
}

/** Lists the clearly disliked tags, strongest first. */
export function listDislikedTags({ tags }: Taste): Tag[] {
  const weight = (tag: Tag) => tags.get(tag) ?? 0
  return vocabulary.filter((tag) => weight(tag) <= -CLEAR_TASTE_SCORE).sort((a, b) => weight(a) - weight(b))
}

/** The maximum number of reasons, which fit in one line. */
const MAX_BECAUSE = 2

/**
 * Lists the liked themes that an activity is made "because of", strongest first. It excludes skills: a child likes building, while
 * the adult likes that it trains coordination.
 */
export function listMatchReasons(taste: Taste, activityTags: readonly string[]): Tag[] {
  return listLikedTags(taste)
    .filter((tag) => activityTags.includes(tag) && themes.has(tag))
    .slice(0, MAX_BECAUSE)
}
const themes: ReadonlySet<string> = new Set(interests)

/** Returns a signal's weight for the tags; a reason about something other than the theme gives 0. */
function themeOpinion({ feedback, reason, isSaved, isDone, isSkipped }: Signal): number {
  if (feedback === 'liked') return weights.liked
  if (feedback === 'disliked') return reason === 'not_interested' ? weights.notInterested : reason === null ? weights.disliked : 0
  if (isSaved || isDone) return (isSaved ? weights.saved : 0) + (isDone ? weights.done : 0)
  return isSkipped ? weights.skipped : 0
}

/**
 * Returns a signal's weight for the traits. A like includes its manner, messy or calm; a dislike may be about the theme, so only a
 * reason counts against a trait.
 */
function mannerOpinion(signal: Signal): number {
  return Math.max(0, themeOpinion(signal))
}

function add(sums: Map<string, number>, key: string, value: number) {
  if (value !== 0) sums.set(key, (sums.get(key) ?? 0) + value)
}

function bent(sums: Map<string, number>): Map<string, number> {
  return new Map([...sums].map(([key, sum]) => [key, Math.tanh(sum)]))
}

function allComplaints(sums: Map<string, number>): Record<DislikeReason, number> {
  const count = (reason: DislikeReason) => Math.min(MAX_COMPLAINTS, sums.get(reason) ?? 0)
  return {
    too_easy: count('too_easy'),
    too_hard: count('too_hard'),
    too_messy: count('too_messy'),
    too_long: count('too_long'),
    no_materials: count('no_materials'),
    not_interested: count('not_interested'),
  }
}
