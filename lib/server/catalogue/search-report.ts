import 'server-only'
import { findsActivities, isOptionalTerm, type Term, termName } from '#lib/domain/catalogue/search/term'
import type { Widening } from '#lib/domain/catalogue/search/widenings'
import type { Language } from '#lib/domain/platform/basics'
import type { SearchPlan } from '#lib/server/catalogue/search-plan'
import type { ListRow } from '#lib/server/catalogue/sql/list'

/** What a page says about its search, as in `explorePage`. */
export interface SearchReport {
  understood: { typed: string; name: string; rest: string }[]
  widened: { leftOut: string[]; isAny: boolean } | null
  unmatched: string[]
}

export function toUnderstood(terms: readonly Term[], language: Language): SearchReport['understood'] {
  return terms
    .filter(({ senses, isImplied }) => senses.length > 0 && !isImplied)
    .map((term) => ({ typed: term.typed, name: termName(term, language), rest: term.rest }))
}

/** Returns the terms that the first result lacks, and things that none of the first results names. */
export function toWidened({ terms, sought }: SearchPlan, step: Widening, first: ListRow | undefined): SearchReport['widened'] {
  const isMatched = (term: Term) => step.isAll || !findsActivities(term) || first?.matched.includes(sought.indexOf(term))
  const isNamed = (term: Term) => step.isAll || !term.isThing || first?.firstNamed.includes(sought.indexOf(term))
  const leftOut = terms.filter((term) => !term.isImplied && !term.isAside && !(step.terms.includes(term) && isMatched(term) && isNamed(term)))
  const isAny = leftOut.some((term) => sought.includes(term) && !isOptionalTerm(term) && !isMatched(term))
  return leftOut.length > 0 && first ? { leftOut: leftOut.map(({ typed }) => typed), isAny } : null
}

/**
 * Lists the words that no result is about. When, where and how are reported as left out instead.
 * @param scored any result of a search that accepts some of the terms
 */
export function listUnmatched({ terms, unknown, sought, meant }: SearchPlan, scored?: ListRow): string[] {
  const isInSomeText = (n: number) => meant?.terms?.some((words) => words.n === n && (words.said ?? words.elsewhere) !== null)
  const isMissing = (term: Term): boolean => {
    if (term.isAbsent || unknown.includes(term)) return true
    const n = sought.indexOf(term)
    if (n === -1) return false
    // An activity that only shares a topic with a thing is near to it, and not about it.
    if (term.isThing) return scored ? !scored.allNamed.includes(n) : !isInSomeText(n)
    return scored !== undefined && !isOptionalTerm(term) && !scored.allMatched.includes(n)
  }
  return terms.filter((term) => !term.isImplied && !term.isAside && isMissing(term)).map(({ typed }) => typed)
}
