// The database the app runs on: DATABASE_URL's, else an embedded PostgreSQL in the data folder. Shared by start, admin and tests.
import path from 'node:path'
import pg from 'pg'
import type { Env } from '#lib/env'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** The oldest PostgreSQL the app is made for. */
const OLDEST_VERSION = 16

export interface Database {
  url: string
  embedded: boolean
  stop: () => Promise<void>
}

/** @throws Error with one sentence when there is no database to be had */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (DATABASE_URL) {
    await assertReachable(DATABASE_URL)
    return { url: DATABASE_URL, embedded: false, stop: async () => {} }
  }
  const { url, stop } = await startEmbeddedPostgres({ dir: path.resolve(DATA_DIR, 'postgres'), database: 'cometa' })
  return { url, embedded: true, stop }
}

async function assertReachable(url: string) {
  const { host, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
    const version = rows[0]?.version ?? 0
    if (version < OLDEST_VERSION) throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} or later is needed`)
  } catch (error) {
    // A refused connection to several addresses is an AggregateError with an empty message.
    const reason =
      error instanceof AggregateError ? error.errors.map((inner) => inner.message).join(', ') : error instanceof Error ? error.message : String(error)
    throw new Error(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be used: ${reason}.`)
  } finally {
    await client.end().catch(() => {})
  }
}
