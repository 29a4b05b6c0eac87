import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#lib/errors'
import { preparedStatement } from '#lib/prepared-statement'
import { db, pool } from '#lib/server/platform/db'
import { deleteCounts } from '#lib/server/platform/sql'
import { type PrismaLike, run } from '#lib/statement'

/** One kind of thing that may happen so many times in a while; kept in PostgreSQL, so every instance counts the same. */
export interface RateLimit {
  name: string
  /** 0: no limit. */
  points: number
  seconds: number
}

/** The limiter writes its SQL itself, and names its statements by hand. */
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

/** What is counted apart from what: a user's id, an address; or several of these together, a person's own first. */
type CountKey = string | readonly string[]

/** Counts one (or `cost`). @throws Problem rate_limited, with the seconds to wait, once there are too many */
export async function spend(limit: RateLimit, key: CountKey, cost = 1): Promise<void> {
  if (limit.points === 0) return
  try {
    await limiter(limit).consume(digest(key), cost)
  } catch (error) {
    throw tooMany(error)
  }
}

/** Gives back what was spent for something that did not happen after all. What is not counted any more stays so: its person may be gone. */
export async function refund(limit: RateLimit, key: CountKey, cost = 1): Promise<void> {
  if (limit.points === 0) return
  await db.rateLimit.updateMany({ where: { key: `${limit.name}:${digest(key)}` }, data: { points: { decrement: cost } } })
}

/**
 * Leaves no count under these keys, alone or as the first of several: the id and the e-mail address of a person.
 * @param kinds what the names of the limits begin with; all of them where it is empty
 */
export async function forgetCounts(on: PrismaLike, keys: string[], kinds = ''): Promise<void> {
  await run(on, deleteCounts(kinds, keys.map(digest)))
}

/** One thing to count, under whose key. */
export interface Counted {
  limit: RateLimit
  key: CountKey
}

/**
 * Counts one of each, in their order, or none of them.
 * @returns a function that takes them back
 * @throws Problem rate_limited where one has had too many
 */
export async function spendAll(counts: Counted[]): Promise<() => Promise<void>> {
  const spent: Counted[] = []
  const takeBack = async () => {
    for (const { limit, key } of spent) await refund(limit, key)
  }
  try {
    for (const counted of counts) {
      await spend(counted.limit, counted.key)
      spent.push(counted)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

/** Addresses are counted, not kept. Of several each by itself, so that one person's can be found again. */
function digest(key: CountKey): string {
  if (typeof key !== 'string') return key.map(digest).join('.')
  return createHash('sha256').update(key).digest('base64url')
}

function tooMany(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason
  return new Problem('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}
