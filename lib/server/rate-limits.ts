import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#lib/errors'
import { pool } from '#lib/server/db'

/** One kind of thing that may happen so many times in a while; kept in PostgreSQL, so every instance counts the same. */
export interface RateLimit {
  name: string
  /** 0: no limit. */
  points: number
  seconds: number
}

function limiter({ name, points, seconds }: RateLimit) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
}

/** Counts one (or `cost`). @throws Problem rate_limited, with the seconds to wait, once there are too many */
export async function spend(limit: RateLimit, key: string, cost = 1): Promise<void> {
  if (limit.points === 0) return
  try {
    await limiter(limit).consume(digest(key), cost)
  } catch (error) {
    throw tooMany(error)
  }
}

/** Gives back what was spent for something that did not happen after all. */
export async function refund(limit: RateLimit, key: string, cost = 1): Promise<void> {
  if (limit.points > 0) await limiter(limit).reward(digest(key), cost)
}

/** Whether the limit is already reached, without counting. @throws Problem rate_limited when it is */
export async function checkSpent(limit: RateLimit, key: string): Promise<void> {
  if (limit.points === 0) return
  const state = await limiter(limit).get(digest(key))
  if (state && state.consumedPoints >= limit.points) throw tooMany(state)
}

/** Addresses are counted, not kept. */
function digest(key: string) {
  return createHash('sha256').update(key).digest('base64url')
}

function tooMany(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason
  return new Problem('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
