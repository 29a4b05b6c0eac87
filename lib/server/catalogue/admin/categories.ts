import 'server-only'
import type pg from 'pg'
import { invalidField, Problem } from '#lib/errors'
import { type CatalogueCategory, type CategoryChange, type CategoryInput, catalogueCategory } from '#lib/schemas/catalogue/catalogue'
import { shippedPictures } from '#lib/server/catalogue/admin/pictures'
import { markRemoved, place, writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { pool } from '#lib/server/platform/db'

const listSql = `
  select id, name, icon, is_hidden as "isHidden", version, (row_number() over (order by position, id) - 1)::int as position,
    (select count(*)::int from catalogue_activity a where a.category_id = category.id) as "activityCount"
  from category`

/** All categories in their order, hidden ones too; the virtual one is none. */
export async function listCatalogueCategories(): Promise<CatalogueCategory[]> {
  const { rows } = await pool.query<CatalogueCategory>(`${listSql} order by position, id`)
  return rows
}

/** One of them. @throws Problem not_found */
export async function getCatalogueCategory(id: string, client: Pick<pg.ClientBase, 'query'> = pool): Promise<CatalogueCategory> {
  const { rows } = await client.query<CatalogueCategory>(`select * from (${listSql}) listed where id = $1`, [id])
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return row
}

const insertSql = `
  insert into category (id, name, icon, is_hidden, position, edited_at)
  select $1, $2, $3, $4, coalesce(max(position) + 1, 0), now() from category
  on conflict (id) do nothing`

/** @throws Problem conflict at `id` where there is such a category; invalid at `icon` */
export async function createCategory({ id, name, icon, isHidden = false, position }: CategoryInput): Promise<CatalogueCategory> {
  await assertPicture(icon)
  return writeCatalogue(async (client) => {
    const { rowCount } = await client.query(insertSql, [id, JSON.stringify(name), icon, isHidden])
    if (!rowCount) throw new Problem('conflict', { errors: [{ field: 'id', message: { key: 'slug_taken' } }] })
    // Where it was deleted before, it is there again for the library's files too.
    await client.query("delete from removed_from_catalogue where kind = 'category' and slug = $1", [id])
    if (position !== undefined) await placeCategory(client, id, position)
    return getCatalogueCategory(id, client)
  })
}

const updateSql = `
  update category set name = coalesce($2, name), icon = coalesce($3, icon), is_hidden = coalesce($4, is_hidden), version = version + 1,
    edited_at = case when $2 is null and $3 is null then edited_at else now() end
  where id = $1`

/** @throws Problem not_found; invalid at `icon`; conflict, with the category as it is, when `version` is not the current one */
export async function updateCategory(id: string, { version, name, icon, isHidden, position }: CategoryChange): Promise<CatalogueCategory> {
  if (icon !== undefined) await assertPicture(icon)
  return writeCatalogue(async (client) => {
    const current = await getCatalogueCategory(id, client)
    if (version !== undefined && version !== current.version) {
      throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: catalogueCategory.parse(current) })
    }
    await client.query(updateSql, [id, name === undefined ? null : JSON.stringify(name), icon ?? null, isHidden ?? null])
    if (position !== undefined) await placeCategory(client, id, position)
    return getCatalogueCategory(id, client)
  })
}

/**
 * Deletes a category. Where it has activities they all go to `moveTo`, as do those that a later library adds to it.
 * @throws Problem not_found; invalid at `move_to` where that is missing, itself or no category
 */
export async function deleteCategory(id: string, moveTo: string | undefined): Promise<void> {
  await writeCatalogue(async (client) => {
    const { activityCount } = await getCatalogueCategory(id, client)
    if (moveTo === undefined && activityCount > 0) {
      throw new Problem('invalid', { detail: { key: 'category_not_empty' }, errors: [{ field: 'move_to', message: { key: 'required' } }] })
    }
    const { rowCount } = await client.query('select 1 from category where id = $1 and id <> $2', [moveTo, id])
    if (moveTo !== undefined && !rowCount) throw invalidField('move_to', 'unknown_id')
    await client.query('update catalogue_activity set category_id = $2, version = version + 1 where category_id = $1', [id, moveTo])
    await client.query('delete from category where id = $1', [id])
    await client.query("update removed_from_catalogue set moved_to = $2 where kind = 'category' and moved_to = $1", [id, moveTo])
    await markRemoved(client, 'category', id, moveTo)
  })
}

async function placeCategory(client: pg.ClientBase, id: string, to: number) {
  const { rows } = await client.query<{ id: string; position: number }>('select id, position from category order by position, id')
  await place(client, 'category', rows, id, to)
}

async function assertPicture(icon: string) {
  if (!(await shippedPictures()).includes(icon)) throw invalidField('icon', 'unknown_id')
}
