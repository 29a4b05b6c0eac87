import 'server-only'
import { selectTrending } from '#lib/server/catalogue/sql/picks'
import { cacheWithTtl } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Days whose actions count. */
const COUNTED_DAYS = 14
/** Days after which an action counts half. */
const HALF_LIFE_DAYS = 4
/** Maximum number of trending activities. */
const MAX_TRENDING = 40
const REMEMBERED_MS = 60_000

/** Returns ids of the activities that users currently do, save and like most, in order; at most a minute old. */
export const trendingIds = cacheWithTtl(REMEMBERED_MS, async (now: Date): Promise<string[]> => {
  const since = new Date(now.getTime() - COUNTED_DAYS * 24 * 60 * 60 * 1000)
  const rows = await rowsOf(pool, selectTrending(since, now, HALF_LIFE_DAYS * 24 * 60 * 60, MAX_TRENDING))
  return rows.map(({ id }) => id)
})
