import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from '#lib/env'
import { PrismaClient } from '#lib/server/generated/client'
import { connection } from '#lib/server/platform/connection'
import { withoutWorkers } from '#lib/server/platform/sql'
import { run } from '#lib/statement'

/** A date column is a day, not an instant: it stays the text YYYY-MM-DD in every time zone. */
const DATE_OID = 1082
pg.types.setTypeParser(DATE_OID, (text) => text)

// errorFormat: Prisma's longer messages hold the values of the query, and end up in the log.
function connect() {
  const pool = new pg.Pool({ ...connection(), max: 10, onConnect: setUp })
  pool.on('error', (error) => {
    // A closing pool may still report connections that PostgreSQL ends; those are not lost.
    if (!pool.ending) console.error(`An idle database connection was lost: ${error.message}`)
  })
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' }) }
}

/** A transaction pooler shares connections with other clients, so session settings are not ours to change. */
async function setUp(client: pg.ClientBase) {
  if (env().DATABASE_POOLER !== 'transaction') await run(client, withoutWorkers())
}

declare global {
  var cometaDatabase: ReturnType<typeof connect> | undefined
}

// One pool a process, also if the bundler loads this module twice: for pages and for route handlers.
globalThis.cometaDatabase ??= connect()
const shared = globalThis.cometaDatabase

/** Prisma client on the app's only pool. */
export const db = shared.db

/** The pool, for the rate limiter and for hot paths, where Prisma spends more on compiling a query than the query takes. */
export const pool = shared.pool

/** Closes the pool, so that the process can end. */
export async function closeDatabase() {
  await db.$disconnect()
  await pool.end()
}
