import { hasPartForEach } from '#lib/domain/activities/age-parts'
import { closeInterest, interestsAmong } from '#lib/domain/activities/close-interests'
import { playMinutesOf } from '#lib/domain/activities/duration'
import { type FitCandidate, type FitRequest, fitScore, missingCount } from '#lib/domain/activities/fit'
import { needsMoreAdults, participationFit } from '#lib/domain/activities/participation'
import { playLimitAt } from '#lib/domain/activities/play-limits'
import { seededNumber } from '#lib/domain/platform/seeded-number'

/** "Slightly younger": an activity may be for children of 60 % of the child's age, not less. */
const YOUNGEST_AGE_SHARE = 0.6
/** Scores closer than this are a tie. Materials at home break it, then the seed. */
const TIE_SCORE_DIFFERENCE = 0.05
/** The score that each card of the same category in the batch costs the next one. */
const REPEATED_CATEGORY_COST = 0.08
/** From this many cards of a category, another one loses `CROWDED_COST`: less than a complaint costs, more than most other parts. */
const CROWDED_FROM_CARDS = 2
const CROWDED_COST = 0.3
/**
 * Of every `CARDS_PER_REQUEST` activities (one request), at least one is about a loved interest, if there are enough; of the first ever,
 * two, because a new user sees at once that interests count. More each time would use up an interest in a few days. Once there is
 * nothing new about the loved interests, activities close to them take their place.
 */
const CARDS_PER_REQUEST = 3
const MIN_LOVED_PER_REQUEST = 1
const MIN_LOVED_AT_FIRST = 2
/** The lowest score of an activity chosen for a loved interest. */
const MIN_LOVED_SCORE = 0.3

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
 * Yields the activities for a batch. First unseen ones by fit, with variety, in this order: for children far apart in age those with a
 * part for each; the usual ones; those that fit less; those that the children do in several groups. Then recently seen
 * ones, the longest unseen first; then those for slightly younger children, nearest age first; then, for a large group, those that need
 * more adults than usual, and those that do not say how to run them. It never yields activities for older children, another setting or duration, or, outside a school, for a
 * classroom only; if nothing is to be fetched, none with materials or preparation.
 */
export function* choose<C extends FitCandidate>(choice: Choice<C>): Generator<C> {
  let chosen = 0
  for (const candidate of allInOrder(choice)) {
    yield candidate
    chosen++
    if (chosen === choice.count) return
  }
}

function* allInOrder<C extends FitCandidate>({ request, candidates, seen, seed, isAllowed }: Choice<C>): Generator<C> {
  const { ageMonths, agesMonths } = request
  const by = Map.groupBy(
    candidates.filter((c) => isPossible(c, request)),
    (c) => participationFit(c, request.children),
  )
  const [together, inGroups] = [by.get('together') ?? [], by.get('in_groups') ?? []]
  const withoutText = (by.get('without_text') ?? []).filter((c) => isNearAge(c, ageMonths))
  const [suitable, others] = partition([...together, ...inGroups], (c) => c.ageMaxMonths >= ageMonths)
  const [withMoreAdults, forAge] = partition(suitable, (c) => needsMoreAdults(c.circumstances, request.children, ageMonths))
  const younger = others.filter((c) => isNearAge(c, ageMonths))
  const isUnseen = (c: C) => !seen.has(c.id)
  const longestUnseen = (list: C[]) => list.filter((c) => seen.has(c.id)).sort((a, b) => (seen.get(a.id) ?? 0) - (seen.get(b.id) ?? 0) || byId(a, b))
  const nearest = (list: C[]) => list.sort((a, b) => b.ageMaxMonths - a.ageMaxMonths || seededNumber(seed + a.id) - seededNumber(seed + b.id))

  const isLoved = lovedIn(request)
  const minLovedAtFirst = candidates.some((c) => seen.has(c.id) && isLoved(c)) ? MIN_LOVED_PER_REQUEST : MIN_LOVED_AT_FIRST
  const ranks = Map.groupBy(forAge.filter(isUnseen), (c) => {
    if (participationFit(c, request.children) === 'in_groups') return 'in groups'
    // The card of a group shows no parts.
    if (request.isForAll && hasPartForEach(c.partsByAge, agesMonths)) return 'with parts'
    return isTooLong(c, ageMonths) || isForTwoAges(c, ageMonths) ? 'less fitting' : 'usual'
  })
  const inOrderOfFit = (list: C[]) => byFit(list, { request, seed, isAllowed, minLovedAtFirst })
  for (const rank of ['with parts', 'usual', 'less fitting', 'in groups'] as const) yield* inOrderOfFit(ranks.get(rank) ?? [])
  const known = [longestUnseen(forAge), nearest(younger.filter(isUnseen)), longestUnseen(younger)]
  for (const candidate of known.flat()) if (isAllowed(candidate)) yield candidate
  yield* inOrderOfFit(withMoreAdults.filter(isUnseen))
  const last = [longestUnseen(withMoreAdults), nearest(withoutText.filter(isUnseen)), longestUnseen(withoutText)]
  for (const candidate of last.flat()) if (isAllowed(candidate)) yield candidate
}

