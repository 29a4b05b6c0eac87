/** What of a search may be left out, step by step, until something is found. */
import { isSpare, minutesOf, monthsOf, type Term } from '#lib/domain/catalogue/search/understand'

/** One way to look. */
export interface Widening {
  terms: Term[]
  /** Of the words one is enough. */
  isAny: boolean
  leftOut: Term[]
}

/**
 * First all that was said; then without when, where and how, the last said first; then without the time, without the age; in the end
 * whatever has one of the words. At most as many as there are terms, and one more.
 * @param unknown what no text has, which is left out from the first
 */
export function widenings(terms: readonly Term[], unknown: readonly Term[] = []): Widening[] {
  const known = terms.filter((term) => !unknown.includes(term))
  const isTime = (term: Term) => minutesOf(term) !== undefined
  const isAge = (term: Term) => monthsOf(term) !== undefined
  const spare = [...known.filter(isSpare).reverse(), ...known.filter(isTime), ...known.filter(isAge)]
  const words = known.filter((term) => !spare.includes(term))
  const without = (leftOut: Term[], isAny = false): Widening => ({
    terms: known.filter((term) => !leftOut.includes(term)),
    isAny,
    leftOut: [...unknown, ...leftOut],
  })
  const steps = [[], ...spare.map((_, i) => spare.slice(0, i + 1))].map((leftOut) => without(leftOut))
  // Words that say nothing ask for the whole catalogue; without all that was said it would not be an answer.
  return [...steps.filter((step) => step.terms.length > 0 || terms.length === 0), ...(words.length > 1 ? [without(spare, true)] : [])]
}
