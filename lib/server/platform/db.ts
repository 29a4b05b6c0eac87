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
    // A pool calls itself closed before its connections are; what PostgreSQL ends in between is not lost.
    if (!pool.ending) console.error(`An idle database connection was lost: ${error.message}`)
  })
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' }) }
}

/** What a pooler hands from one to another after each transaction is not ours to set. */
async function setUp(client: pg.ClientBase) {
  if (env().DATABASE_POOLER !== 'transaction') await run(client, withoutWorkers())
}

declare global {
  var cometaDatabase: ReturnType<typeof connect> | undefined
}

// One pool a process, also where the bundler loads this module once for pages and once for route handlers.
globalThis.cometaDatabase ??= connect()
const shared = globalThis.cometaDatabase

/** Prisma on the app's one pool. */
export const db = shared.db

/** The pool itself, for hot paths, where Prisma's compiling of each query costs more than the query, and for the rate limiter. */
export const pool = shared.pool

/** Lets the process end. */
export async function closeDatabase() {
  await db.$disconnect()
  await pool.end()
}
