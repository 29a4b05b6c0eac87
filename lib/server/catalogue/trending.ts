import 'server-only'
import { prepared } from '#lib/prepared'
import { ttlCached } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'

/** What was done in the last 14 days counts. */
const DAYS = 14
/** After so many days it counts half. */
const HALF_LIFE_DAYS = 4
/** What is trending, at most. */
const MOST = 40
const REMEMBERED_MS = 60_000

/** Doing it says most, then keeping it for later, then liking it. One person counts once for each activity: by the strongest. */
const trendingSql = `
  with acts as (
    select user_id, catalogue_id as id, reacted_at as at, case when done_at >= $1 then 3 when is_saved then 2 when feedback = 'liked' then 1 else 0 end as points
    from activity where reacted_at >= $1 and reacted_at <= $2 and catalogue_id is not null
    union all
    select user_id, activity_id, created_at, 2 from saved_activity where created_at >= $1 and created_at <= $2
  ), people as (
    select user_id, id, max(points * power(0.5, extract(epoch from $2::timestamptz - at) / $3)) as score from acts where points > 0 group by 1, 2
  )
  select people.id from people join catalogue_activity a on a.id = people.id
  where not a.is_hidden group by people.id, a.position order by sum(score) desc, a.position, people.id limit $4`

/** Ids of what people do, keep and like these days, the most of it first; up to a minute old. */
export const trendingIds = ttlCached(REMEMBERED_MS, async (now: Date): Promise<string[]> => {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000)
  const values = [since, now, HALF_LIFE_DAYS * 24 * 60 * 60, MOST]
  const { rows } = await pool.query<{ id: string }>(prepared(trendingSql, values))
  return rows.map(({ id }) => id)
})
