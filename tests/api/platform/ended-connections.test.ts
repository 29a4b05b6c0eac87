import { beforeEach, expect, test, vi } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { asProblem } from '#lib/server/platform/http/problem'
import { inTransaction } from '#lib/server/platform/transaction'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const end = 'select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)'

let parent: Person
beforeEach(async () => {
  parent = await person()
  // PostgreSQL ends the connection at this user's next change, or during the commit.
  await pool.query(`
    create or replace function end_connection() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(10);
    end $$`)
  await pool.query('drop trigger if exists at_change on "user"')
  await pool.query('drop trigger if exists at_commit on "user"')
  await pool.query(`create trigger at_change before update on "user" for each row when (new.name = 'change') execute function end_connection()`)
  await pool.query(`
    create constraint trigger at_commit after update on "user" deferrable initially deferred
    for each row when (new.name = 'commit') execute function end_connection()`)
})

function rename(name: string) {
  return { where: { id: parent.id }, data: { name } }
}

async function endConnection({ pid = 0 }: { pid?: number } = {}) {
  await pool.query('select pg_terminate_backend($1)', [pid])
  await expect.poll(async () => (await pool.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount).toBe(0)
}

/** Runs the function while every connection of the pool is in use. */
async function withoutFreeConnection(work: () => Promise<unknown>) {
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  try {
    return await work()
  } finally {
    for (const client of taken) client.release()
  }
}

const pidQuery = 'select pg_backend_pid() as pid'

test.each<[string, () => Promise<unknown>]>([
  ['a query', () => pool.query(end)],
  ['a query of Prisma', () => db.user.update(rename('change'))],
  ['a query of Prisma, as it is committed', () => db.user.update(rename('commit'))],
  ['raw SQL through Prisma', () => db.$executeRawUnsafe(end)],
  ['a query in a transaction of Prisma', () => db.$transaction(async (tx) => tx.user.update(rename('change')))],
  ['raw SQL in a transaction of Prisma', () => db.$transaction(async (tx) => tx.$executeRawUnsafe(end))],
  ['the commit of a transaction of Prisma', () => db.$transaction(async (tx) => tx.user.update(rename('commit')))],
  ['a batch of Prisma', () => db.$transaction([db.user.update(rename('change'))])],
  [
    'the pause between two queries of a transaction of Prisma',
    () =>
      db.$transaction(async (tx) => {
        await endConnection((await tx.$queryRawUnsafe<{ pid: number }[]>(pidQuery))[0])
        await tx.user.findFirst()
      }),
  ],
  ['a query in a transaction', () => inTransaction((client) => client.query(end))],
  ['the commit of a transaction', () => inTransaction((client) => client.query('update "user" set name = $1 where id = $2', ['commit', parent.id]))],
  [
    'the pause between two queries of a transaction',
    () =>
      inTransaction(async (client) => {
        await endConnection((await client.query<{ pid: number }>(pidQuery)).rows[0])
        await client.query('select 1')
      }),
  ],
  ['the wait for a free connection', () => withoutFreeConnection(() => pool.query('select 1'))],
  ['the wait of Prisma for a free connection', () => withoutFreeConnection(() => db.user.findFirst())],
  ['the start of a transaction of Prisma', () => withoutFreeConnection(() => db.$transaction((tx) => tx.user.findFirst()))],
])('a connection that ends in %s returns 503 with Retry-After', async (_, work) => {
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeDefined()
  expect(asProblem(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  // The pool may still hold the ended connection for a moment.
  await expect.poll(async () => (await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('an import of places whose connection ends returns 503 with Retry-After', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await pool.query('create trigger at_insert before insert on location for each statement execute function end_connection()')
  const file = { type: 'Point', coordinates: [1, 1] }
  const body = JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: file, properties: { name: 'The swings' } }] })
  const admin = await person({ isAdmin: true })
  const response = await api('POST /locations/import', { as: admin, body, headers: { 'content-type': 'application/geo+json' } })
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  vi.restoreAllMocks()
})
