import type { Minutes } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'
import { type Difficulty, difficulties, type Need } from '#lib/domain/platform/vocabulary'
import { needsCost } from '#lib/domain/profiles/needs'
import type { Taste } from '#lib/domain/profiles/taste'
import type { Facts } from '#lib/domain/safety/facts'

/** What of an activity decides how well it suits somebody. */
export interface FitCandidate {
  id: string
  categoryId: string
  settings: readonly Setting[]
  durationMinutes: number
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  tags: string[]
  traits: string[]
  /** What it asks, for each need. */
  facts: Pick<Facts, 'effort'> | null
  /** Ids of what it takes. */
  materialIds: string[]
  /** Null where nobody said. */
  prepMinutes: number | null
}

/** For whom, how long and where. `tags` are what the child, or any child of the group, cares about or practises. */
export interface FitRequest {
  /** The youngest one's: nothing is for older children than that. */
  ageMonths: number
  /** Of all who are there: for a child its own alone. */
  agesMonths: readonly number[]
  minutes: Minutes
  setting: Setting
  tags: readonly string[]
  /** Of any of them. */
  needs: readonly Need[]
  /** What was liked and what was not. */
  taste: Taste
  /** Ids of what is at home, or has something there that does in its place; undefined where nobody said. */
  atHome?: ReadonlySet<string> | undefined
  /** Only what takes neither things nor preparation. */
  nothingNeeded?: boolean | undefined
  /** Only what the oldest can do as well, also where it is for slightly younger ones. */
  isForAll?: boolean | undefined
}

/** How much each part counts; together 1. */
const weights = { age: 0.3, minutes: 0.1, difficulty: 0.1, interests: 0.25, taste: 0.2, materials: 0.05 }
/** What a messy activity loses where mess is not liked at all; one "too messy" is three quarters of it, more than any other part can give back. */
const MESSY_COST = 0.8
/** One "no materials" makes materials count this much more. */
const MATERIALS_COST = 0.3
/** One "too long" makes shortness count this much more. */
const LENGTH_COST = 0.2
/** What an activity loses that holds the youngest of a group and fewer than half of it. */
const FEW_COST = 0.3
/** What an activity loses that is all about what was done in the last days: less than having been done gives it, so it stays something liked. */
const LATELY_COST = 0.04
/** What an activity loses for which so many things, or more, are not at home: enough to decide among those that suit about as well. */
const MISSING_COST = 0.2
const MANY_MISSING = 5
/** As many materials as the library's longest list may have. */
const MANY_MATERIALS = 12

/**
 * How well an activity suits, each part from 0 to 1: where in its age range the child is (for a group: all of it, on
 * average), how its minutes lie in the time there is, its difficulty, how many of the child's tags it has, how alike it is to
 * what was liked and unlike what was not, and how few materials it takes. A wrong setting is 0 in all. What was said against
 * earlier ones shifts the parts: too easy and too hard the age and difficulty looked for, too long the minutes; too messy and
 * no materials take away, and so does what a need makes hard. What was done in the last days takes a little away
 * too, so that days differ, and so does what is not at home where that is known.
 * @returns about 0 to 1; below 0 for what was complained about
 */
export function fitScore(candidate: FitCandidate, request: FitRequest): number {
  if (!candidate.settings.includes(request.setting)) return 0
  const { complaints, doneLately } = request.taste
  const level = complaints.too_easy - complaints.too_hard
  const fewMaterials = 1 - Math.min(1, candidate.materialIds.length / MANY_MATERIALS)
  const position = within(candidate.durationMinutes, request.minutes)
  return (
    weights.age * mean(request.agesMonths.map((age) => agePart(candidate, age, level))) +
    weights.minutes * (1 - Math.abs(position - 0.5)) +
    weights.difficulty * difficultyPart(candidate.difficulty, level) +
    weights.interests * interestPart(candidate.tags, request.tags) +
    weights.taste * tastePart(candidate.tags, request.taste) +
    weights.materials * fewMaterials -
    LENGTH_COST * complaints.too_long * position -
    MATERIALS_COST * complaints.no_materials * (1 - fewMaterials) -
    MESSY_COST * messPart(candidate.traits, request.taste) -
    LATELY_COST * share(candidate.tags, doneLately) -
    MISSING_COST * Math.min(1, missingCount(candidate, request) / MANY_MISSING) -
    (holdsFew(candidate, request.agesMonths) ? FEW_COST : 0) -
    (candidate.facts ? needsCost(candidate.facts, request.needs) : 0)
  )
}

/** How many of its materials are not at home; 0 where nobody said what is. */
export function missingCount({ materialIds }: FitCandidate, { atHome }: Pick<FitRequest, 'atHome'>): number {
  return atHome ? materialIds.filter((id) => !atHome.has(id)).length : 0
}

/**
 * 1 where the child is at the middle of the range, 0.5 at its ends; beyond the upper end it falls to 0 as the child gets to
 * twice that age. Whoever found things too easy is better placed near the lower end (an activity for older ones), and the
 * other way round.
 */
function agePart({ ageMinMonths, ageMaxMonths }: FitCandidate, ageMonths: number, level: number): number {
  if (ageMonths < ageMinMonths) return 0
  if (ageMonths > ageMaxMonths) return Math.max(0, 0.5 * (1 - (ageMonths - ageMaxMonths) / ageMaxMonths))
  const wanted = 0.5 - level * 0.2
  return 1 - Math.abs(within(ageMonths, { min: ageMinMonths, max: ageMaxMonths }) - wanted)
}

/** Whether it is for some of a group and not for most of it; for a child it never is. */
function holdsFew({ ageMinMonths, ageMaxMonths }: FitCandidate, agesMonths: readonly number[]): boolean {
  const held = agesMonths.filter((age) => age >= ageMinMonths && age <= ageMaxMonths).length
  return held > 0 && held < agesMonths.length / 2
}

function difficultyPart(difficulty: Difficulty, level: number): number {
  if (level === 0) return 1
  return 1 - Math.abs(difficulties.indexOf(difficulty) - (1 + level / 2)) / 2
}

/** Two tags in common are as good as it gets; where nothing is known of the child, all are alike. */
function interestPart(tags: string[], wanted: readonly string[]): number {
  return Math.min(1, tags.filter((tag) => wanted.includes(tag)).length / 2)
}

/** From 0 (all its tags were turned down) over 0.5 (nothing known) to 1 (all were liked). */
function tastePart(tags: string[], taste: Taste): number {
  if (tags.length === 0) return 0.5
  return 0.5 + tags.reduce((total, tag) => total + (taste.tags.get(tag) ?? 0), 0) / tags.length / 2
}

/** How much a messy activity is too messy, from 0 to 1. One that was liked takes a complaint back. */
function messPart(traits: string[], taste: Taste): number {
  return traits.includes('messy') ? Math.max(0, -(taste.traits.get('messy') ?? 0)) : 0
}

/** How many of the tags are among others, from 0 to 1. */
function share(tags: string[], others: readonly string[]): number {
  return tags.length === 0 ? 0 : tags.filter((tag) => others.includes(tag)).length / tags.length
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length
}

/** 0 at the lower end, 1 at the upper. */
function within(value: number, { min, max }: Minutes): number {
  return max === min ? 0.5 : Math.max(0, Math.min(1, (value - min) / (max - min)))
}
