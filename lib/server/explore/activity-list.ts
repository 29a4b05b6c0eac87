import 'server-only'
import { createHash } from 'node:crypto'
import type { Language } from '#lib/domain/basics'
import { sayNothing, soughtWords } from '#lib/domain/search-words'
import type { ExplorePage, ExploreQuery, ExploreSort } from '#lib/schemas/explore'
import { pool } from '#lib/server/db'
import { askedSql, askedValues } from '#lib/server/explore/asked'
import { type CardRow, cardColumnsSql, homeSql, type Reader, readerValues, shownCard } from '#lib/server/explore/cards'
import { assertCategory, TRENDING } from '#lib/server/explore/categories'
import { areCommon } from '#lib/server/explore/common-words'
import { commonestSql, fittestSql } from '#lib/server/explore/search'
import { trendingIds } from '#lib/server/explore/trending'

/** Rows a page has where the caller does not say. */
const PAGE = 20

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
  const { limit = PAGE, offset = 0, materials } = query
  const pagination = { limit, offset, hasMore: false }
  const sought = query.q ? soughtWords(query.q) : undefined
  if (sought?.length === 0) return { activities: [], pagination } // signs alone: nothing is called that
  const words = sought && !sayNothing(sought) ? { sought, areCommon: await areCommon(sought, who.language) } : undefined
  const trending = await trendingIds(new Date())
  const { text, values } = listSql(query, { words, category })
  const all = [...readerValues({ ...who, trending, materials }), limit + 1, offset, ...values]
  const { rows } = await pool.query<CardRow>({ name: nameOf(text), text, values: all })
  return { activities: rows.slice(0, limit).map(shownCard), pagination: { ...pagination, hasMore: rows.length > limit } }
}

interface Narrowed {
  /** As `soughtWords` gives them, where they say something. */
  words: { sought: string[][]; areCommon: boolean } | undefined
  category: string | undefined
}

/** First which rows are on the page, by an index of their order alone where that will do; then all of these few. */
function listSql(query: ExploreQuery, { words, category }: Narrowed): { text: string; values: unknown[] } {
  const [limit, offset] = ['$5', '$6']
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given) + 6}`
  const isTrending = category === TRENDING
  const conditions = [
    'not a.is_hidden and a.category_id <> all(array(select id from category where is_hidden))',
    category !== undefined && !isTrending && `a.category_id = ${value(category)}`,
    isTrending && 'a.id = any($3::uuid[])',
    query.setting && `a.setting = ${value(query.setting)}::"Setting"`,
    query.free !== undefined && `a.price_usd is ${query.free ? '' : 'not '}null`,
    query.ageMonths !== undefined && `${value(query.ageMonths)} between a.age_min_months and a.age_max_months`,
    query.maxDuration !== undefined && `a.duration_minutes <= ${value(query.maxDuration)}`,
    query.missing !== undefined && missingSql(value(query.missing)),
  ]
  const among = { sources: 'catalogue_activity a', conditions: conditions.filter(Boolean).join(' and ') }
  const { sort = 'recommended' } = query
  const page = { order: orders[sort], titlesFirst: sort === 'recommended', limit, offset }
  const matches = words && (words.areCommon ? commonestSql(among, page) : fittestSql(among))
  const search = words && `${askedSql(askedValues(words.sought).map(value))}, ${matches}, `
  const order = orderSql(sort, search ? 'matches.rank desc' : isTrending && 'array_position($3::uuid[], a.id)')
  const found = search ? 'matches join catalogue_activity a on a.id = matches.id' : `${among.sources} where ${among.conditions}`
  const text = `
  with ${homeSql}, ${search ?? ''}page as materialized (
    select a.id, row_number() over () as place from (
      select a.id from ${found} order by ${order} limit ${limit} offset ${offset}
    ) a
  )
  select ${cardColumnsSql}
  from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  order by page.place`
  return { text, values }
}

const orders: Record<ExploreSort, string> = {
  recommended: 'a.position, a.id',
  newest: 'a.created_at desc, a.id desc',
  rating: 'a.rating_average desc, a.rating_count desc, a.position, a.id',
  duration: 'a.duration_minutes, a.position, a.id',
}

/** @param first what comes before the recommended order, if anything */
function orderSql(sort: ExploreSort, first: string | false | undefined): string {
  return sort === 'recommended' && first ? `${first}, ${orders.recommended}` : orders[sort]
}

function missingSql(atMost: string): string {
  return `(
      select count(*) from catalogue_material cm where cm.activity_id = a.id and cm.material_id <> all(coalesce((select ids from home), '{}'))
    ) <= ${atMost}`
}

/** PostgreSQL prepares a statement once a connection by its name. */
function nameOf(text: string): string {
  return `explore-${createHash('sha1').update(text).digest('base64url')}`
}