/** Returns whether it plays longer in one go than the youngest child can. */
function isTooLong(c: FitCandidate, ageMonths: number): boolean {
  const { oneActivity } = playLimitAt(ageMonths)
  return oneActivity !== null && playMinutesOf(c) > oneActivity
}

/** Children under this age are babies and toddlers, whose cards do not address an older child. */
const TODDLER_UNTIL_MONTHS = 30

/** Returns whether it is a card for a baby or toddler in which an older child only has a part. */
function isForTwoAges({ partsByAge: [first] }: FitCandidate, ageMonths: number): boolean {
  return first !== undefined && first.ageMaxMonths < TODDLER_UNTIL_MONTHS && ageMonths > first.ageMaxMonths
}

/** Counts the activities for a request and its age, seen or not. */
export function countFitting<C extends FitCandidate>({
  request,
  candidates,
  isAllowed,
}: Pick<Choice<C>, 'request' | 'candidates' | 'isAllowed'>): number {
  const fits = (c: C) => isPossible(c, request) && participationFit(c, request.children) !== 'none' && c.ageMaxMonths >= request.ageMonths
  return candidates.filter((c) => fits(c) && isAllowed(c)).length
}

/** Returns whether the activity is for this age, older or slightly younger children. */
function isNearAge({ ageMaxMonths }: FitCandidate, ageMonths: number): boolean {
  return ageMaxMonths >= ageMonths * YOUNGEST_AGE_SHARE
}

function isPossible(c: FitCandidate, request: FitRequest): boolean {
  const { ageMonths, agesMonths, minutes, setting, isAtSchool = false, nothingNeeded = false, isForAll = false } = request
  return (
    c.settings.includes(setting) &&
    (isAtSchool || c.places.length === 0 || c.places.some((place) => place !== 'classroom')) &&
    c.durationMinutes >= minutes.min &&
    c.durationMinutes <= minutes.max &&
    c.ageMinMonths <= ageMonths &&
    (!nothingNeeded || (c.materialIds.length === 0 && c.prepMinutes === 0)) &&
    (!isForAll || agesMonths.every((age) => isNearAge(c, age)) || hasPartForEach(c.partsByAge, agesMonths))
  )
}

/** Returns a test of whether an activity is about an interest of the request. */
function lovedIn({ tags }: FitRequest): (candidate: FitCandidate) => boolean {
  const loved = new Set<string>(interestsAmong(tags))
  return (candidate) => candidate.tags.some((tag) => loved.has(tag))
}

interface ByFit<C extends FitCandidate> extends Pick<Choice<C>, 'request' | 'seed' | 'isAllowed'> {
  /** The number of the first request's activities that are about a loved interest, if there are enough. */
  minLovedAtFirst: number
}

/** Yields the best remaining candidate repeatedly. Each choice lowers its category's score; loved interests have a share. */
function* byFit<C extends FitCandidate>(candidates: C[], { request, seed, isAllowed, minLovedAtFirst }: ByFit<C>): Generator<C> {
  const isLoved = lovedIn(request)
  const loved = interestsAmong(request.tags)
  const scored = candidates.map((candidate) => ({
    candidate,
    isLoved: isLoved(candidate),
    isCloseToLoved: closeInterest(loved, candidate.tags) !== undefined,
    score: fitScore(candidate, request),
    missing: missingCount(candidate, request),
    tie: seededNumber(seed + candidate.id),
  }))
  const left = new Set(scored)
  const perCategory = new Map<string, number>()
  let [chosen, lovedInRequest] = [0, 0]
  while (left.size > 0) {
    if (chosen % CARDS_PER_REQUEST === 0) lovedInRequest = 0
    const placesLeft = CARDS_PER_REQUEST - (chosen % CARDS_PER_REQUEST)
    const minLoved = chosen < CARDS_PER_REQUEST ? minLovedAtFirst : MIN_LOVED_PER_REQUEST
    const suiting = minLoved - lovedInRequest >= placesLeft ? [...left].filter(({ score }) => score >= MIN_LOVED_SCORE) : []
    const ofLoved = suiting.filter(({ isLoved }) => isLoved)
    const closeToLoved = suiting.filter(({ isCloseToLoved }) => isCloseToLoved)
    const due = [ofLoved, closeToLoved].find(({ length }) => length > 0) ?? left
    const wanted = ({ candidate, score }: (typeof scored)[number]) => {
      const already = perCategory.get(candidate.categoryId) ?? 0
      return Math.round((score - already * REPEATED_CATEGORY_COST - (already >= CROWDED_FROM_CARDS ? CROWDED_COST : 0)) / TIE_SCORE_DIFFERENCE)
    }
    const best = firstOf(due, (a, b) => wanted(b) - wanted(a) || a.missing - b.missing || a.tie - b.tie)
    if (!best) return
    left.delete(best)
    const { candidate } = best
    if (!isAllowed(candidate)) continue
    chosen++
    if (best.isLoved) lovedInRequest++
    perCategory.set(candidate.categoryId, (perCategory.get(candidate.categoryId) ?? 0) + 1)
    yield candidate
  }
}

/** Splits a list into those that match and the others. */
function partition<T>(all: readonly T[], matches: (one: T) => boolean): [T[], T[]] {
  return [all.filter(matches), all.filter((one) => !matches(one))]
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
