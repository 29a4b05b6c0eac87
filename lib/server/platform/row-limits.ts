import 'server-only'
import { Problem, type ProblemDetail } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { MAX_LIST } from '#lib/server/platform/page'
import { createQueuePlace } from '#lib/server/platform/queue'
import { type LimitedTable, rowBeyond } from '#lib/server/platform/sql'
import { type PrismaLike, run } from '#lib/statement'

interface RowLimit {
  most: number
  full: ProblemDetail['key']
}

/**
 * Maximum rows of one user. Children and groups follow the specification; the others are far above years of use, and protect the disk.
 * Ratings and materials are bounded by the number of activities and materials; corrections have a separate limit.
 */
const rowLimits = {
  child: { most: MAX_LIST, full: 'too_many_children' },
  group: { most: MAX_LIST, full: 'too_many_groups' },
  group_member: { most: 10_000, full: 'too_many_members' },
  journal_entry: { most: 20_000, full: 'too_many_entries' },
  activity: { most: 50_000, full: 'too_many_activities' },
  saved_activity: { most: 5000, full: 'too_many_saved' },
  idempotency_key: { most: 1000, full: 'too_many_keys' },
} as const satisfies Record<LimitedTable, RowLimit>

type Person = Pick<SignedIn, 'id'>

/**
 * Checks that a user may add `more` rows.
 * @throws Problem invalid
 */
export async function assertRowLimit(on: PrismaLike, user: Person, table: LimitedTable, more = 1): Promise<void> {
  const { most, full } = rowLimits[table]
  if (await run(on, rowBeyond(table, user.id, most - more))) throw new Problem('invalid', { detail: { key: full, values: { most } } })
}

/** Adds a row if the limit allows it. @throws Problem invalid */
export function withinRowLimit<T>(user: Person, table: LimitedTable, add: () => Promise<T>): Promise<T> {
  return runInTurn(user, async () => {
    await assertRowLimit(db, user, table)
    return add()
  })
}

/**
 * Runs one user's insertions one after the other: concurrent ones would all pass the limit check. Other users do not wait, and no lock
 * holds a connection. Each of several processes may add one row too many.
 */
export async function runInTurn<T>(user: Person, work: () => Promise<T>): Promise<T> {
  const turn = createQueuePlace(`rows of ${user.id}`)
  try {
    await turn.begin()
    return await work()
  } finally {
    turn.end()
  }
}
