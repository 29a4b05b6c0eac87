// What somebody says of the catalogue for themselves: what they have at home, and how they liked an activity.
import 'server-only'
import { jsonb, listOf, text, textOf } from '#lib/columns'
import { allergens } from '#lib/domain/platform/vocabulary'
import { command, statement } from '#lib/statement'

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

/** $1's rating of the activity $2, unless that is hidden: $3, in place of the one before. */
export const rate = command(`
  insert into activity_rating (user_id, activity_id, rating)
  select $1::uuid, a.id, $3::int from catalogue_activity a join category c on c.id = a.category_id
  where a.id = $2 and not a.is_hidden and not c.is_hidden
  on conflict (user_id, activity_id) do update set rating = excluded.rating, updated_at = now()`)
