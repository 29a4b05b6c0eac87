import 'server-only'
import type { QueryConfig } from 'pg'
import type { ExploreSort } from '#lib/domain/catalogue/explore-filter'
import { areStopWords, searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import { prepared } from '#lib/prepared'
import type { ExplorePage, ExploreQuery } from '#lib/schemas/catalogue/explore'
import { type CardRow, cardColumnsSql, homeSql, type Reader, readerValues, shownCard } from '#lib/server/catalogue/cards'
import { assertCategory, TRENDING } from '#lib/server/catalogue/categories'
import { areCommon } from '#lib/server/catalogue/common-words'
import { keysetAnchorBefore, keysetAnchorSql, orderColumns, orderSql, rowsFromAnchorSql, visibleSql } from '#lib/server/catalogue/order'
import { commonWordMatchesSql, rankedMatchesSql } from '#lib/server/catalogue/search'
import { searchQuerySql, searchQueryValues } from '#lib/server/catalogue/search-query'
import { trendingIds } from '#lib/server/catalogue/trending'
import { pool } from '#lib/server/platform/db'
import { rowsRead } from '#lib/server/platform/rows-read'

/** Rows a page has where the caller does not say. */
const PAGE = 20
/** Rows of a whole list that are read, and one more than the page says whether it goes on. */
const ROWS_READ = [11, 21, 101]
/** Matches of common words that are looked for, from the first one on. */
const REACHES = [...ROWS_READ, 201, 401, 1001]
/** Kinds of statement that every connection keeps. */
const MOST_PREPARED = 64

interface Who extends Pick<Reader, 'user'> {
  language: Language
}

/** A category's activities, a page at a time. @throws Problem not_found for a category that there is not */
export async function listCategory(category: string, query: ExploreQuery, who: Who): Promise<ExplorePage> {
  const page = await listActivities(query, who, category)
  // A page with something on it says that there is such a category.
  if (page.activities.length === 0) await assertCategory(category)
  return page
}

/** The whole catalogue's activities, a page at a time; with `q` those that were meant, the fittest first. */
export async function listActivities(query: ExploreQuery, who: Who, category?: string): Promise<ExplorePage> {
  const { limit = PAGE, offset = 0 } = query
  const statement = await listStatement(query, who, category)
  const rows = statement ? (await pool.query<CardRow>(statement)).rows : []
  return { activities: rows.slice(0, limit).map(shownCard), pagination: { limit, offset, hasMore: rows.length > limit } }
}

/** What PostgreSQL is asked for a page and at least one row more; undefined where nothing can be found. */
export async function listStatement(query: ExploreQuery, who: Who, category?: string): Promise<QueryConfig | undefined> {
  const { limit = PAGE, offset = 0, sort = 'recommended', materials } = query
  const sought = query.q ? searchTerms(query.q) : undefined
  if (sought?.length === 0) return undefined // signs alone: nothing is called that
  const values = readerValues({ ...who, trending: await trendingIds(new Date()), materials })
  const value = (given: unknown) => `$${values.push(given)}`
  // A search's filters are hidden from the planner as its words are: one plan serves all, and making one takes as long as the search.
  const asked = (given: unknown, type: string) => (sought ? `(select ${value(given)}::${type})` : `${value(given)}::${type}`)
  const filters = filtersOf(query, category, asked)
  const page: Page = { sort, rows: limit + 1, offset, conditions: [visibleSql, ...filters].join(' and '), value }
  const text = await textOf()
  return isKept(text) ? prepared(text, values) : { text, values }

  async function textOf() {
    if (sought && !areStopWords(sought)) return searchSql(page, sought, await areCommon(sought, who.language))
    if (category === TRENDING) return trendingSql(page)
    const isWhole = filters.length === (category === undefined ? 0 : 1)
    return isWhole ? wholeListSql(page, category) : listSql(page)
  }
}

type Placeholder = (given: unknown) => string

interface Page {
  sort: ExploreSort
  /** How many are read. */
  rows: number
  offset: number
  /** Of `a`. */
  conditions: string
  /** Makes a placeholder. */
  value: Placeholder
}

function filtersOf(query: ExploreQuery, category: string | undefined, asked: (given: unknown, type: string) => string): string[] {
  const filters = [
    category === TRENDING ? 'a.id = any($3::uuid[])' : category !== undefined && `a.category_id = ${asked(category, 'text')}`,
    query.setting && `a.setting = ${asked(query.setting, '"Setting"')}`,
    query.free !== undefined && `a.price_usd is ${query.free ? '' : 'not '}null`,
    query.ageMonths !== undefined && `${asked(query.ageMonths, 'int')} between a.age_min_months and a.age_max_months`,
    query.maxDuration !== undefined && `a.duration_minutes <= ${asked(query.maxDuration, 'int')}`,
    query.missing !== undefined && missingSql(asked(query.missing, 'int')),
  ]
  return filters.filter((filter) => typeof filter === 'string')
}

function missingSql(atMost: string): string {
  return `(
      select count(*) from catalogue_material cm where cm.activity_id = a.id and cm.material_id <> all(coalesce((select ids from home), '{}'))
    ) <= ${atMost}`
}

function searchSql({ sort, rows, offset, conditions, value }: Page, sought: string[][], isCommon: boolean): string {
  const asked = searchQuerySql(searchQueryValues(sought).map(value))
  const among = { sources: 'catalogue_activity a', conditions, columns: orderColumns(sort) }
  const titlesFirst = sort === 'recommended'
  const end = offset + rows
  const matches = isCommon
    ? commonWordMatchesSql(among, { order: orderSql(sort), titlesFirst, reach: rowsRead(REACHES, end) ?? value(end) })
    : rankedMatchesSql(among)
  const order = titlesFirst ? `a.rank desc, ${orderSql(sort)}` : orderSql(sort)
  return cardsSql(`matches a order by ${order} limit ${value(rows)} offset ${value(offset)}`, `${asked}, ${matches}`)
}

function trendingSql({ sort, rows, offset, conditions, value }: Page): string {
  const order = sort === 'recommended' ? `array_position($3::uuid[], a.id), ${orderSql(sort)}` : orderSql(sort)
  return cardsSql(`catalogue_activity a where ${conditions} order by ${order} limit ${value(rows)} offset ${value(offset)}`)
}

function listSql({ sort, rows, offset, conditions, value }: Page): string {
  return cardsSql(`catalogue_activity a where ${conditions} order by ${orderSql(sort)} limit ${value(rows)} offset ${value(offset)}`)
}

/** Of all there is, or all of a category: what is most looked at. `start` hides where, so that PostgreSQL makes one plan for all its pages. */
async function wholeListSql({ sort, rows: atLeast, offset, conditions, value }: Page, category: string | undefined): Promise<string> {
  const rows = rowsRead(ROWS_READ, atLeast) ?? atLeast
  const landmark = await keysetAnchorBefore(offset, { sort, category })
  const start = [`${value(offset - (landmark?.before ?? 0))}::int as at`, ...(landmark ? keysetAnchorSql(sort, landmark, value) : [])]
  const found = landmark ? rowsFromAnchorSql({ sort, rows, conditions }) : `catalogue_activity a where ${conditions}`
  const page = `${found} order by ${orderSql(sort)} limit ${rows} offset (select at from start)`
  return cardsSql(page, `start as materialized (select ${start.join(', ')})`)
}

/** First which rows are on the page, by an index of their order alone where that will do; then all of these few. */
function cardsSql(found: string, before?: string): string {
  return `
  with ${homeSql}, ${before ? `${before}, ` : ''}page as materialized (
    select a.id, row_number() over () as place from (select a.id from ${found}) a
  )
  select ${cardColumnsSql}
  from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  order by page.place`
}

/** The texts that are prepared. */
const kept = new Set<string>()

/**
 * PostgreSQL prepares a statement once a connection by its name, and keeps it, up to 0.7 MB each: the first kinds of question that
 * come, of the thousand and more that there are. Without a name one takes a few milliseconds longer.
 */
function isKept(text: string): boolean {
  if (kept.size < MOST_PREPARED) kept.add(text)
  return kept.has(text)
}
