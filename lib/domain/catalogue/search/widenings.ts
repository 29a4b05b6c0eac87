/** Steps that drop terms of a search until it finds something. */
import { isOptionalTerm, minutesOf, monthsOf, type Term } from '#lib/domain/catalogue/search/understand'

/** One step of the search. */
export interface Widening {
  terms: Term[]
  /** Whether one matching word is enough. */
  isAny: boolean
  leftOut: Term[]
}

/**
 * Lists the steps: all terms; then without when, where and how, the last typed first; then without the time, then the age; finally
 * any of the words. The number of steps is at most the number of terms plus one.
 * @param unknown terms that no text has, dropped from the first step on
 */
export function listWidenings(terms: readonly Term[], unknown: readonly Term[] = []): Widening[] {
  const known = terms.filter((term) => !unknown.includes(term))
  const isTime = (term: Term) => minutesOf(term) !== undefined
  const isAge = (term: Term) => monthsOf(term) !== undefined
  const spare = [...known.filter(isOptionalTerm).reverse(), ...known.filter(isTime), ...known.filter(isAge)]
  const words = known.filter((term) => !spare.includes(term))
  const without = (leftOut: Term[], isAny = false): Widening => ({
    terms: known.filter((term) => !leftOut.includes(term)),
    isAny,
    leftOut: [...unknown, ...leftOut],
  })
  const steps = [[], ...spare.map((_, i) => spare.slice(0, i + 1))].map((leftOut) => without(leftOut))
  // Only filler words return the whole catalogue. A step without any other term would not answer the search.
  return [...steps.filter((step) => step.terms.length > 0 || terms.length === 0), ...(words.length > 1 ? [without(spare, true)] : [])]
}
