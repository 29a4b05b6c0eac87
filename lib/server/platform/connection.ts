import 'server-only'
import type pg from 'pg'
import { env } from '#lib/env'

/** How the database is reached, by a pool and by one connection alike. */
export function connection(): Pick<pg.ClientConfig, 'connectionString' | 'connectionTimeoutMillis'> {
  return { connectionString: env().DATABASE_URL, connectionTimeoutMillis: 5000 }
}
