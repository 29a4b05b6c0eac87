// Materials, and those that a user has at home.
import 'server-only'
import { bool, jsonb, listOf, orNull, text, textOf } from '#lib/columns'
import type { Language } from '#lib/domain/platform/basics'
import { allergens } from '#lib/domain/platform/vocabulary'
import { command, statement } from '#lib/statement'

/** Selects materials in the language $1, without unconfirmed ones. */
export const selectMaterials = statement({
  row: { id: text, name: text, alsoCalled: jsonb<string[]>(), allergens: listOf(textOf(allergens)), substitutes: listOf(text) },
  text: `select id, name ->> $1 as name, coalesce(also_called -> $1, '[]') as "alsoCalled", allergens, substitutes from material where not is_unconfirmed`,
})

/** Selects the English name of each material, and its names in the language $1. */
export const selectMaterialNames = statement({
  row: { english: text, names: listOf(text) },
  text: `
    select name ->> 'en' as english, array(select name ->> $1 union all select jsonb_array_elements_text(coalesce(also_called -> $1, '[]'))) as names
    from material where not is_unconfirmed`,
})

/** Selects materials that came with a pack and wait for an admin. */
export const selectUnconfirmed = statement({
  row: {
    id: text,
    name: jsonb<Record<Language, string>>(),
    alsoCalled: orNull(jsonb<Record<Language, string[]>>()),
    allergens: listOf(textOf(allergens)),
  },
  text: 'select id, name, also_called as "alsoCalled", allergens from material where is_unconfirmed order by id',
})

/** Confirms that the material $1 contains the allergens $2. */
export const confirmMaterial = command('update material set allergens = $2, is_unconfirmed = false where id = $1 and is_unconfirmed')

/** Selects the contents of the materials $1, as far as an admin or the library states them. */
export const selectContents = statement({
  row: { id: text, allergens: listOf(textOf(allergens)), isUnconfirmed: bool },
  text: 'select id, allergens, is_unconfirmed as "isUnconfirmed" from material where id = any($1)',
})

/** Selects the materials that $1 has at home or can substitute. */
export const selectCovered = statement({
  row: { id: text },
  text: `
    select m.id from material m, (select array_agg(material_id) as ids from material_at_home where user_id = $1) said
    where m.id = any(said.ids) or m.substitutes && said.ids`,
})

/** Selects the English names of $2 materials that $1 has at home, those first that most of the catalogue uses. */
export const selectNamesAtHome = statement({
  row: { name: text },
  text: `
    select m.name ->> 'en' as name from material_at_home h join material m on m.id = h.material_id where h.user_id = $1
    order by (select count(*) from catalogue_material cm where cm.material_id = m.id) desc, m.id limit $2`,
})
