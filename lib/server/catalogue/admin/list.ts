import 'server-only'
import { searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import type { CataloguePage, CatalogueQuery, CatalogueRow } from '#lib/schemas/catalogue/catalogue'
import { rankedMatchesSql } from '#lib/server/catalogue/search'
import { searchQuerySql, searchQueryValues } from '#lib/server/catalogue/search-query'
import { placeSql } from '#lib/server/catalogue/sql/admin-activities'
import { pool } from '#lib/server/platform/db'

/** Rows a page has where the caller does not say. */
const PAGE = 20

/** All activities, hidden ones too, a page at a time. */
export async function listCatalogue(query: CatalogueQuery, language: Language): Promise<CataloguePage> {
  const { limit = PAGE, offset = 0 } = query
  const sought = query.q ? searchTerms(query.q) : undefined
  if (sought?.length === 0) return { activities: [], pagination: { limit, offset, hasMore: false } }
  const { text, values } = listSql(query, sought)
  const { rows } = await pool.query<CatalogueRow>(text, [language, limit + 1, offset, ...values])
  return { activities: rows.slice(0, limit), pagination: { limit, offset, hasMore: rows.length > limit } }
}

/** @param sought as `searchTerms` gives it */
function listSql({ categoryId, isHidden }: CatalogueQuery, sought: string[][] | undefined): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given) + 3}`
  const conditions = [
    'true',
    categoryId !== undefined && `a.category_id = ${value(categoryId)}`,
    isHidden !== undefined && `a.is_hidden = ${value(isHidden)}`,
  ]
  const among = { sources: 'catalogue_activity a', conditions: conditions.filter(Boolean).join(' and '), columns: ['position'] }
  const search = sought && `${searchQuerySql(searchQueryValues(sought).map(value))}, ${rankedMatchesSql(among)}`
  const found = search
    ? 'select a.id from matches join catalogue_activity a on a.id = matches.id order by matches.rank desc, matches.position, a.id'
    : `select a.id from ${among.sources} join category c on c.id = a.category_id where ${among.conditions}
       order by c.position, c.id, a.position, a.id`
  const text = `
  with ${search ? `${search}, ` : ''}page as materialized (
    select id, row_number() over () as place from (${found} limit $2 offset $3) found_rows
  )
  select a.id, a.category_id as "categoryId", t.title, a.picture, a.setting, a.duration_minutes as "durationMinutes",
    a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.is_hidden as "isHidden", a.facts is null as "isDraft", a.version, ${placeSql} as position
  from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1
  order by page.place`
  return { text, values }
}
