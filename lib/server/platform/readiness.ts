import 'server-only'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '#lib/errors'
import { pool } from '#lib/server/platform/db'
import { selectMigrations } from '#lib/server/platform/sql'
import { rowsOf } from '#lib/statement'

/** @throws Problem unavailable, saying whether the database is unreachable or a migration is missing */
export async function assertReady(): Promise<void> {
  const applied = await appliedMigrations()
  const entries = await fs.readdir(path.join(process.cwd(), 'prisma/migrations'), { withFileTypes: true })
  const missing = entries.some((entry) => entry.isDirectory() && !applied.has(entry.name))
  if (missing) throw new Problem('unavailable', { detail: { key: 'migrations_missing' }, retryAfterSeconds: 5 })
}

async function appliedMigrations(): Promise<Set<string>> {
  try {
    const rows = await rowsOf(pool, selectMigrations())
    return new Set(rows.map(({ name }) => name))
  } catch (cause) {
    throw new Problem('unavailable', { detail: { key: 'database_away' }, retryAfterSeconds: 5, cause })
  }
}
