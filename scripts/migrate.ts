// Applies prisma/migrations as `prisma migrate deploy` does, with pg alone: Prisma's own engine cannot be had everywhere.
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The advisory lock that Prisma's schema engine takes. */
const PRISMA_LOCK = 72707369

const createTable = `create table if not exists "_prisma_migrations" (
  "id" varchar(36) primary key not null, "checksum" varchar(64) not null, "finished_at" timestamptz,
  "migration_name" varchar(255) not null, "logs" text, "rolled_back_at" timestamptz,
  "started_at" timestamptz not null default now(), "applied_steps_count" integer not null default 0)`

interface Row {
  migration_name: string
  finished_at: Date | null
  rolled_back_at: Date | null
  logs: string | null
}

/**
 * Applies what is missing, in order, each in one transaction; two copies of the app starting at once take turns.
 * @returns the names applied now
 * @throws Error in one sentence when a migration fails or failed before
 */
export async function migrate(url: string, folder = path.join(import.meta.dirname, '../prisma/migrations')): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PRISMA_LOCK])
    await client.query(createTable)
    const { rows } = await client.query<Row>('select migration_name, finished_at, rolled_back_at, logs from "_prisma_migrations"')
    const failed = rows.find((row) => !row.finished_at && !row.rolled_back_at)
    if (failed) throw new Error(`Migration ${failed.migration_name} failed before: ${failed.logs ?? 'no reason was kept'}`)
    const done = new Set(rows.filter((row) => !row.rolled_back_at).map((row) => row.migration_name))
    const missing = migrationNames(folder).filter((name) => !done.has(name))
    for (const name of missing) await apply(client, name, path.join(folder, name, 'migration.sql'))
    return missing
  } finally {
    await client.end()
  }
}

/** The migrations on disk, oldest first. */
export function migrationNames(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function apply(client: pg.Client, name: string, file: string) {
  const sql = fs.readFileSync(file)
  const id = randomUUID()
  const checksum = createHash('sha256').update(sql).digest('hex')
  await client.query('insert into "_prisma_migrations" (id, checksum, migration_name) values ($1, $2, $3)', [id, checksum, name])
  try {
    await client.query(sql.toString('utf8')) // the simple protocol: one implicit transaction, as Prisma sends it
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await client.query('update "_prisma_migrations" set logs = $2 where id = $1', [id, reason])
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
  }
  await client.query('update "_prisma_migrations" set finished_at = now(), applied_steps_count = 1 where id = $1', [id])
}
