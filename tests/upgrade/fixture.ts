// The database of an older version, as its people filled it: one file a version, that needs nothing but PostgreSQL to be loaded.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import type pg from 'pg'
import { withConnection } from '../../scripts/database/connection.ts'
import { migrate, migrationNames } from '../../scripts/migrate.ts'

export type Row = Record<string, unknown>

interface Fixture {
  /** The last one that the version had. */
  migration: string
  /**
   * Every table's rows by its name, each with its columns. All tables, also those that are made of others, such as the words
   * of the catalogue: those of what an admin wrote are made when it is written, and never anew at a start.
   */
  tables: Record<string, Row[]>
}

const migrations = path.join(import.meta.dirname, '../../prisma/migrations')

/** Says what was migrated; each database makes that anew. */
const NOTES = '_prisma_migrations'

export function readFixture(version: string): Fixture {
  return JSON.parse(zlib.brotliDecompressSync(fs.readFileSync(fileOf(version))).toString())
}

/** Keeps the database as it is now. @returns the file's size in bytes */
export async function writeFixture(url: string, version: string): Promise<number> {
  const fixture = await withConnection(url, async (client): Promise<Fixture> => {
    const { rows } = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> $1 order by 1',
      [NOTES],
    )
    const tables: Fixture['tables'] = {}
    for (const { name } of rows) tables[name] = await read(client, name, '*')
    return { migration: migrationNames(migrations).at(-1) ?? '', tables }
  })
  const text = JSON.stringify(fixture)
  // What two of its people have in common, such as a picture, is far apart: the window holds all of the text.
  const params = { [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS }
  const bytes = zlib.brotliCompressSync(text, { params })
  // Never over one that is there: what a version left behind stays as it left it.
  fs.writeFileSync(fileOf(version), bytes, { flag: 'wx' })
  return bytes.length
}

/** Empties the database, and makes it what it was in that version. */
export async function loadFixture(url: string, { migration, tables }: Fixture): Promise<void> {
  await withConnection(url, (client) => client.query('drop schema public cascade; create schema public'))
  await migrateUpTo(url, migration)
  await withConnection(url, async (client) => {
    // No triggers and no foreign keys meanwhile: the rows are what these made of them, in no particular order.
    await client.query('set session_replication_role = replica')
    for (const [name, rows] of Object.entries(tables)) {
      await client.query(`delete from "${name}"`)
      await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [JSON.stringify(rows)])
    }
    await client.query('analyze')
  })
}

async function migrateUpTo(url: string, last: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-upgrade-'))
  try {
    for (const name of migrationNames(migrations).filter((name) => name <= last)) {
      fs.cpSync(path.join(migrations, name), path.join(folder, name), { recursive: true })
    }
    await migrate(url, folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** What a table has now in the columns that these rows of a fixture have, in order: a later version's columns are not among them. */
export function readNow(url: string, table: string, like: Row[]): Promise<Row[]> {
  const columns = Object.keys(like[0] ?? {}).map((column) => `"${column}"`)
  return withConnection(url, (client) => read(client, table, columns.join(', ')))
}

async function read(client: pg.Client, table: string, columns: string): Promise<Row[]> {
  await client.query("set timezone = 'UTC'")
  const { rows } = await client.query<{ row: Row }>(`select to_jsonb(part) as row from (select ${columns} from "${table}") part`)
  return inOrder(rows.map(({ row }) => row))
}

/** By their text: PostgreSQL gives the columns of every row in the same order. */
export function inOrder(rows: Row[]): Row[] {
  return rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row)
}

function fileOf(version: string): string {
  return path.join(import.meta.dirname, `${version}.json.br`)
}
