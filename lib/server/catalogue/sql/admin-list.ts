import 'server-only'
import { text } from '#lib/columns'
import type { Language } from '#lib/domain/platform/basics'
import type { CatalogueQuery } from '#lib/schemas/catalogue/catalogue'
import { listed, waitingSql } from '#lib/server/catalogue/sql/admin-activities'
import { matchTables } from '#lib/server/catalogue/sql/full-matches'
import { exampleMeant, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { composed } from '#lib/statement'

interface CatalogueRequest extends Pick<CatalogueQuery, 'categoryId' | 'isHidden'> {
  waits?: 'draft' | 'decision' | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
  limit: number
  offset: number
  meant: WordsMeant | undefined
  language: Language
}
const some: CatalogueRequest = { limit: 1, offset: 0, meant: undefined, language: 'en' }

/** Selects a page of all activities, also hidden ones, and one row more: by category, or best matches first. */
export const selectCatalogue = composed({
  row: { ...listed.row, title: text },
  examples: [[some], [{ ...some, categoryId: '', isHidden: true, waits: 'draft', ids: [], meant: exampleMeant }]],
  write: (value, { categoryId, isHidden, waits, ids, limit, offset, meant, language }: CatalogueRequest) => {
    // Parameter $1, as `matchTables` requires.
    const inLanguage = value(language)
    const conditions = [
      'true',
      categoryId !== undefined && `a.category_id = ${value(categoryId)}`,
      isHidden !== undefined && `a.is_hidden = ${value(isHidden)}`,
      waits !== undefined && `a.id in (select id from catalogue_activity where ${waitingSql[waits]})`,
      ids !== undefined && `a.id = any(${value(ids)}::uuid[])`,
    ]
    const where = `where ${conditions.filter(Boolean).join(' and ')}`
    const found = meant
      ? `select a.id from (${matchTables(meant, value).join(' union all ')}) a ${where} order by a.rank desc, a.position, a.id`
      : `select a.id from catalogue_activity a join category c on c.id = a.category_id ${where} order by c.position, c.id, a.position, a.id`
    const text = `
      with page as (
        select id, row_number() over () as place from (${found} limit ${value(limit + 1)} offset ${value(offset)}) found_rows
      )
      select ${listed.columns}, t.title
      from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = ${inLanguage}
      order by page.place`
    return { text, isPrepared: false }
  },
})
