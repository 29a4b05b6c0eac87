/** Steps of a search, each with fewer conditions, until one finds enough. */
import { minutesOf, monthsOf, type Term } from '#lib/domain/catalogue/search/term'

/** One step of the search. */
export interface Widening {
  terms: readonly Term[]
  /** Whether an activity needs all terms; otherwise those with more of them come first. */
  isAll: boolean
  /** The share of the best activity's score that an activity needs. */
  leastShare: number
}

/** The share below which an activity is no answer as long as there are better ones; our choice. */
const NEAR_SHARE = 0.45

/**
 * Lists the steps: all terms; then most of them; then any; then without the time, and without the age.
 * @param known the terms that some text or activity has, and ages and times
 */
export function listWidenings(known: readonly Term[]): Widening[] {
  if (known.length === 0) return []
  const isTime = (term: Term) => minutesOf(term) !== undefined && !term.isImplied
  const isAge = (term: Term) => monthsOf(term) !== undefined
  const any = (terms: readonly Term[]): Widening => ({ terms, isAll: false, leastShare: 0 })
  const withoutTime = known.filter((term) => !isTime(term))
  const withoutAge = withoutTime.filter((term) => !isAge(term))
  // A step without any other term would not answer the search.
  const wider = [...(known.some(isTime) ? [withoutTime] : []), ...(known.some(isAge) ? [withoutAge] : [])].filter((terms) => terms.length > 0)
  const near = known.length > 1 ? [{ terms: known, isAll: false, leastShare: NEAR_SHARE }] : []
  return [{ terms: known, isAll: true, leastShare: 1 }, ...near, any(known), ...wider.map(any)]
}
