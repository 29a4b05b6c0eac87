import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import { type Category, categoryList } from '#lib/schemas/catalogue/explore'
import { findShownCategory, selectShownCategories } from '#lib/server/catalogue/sql/categories'
import { pool } from '#lib/server/platform/db'
import { translator } from '#lib/server/platform/http/language'
import { rowsOf, run } from '#lib/statement'

/** Id of the virtual category of the currently most popular activities. */
export const TRENDING = 'trending'

/** Lists the catalogue's categories in order, the virtual one first. */
export async function listCategories(language: Language): Promise<Category[]> {
  const rows = await rowsOf(pool, selectShownCategories(language))
  const t = translator(language, 'catalogue')
  return [{ id: TRENDING, name: t('trending'), icon: 'fire' }, ...rows]
}

/** Lists the categories in the API's form, for a page. */
export async function shownCategories(language: Language): Promise<Category[]> {
  return z.parse(categoryList, await listCategories(language))
}

/** @throws Problem not_found if the category does not exist or is hidden */
export async function assertCategory(id: string): Promise<void> {
  if (id === TRENDING) return
  if (!(await run(pool, findShownCategory(id)))) throw new Problem('not_found')
}
