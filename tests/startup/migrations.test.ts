import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withConnection } from '../../scripts/database/connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { migrate, migrationNames } from '../../scripts/migrate.ts'
import { newFolder, root } from './app.ts'

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

/** Prisma's CLI, on our stand-in for its engine where the real one cannot be had. */
function prisma(args: string[], cwd = root) {
  const env = { ...process.env, DATABASE_URL: url }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/prisma.ts'), ...args], { cwd, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
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
  expect(await migrate(url)).toEqual(migrationNames(path.join(root, 'prisma/migrations')))
  const { status, output } = prisma(['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--exit-code'])
  expect(output).toContain('No difference detected.')
  expect(status).toBe(0)
})

test('the comparison sees a difference', async () => {
  await migrate(url)
  await withConnection(url, (client) => client.query('alter table category add column extra text'))
  const { status, output } = prisma(['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--exit-code', '--script'])
  expect(output).toContain('ALTER TABLE "category" DROP COLUMN "extra"')
  expect(status).toBe(2)
})

test("Prisma's own deploy agrees about what is applied, both ways", async () => {
  await migrate(url)
  expect(prisma(['migrate', 'deploy']).output).toContain('No pending migrations to apply.')
  await withConnection(url, (client) => client.query('drop schema public cascade; create schema public'))
  expect(prisma(['migrate', 'deploy'])).toMatchObject({ status: 0, output: expect.stringContaining('successfully applied') })
  expect(await migrate(url)).toEqual([])
})

test('a migration can be written with `migrate dev --create-only`', async () => {
  const folder = newFolder()
  fs.cpSync(path.join(root, 'prisma/migrations'), path.join(folder, 'migrations'), { recursive: true })
  const schema = path.join(folder, 'schema.prisma')
  const text = fs.readFileSync(path.join(root, 'prisma/schema.prisma'), 'utf8')
  fs.writeFileSync(schema, text.replace('model Category {', 'model Category {\n  extra String?'))
  const config = path.join(folder, 'prisma.config.mjs')
  const settings = { schema, migrations: { path: path.join(folder, 'migrations') }, datasource: { url } }
  fs.writeFileSync(config, `export default ${JSON.stringify(settings)}`)
  const { status, output } = prisma(['migrate', 'dev', '--create-only', '--name', 'extra', '--config', config])
  expect(status, output).toBe(0)
  const made = migrationNames(path.join(folder, 'migrations')).at(-1) ?? ''
  expect(made).toMatch(/_extra$/)
  expect(fs.readFileSync(path.join(folder, 'migrations', made, 'migration.sql'), 'utf8')).toContain(
    'ALTER TABLE "category" ADD COLUMN     "extra" TEXT;',
  )
  expect(await count("pg_database where datname like 'prisma_migrate_shadow%'")).toBe(0)
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
  await expect(migrate(url, folder)).rejects.toThrow('Migration 1_bad failed before: see to it with `npm run prisma -- migrate resolve`')
})
