// What there is to have at home, and what somebody has.
import 'server-only'
import { jsonb, listOf, text, textOf } from '#lib/columns'
import { allergens } from '#lib/domain/platform/vocabulary'
import { statement } from '#lib/statement'

/** In the language $1. */
export const selectMaterials = statement({
  row: { id: text, name: text, alsoCalled: jsonb<string[]>(), allergens: listOf(textOf(allergens)), substitutes: listOf(text) },
  text: `select id, name ->> $1 as name, coalesce(also_called -> $1, '[]') as "alsoCalled", allergens, substitutes from material`,
})

/** What $1 has at home, and what something of that does in the place of. */
export const selectCovered = statement({
  row: { id: text },
  text: `
    select m.id from material m, (select array_agg(material_id) as ids from material_at_home where user_id = $1) said
    where m.id = any(said.ids) or m.substitutes && said.ids`,
})

/** The English names of $2 things that $1 has at home, those first that most of the catalogue takes. */
export const selectNamesAtHome = statement({
  row: { name: text },
  text: `
    select m.name ->> 'en' as name from material_at_home h join material m on m.id = h.material_id where h.user_id = $1
    order by (select count(*) from catalogue_material cm where cm.material_id = m.id) desc, m.id limit $2`,
})
