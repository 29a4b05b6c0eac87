import { afterAll, inject } from 'vitest'
import { withConnection } from '../../scripts/database/connection.ts'

// Each test file starts with a fresh copy of the template. Files of one process use the same name, because its pool keeps its address.
const template = new URL(inject('templateUrl'))
const name = `cometa_${process.pid}`
const admin = new URL(template)
admin.pathname = 'admin'
await withConnection(admin.href, async (client) => {
  // Only one session can copy a template at a time.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`drop database if exists ${name} with (force)`)
  // Copying files takes a third of the time of logging every page.
  await client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
})

const own = new URL(template)
own.pathname = name
Object.assign(process.env, {
  DATABASE_URL: own.href,
  NEXTAUTH_SECRET: 'a secret for tests alone, long enough',
  NEXTAUTH_URL: 'http://localhost:3000',
  // Tests that request all activities exceed a user's daily limit.
  GENERATION_DAILY_LIMIT: '0',
})

afterAll(async () => {
  const { pool } = await import('#lib/server/platform/db')
  // The pool stays open for the next file, without connections to the dropped database.
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of idle) client.release(true)
  await withConnection(admin.href, (client) => client.query(`drop database ${name} with (force)`))
})
