import 'server-only'
import { bool, int, jsonb, text } from '#lib/columns'
import type { Language } from '#lib/domain/platform/basics'
import { command, statement } from '#lib/statement'

const categories = {
  row: { id: text, name: jsonb<Record<Language, string>>(), icon: text, isHidden: bool, version: int, position: int, activityCount: int },
  text: `
    select id, name, icon, is_hidden as "isHidden", version, (row_number() over (order by position, id) - 1)::int as position,
      (select count(*)::int from catalogue_activity a where a.category_id = category.id) as "activityCount"
    from category`,
}

export const selectCategories = statement({ row: categories.row, text: `${categories.text} order by position, id` })

/** Selects a category with its position among all. */
export const selectCategory = statement({ row: categories.row, text: `select * from (${categories.text}) listed where id = $1` })

export const findCategory = command('select 1 from category where id = $1')

export const selectCategoryOrder = statement({ row: { id: text, position: int }, text: 'select id, position from category order by position, id' })

/** Inserts a category in the last position, unless the id exists: $1 id, $2 name, $3 icon, $4 whether it is hidden. */
export const insertCategory = command(`
  insert into category (id, name, icon, is_hidden, position, edited_at)
  select $1, $2, $3, $4, coalesce(max(position) + 1, 0), now() from category
  on conflict (id) do nothing`)

/** Updates a category with the same parameters; null keeps the value. */
export const updateCategory = command(`
  update category set name = coalesce($2, name), icon = coalesce($3, icon), is_hidden = coalesce($4, is_hidden), version = version + 1,
    edited_at = case when $2 is null and $3 is null then edited_at else now() end
  where id = $1`)

/** Moves all activities of $1 to $2. */
export const moveActivities = command('update catalogue_activity set category_id = $2, version = version + 1 where category_id = $1')

export const deleteCategory = command('delete from category where id = $1')

/** Forgets the deletion of a category that exists again. */
export const forgetRemovedCategory = command("delete from removed_from_catalogue where kind = 'category' and slug = $1")

/** Redirects activities that went from a deleted category to $1 to $2. */
export const moveRemoved = command("update removed_from_catalogue set moved_to = $2 where kind = 'category' and moved_to = $1")
