import type { DislikeReason, Feedback } from '#lib/domain/activities/activity-state'
import { interests, type Tag, tags as vocabulary } from '#lib/domain/platform/vocabulary'

/** What somebody did with an earlier activity. */
export interface Signal {
  tags: string[]
  traits: string[]
  feedback: Feedback | null
  reason: DislikeReason | null
  isSaved: boolean
  isDone: boolean
  isSkipped: boolean
  /** When, in milliseconds since 1970. */
  at: number
}

/** What is liked and what is not, as far as it is known from what was done. */
export interface Taste {
  /** How much each tag is liked (above 0) or not (below), from -1 to 1. */
  tags: ReadonlyMap<string, number>
  /** The same for traits. */
  traits: ReadonlyMap<string, number>
  /** How often each reason was given against something, faded, at most 2 each. */
  complaints: Readonly<Record<DislikeReason, number>>
  /** Tags of what was done in the last days: to vary from. */
  doneLately: string[]
}

/**
 * How much one thing done says about a theme. A like is the measure; "not interested" is as clear. A dislike without a reason
 * may be about the theme or about anything else, so it is half of that. What was done was worth the time, what was saved is a
 * wish for later: each says less than a like, both together almost as much. A skipped card may just have come at a bad moment.
 */
const weights = { liked: 1, notInterested: -1, disliked: -0.5, done: 0.5, saved: 0.4, skipped: -0.1 }

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * After so long a reaction counts half. What children love lasts for months, what they try for weeks: after six weeks
 * without a new sign one like is no longer clear, and after half a year it is as good as forgotten (a twentieth).
 */
const HALF_LIFE_MS = 42 * DAY_MS
/** "The last days": one weekend does not repeat itself, and the next may again. */
const LATELY_MS = 3 * DAY_MS
/** Complaints of one kind count no more than this many times. */
const MAX_COMPLAINTS = 2
/** From here on a tag is clearly liked: one like of the last five weeks, two things done, or one saved and done. */
const CLEAR = 0.5

/**
 * What the signals of one child say, as of `now` (milliseconds since 1970). Every signal adds its weight to each of its tags,
 * less the older it is; the sums are bent into -1 to 1, so that the first signs say most. The order of the signals does not
 * matter, and one more like never lowers anything.
 */
export function tasteOf(signals: readonly Signal[], now: number): Taste {
  const tags = new Map<string, number>()
  const traits = new Map<string, number>()
  const complaints = new Map<string, number>()
  // Sums of fractions depend on their order, so there is one.
  const ordered = signals.toSorted((a, b) => a.at - b.at || themeOpinion(a) - themeOpinion(b))
  for (const signal of ordered) {
    const fading = 0.5 ** (Math.max(0, now - signal.at) / HALF_LIFE_MS)
    for (const tag of new Set(signal.tags)) add(tags, tag, themeOpinion(signal) * fading)
    for (const trait of new Set(signal.traits)) add(traits, trait, mannerOpinion(signal) * fading)
    // Said of an activity that nobody had called messy, it is no less a word about mess.
    if (signal.reason === 'too_messy') add(traits, 'messy', -fading)
    if (signal.reason) add(complaints, signal.reason, fading)
  }
  const lately = new Set(signals.filter(({ isDone, at }) => isDone && now - at <= LATELY_MS).flatMap((signal) => signal.tags))
  return { tags: bent(tags), traits: bent(traits), complaints: allComplaints(complaints), doneLately: [...lately].sort() }
}

/** The tags that are clearly liked, strongest first; alike ones as the vocabulary has them, themes before skills. */
export function likedOf({ tags }: Taste): Tag[] {
  const weight = (tag: Tag) => tags.get(tag) ?? 0
  return vocabulary.filter((tag) => weight(tag) >= CLEAR).sort((a, b) => weight(b) - weight(a))
}

/** The tags that are clearly not liked, strongest first. */
export function dislikedOf({ tags }: Taste): Tag[] {
  const weight = (tag: Tag) => tags.get(tag) ?? 0
  return vocabulary.filter((tag) => weight(tag) <= -CLEAR).sort((a, b) => weight(a) - weight(b))
}

/** As many as fit in one line. */
const MAX_BECAUSE = 2

/**
 * What an activity with these tags is made "because of": the clearly liked among them, strongest first. Themes only: a child
 * likes building, while that it trains the coordination of hand and eye is what the adult likes.
 */
export function becauseOf(taste: Taste, activityTags: readonly string[]): Tag[] {
  return likedOf(taste)
    .filter((tag) => activityTags.includes(tag) && themes.has(tag))
    .slice(0, MAX_BECAUSE)
}
const themes: ReadonlySet<string> = new Set(interests)

/** A reason that speaks of something else than the theme says nothing about the tags. */
function themeOpinion({ feedback, reason, isSaved, isDone, isSkipped }: Signal): number {
  if (feedback === 'liked') return weights.liked
  if (feedback === 'disliked') return reason === 'not_interested' ? weights.notInterested : reason === null ? weights.disliked : 0
  if (isSaved || isDone) return (isSaved ? weights.saved : 0) + (isDone ? weights.done : 0)
  return isSkipped ? weights.skipped : 0
}

/** What was liked was liked as it was, messy or calm. What was not may have been so for its theme: only a reason tells. */
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
