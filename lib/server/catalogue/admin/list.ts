import 'server-only'
import { findsActivities } from '#lib/domain/catalogue/search/term'
import { hasWords } from '#lib/domain/catalogue/search/typed-words'
import { understand } from '#lib/domain/catalogue/search/understand'
import type { Language } from '#lib/domain/platform/basics'
import type { CataloguePage, CatalogueQuery } from '#lib/schemas/catalogue/catalogue'
import { listRefusedIds } from '#lib/server/catalogue/admin/waiting'
import { selectCatalogue } from '#lib/server/catalogue/sql/admin-list'
import { isAnywhere } from '#lib/server/catalogue/sql/search'
import { resolveSearchWords } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

/** Lists all activities in pages, also hidden ones. */
export async function listCatalogue(query: CatalogueQuery, language: Language): Promise<CataloguePage> {
  const { limit = PAGE_SIZE, offset = 0, waits, ...filter } = query
  const sought = understand(query.q ?? '', language).filter((term) => findsActivities(term) && !term.isImplied)
  const meant = sought.length > 0 ? await resolveSearchWords(sought, language) : undefined
  const isFound = !query.q || (hasWords(query.q) && (meant === undefined || isAnywhere(meant)))
  if (!isFound) return { activities: [], pagination: { limit, offset, hasMore: false } }
  const waiting = waits === 'refused' ? { ids: await listRefusedIds() } : { waits }
  const rows = await rowsOf(pool, selectCatalogue({ ...filter, ...waiting, limit, offset, meant, language }))
  return { activities: rows.slice(0, limit), pagination: { limit, offset, hasMore: rows.length > limit } }
}
