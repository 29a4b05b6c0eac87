import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

// Each test file has its own database, copied from the template before any app module is loaded.
const template = new URL(inject('templateUrl'))
const name = `cometa_${randomUUID().replaceAll('-', '')}`
const admin = new URL(template)
admin.pathname = 'admin'
const client = new pg.Client({ connectionString: admin.href })
await client.connect()
// Only one session can copy a template at a time.
await client.query('select pg_advisory_lock(1)')
// Copying files takes a third of the time of logging every page.
await client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
await client.end()

template.pathname = name
Object.assign(process.env, {
  DATABASE_URL: template.href,
  NEXTAUTH_SECRET: 'a secret for tests alone, long enough',
  NEXTAUTH_URL: 'http://localhost:3000',
  // Tests that request all activities exceed a user's daily limit.
  GENERATION_DAILY_LIMIT: '0',
})

afterAll(async () => {
  const { closeDatabase } = await import('#lib/server/platform/db')
  await closeDatabase()
})
