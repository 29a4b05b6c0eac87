import 'server-only'
import { selectTrending } from '#lib/server/catalogue/sql/picks'
import { ttlCached } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** What was done in the last 14 days counts. */
const DAYS = 14
/** After so many days it counts half. */
const HALF_LIFE_DAYS = 4
/** What is trending, at most. */
const MOST = 40
const REMEMBERED_MS = 60_000

/** Ids of what people do, keep and like these days, the most of it first; up to a minute old. */
export const trendingIds = ttlCached(REMEMBERED_MS, async (now: Date): Promise<string[]> => {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000)
  const rows = await rowsOf(pool, selectTrending(since, now, HALF_LIFE_DAYS * 24 * 60 * 60, MOST))
  return rows.map(({ id }) => id)
})
