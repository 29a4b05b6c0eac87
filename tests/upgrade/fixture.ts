// Stores and loads databases of older versions with user data: one file per version, loaded with PostgreSQL only.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import type pg from 'pg'
import { withConnection } from '../../scripts/database/connection.ts'
import { migrate, migrationNames } from '../../scripts/migrate.ts'

export type Row = Record<string, unknown>

interface Fixture {
  /** The version's last migration. */
  migration: string
  /**
   * Every table's rows by table name. Derived tables are included, such as catalogue words: those of an admin's
   * texts are derived when the text is saved, and a start does not rebuild them.
   */
  tables: Record<string, Row[]>
}

const migrations = path.join(import.meta.dirname, '../../prisma/migrations')

/** Prisma's list of applied migrations, which every database creates itself. */
const MIGRATIONS_TABLE = '_prisma_migrations'

export function readFixture(version: string): Fixture {
  return JSON.parse(zlib.brotliDecompressSync(fs.readFileSync(fileOf(version))).toString())
}

/** Writes the database's current rows to the version's file. @returns its size in bytes */
export async function writeFixture(url: string, version: string): Promise<number> {
  const fixture = await withConnection(url, async (client): Promise<Fixture> => {
    const { rows } = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() and tablename <> $1 order by 1',
      [MIGRATIONS_TABLE],
    )
    const tables: Fixture['tables'] = {}
    for (const { name } of rows) tables[name] = await readRows(client, name, '*')
    return { migration: migrationNames(migrations).at(-1) ?? '', tables }
  })
  const text = JSON.stringify(fixture)
  // Repeated data, such as pictures of several users, is far apart, so the window spans the whole text.
  const params = { [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS }
  const bytes = zlib.brotliCompressSync(text, { params })
  // `wx` never overwrites the file of a released version.
  fs.writeFileSync(fileOf(version), bytes, { flag: 'wx' })
  return bytes.length
}

/** Empties the database and restores that version's schema and rows. */
export async function loadFixture(url: string, { migration, tables }: Fixture): Promise<void> {
  await withConnection(url, (client) => client.query('drop schema public cascade; create schema public'))
  await migrateUpTo(url, migration)
  await withConnection(url, async (client) => {
    // Disables triggers and foreign keys: the rows already have their results and come in any order.
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

/** Reads a table's current rows in the columns of these fixture rows, without columns of later versions, sorted. */
export function readCurrentRows(url: string, table: string, like: Row[]): Promise<Row[]> {
  const columns = Object.keys(like[0] ?? {}).map((column) => `"${column}"`)
  return withConnection(url, (client) => readRows(client, table, columns.join(', ')))
}

async function readRows(client: pg.Client, table: string, columns: string): Promise<Row[]> {
  await client.query("set timezone = 'UTC'")
  const { rows } = await client.query<{ row: Row }>(`select to_jsonb(part) as row from (select ${columns} from "${table}") part`)
  return sortRows(rows.map(({ row }) => row))
}

/** Sorts rows by their JSON text: PostgreSQL returns the columns of every row in the same order. */
export function sortRows(rows: Row[]): Row[] {
  return rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row)
}

function fileOf(version: string): string {
  return path.join(import.meta.dirname, `${version}.json.br`)
}
