import 'server-only'
import { searchTerms } from '#lib/domain/catalogue/search-words'
import type { Language } from '#lib/domain/platform/basics'
import type { CataloguePage, CatalogueQuery } from '#lib/schemas/catalogue/catalogue'
import { selectCatalogue } from '#lib/server/catalogue/sql/admin-list'
import { wordsMeant } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Rows a page has where the caller does not say. */
const PAGE = 20

/** All activities, hidden ones too, a page at a time. */
export async function listCatalogue(query: CatalogueQuery, language: Language): Promise<CataloguePage> {
  const { limit = PAGE, offset = 0 } = query
  const sought = query.q ? searchTerms(query.q) : []
  const meant = sought.length > 0 ? await wordsMeant(sought, language) : undefined
  if (query.q && !meant) return { activities: [], pagination: { limit, offset, hasMore: false } }
  const rows = await rowsOf(pool, selectCatalogue({ ...query, limit, offset, meant, language }))
  return { activities: rows.slice(0, limit), pagination: { limit, offset, hasMore: rows.length > limit } }
}
