import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withConnection } from '../../scripts/database/connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { everything, migrationsIn, schemaIn, sqlBetween, withEngine } from '../../scripts/database/schema-engine.ts'
import { migrate, migrationNames } from '../../scripts/migrate.ts'
import { newFolder, root, run } from './app.ts'

let server: EmbeddedPostgres
/** A fresh, empty database for each test. */
let url: string

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dir: path.join(root, '.data/test-startup'), database: 'own', port: 54_500, volatile: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`
  await withConnection(server.url, (client) => client.query(`create database ${name}`))
  const fresh = new URL(server.url)
  fresh.pathname = name
  url = fresh.href
  return () => withConnection(server.url, (client) => client.query(`drop database ${name} with (force)`))
})

const schema = path.join(root, 'prisma/schema.prisma')
const migrations = path.join(root, 'prisma/migrations')

/** Returns the SQL that is missing between the database and a schema file. */
function findMissingSql(file = schema) {
  const wanted = schemaIn(file)
  return sqlBetween(url, { ...wanted, tag: 'schemaDatasource', configDir: root }, wanted)
}

/** Runs the engine of `prisma migrate deploy`. @returns the names of the applied migrations */
async function deployByPrisma(): Promise<string[]> {
  const input = { migrationsList: migrationsIn(migrations), filters: everything }
  return (await withEngine(url, (engine) => engine.applyMigrations(input))).appliedMigrationNames
}

/** Writes migrations, given by name and SQL, to a new folder. */
function writeMigrations(migrations: Record<string, string>): string {
  const folder = newFolder()
  for (const [name, sql] of Object.entries(migrations)) {
    fs.mkdirSync(path.join(folder, name))
    fs.writeFileSync(path.join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

function countRows(table: string): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    return rows[0]?.count ?? 0
  })
}

test('the migrations create exactly the schema of schema.prisma', async () => {
  expect(await migrate(url)).toEqual(migrationNames(migrations))
  expect(await findMissingSql()).toBeUndefined()
})

test('the schema comparison finds a difference', async () => {
  await migrate(url)
  await withConnection(url, (client) => client.query('alter table category add column extra text'))
  expect(await findMissingSql()).toContain('ALTER TABLE "category" DROP COLUMN "extra"')
})

test("Prisma's deploy and ours agree on which migrations are applied", async () => {
  await migrate(url)
  expect(await deployByPrisma()).toEqual([])
  await withConnection(url, (client) => client.query('drop schema public cascade; create schema public'))
  expect(await deployByPrisma()).toEqual(migrationNames(migrations))
  expect(await migrate(url)).toEqual([])
})

describe('`npm run migrate:new`', () => {
  /** Copies the project. @returns the copy and its command */
  function copyProject() {
    const folder = newFolder()
    for (const part of ['scripts', 'lib', 'prisma', 'package.json']) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const migrateNew = (name: string) => run([path.join(folder, 'scripts/migrate-new.ts'), name], { cwd: folder, variables: { DATABASE_URL: url } })
    return { folder, migrateNew, migrations: path.join(folder, 'prisma/migrations'), schema: path.join(folder, 'prisma/schema.prisma') }
  }

  test('writes the missing SQL as the last migration and does not change the database', async () => {
    const copy = copyProject()
    const text = fs.readFileSync(copy.schema, 'utf8')
    fs.writeFileSync(copy.schema, text.replace('model Category {', 'model Category {\n  extra String?'))
    const { code, output } = await copy.migrateNew('add_extra')
    expect(output).toContain('ALTER TABLE "category" ADD COLUMN     "extra" TEXT;')
    expect(code).toBe(0)
    const made = migrationNames(copy.migrations).at(-1) ?? ''
    expect(made).toMatch(/^\d{14}_add_extra$/)
    expect(output).toContain(`Written to prisma/migrations/${made}/migration.sql`)
    await migrate(url, copy.migrations)
    expect(await findMissingSql(copy.schema)).toBeUndefined()
    expect(await countRows("pg_database where datname like 'prisma_migrate_shadow%'")).toBe(0)
  })

  test('reports an unchanged schema, an invalid name and an invalid schema', async () => {
    const copy = copyProject()
    expect(await copy.migrateNew('nothing')).toMatchObject({ code: 0, output: expect.stringContaining('No migration is needed') })
    for (const name of ['', '../up']) {
      const { code, output } = await copy.migrateNew(name)
      expect(output).toBe('Name the migration with lower-case letters, digits and underscores: npm run migrate:new add_nickname\n')
      expect(code).toBe(1)
    }
    fs.appendFileSync(copy.schema, 'model {')
    expect(await copy.migrateNew('broken')).toMatchObject({ code: 1, output: expect.stringContaining('schema.prisma') })
    expect(migrationNames(copy.migrations)).toEqual(migrationNames(migrations))
  })
})

test('a migration that fails is rolled back, and the next start retries it', async () => {
  const folder = writeMigrations({
    '1_good': 'create table good (id int)',
    '2_bad': 'create table half (id int); insert into half values (1); select 1/0',
  })
  await expect(migrate(url, folder)).rejects.toThrow('Migration 2_bad failed: division by zero.')
  await expect(countRows('half')).rejects.toThrow('does not exist')
  fs.writeFileSync(
    path.join(folder, '2_bad/migration.sql'),
    "create function f() returns text language sql as $$ select ';' $$; create table half (id int)",
  )
  expect(await migrate(url, folder)).toEqual(['2_bad'])
  expect(await countRows('half')).toBe(0)
})

test('two concurrent migrations run one after the other', async () => {
  const folder = writeMigrations({ '1_one': 'create table one (id int); select pg_sleep(0.3)', '2_two': 'create table two (id int)' })
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(both.flat().sort()).toEqual(['1_one', '2_two'])
  expect(await countRows('"_prisma_migrations"')).toBe(2)
})

test("a migration that failed under Prisma's CLI is named, with the command that resolves it", async () => {
  const folder = writeMigrations({ '1_bad': 'select 1/0' })
  await migrate(url, writeMigrations({}))
  await withConnection(url, (client) => client.query(`insert into "_prisma_migrations" (id, checksum, migration_name) values ('1', '', '1_bad')`))
  await expect(migrate(url, folder)).rejects.toThrow('Migration 1_bad failed before: resolve it with `npx prisma@7.10.0 migrate resolve`')
})
