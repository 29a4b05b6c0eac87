import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { rate } from '#lib/server/catalogue/sql/ratings'
import { pool } from '#lib/server/platform/db'
import { run } from '#lib/statement'

/** Stores the user's rating of an activity, replacing an earlier one. @throws Problem not_found, also for a hidden one */
export async function rateActivity(user: SignedIn, id: string, rating: number, language: Language) {
  if (!(await run(pool, rate(user.id, id, rating)))) throw new Problem('not_found')
  return getExploreActivity(id, { user, language })
}
