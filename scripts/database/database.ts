// The app's database: DATABASE_URL's, else an embedded PostgreSQL in the data folder. Shared by start, admin and prisma.
import path from 'node:path'
import type { Env } from '#lib/env'
import { sentenceOf } from '../server/settings.ts'
import { withConnection } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** The oldest supported PostgreSQL. */
const OLDEST_VERSION = 16

export interface Database {
  url: string
  /** The data folder of the embedded server; undefined for an external database. */
  folder?: string
  stop: () => Promise<void>
}

/** @throws Error with one sentence if no database is available */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (!DATABASE_URL) return startEmbeddedPostgres({ dir: path.resolve(DATA_DIR, 'postgres'), database: 'cometa' })
  await assertUsable(DATABASE_URL)
  return { url: DATABASE_URL, stop: async () => {} }
}

async function assertUsable(url: string) {
  const { host, pathname } = new URL(url)
  try {
    const version = await withConnection(url, async (client) => {
      const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
      return rows[0]?.version ?? 0
    })
    if (version < OLDEST_VERSION) throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} or later is needed`)
  } catch (error) {
    throw new Error(`DATABASE_URL: the database "${decodeURIComponent(pathname.slice(1))}" at ${host} cannot be used: ${sentenceOf(error)}.`)
  }
}
