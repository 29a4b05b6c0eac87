import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import { type Category, categoryList } from '#lib/schemas/catalogue/explore'
import { pool } from '#lib/server/platform/db'
import { translator } from '#lib/server/platform/http/language'

/** The virtual category of what is done most these days. */
export const TRENDING = 'trending'

const listSql = 'select id, name ->> $1 as name, icon from category where not is_hidden order by position, id'

/** The catalogue's categories in their order, the virtual one first. */
export async function listCategories(language: Language): Promise<Category[]> {
  const { rows } = await pool.query<Category>(prepared(listSql, [language]))
  const t = translator(language, 'catalogue')
  return [{ id: TRENDING, name: t('trending'), icon: 'fire' }, ...rows]
}

/** The same as it leaves the server, for a page. */
export async function shownCategories(language: Language): Promise<Category[]> {
  return z.parse(categoryList, await listCategories(language))
}

/** @throws Problem not_found where there is no such category, or it is hidden */
export async function assertCategory(id: string): Promise<void> {
  if (id === TRENDING) return
  const { rowCount } = await pool.query(prepared('select 1 from category where id = $1 and not is_hidden', [id]))
  if (!rowCount) throw new Problem('not_found')
}
