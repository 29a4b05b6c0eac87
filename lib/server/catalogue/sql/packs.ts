// Statements for the export and import of packs.
import 'server-only'
import { jsonb, listOf, orNull, text, textOf } from '#lib/columns'
import type { Language } from '#lib/domain/platform/basics'
import { allergens } from '#lib/domain/platform/vocabulary'
import { command, statement } from '#lib/statement'

/** Selects the materials $1 in all languages. */
export const selectPackMaterials = statement({
  row: {
    id: text,
    name: jsonb<Record<Language, string>>(),
    alsoCalled: orNull(jsonb<Record<Language, string[]>>()),
    allergens: listOf(textOf(allergens)),
    substitutes: listOf(text),
  },
  text: 'select id, name, also_called as "alsoCalled", allergens, substitutes from material where id = any($1) order by id',
})

/** $1 id, $2 name, $3 other words, $4 allergens, $5 substitutes, without unknown ones. An admin has to confirm it; a material that exists stays unchanged. */
export const insertMaterial = command(`
  insert into material (id, name, also_called, allergens, substitutes, is_unconfirmed)
  values ($1, $2, $3, $4, array(select id from material where id = any($5) order by id), true) on conflict (id) do nothing`)

/** Marks the activity $1, which a pack brought, as a change of $2. */
export const setReplaced = command('update catalogue_activity set replaces_id = $2 where id = $1')

/** Selects those of the slugs $1 whose activities an admin deleted. */
export const selectRemovedActivities = statement({
  row: { slug: text },
  text: "select slug from removed_from_catalogue where kind = 'activity' and slug = any($1)",
})

/** Forgets the deletion of activities that exist again. */
export const forgetRemovedActivities = command("delete from removed_from_catalogue where kind = 'activity' and slug = any($1)")

/** Selects the categories that took the activities of deleted ones. */
export const selectMovedCategories = statement({
  row: { slug: text, movedTo: orNull(text) },
  text: `select slug, moved_to as "movedTo" from removed_from_catalogue where kind = 'category'`,
})
