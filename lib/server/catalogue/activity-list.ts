import 'server-only'
import { findsActivities, hasWords, minutesOf, monthsOf, type Term, termName, understand } from '#lib/domain/catalogue/search/understand'
import { listWidenings, type Widening } from '#lib/domain/catalogue/search/widenings'
import type { Language } from '#lib/domain/platform/basics'
import { dayOf, playAgeMonths } from '#lib/domain/profiles/age'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type CardPage, pageOfCards } from '#lib/server/catalogue/cards'
import { assertCategory } from '#lib/server/catalogue/categories'
import type { Reader } from '#lib/server/catalogue/sql/cards'
import { selectCards } from '#lib/server/catalogue/sql/list'
import { selectAgesAndAllergies } from '#lib/server/catalogue/sql/picks'
import { isAnywhere, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { trendingIds } from '#lib/server/catalogue/trending'
import { resolveSearchWords } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

interface Who extends Pick<Reader, 'user'> {
  language: Language
}

/** Lists a category's activities in pages. @throws Problem not_found for an unknown category */
export async function listCategory(category: string, query: ExploreQuery, who: Who) {
  const page = await listActivities(query, who, category)
  // A page with activities proves that the category exists.
  if (page.activities.length === 0) await assertCategory(category)
  return page
}

/** A page, the understood terms of the search, and how it was widened to find something. */
interface FoundPage extends CardPage {
  understood: { typed: string; name: string; rest: string }[]
  widened: { leftOut: string[]; isAny: boolean } | null
}

/** Lists the whole catalogue in pages; with `q` the matching activities, best first. @throws Problem invalid for another order's cursor */
export async function listActivities(query: ExploreQuery, { user, language }: Who, category?: string): Promise<FoundPage> {
  const { limit = PAGE_SIZE, offset = 0, q = '', cursor, setting } = query
  const reader = { user, language, trending: await trendingIds(new Date()) }
  const ages = query.sort === 'for_me' && user ? await agesOf(user) : []
  const find = (search: Search, page = { limit, offset }) => rowsOf(pool, selectCards({ ...query, ...search, ...page, ages, category }, reader))
  if (q === '') return { ...pageOfCards(await find({}), limit, offset, { setting }), understood: [], widened: null }

  const terms = understand(q, language)
  const senseful = terms.filter(({ senses }) => senses.length > 0)
  const understood = senseful.map((term) => ({ typed: term.typed, name: termName(term, language), rest: term.rest }))
  const { steps, searchOf } = await planSearches(terms, language)
  for (const [at, step] of steps.entries()) {
    const search = at >= (cursor?.step ?? 0) && hasWords(q) && (await searchOf(step, query))
    if (!search) continue
    const found = await find(search)
    // A page may be empty because it is past the last one.
    const isFound = found.length > 0 || cursor !== undefined || (offset > 0 && (await find(search, { limit: 1, offset: 0 })).length > 0)
    if (isFound) return { ...pageOfCards(found, limit, offset, { setting, step: at }), understood, widened: toWidened(step) }
  }
  return { ...pageOfCards([], limit, offset), understood, widened: null }
}

/** Returns the ages of the user's children in months. */
async function agesOf(user: SignedIn): Promise<number[]> {
  const children = await rowsOf(pool, selectAgesAndAllergies(user.id))
  return children.map((child) => playAgeMonths(child, dayOf(new Date())))
}

/** Conditions of one way to search. */
interface Search {
  meant?: WordsMeant | undefined
  isAny?: boolean
  ageMonths?: number | undefined
  maxDuration?: number | undefined
}

/** Returns the ways to search, without words that no text has, and the conditions of each: undefined if no language has all of it. */
async function planSearches(terms: readonly Term[], language: Language) {
  const said = terms.filter(findsActivities)
  const all = await resolveSearchWords(said, language)
  const unknown = said.filter((_, n) => all?.unknown.includes(n))
  const steps = listWidenings(terms, unknown)
  const searchOf = async ({ terms: own, isAny }: Widening, query: ExploreQuery): Promise<Search | undefined> => {
    const ownSaid = own.filter(findsActivities)
    const meant = ownSaid.length === said.length ? all : await resolveSearchWords(ownSaid, language)
    if (meant && !isAnywhere(meant)) return undefined
    const ageMonths = query.ageMonths ?? firstOf(own, monthsOf)
    const times = [query.maxDuration, firstOf(own, minutesOf)].filter((time) => time !== undefined)
    return { meant, isAny, ageMonths, maxDuration: times.length > 0 ? Math.min(...times) : undefined }
  }
  return { steps, searchOf }
}

function firstOf(terms: readonly Term[], read: (term: Term) => number | undefined): number | undefined {
  return terms.map(read).find((found) => found !== undefined)
}

function toWidened({ leftOut, isAny }: Widening): FoundPage['widened'] {
  return leftOut.length > 0 || isAny ? { leftOut: leftOut.map(({ typed }) => typed), isAny } : null
}
