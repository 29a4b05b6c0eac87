import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#lib/errors'
import { preparedStatement } from '#lib/prepared-statement'
import { db, pool } from '#lib/server/platform/db'
import { deleteCounts } from '#lib/server/platform/sql'
import { type PrismaLike, run } from '#lib/statement'

/** Maximum number of events in a period; counted in PostgreSQL, so that all instances share the count. */
export interface RateLimit {
  name: string
  /** 0: no limit. */
  points: number
  seconds: number
}

// biome-ignore lint/plugin: the limiter writes its own SQL and does not name prepared statements
const counter = { query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(preparedStatement(text, values)) }

function limiter({ name, points, seconds }: RateLimit) {
  return new RateLimiterPostgres({
    storeClient: counter,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
}

/** Key of a count: a user's id, an address, or several of these together, starting with the user's. */
type CountKey = string | readonly string[]

/** Counts one event (or `cost`). @throws Problem rate_limited, with the seconds to wait, if the limit is reached */
export async function consumeRateLimit(limit: RateLimit, key: CountKey, cost = 1): Promise<void> {
  if (limit.points === 0) return
  try {
    await limiter(limit).consume(digest(key), cost)
  } catch (error) {
    throw tooMany(error)
  }
}

/** Gives back points for an event that did not happen. A deleted count stays deleted: its user may be gone. */
export async function refundRateLimit(limit: RateLimit, key: CountKey, cost = 1): Promise<void> {
  if (limit.points === 0) return
  await db.rateLimit.updateMany({ where: { key: `${limit.name}:${digest(key)}` }, data: { points: { decrement: cost } } })
}

/**
 * Deletes all counts under these keys, single or first of several: a user's id and e-mail address.
 * @param kinds prefix of the limits' names; all limits if empty
 */
export async function forgetCounts(on: PrismaLike, keys: string[], kinds = ''): Promise<void> {
  await run(on, deleteCounts(kinds, keys.map(digest)))
}

/** One limit to count, with its key. */
export interface Counted {
  limit: RateLimit
  key: CountKey
}

/**
 * Counts one event of each in order, or none.
 * @returns a function that gives them back
 * @throws Problem rate_limited if one limit is reached
 */
export async function consumeRateLimits(counts: Counted[]): Promise<() => Promise<void>> {
  const spent: Counted[] = []
  const refund = async () => {
    for (const { limit, key } of spent) await refundRateLimit(limit, key)
  }
  try {
    for (const counted of counts) {
      await consumeRateLimit(counted.limit, counted.key)
      spent.push(counted)
    }
  } catch (error) {
    await refund()
    throw error
  }
  return refund
}

/** Hashes a key, so that no address is stored. Parts are hashed separately, so that one user's counts can be found again. */
function digest(key: CountKey): string {
  if (typeof key !== 'string') return key.map(digest).join('.')
  return createHash('sha256').update(key).digest('base64url')
}

function tooMany(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason
  return new Problem('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
