import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import { type Category, categoryList } from '#lib/schemas/catalogue/explore'
import { findShownCategory, selectShownCategories } from '#lib/server/catalogue/sql/categories'
import { pool } from '#lib/server/platform/db'
import { translator } from '#lib/server/platform/http/language'
import { rowsOf, run } from '#lib/statement'

/** The virtual category of what is done most these days. */
export const TRENDING = 'trending'

/** The catalogue's categories in their order, the virtual one first. */
export async function listCategories(language: Language): Promise<Category[]> {
  const rows = await rowsOf(pool, selectShownCategories(language))
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
  if (!(await run(pool, findShownCategory(id)))) throw new Problem('not_found')
}
