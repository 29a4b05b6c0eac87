import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

// Each test file has a database of its own, copied from the template before anything of the app is loaded.
const template = new URL(inject('templateUrl'))
const name = `cometa_${randomUUID().replaceAll('-', '')}`
const admin = new URL(template)
admin.pathname = 'admin'
const client = new pg.Client({ connectionString: admin.href })
await client.connect()
// Copies of one template exclude each other.
await client.query('select pg_advisory_lock(1)')
// Files as they are take a third of the time that the log of every page takes.
await client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
await client.end()

template.pathname = name
Object.assign(process.env, {
  DATABASE_URL: template.href,
  NEXTAUTH_SECRET: 'a secret for tests alone, long enough',
  NEXTAUTH_URL: 'http://localhost:3000',
  // Tests that ask for all there is get more than a person a day.
  GENERATION_DAILY_LIMIT: '0',
})

afterAll(async () => {
  const { closeDatabase } = await import('#lib/server/platform/db')
  await closeDatabase()
})
