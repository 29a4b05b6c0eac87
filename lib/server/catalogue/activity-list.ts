import 'server-only'
import {
  findsActivities,
  hasWords,
  isOptionalTerm,
  minutesOf,
  monthsOf,
  type Term,
  termName,
  understand,
} from '#lib/domain/catalogue/search/understand'
import { listWidenings, type Widening } from '#lib/domain/catalogue/search/widenings'
import type { Language } from '#lib/domain/platform/basics'
import { correctedAgeMonths, dayOf } from '#lib/domain/profiles/age'
import { readGroupRange } from '#lib/domain/profiles/group-range'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type CardPage, pageOfCards } from '#lib/server/catalogue/cards'
import { assertCategory } from '#lib/server/catalogue/categories'
import type { Viewer } from '#lib/server/catalogue/sql/cards'
import { type ListRow, selectCards } from '#lib/server/catalogue/sql/list'
import { selectAgesAndAllergies } from '#lib/server/catalogue/sql/picks'
import type { Scoring } from '#lib/server/catalogue/sql/scored-matches'
import { isAnywhere, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { trendingIds } from '#lib/server/catalogue/trending'
import { resolveSearchWords } from '#lib/server/catalogue/words-meant'
import { db, pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

interface Who extends Pick<Viewer, 'user'> {
  language: Language
}

/** Lists a category's activities in pages. @throws Problem not_found for an unknown category */
export async function listCategory(category: string, query: ExploreQuery, who: Who) {
  const page = await listActivities(query, who, category)
  // A page with activities proves that the category exists.
  if (page.activities.length === 0) await assertCategory(category)
  return page
}

/** A page, and how the search was understood. */
interface FoundPage extends CardPage {
  understood: { typed: string; name: string; rest: string }[]
  widened: { leftOut: string[]; isAny: boolean } | null
  unmatched: string[]
  otherAgesFrom: string | null
}

/** Lists the whole catalogue in pages; with `q` the matching activities, best first. @throws Problem invalid for another order's cursor */
export async function listActivities(query: ExploreQuery, { user, language }: Who, category?: string): Promise<FoundPage> {
  const { limit = PAGE_SIZE, offset = 0, q = '', cursor, setting } = query
  const viewer = { user, language, trending: await trendingIds(new Date()) }
  // All activities for a requested age are equally for it.
  const ages = query.sort === 'for_me' && user && query.ageMonths === undefined ? await agesOf(user) : []
  const find = (search: Search, page = { limit, offset }) => rowsOf(pool, selectCards({ ...query, ages, ...search, ...page, category }, viewer))
  const toPage = (found: ListRow[], search: Search, step?: number) => ({
    ...pageOfCards(found, limit, offset, { setting, ...(step !== undefined && { step }) }),
    otherAgesFrom: otherAgesFrom(found.slice(0, limit), search.ages ?? ages),
  })
  const none = { understood: [], widened: null, unmatched: [] }
  if (q === '') return { ...toPage(await find({}), {}), ...none }
  if (!hasWords(q)) return { ...toPage([], {}), ...none }

  const terms = understand(q, language)
  if (terms.length === 0) return { ...toPage(await find({}), {}), ...none }
  const { steps, searchOf, toWidened, toUnmatched } = await planSearches(terms, query, language)
  const understood = toUnderstood(terms, language)
  for (const [at, step] of steps.entries()) {
    const search = at >= (cursor?.step ?? 0) && (await searchOf(step))
    if (!search) continue
    const found = await find(search)
    // A page may be empty because it is past the last one.
    const isFound = found.length > 0 || cursor !== undefined || (offset > 0 && (await find(search, { limit: 1, offset: 0 })).length > 0)
    if (isFound) {
      return { ...toPage(found, search, at), understood, unmatched: toUnmatched(search.scoring && found[0]), widened: toWidened(step, found[0]) }
    }
  }
  return { ...toPage([], {}), understood, unmatched: toUnmatched(), widened: null }
}

/** Returns the first activity that is not for these ages. */
function otherAgesFrom(found: readonly ListRow[], ages: readonly number[]): string | null {
  if (ages.length === 0) return null
  return found.find(({ listPosition }) => listPosition.fits === 0)?.id ?? null
}

function toUnderstood(terms: readonly Term[], language: Language): FoundPage['understood'] {
  return terms
    .filter(({ senses, isImplied }) => senses.length > 0 && !isImplied)
    .map((term) => ({ typed: term.typed, name: termName(term, language), rest: term.rest }))
}

/** Returns the ages of the user's children in months; without children, the middle ages of the user's groups. */
async function agesOf(user: SignedIn): Promise<number[]> {
  const children = await rowsOf(pool, selectAgesAndAllergies(user.id))
  if (children.length > 0) return children.map((child) => correctedAgeMonths(child, dayOf(new Date())))
  const groups = await db.group.findMany({ where: { userId: user.id }, select: { groupRange: true } })
  return groups.flatMap(({ groupRange }) => {
    const range = readGroupRange(groupRange ?? '')
    return range ? [Math.round((range.youngestMonths + range.oldestMonths) / 2)] : []
  })
}

/** Conditions of one way to search. */
interface Search {
  meant?: WordsMeant | undefined
  scoring?: Scoring | undefined
  ageMonths?: number | undefined
  maxDuration?: number | undefined
  ages?: number[]
}

/**
 * Returns the ways to search without words that no text has; the conditions of each, undefined if it cannot find any; and what is left
 * out and unmatched in what was found.
 */
async function planSearches(terms: readonly Term[], query: ExploreQuery, language: Language) {
  const said = terms.filter(findsActivities)
  const isEach = said.some(({ isThing }) => isThing)
  const all = await resolveSearchWords(said, language, isEach)
  const unknown = said.filter((_, n) => all?.unknown.includes(n))
  const known = terms.filter((term) => !term.isAbsent && !unknown.includes(term))
  const sought = said.filter((term) => known.includes(term))
  const meant = unknown.length > 0 ? await resolveSearchWords(sought, language, isEach) : all
  let each: WordsMeant | undefined
  const searchOf = async (step: Widening): Promise<Search | undefined> => {
    if (step.isAll && meant && !isAnywhere(meant)) return undefined
    const typed = step.terms.filter(({ isImplied }) => step.isAll || !isImplied)
    const age = firstOf(typed, monthsOf)
    const times = [query.maxDuration, ...typed.map(minutesOf)].filter((time) => time !== undefined)
    const own = { ageMonths: query.ageMonths ?? age, maxDuration: times.length > 0 ? Math.min(...times) : undefined }
    const dropped = age === undefined ? firstOf(terms, monthsOf) : undefined
    if (!step.isAll) each ??= meant?.terms ? meant : await resolveSearchWords(sought, language, true)
    return {
      ...own,
      // A typed age takes the place of the children's.
      ...(age !== undefined && { ages: [] }),
      ...(dropped !== undefined && { ages: [dropped] }),
      ...(step.isAll || !each ? { meant } : { scoring: toScoring(each, sought, step) }),
    }
  }
  const toWidened = (step: Widening, first: ListRow | undefined): FoundPage['widened'] => {
    const isMatched = (term: Term) => step.isAll || !findsActivities(term) || first?.matched.includes(sought.indexOf(term))
    const isFarDown = (term: Term) => !step.isAll && term.isThing && !first?.firstNamed.includes(sought.indexOf(term))
    const leftOut = terms.filter((term) => !term.isImplied && !(step.terms.includes(term) && isMatched(term) && !isFarDown(term)))
    const isAny = leftOut.some((term) => sought.includes(term) && !isOptionalTerm(term) && !isMatched(term))
    return leftOut.length > 0 && first ? { leftOut: leftOut.map(({ typed }) => typed), isAny } : null
  }
  const isInSomeText = (term: Term) => meant?.terms?.some(({ n, said, elsewhere }) => n === sought.indexOf(term) && (said ?? elsewhere) !== null)
  const toUnmatched = (row?: ListRow): string[] => {
    const isMissing = (term: Term): boolean => {
      if (term.isAbsent || unknown.includes(term)) return true
      const n = sought.indexOf(term)
      if (n === -1) return false
      // What only shares a topic with a thing is near to it, and not about it.
      if (term.isThing) return row ? !row.allNamed.includes(n) : !isInSomeText(term)
      // When, where and how are reported as left out.
      return row !== undefined && !isOptionalTerm(term) && !row.allMatched.includes(n)
    }
    return terms.filter((term) => !term.isImplied && !term.isAside && isMissing(term)).map(({ typed }) => typed)
  }
  // Scoring also knows the order of full matches; only its time grows with the catalogue.
  const isScored = meant?.isSmallCatalogue === true && terms.some(findsActivities)
  return { steps: listWidenings(known).filter(({ isAll }) => !(isAll && isScored)), searchOf, toWidened, toUnmatched }
}

/** The weight of a term that is only implied, of similar words, and of a term that says little about what is wanted; our choice. */
const IMPLIED_WEIGHT = 0.5
const ALIKE_WEIGHT = 0.5
const ASIDE_WEIGHT = 0.25
/** How much a term for when, where or how counts among the terms that an activity should have; our choice. */
const CIRCUMSTANCE_SHARE = 0.6

function toScoring(meant: WordsMeant, sought: readonly Term[], { terms, leastShare }: Widening): Scoring {
  const weightOf = ({ isImplied, isAside }: Term) => (isImplied ? IMPLIED_WEIGHT : isAside ? ASIDE_WEIGHT : 1)
  const shareOf = (term: Term) => (term.isImplied ? 0 : term.isAside ? ASIDE_WEIGHT : isOptionalTerm(term) ? CIRCUMSTANCE_SHARE : 1)
  const minutes = terms.flatMap((term) => (term.isImplied ? (minutesOf(term) ?? []) : []))
  return {
    terms: (meant.terms ?? []).flatMap((words) => {
      const term = sought[words.n]
      return term ? [{ ...words, weight: weightOf(term) * (words.isAlike ? ALIKE_WEIGHT : 1), share: shareOf(term), isThing: term.isThing }] : []
    }),
    minutes: minutes.map((atMost, i) => ({ n: sought.length + i, atMost, weight: IMPLIED_WEIGHT })),
    leastShare,
    isRankedByCircumstances: meant.isSmallCatalogue !== true,
  }
}

function firstOf(terms: readonly Term[], read: (term: Term) => number | undefined): number | undefined {
  return terms.map(read).find((found) => found !== undefined)
}
