import 'server-only'
import type { Language } from '#lib/domain/basics'
import type { ExploreActivity } from '#lib/schemas/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/db'
import { getExploreActivity } from '#lib/server/explore/activity'

const rateSql = `
  insert into activity_rating (user_id, activity_id, rating) values ($1, $2, $3)
  on conflict (user_id, activity_id) do update set rating = excluded.rating, updated_at = now()`

/** Says how the user liked an activity, in place of what they said before. @throws Problem not_found, also for a hidden one */
export async function rateActivity(user: SignedIn, id: string, rating: number, language: Language): Promise<ExploreActivity> {
  await getExploreActivity(id, { user, language })
  await pool.query({ name: 'explore-rate', text: rateSql, values: [user.id, id, rating] })
  return getExploreActivity(id, { user, language })
}
