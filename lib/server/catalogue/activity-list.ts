import 'server-only'
import { areStopWords, searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import { type CardPage, pageOfCards } from '#lib/server/catalogue/cards'
import { assertCategory } from '#lib/server/catalogue/categories'
import type { Reader } from '#lib/server/catalogue/sql/cards'
import { selectCards } from '#lib/server/catalogue/sql/list'
import { trendingIds } from '#lib/server/catalogue/trending'
import { wordsMeant } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Rows a page has where the caller does not say. */
const PAGE = 20

interface Who extends Pick<Reader, 'user'> {
  language: Language
}

/** A category's activities, a page at a time. @throws Problem not_found for a category that there is not */
export async function listCategory(category: string, query: ExploreQuery, who: Who): Promise<CardPage> {
  const page = await listActivities(query, who, category)
  // A page with something on it says that there is such a category.
  if (page.activities.length === 0) await assertCategory(category)
  return page
}

/** The whole catalogue's activities, a page at a time; with `q` those that were meant, the fittest first. @throws Problem invalid for another order's cursor */
export async function listActivities(query: ExploreQuery, who: Who, category?: string): Promise<CardPage> {
  const { limit = PAGE, offset = 0 } = query
  const sought = query.q ? searchTerms(query.q) : []
  const isSearch = sought.length > 0 && !areStopWords(sought)
  const meant = isSearch ? await wordsMeant(sought, who.language) : undefined
  // Signs alone, or words that are nowhere: nothing is called that.
  if (query.q && (sought.length === 0 || (isSearch && !meant))) return pageOfCards([], limit, offset)
  const found = await rowsOf(pool, selectCards({ ...query, limit, offset, meant, category }, { ...who, trending: await trendingIds(new Date()) }))
  return pageOfCards(found, limit, offset)
}
