import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { pool } from '#lib/server/platform/db'

const rateSql = `
  insert into activity_rating (user_id, activity_id, rating)
  select $1::uuid, a.id, $3::int from catalogue_activity a join category c on c.id = a.category_id
  where a.id = $2 and not a.is_hidden and not c.is_hidden
  on conflict (user_id, activity_id) do update set rating = excluded.rating, updated_at = now()`

/** Says how the user liked an activity, in place of what they said before. @throws Problem not_found, also for a hidden one */
export async function rateActivity(user: SignedIn, id: string, rating: number, language: Language): Promise<ExploreActivity> {
  const { rowCount } = await pool.query(prepared(rateSql, [user.id, id, rating]))
  if (!rowCount) throw new Problem('not_found')
  return getExploreActivity(id, { user, language })
}
