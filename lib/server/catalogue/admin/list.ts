import 'server-only'
import { searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import type { CataloguePage, CatalogueQuery, CatalogueRow } from '#lib/schemas/catalogue/catalogue'
import { matchTables } from '#lib/server/catalogue/search'
import { placeSql } from '#lib/server/catalogue/sql/admin-activities'
import { type WordsMeant, wordsMeant } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'

/** Rows a page has where the caller does not say. */
const PAGE = 20

/** All activities, hidden ones too, a page at a time. */
export async function listCatalogue(query: CatalogueQuery, language: Language): Promise<CataloguePage> {
  const { limit = PAGE, offset = 0 } = query
  const sought = query.q ? searchTerms(query.q) : []
  const meant = sought.length > 0 ? await wordsMeant(sought, language) : undefined
  if (query.q && !meant) return { activities: [], pagination: { limit, offset, hasMore: false } }
  const { text, values } = listSql(query, meant)
  const { rows } = await pool.query<CatalogueRow>(text, [language, limit + 1, offset, ...values])
  return { activities: rows.slice(0, limit), pagination: { limit, offset, hasMore: rows.length > limit } }
}

function listSql({ categoryId, isHidden }: CatalogueQuery, meant: WordsMeant | undefined): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given) + 3}`
  const conditions = [
    'true',
    categoryId !== undefined && `a.category_id = ${value(categoryId)}`,
    isHidden !== undefined && `a.is_hidden = ${value(isHidden)}`,
  ]
  const where = `where ${conditions.filter(Boolean).join(' and ')}`
  const found = meant
    ? `select a.id from (${matchTables(meant, value).join(' union all ')}) a ${where} order by a.rank desc, a.position, a.id`
    : `select a.id from catalogue_activity a join category c on c.id = a.category_id ${where} order by c.position, c.id, a.position, a.id`
  const text = `
  with page as (
    select id, row_number() over () as place from (${found} limit $2 offset $3) found_rows
  )
  select a.id, a.category_id as "categoryId", t.title, a.picture, a.setting, a.duration_minutes as "durationMinutes",
    a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.is_hidden as "isHidden", a.facts is null as "isDraft", a.version, ${placeSql} as position
  from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1
  order by page.place`
  return { text, values }
}
