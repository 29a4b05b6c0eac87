import 'server-only'
import { areStopWords, searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import type { ExplorePage, ExploreQuery } from '#lib/schemas/catalogue/explore'
import { cardColumnsSql, homeSql, type ListRow, pageOfCards, type Reader, readerValues } from '#lib/server/catalogue/cards'
import { assertCategory, TRENDING } from '#lib/server/catalogue/categories'
import { afterSql, type OrderColumn, orderSql, orders, positionSql, visibleSql } from '#lib/server/catalogue/order'
import { matchTables } from '#lib/server/catalogue/search'
import { trendingIds } from '#lib/server/catalogue/trending'
import { type WordsMeant, wordsMeant } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'

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

/** The whole catalogue's activities, a page at a time; with `q` those that were meant, the fittest first. @throws Problem invalid for another order's cursor */
export async function listActivities(query: ExploreQuery, who: Who, category?: string): Promise<ExplorePage> {
  const { limit = PAGE, offset = 0 } = query
  const sought = query.q ? searchTerms(query.q) : []
  const isSearch = sought.length > 0 && !areStopWords(sought)
  const meant = isSearch ? await wordsMeant(sought, who.language) : undefined
  // Signs alone, or words that are nowhere: nothing is called that.
  if (query.q && (sought.length === 0 || (isSearch && !meant))) return pageOfCards([], limit, offset)
  const statement = listStatement({ ...query, meant, category }, { ...who, trending: await trendingIds(new Date()) })
  return pageOfCards((await pool.query<ListRow>(statement)).rows, limit, offset)
}

interface ListRequest extends Omit<ExploreQuery, 'q'> {
  meant?: WordsMeant | undefined
  category?: string | undefined
}

/** What PostgreSQL is asked for a page and one row more. @throws Problem invalid for another order's cursor */
export function listStatement(request: ListRequest, who: Omit<Reader, 'materials'>): { text: string; values: unknown[] } {
  const { limit = PAGE, offset = 0, sort = 'recommended', materials, cursor, meant } = request
  const values = readerValues({ ...who, materials })
  const value = (given: unknown) => `$${values.push(given)}`
  const order: OrderColumn[] = [...(sort === 'recommended' ? fitness(request) : []), ...orders[sort]]
  const conditions = [visibleSql, ...filtersSql(request, value), ...(cursor ? [afterSql(order, cursor, value)] : [])].join(' and ')
  const [rows, end] = [value(limit + 1), value(offset + limit + 1)]
  const tables = meant ? matchTables(meant, value) : ['catalogue_activity']
  const found = tables.map((table) => `(select * from ${table} a where ${conditions} order by ${orderSql(order)} limit ${end})`)
  const text = `
  with ${homeSql}, page as (
    select page.*, row_number() over () as place from (
      select a.id, ${positionSql(order)} as "listPosition" from (${found.join('\n      union all ')}) a
      order by ${orderSql(order)} limit ${rows} offset ${value(offset)}
    ) page
  )
  select ${cardColumnsSql}, page."listPosition"
  from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  order by page.place`
  return { text, values }
}

/** What comes before everybody's order in what is recommended: how well it is meant, how much it is done. */
function fitness({ meant, category }: ListRequest): OrderColumn[] {
  if (meant) return [{ name: 'rank', sql: 'a.rank', type: 'float8', isDescending: true }]
  return category === TRENDING ? [{ name: 'trend', sql: 'array_position($3::uuid[], a.id)', type: 'int' }] : []
}

function filtersSql(request: ListRequest, value: (given: unknown) => string): string[] {
  const { category, setting, free, ageMonths, maxDuration, missing } = request
  const filters = [
    category === TRENDING ? 'a.id = any($3::uuid[])' : category !== undefined && `a.category_id = ${value(category)}`,
    setting && `a.setting = ${value(setting)}::"Setting"`,
    free !== undefined && `a.price_usd is ${free ? '' : 'not '}null`,
    ageMonths !== undefined && `${value(ageMonths)}::int between a.age_min_months and a.age_max_months`,
    maxDuration !== undefined && `a.duration_minutes <= ${value(maxDuration)}`,
    missing !== undefined && missingSql(value(missing)),
  ]
  return filters.filter((filter) => typeof filter === 'string')
}

/** That no more materials are missing at home than so many. */
function missingSql(atMost: string): string {
  return `(
      select count(*) from catalogue_material cm where cm.activity_id = a.id and cm.material_id <> all(coalesce((select ids from home), '{}'))
    ) <= ${atMost}`
}
