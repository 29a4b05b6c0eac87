import { type FitCandidate, type FitRequest, fitScore, missingCount } from '#lib/domain/activities/fit'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { interests } from '#lib/domain/platform/vocabulary'

/** "Slightly younger": an activity may be for children of 60 % of the child's age, not less. */
const YOUNGEST_SHARE = 0.6
/** Scores closer than this are a tie, which what is at home breaks, then the seed. */
const SAME_SCORE = 0.05
/** What each card of the same category already in the batch takes from the next one. */
const REPEATED_CATEGORY = 0.08
/** From this many of a category on, another one takes this much more: less than a complaint does, more than most other things. */
const CROWDED_FROM = 2
const CROWDED = 0.3
/** Of every so many activities, as one press brings them, so many at least are about something that is loved, while there are such. */
const PRESS = 3
const LOVED_OF_PRESS = 2
/** But none of them that suits worse than this. */
const SUITS = 0.3

export interface Choice<C extends FitCandidate> {
  request: FitRequest
  candidates: C[]
  /** How many are wanted. */
  count: number
  /** When they last saw which candidate lately, as milliseconds since 1970; those not seen lately are not in it. */
  seen: ReadonlyMap<string, number>
  /** Breaks ties: the same seed chooses the same. */
  seed: string
  /** The safety gate. Asked only for what would be chosen. */
  isAllowed: (candidate: C) => boolean
}

/**
 * The activities for a batch, best first: of those whose age range holds the child (of a group: the youngest; how many of the
 * others is part of the fit), first the unseen by fit, with variety; then those seen lately, the longest unseen first; then
 * those for slightly younger children, nearest age first. Never one for older children, of another setting or of other minutes, and where
 * nothing is to be fetched none that takes things or preparation.
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
      // The first list has been through the gate, which its variety depends on.
      if (i > 0 && !isAllowed(candidate)) continue
      yield candidate
      chosen++
      if (chosen === count) return
    }
  }
}

/** How many there are for a request and its age, whether they were seen or not. */
export function countFitting<C extends FitCandidate>({
  request,
  candidates,
  isAllowed,
}: Pick<Choice<C>, 'request' | 'candidates' | 'isAllowed'>): number {
  return candidates.filter((c) => isPossible(c, request) && c.ageMaxMonths >= request.ageMonths && isAllowed(c)).length
}

/** Whether it is for this age, older ones or slightly younger ones. */
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

/** The best of what is left, again and again; each choice makes its category less wanted, and what is loved has its share. */
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

/** What sorting would bring to the front. */
function firstOf<T>(all: Iterable<T>, compare: (a: T, b: T) => number): T | undefined {
  let first: T | undefined
  for (const one of all) if (first === undefined || compare(one, first) < 0) first = one
  return first
}

function byId(a: FitCandidate, b: FitCandidate): number {
  return a.id < b.id ? -1 : 1
}
