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

/** What the database lacks to be as a schema file says. */
function missing(file = schema) {
  const wanted = schemaIn(file)
  return sqlBetween(url, { ...wanted, tag: 'schemaDatasource', configDir: root }, wanted)
}

/** What `prisma migrate deploy` does. @returns the names it applied */
async function deployByPrisma(): Promise<string[]> {
  const input = { migrationsList: migrationsIn(migrations), filters: everything }
  return (await withEngine(url, (engine) => engine.applyMigrations(input))).appliedMigrationNames
}

/** Migrations of a test's own: their names and texts. */
function folderOf(migrations: Record<string, string>): string {
  const folder = newFolder()
  for (const [name, sql] of Object.entries(migrations)) {
    fs.mkdirSync(path.join(folder, name))
    fs.writeFileSync(path.join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

function count(table: string): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    return rows[0]?.count ?? 0
  })
}

test('the migrations make exactly what schema.prisma says', async () => {
  expect(await migrate(url)).toEqual(migrationNames(migrations))
  expect(await missing()).toBeUndefined()
})

test('the comparison sees a difference', async () => {
  await migrate(url)
  await withConnection(url, (client) => client.query('alter table category add column extra text'))
  expect(await missing()).toContain('ALTER TABLE "category" DROP COLUMN "extra"')
})

test("Prisma's own deploy agrees about what is applied, both ways", async () => {
  await migrate(url)
  expect(await deployByPrisma()).toEqual([])
  await withConnection(url, (client) => client.query('drop schema public cascade; create schema public'))
  expect(await deployByPrisma()).toEqual(migrationNames(migrations))
  expect(await migrate(url)).toEqual([])
})

describe('`npm run migrate:new`', () => {
  /** A copy of the project, and the command in it. */
  function project() {
    const folder = newFolder()
    for (const part of ['scripts', 'lib', 'prisma', 'package.json']) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const migrateNew = (name: string) => run([path.join(folder, 'scripts/migrate-new.ts'), name], { cwd: folder, variables: { DATABASE_URL: url } })
    return { folder, migrateNew, migrations: path.join(folder, 'prisma/migrations'), schema: path.join(folder, 'prisma/schema.prisma') }
  }

  test('writes what the schema asks for, after all others, and leaves the database alone', async () => {
    const its = project()
    const text = fs.readFileSync(its.schema, 'utf8')
    fs.writeFileSync(its.schema, text.replace('model Category {', 'model Category {\n  extra String?'))
    const { code, output } = await its.migrateNew('add_extra')
    expect(output).toContain('ALTER TABLE "category" ADD COLUMN     "extra" TEXT;')
    expect(code).toBe(0)
    const made = migrationNames(its.migrations).at(-1) ?? ''
    expect(made).toMatch(/^\d{14}_add_extra$/)
    expect(output).toContain(`Written to prisma/migrations/${made}/migration.sql`)
    await migrate(url, its.migrations)
    expect(await missing(its.schema)).toBeUndefined()
    expect(await count("pg_database where datname like 'prisma_migrate_shadow%'")).toBe(0)
  })

  test('says where there is nothing to write, what is wrong with a name, and with the schema', async () => {
    const its = project()
    expect(await its.migrateNew('nothing')).toMatchObject({ code: 0, output: expect.stringContaining('There is nothing to write') })
    for (const name of ['', '../up']) {
      const { code, output } = await its.migrateNew(name)
      expect(output).toBe('Say in small letters, digits and underscores what the migration does: npm run migrate:new add_nickname\n')
      expect(code).toBe(1)
    }
    fs.appendFileSync(its.schema, 'model {')
    expect(await its.migrateNew('broken')).toMatchObject({ code: 1, output: expect.stringContaining('schema.prisma') })
    expect(migrationNames(its.migrations)).toEqual(migrationNames(migrations))
  })
})

test('a migration that fails leaves nothing, and the next start tries it again', async () => {
  const folder = folderOf({ '1_good': 'create table good (id int)', '2_bad': 'create table half (id int); insert into half values (1); select 1/0' })
  await expect(migrate(url, folder)).rejects.toThrow('Migration 2_bad failed: division by zero.')
  await expect(count('half')).rejects.toThrow('does not exist')
  fs.writeFileSync(
    path.join(folder, '2_bad/migration.sql'),
    "create function f() returns text language sql as $$ select ';' $$; create table half (id int)",
  )
  expect(await migrate(url, folder)).toEqual(['2_bad'])
  expect(await count('half')).toBe(0)
})

test('two that migrate at once take turns', async () => {
  const folder = folderOf({ '1_one': 'create table one (id int); select pg_sleep(0.3)', '2_two': 'create table two (id int)' })
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)])
  expect(both.flat().sort()).toEqual(['1_one', '2_two'])
  expect(await count('"_prisma_migrations"')).toBe(2)
})

test("one that failed under Prisma's own CLI is named, with the way out", async () => {
  const folder = folderOf({ '1_bad': 'select 1/0' })
  await migrate(url, folderOf({}))
  await withConnection(url, (client) => client.query(`insert into "_prisma_migrations" (id, checksum, migration_name) values ('1', '', '1_bad')`))
  await expect(migrate(url, folder)).rejects.toThrow('Migration 1_bad failed before: see to it with `npx prisma@7.10.0 migrate resolve`')
})
