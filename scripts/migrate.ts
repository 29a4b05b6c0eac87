// Applies prisma/migrations as `prisma migrate deploy` does, with pg only: Prisma's engine is downloaded when it is first used.
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { withConnection } from './database/connection.ts'

const migrationsFolder = path.join(import.meta.dirname, '../prisma/migrations')

/** The advisory lock that Prisma's schema engine takes. */
const PRISMA_LOCK = 72707369

const createTable = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null, "checksum" varchar(64) not null, "finished_at" timestamptz,
  "migration_name" varchar(255) not null, "logs" text, "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(), "applied_steps_count" integer not null default 0)`

interface Row {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/**
 * Applies missing migrations in order, with a lock, because two copies of the app may start at once.
 * @returns the names applied now
 * @throws Error in one sentence if a migration fails, or failed earlier under Prisma's CLI
 */
export function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  return withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [PRISMA_LOCK])
    await client.query(createTable)
    const { rows } = await client.query<Row>('select migration_name, checksum, finished_at from "_prisma_migrations" where rolled_back_at is null')
    const failed = rows.find((row) => !row.finished_at)
    if (failed) {
      throw new Error(`Migration ${failed.migration_name} failed before: resolve it with \`npx prisma@7.10.0 migrate resolve\`, then start again.`)
    }
    const done = new Map(rows.map((row) => [row.migration_name, row.checksum]))
    const applied: string[] = []
    for (const name of migrationNames(folder)) {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      if (!done.has(name)) {
        await apply(client, name, sql, checksum)
        applied.push(name)
      } else if (done.get(name) !== checksum) console.warn(`Migration ${name} was changed after it was applied here.`)
    }
    return applied
  })
}

/** Returns whether a database lacks a migration, without changing it. */
export function isBehind(url: string, folder = migrationsFolder): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rows: known } = await client.query<{ table: string | null }>(`select to_regclass('"_prisma_migrations"')::text as table`)
    if (!known[0]?.table) return true
    const { rows } = await client.query<Pick<Row, 'migration_name'>>(
      'select migration_name from "_prisma_migrations" where finished_at is not null and rolled_back_at is null',
    )
    const done = new Set(rows.map((row) => row.migration_name))
    return migrationNames(folder).some((name) => !done.has(name))
  })
}

/** Lists the migrations on disk, oldest first. */
export function migrationNames(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Applies and records a migration in one transaction, so that the next start repeats an interrupted one. */
async function apply(client: pg.Client, name: string, sql: string, checksum: string) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      'insert into "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}.`, { cause: error })
  }
}
