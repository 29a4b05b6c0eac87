import type { AgeBand } from '#lib/domain/activities/age-parts'
import type { Minutes } from '#lib/domain/activities/duration'
import { type Participation, participantShare } from '#lib/domain/activities/participation'
import type { Setting } from '#lib/domain/platform/basics'
import { type Difficulty, difficulties, type Need } from '#lib/domain/platform/vocabulary'
import type { ChildCount } from '#lib/domain/profiles/group-size'
import { needsCost } from '#lib/domain/profiles/needs'
import type { Taste } from '#lib/domain/profiles/taste'
import type { Facts } from '#lib/domain/safety/facts'

/** The properties of an activity that decide how well it suits a child or group. */
export interface FitCandidate extends Participation {
  id: string
  categoryId: string
  settings: readonly Setting[]
  places: readonly string[]
  durationMinutes: number
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  tags: string[]
  traits: string[]
  /** The effort for each need. */
  facts: Pick<Facts, 'effort'> | null
  /** Material ids. */
  materialIds: string[]
  /** Null if unknown. */
  prepMinutes: number | null
  tidyMinutes: number | null
  /** The ages with a part of their own; empty if all do the same. */
  partsByAge: readonly AgeBand[]
}

/** The recipient, duration and setting. `tags` are what the child, or any child of the group, cares about or practices. */
export interface FitRequest {
  /** The age of the youngest child. No activity for older children is chosen. */
  ageMonths: number
  /** The ages of all children present; for one child, only its own. */
  agesMonths: readonly number[]
  /** The number of children; undefined if unknown. */
  children?: ChildCount | undefined
  minutes: Minutes
  setting: Setting
  tags: readonly string[]
  /** The needs of any of the children. */
  needs: readonly Need[]
  /** The taste learned from earlier reactions. */
  taste: Taste
  /** Ids of materials at home, or with a substitute at home; undefined if unknown. */
  atHome?: ReadonlySet<string> | undefined
  /** Whether activities for a classroom only may be chosen. */
  isAtSchool?: boolean | undefined
  /** Whether to choose only activities without materials and preparation. */
  nothingNeeded?: boolean | undefined
  /** Whether to choose only activities that also suit the oldest, including those for slightly younger children. */
  isForAll?: boolean | undefined
}

/** The weight of each part; the sum is 1. */
const weights = { age: 0.3, minutes: 0.1, difficulty: 0.1, interests: 0.25, taste: 0.2, materials: 0.05 }
/** The cost of a messy activity if mess is fully disliked. One "too messy" costs three quarters of it, more than any other part can give back. */
const MESSY_COST = 0.8
/** One "no materials" makes materials count this much more. */
const MATERIALS_COST = 0.3
/** One "too long" makes shortness count this much more. */
const LENGTH_COST = 0.2
/** The cost of an activity whose age range includes the youngest of a group and fewer than half of it. */
const FEW_COST = 0.3
/** The cost of an activity in which none of a range of children can take part; a part of them costs a part. */
const PARTLY_COST = 0.2
/** The cost of an activity with the tags of the last days. It is less than the gain from having done it, so the activity still counts as liked. */
const LATELY_COST = 0.04
/** The cost of an activity with `MANY_MISSING` or more materials missing at home: enough to decide between similar scores. */
const MISSING_COST = 0.2
const MANY_MISSING = 5
/** The longest material list in the library. */
const MANY_MATERIALS = 12

/**
 * Scores how well an activity suits. The parts, each from 0 to 1, are: the position of the child in its age range (for a group,
 * the average), its minutes, its difficulty, the child's tags it has, its likeness to liked and disliked activities, and its few
 * materials. A wrong setting scores 0. Complaints shift the parts: too easy and too hard shift the target age and difficulty, too
 * long the minutes; too messy, no materials and hard needs cost points. Tags of the last days cost a little, so that days differ,
 * and so do materials missing at home, and room for only a part of the children.
 * @returns about 0 to 1; below 0 for activities with complaints
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
    (request.children ? PARTLY_COST * (1 - participantShare(candidate, request.children)) : 0) -
    (candidate.facts ? needsCost(candidate.facts, request.needs) : 0)
  )
}

/** Counts the materials missing at home; 0 if it is unknown which are there. */
export function missingCount({ materialIds }: FitCandidate, { atHome }: Pick<FitRequest, 'atHome'>): number {
  return atHome ? materialIds.filter((id) => !atHome.has(id)).length : 0
}

/**
 * Returns 1 in the middle of the range and 0.5 at its ends; beyond the upper end it falls to 0 at twice that age. After "too easy"
 * the target moves toward the lower end (an activity for older children), after "too hard" the other way.
 */
function agePart({ ageMinMonths, ageMaxMonths }: FitCandidate, ageMonths: number, level: number): number {
  if (ageMonths < ageMinMonths) return 0
  if (ageMonths > ageMaxMonths) return Math.max(0, 0.5 * (1 - (ageMonths - ageMaxMonths) / ageMaxMonths))
  const wanted = 0.5 - level * 0.2
  return 1 - Math.abs(within(ageMonths, { min: ageMinMonths, max: ageMaxMonths }) - wanted)
}

/** Returns whether it suits some but not most of a group; always false for one child. */
function holdsFew({ ageMinMonths, ageMaxMonths }: FitCandidate, agesMonths: readonly number[]): boolean {
  const held = agesMonths.filter((age) => age >= ageMinMonths && age <= ageMaxMonths).length
  return held > 0 && held < agesMonths.length / 2
}

function difficultyPart(difficulty: Difficulty, level: number): number {
  if (level === 0) return 1
  return 1 - Math.abs(difficulties.indexOf(difficulty) - (1 + level / 2)) / 2
}

/** Two common tags give the maximum. If the child has no tags, all activities score alike. */
function interestPart(tags: string[], wanted: readonly string[]): number {
  return Math.min(1, tags.filter((tag) => wanted.includes(tag)).length / 2)
}

/** Scores from 0 (all tags disliked) over 0.5 (unknown) to 1 (all liked). */
function tastePart(tags: string[], taste: Taste): number {
  if (tags.length === 0) return 0.5
  return 0.5 + tags.reduce((total, tag) => total + (taste.tags.get(tag) ?? 0), 0) / tags.length / 2
}

/** Returns the dislike of mess from 0 to 1. A liked messy activity offsets a complaint. */
function messPart(traits: string[], taste: Taste): number {
  return traits.includes('messy') ? Math.max(0, -(taste.traits.get('messy') ?? 0)) : 0
}

/** Returns the share of the tags that are among others, from 0 to 1. */
function share(tags: string[], others: readonly string[]): number {
  return tags.length === 0 ? 0 : tags.filter((tag) => others.includes(tag)).length / tags.length
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length
}

/** Returns 0 at the lower end, 1 at the upper. */
function within(value: number, { min, max }: Minutes): number {
  return max === min ? 0.5 : Math.max(0, Math.min(1, (value - min) / (max - min)))
}
