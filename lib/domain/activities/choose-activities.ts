import { type FitCandidate, type FitRequest, fitScore, missingCount } from '#lib/domain/activities/fit'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { interests } from '#lib/domain/platform/vocabulary'

/** "Slightly younger": an activity may be for children of 60 % of the child's age, not less. */
const YOUNGEST_SHARE = 0.6
/** Scores closer than this are a tie. Materials at home break it, then the seed. */
const SAME_SCORE = 0.05
/** The score that each card of the same category in the batch costs the next one. */
const REPEATED_CATEGORY = 0.08
/** From this many cards of a category, another one loses `CROWDED`: less than a complaint costs, more than most other parts. */
const CROWDED_FROM = 2
const CROWDED = 0.3
/** Of every `PRESS` activities (one request), at least `LOVED_OF_PRESS` are about a loved interest, if there are enough. */
const PRESS = 3
const LOVED_OF_PRESS = 2
/** The lowest score of an activity chosen for a loved interest. */
const SUITS = 0.3

export interface Choice<C extends FitCandidate> {
  request: FitRequest
  candidates: C[]
  /** The number of activities to choose. */
  count: number
  /** The time each recently seen candidate was last shown, in milliseconds since 1970. */
  seen: ReadonlyMap<string, number>
  /** The seed that breaks ties: the same seed gives the same choice. */
  seed: string
  /** The safety gate, called only for candidates about to be chosen. */
  isAllowed: (candidate: C) => boolean
}

/**
 * Yields the activities for a batch, best first: unseen ones by fit, with variety; then recently seen ones, the longest unseen
 * first; then those for slightly younger children, nearest age first. It never yields activities for older children, another
 * setting or another duration; if nothing is to be fetched, none with materials or preparation.
 */
export function* choose<C extends FitCandidate>({ request, candidates, count, seen, seed, isAllowed }: Choice<C>): Generator<C> {
  const { ageMonths } = request
  const possible = candidates.filter((c) => isPossible(c, request))
  const fitting = possible.filter((c) => c.ageMaxMonths >= ageMonths)
  const younger = possible.filter((c) => c.ageMaxMonths < ageMonths && isNearAge(c, ageMonths))
  const isUnseen = (c: C) => !seen.has(c.id)
  const longestUnseen = (list: C[]) => list.filter((c) => seen.has(c.id)).sort((a, b) => (seen.get(a.id) ?? 0) - (seen.get(b.id) ?? 0) || byId(a, b))
  const nearest = (list: C[]) => list.sort((a, b) => b.ageMaxMonths - a.ageMaxMonths || seededNumber(seed + a.id) - seededNumber(seed + b.id))
  let chosen = 0
  const order = [
    byFit(fitting.filter(isUnseen), request, seed, isAllowed),
    longestUnseen(fitting),
    nearest(younger.filter(isUnseen)),
    longestUnseen(younger),
  ]
  for (const [i, list] of order.entries()) {
    for (const candidate of list) {
      // The first list already passed the gate, because its variety depends on the gate.
      if (i > 0 && !isAllowed(candidate)) continue
      yield candidate
      chosen++
      if (chosen === count) return
    }
  }
}

/** Counts the activities for a request and its age, seen or not. */
export function countFitting<C extends FitCandidate>({
  request,
  candidates,
  isAllowed,
}: Pick<Choice<C>, 'request' | 'candidates' | 'isAllowed'>): number {
  return candidates.filter((c) => isPossible(c, request) && c.ageMaxMonths >= request.ageMonths && isAllowed(c)).length
}

/** Returns whether the activity is for this age, older or slightly younger children. */
function isNearAge({ ageMaxMonths }: FitCandidate, ageMonths: number): boolean {
  return ageMaxMonths >= ageMonths * YOUNGEST_SHARE
}

function isPossible(c: FitCandidate, { ageMonths, agesMonths, minutes, setting, nothingNeeded = false, isForAll = false }: FitRequest): boolean {
  return (
    c.settings.includes(setting) &&
    c.durationMinutes >= minutes.min &&
    c.durationMinutes <= minutes.max &&
    c.ageMinMonths <= ageMonths &&
    (!nothingNeeded || (c.materialIds.length === 0 && c.prepMinutes === 0)) &&
    (!isForAll || agesMonths.every((age) => isNearAge(c, age)))
  )
}

/** Yields the best remaining candidate repeatedly. Each choice lowers its category's score; loved interests have a share. */
function* byFit<C extends FitCandidate>(candidates: C[], request: FitRequest, seed: string, isAllowed: (candidate: C) => boolean): Generator<C> {
  const loved = new Set<string>(interests.filter((interest) => request.tags.includes(interest)))
  const scored = candidates.map((candidate) => ({
    candidate,
    isLoved: candidate.tags.some((tag) => loved.has(tag)),
    score: fitScore(candidate, request),
    missing: missingCount(candidate, request),
    tie: seededNumber(seed + candidate.id),
  }))
  const left = new Set(scored)
  const perCategory = new Map<string, number>()
  let [chosen, lovedOfPress] = [0, 0]
  while (left.size > 0) {
    if (chosen % PRESS === 0) lovedOfPress = 0
    const placesLeft = PRESS - (chosen % PRESS)
    const ofLoved = LOVED_OF_PRESS - lovedOfPress >= placesLeft ? [...left].filter(({ isLoved, score }) => isLoved && score >= SUITS) : []
    const wanted = ({ candidate, score }: (typeof scored)[number]) => {
      const already = perCategory.get(candidate.categoryId) ?? 0
      return Math.round((score - already * REPEATED_CATEGORY - (already >= CROWDED_FROM ? CROWDED : 0)) / SAME_SCORE)
    }
    const best = firstOf(ofLoved.length > 0 ? ofLoved : left, (a, b) => wanted(b) - wanted(a) || a.missing - b.missing || a.tie - b.tie)
    if (!best) return
    left.delete(best)
    const { candidate } = best
    if (!isAllowed(candidate)) continue
    chosen++
    if (best.isLoved) lovedOfPress++
    perCategory.set(candidate.categoryId, (perCategory.get(candidate.categoryId) ?? 0) + 1)
    yield candidate
  }
}

/** Returns the item that sorting would put first. */
function firstOf<T>(all: Iterable<T>, compare: (a: T, b: T) => number): T | undefined {
  let first: T | undefined
  for (const one of all) if (first === undefined || compare(one, first) < 0) first = one
  return first
}

function byId(a: FitCandidate, b: FitCandidate): number {
  return a.id < b.id ? -1 : 1
}
