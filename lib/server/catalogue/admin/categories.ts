import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { invalidField, Problem } from '#lib/errors'
import { type CatalogueCategory, type CategoryChange, type CategoryInput, catalogueCategory } from '#lib/schemas/catalogue/catalogue'
import { shippedPictures } from '#lib/server/catalogue/admin/pictures'
import { markRemoved, moveToPosition, writeCatalogue } from '#lib/server/catalogue/admin/writing'
import {
  deleteCategory as deleteCategoryRow,
  findCategory,
  forgetRemovedCategory,
  insertCategory,
  moveActivities,
  moveRemoved,
  selectCategories,
  selectCategory,
  selectCategoryOrder,
  updateCategory as updateCategoryRow,
} from '#lib/server/catalogue/sql/admin-categories'
import { pool } from '#lib/server/platform/db'
import { firstOf, type Queryable, rowsOf, run } from '#lib/statement'

/** Lists all categories in order, also hidden ones, without the virtual one. */
export function listCatalogueCategories(): Promise<CatalogueCategory[]> {
  return rowsOf(pool, selectCategories())
}

/** Returns one of the categories. @throws Problem not_found */
export async function getCatalogueCategory(id: string, client: Queryable = pool): Promise<CatalogueCategory> {
  const row = await firstOf(client, selectCategory(id))
  if (!row) throw new Problem('not_found')
  return row
}

/** Finds the category that this input created, for a repeat: its id is not from the key, so its other fields must match. */
export async function findSameCategory({ id, name, icon, isHidden = false }: CategoryInput): Promise<CatalogueCategory | undefined> {
  const row = await firstOf(pool, selectCategory(id))
  return row && isDeepStrictEqual([row.name, row.icon, row.isHidden], [name, icon, isHidden]) ? row : undefined
}

/** @throws Problem conflict at `id` if the category exists; invalid at `icon` */
export async function createCategory({ id, name, icon, isHidden = false, position }: CategoryInput): Promise<CatalogueCategory> {
  await assertPicture(icon)
  return writeCatalogue(async (client) => {
    const isNew = await run(client, insertCategory(id, JSON.stringify(name), icon, isHidden))
    if (!isNew) throw new Problem('conflict', { errors: [{ field: 'id', message: { key: 'slug_taken' } }] })
    // If it was deleted before, the library's files may use it again.
    await run(client, forgetRemovedCategory(id))
    if (position !== undefined) await placeCategory(client, id, position)
    return getCatalogueCategory(id, client)
  })
}

/** @throws Problem not_found; invalid at `icon`; conflict, with the current category, if `version` is not the current one */
export async function updateCategory(id: string, { version, name, icon, isHidden, position }: CategoryChange): Promise<CatalogueCategory> {
  if (icon !== undefined) await assertPicture(icon)
  return writeCatalogue(async (client) => {
    const current = await getCatalogueCategory(id, client)
    if (version !== undefined && version !== current.version) {
      throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: catalogueCategory.parse(current) })
    }
    await run(client, updateCategoryRow(id, name === undefined ? null : JSON.stringify(name), icon ?? null, isHidden ?? null))
    if (position !== undefined) await placeCategory(client, id, position)
    return getCatalogueCategory(id, client)
  })
}

/**
 * Deletes a category. Its activities move to `moveTo`, as do those that a later library adds to it.
 * @throws Problem not_found; invalid at `move_to` if it is needed but missing, the same category or unknown
 */
export async function deleteCategory(id: string, moveTo: string | undefined): Promise<void> {
  await writeCatalogue(async (client) => {
    const { activityCount } = await getCatalogueCategory(id, client)
    if (moveTo === undefined && activityCount > 0) {
      throw new Problem('invalid', { detail: { key: 'category_not_empty' }, errors: [{ field: 'move_to', message: { key: 'required' } }] })
    }
    const isKnown = moveTo === undefined || (moveTo !== id && (await run(client, findCategory(moveTo))))
    if (!isKnown) throw invalidField('move_to', 'unknown_id')
    await run(client, moveActivities(id, moveTo))
    await run(client, deleteCategoryRow(id))
    await run(client, moveRemoved(id, moveTo))
    await markRemoved(client, 'category', id, moveTo)
  })
}

async function placeCategory(client: pg.ClientBase, id: string, to: number) {
  await moveToPosition(client, 'category', await rowsOf(client, selectCategoryOrder()), id, to)
}

async function assertPicture(icon: string) {
  if (!(await shippedPictures()).includes(icon)) throw invalidField('icon', 'unknown_id')
}
