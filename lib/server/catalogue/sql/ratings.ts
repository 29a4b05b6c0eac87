import 'server-only'
import { command } from '#lib/statement'

/** Stores $1's rating $3 of the activity $2, unless that is hidden, replacing an earlier one. */
export const rate = command(`
  insert into activity_rating (user_id, activity_id, rating)
  select $1::uuid, a.id, $3::int from catalogue_activity a join category c on c.id = a.category_id
  where a.id = $2 and not a.is_hidden and not c.is_hidden
  on conflict (user_id, activity_id) do update set rating = excluded.rating, updated_at = now()`)
