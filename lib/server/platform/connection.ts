import 'server-only'
import type pg from 'pg'
import { env } from '#lib/env'

/** Returns the connection settings that the pool and single connections share. */
export function connection(): Pick<pg.ClientConfig, 'connectionString' | 'connectionTimeoutMillis'> {
  return { connectionString: env().DATABASE_URL, connectionTimeoutMillis: 5000 }
}
