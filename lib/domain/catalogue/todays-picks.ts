import type { Setting } from '#lib/domain/platform/basics'
import { seededNumber } from '#lib/domain/platform/seeded-number'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** The properties that decide whether an activity is a pick. */
export interface PickCandidate {
  id: string
  categoryId: string
  setting: Setting
  ageMinMonths: number
  ageMaxMonths: number
  tags: string[]
  picture: string[]
}

/** The recipient of the picks; without it they are for everyone. */
export interface PicksFor {
  /** The ages of all their children; empty if they have none. */
  agesMonths: readonly number[]
  /** Ids of recently done activities. */
  done: ReadonlySet<string>
}

export interface PicksRequest<C extends PickCandidate> {
  candidates: readonly C[]
  /** YYYY-MM-DD. */
  day: string
  season: Season
  count: number
  /** Whether to pick only indoor activities. */
  rains?: boolean | undefined
  recipient?: PicksFor | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The minimum days before a pick returns, if the catalogue is large enough. */
const MAX_CYCLE_DAYS = 90
/** A day's share of the catalogue is this many times the number of picks, so that there is a choice. */
const CANDIDATES_PER_PICK = 4
/** The bonus for the season; chance is from 0 to 1. */
const SEASON_BONUS = 0.3
/** The maximum bonus for suiting all the children. */
const MAX_ALL_CHILDREN_BONUS = 0.3
/** The cost of repeating a category, the previous setting, or a picture. */
const SAME_CATEGORY_COST = 0.5
const SAME_SETTING_COST = 0.2
const SAME_PICTURE_COST = 1

/** The tags that suit each season. */
const wanted: Record<Season, readonly string[]> = {
  spring: ['flowers', 'gardening', 'insects', 'bees', 'butterflies', 'birds', 'rain', 'seasons'],
  summer: ['water', 'beach', 'swimming', 'ice', 'camping', 'sea_life', 'stars'],
  autumn: ['trees', 'forest', 'wind', 'kites', 'mud', 'collecting', 'seasons'],
  winter: ['snow', 'ice', 'baking', 'light_shadow', 'stories', 'stars', 'birds'],
}
/** The tags that do not work outdoors in each season. */
const outOfSeason: Record<Season, readonly string[]> = {
  spring: ['snow', 'ice', 'beach', 'swimming'],
  summer: ['snow', 'ice'],
  autumn: ['snow', 'ice', 'beach', 'swimming'],
  winter: ['water', 'beach', 'swimming', 'camping', 'butterflies', 'bees'],
}

/** Returns the season of a day (YYYY-MM-DD) north of the equator, by whole months as in meteorology. */
export function northernSeason(day: string): Season {
  const month = Number(day.slice(5, 7))
  if (month === 12 || month <= 2) return 'winter'
  if (month <= 5) return 'spring'
  return month <= 8 ? 'summer' : 'autumn'
}

const opposite: Record<Season, Season> = { spring: 'autumn', summer: 'winter', autumn: 'spring', winter: 'summer' }

/** Returns the season of a day (YYYY-MM-DD) south of the equator. */
export function southernSeason(day: string): Season {
  return opposite[northernSeason(day)]
}

/**
 * Returns a day's picks, best first: in season, of many categories, alternating indoors and outdoors, with different pictures. The
 * same arguments give the same picks in any order of candidates. With a recipient, they suit at least one child's age and were not
 * done recently.
 */
export function getTodaysPicks<C extends PickCandidate>({ candidates, day, season, count, rains, recipient }: PicksRequest<C>): C[] {
  const possible = candidates.filter((one) => isPossible(one, season, rains) && (!recipient || suits(one, recipient)))
  const cycle = Math.max(1, Math.min(MAX_CYCLE_DAYS, Math.floor(possible.length / (count * CANDIDATES_PER_PICK))))
  const turn = Math.floor(Date.parse(day) / DAY_MS) % cycle
  const isTurn = (one: C) => seededNumber(one.id) % cycle === turn
  const chosen: C[] = []
  // The day's share comes first and may be too small.
  for (const share of [possible.filter(isTurn), possible.filter((one) => !isTurn(one))]) {
    addVaried(chosen, new Map(share.map((one) => [one, scoreOf(one, day, season, recipient)])), count)
  }
  return chosen
}

function scoreOf(one: PickCandidate, day: string, season: Season, recipient: PicksFor | undefined): number {
  return seededNumber(`${day} ${one.id}`) / 2 ** 32 + seasonPart(one, season) + agePart(one, recipient)
}

/** Adds the candidate with the best score until there are enough. Each choice lowers the score of similar ones. */
function addVaried<C extends PickCandidate>(chosen: C[], scores: Map<C, number>, count: number): void {
  while (chosen.length < count) {
    const last = chosen.at(-1)
    let best: C | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const [one, score] of scores) {
      const alike = chosen.filter(({ categoryId }) => categoryId === one.categoryId).length
      const looksAlike = chosen.some(({ picture }) => picture[0] === one.picture[0])
      const cost = alike * SAME_CATEGORY_COST + (last?.setting === one.setting ? SAME_SETTING_COST : 0) + (looksAlike ? SAME_PICTURE_COST : 0)
      if (score - cost > most) [best, most] = [one, score - cost]
    }
    if (!best) return
    scores.delete(best)
    chosen.push(best)
  }
}

function isPossible({ setting, tags }: PickCandidate, season: Season, rains = false): boolean {
  if (setting === 'indoor') return true
  return !rains && !tags.some((tag) => outOfSeason[season].includes(tag))
}

function suits(one: PickCandidate, { agesMonths, done }: PicksFor): boolean {
  return !done.has(one.id) && (agesMonths.length === 0 || agesMonths.some((age) => holds(one, age)))
}

function holds({ ageMinMonths, ageMaxMonths }: PickCandidate, age: number): boolean {
  return age >= ageMinMonths && age <= ageMaxMonths
}

function seasonPart({ tags }: PickCandidate, season: Season): number {
  return tags.some((tag) => wanted[season].includes(tag)) ? SEASON_BONUS : 0
}

function agePart(one: PickCandidate, recipient: PicksFor | undefined): number {
  if (!recipient || recipient.agesMonths.length === 0) return 0
  return (MAX_ALL_CHILDREN_BONUS * recipient.agesMonths.filter((age) => holds(one, age)).length) / recipient.agesMonths.length
}
