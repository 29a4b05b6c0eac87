import 'server-only'
import { findsActivities, isOptionalTerm, minutesOf, monthsOf, type Term } from '#lib/domain/catalogue/search/term'
import { listWidenings, type Widening } from '#lib/domain/catalogue/search/widenings'
import type { Language } from '#lib/domain/platform/basics'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import type { Scoring } from '#lib/server/catalogue/sql/scored-matches'
import { isAnywhere, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { resolveSearchWords } from '#lib/server/catalogue/words-meant'

/** The terms of a search, and the steps to try until one finds something. */
export interface SearchPlan {
  terms: readonly Term[]
  /** Terms whose words no text has. */
  unknown: readonly Term[]
  /** The other terms that find activities; the SQL names them by their index here. */
  sought: readonly Term[]
  /** Their words in the catalogue; undefined without any. */
  meant: WordsMeant | undefined
  /** Returns the same with the words of each term, which in a large catalogue only some steps need. */
  resolveEach: () => Promise<WordsMeant | undefined>
  steps: readonly Widening[]
}

/** Conditions of one step: activities with all terms (`meant`), or with some of them (`scoring`). */
export interface SearchConditions {
  meant?: WordsMeant | undefined
  scoring?: Scoring | undefined
  ageMonths?: number | undefined
  maxDuration?: number | undefined
  /** Ages that come first, instead of those of the user's children. */
  ages?: number[]
}

/** Looks up the words of the terms, and lists the steps of the search without those that no text has. */
export async function planSearch(terms: readonly Term[], language: Language): Promise<SearchPlan> {
  const said = terms.filter(findsActivities)
  const hasThing = said.some(({ isThing }) => isThing)
  const all = await resolveSearchWords(said, language, hasThing)
  const unknown = said.filter((_, n) => all?.unknown.includes(n))
  const known = terms.filter((term) => !term.isAbsent && !unknown.includes(term))
  const sought = said.filter((term) => known.includes(term))
  const meant = unknown.length > 0 ? await resolveSearchWords(sought, language, hasThing) : all
  // Scoring also knows the order of full matches; only its time grows with the catalogue.
  const isScored = meant?.isSmallCatalogue === true && sought.length > 0
  let each: Promise<WordsMeant | undefined> | undefined
  const resolveEach = () => (each ??= meant?.terms ? Promise.resolve(meant) : resolveSearchWords(sought, language, true))
  return { terms, unknown, sought, meant, resolveEach, steps: listWidenings(known).filter(({ isAll }) => !(isAll && isScored)) }
}

/** Returns the conditions of a step; undefined if it cannot find anything. */
export async function toConditions(
  { terms, sought, meant, resolveEach }: SearchPlan,
  step: Widening,
  query: ExploreQuery,
): Promise<SearchConditions | undefined> {
  if (step.isAll && meant && !isAnywhere(meant)) return undefined
  const narrowing = step.terms.filter(({ isImplied }) => step.isAll || !isImplied)
  const limits = toLimits(narrowing, terms, query)
  if (step.isAll) return { ...limits, meant }
  const each = await resolveEach()
  return { ...limits, ...(each ? { scoring: toScoring(each, sought, step) } : { meant }) }
}

/** Returns the age and the time that these terms and the filters allow. An age that the step dropped still comes first. */
function toLimits(narrowing: readonly Term[], terms: readonly Term[], query: ExploreQuery): SearchConditions {
  const age = firstFound(narrowing, monthsOf)
  const dropped = age === undefined ? firstFound(terms, monthsOf) : undefined
  const times = [query.maxDuration, ...narrowing.map(minutesOf)].filter((time) => time !== undefined)
  return {
    ageMonths: query.ageMonths ?? age,
    maxDuration: times.length > 0 ? Math.min(...times) : undefined,
    // A typed age takes the place of the children's.
    ...(age !== undefined && { ages: [] }),
    ...(dropped !== undefined && { ages: [dropped] }),
  }
}

/** The weight of a term that is only implied, of similar words, and of a term that says little about what is wanted; our choice. */
const IMPLIED_WEIGHT = 0.5
const ALIKE_WEIGHT = 0.5
const ASIDE_WEIGHT = 0.05
/** How much a term for when, where or how counts among the terms that an activity should have; our choice. */
const CIRCUMSTANCE_SHARE = 0.6

function toScoring(meant: WordsMeant, sought: readonly Term[], { terms, leastShare }: Widening): Scoring {
  const minutes = terms.flatMap((term) => (term.isImplied ? (minutesOf(term) ?? []) : []))
  return {
    terms: (meant.terms ?? []).flatMap((words) => {
      const term = sought[words.n]
      if (!term) return []
      return [{ ...words, weight: weightOf(term) * (words.isAlike ? ALIKE_WEIGHT : 1), share: shareOf(term), isThing: term.isThing }]
    }),
    minutes: minutes.map((atMost, i) => ({ n: sought.length + i, atMost, weight: IMPLIED_WEIGHT })),
    leastShare,
    isRankedByCircumstances: meant.isSmallCatalogue !== true,
  }
}

function weightOf({ isImplied, isAside }: Term): number {
  if (isImplied) return IMPLIED_WEIGHT
  return isAside ? ASIDE_WEIGHT : 1
}

function shareOf(term: Term): number {
  if (term.isImplied) return 0
  if (term.isAside) return ASIDE_WEIGHT
  return isOptionalTerm(term) ? CIRCUMSTANCE_SHARE : 1
}

function firstFound(terms: readonly Term[], read: (term: Term) => number | undefined): number | undefined {
  return terms.map(read).find((found) => found !== undefined)
}
