import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { api } from '../setup/api.ts'
import { waitForBlockedQueries } from '../setup/blocked-queries.ts'
import { PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

const google = await vi.hoisted(async () => (await import('../setup/services/openid.ts')).startConfiguredGoogle())
afterAll(() => google.close())

const client = new pg.Client({ connectionString: String(process.env.DATABASE_URL) })
beforeAll(() => client.connect())
afterAll(() => client.end())

/** Returns the log lines of the server that contain this text. */
async function findLogLines(words: string): Promise<string[]> {
  const { rows } = await client.query<{ log: string }>("select pg_read_file(current_setting('data_directory') || '/../postgres.log') as log")
  return (rows[0]?.log ?? '').split('\n').filter((line) => line.includes(words))
}

describe('the embedded server’s log contains no e-mail address', () => {
  test('when an insert is refused', async () => {
    await client.query('create temporary table guest (email text primary key)')
    const insert = () => client.query('insert into guest (email) values ($1)', ['refused@example.com'])
    await insert()
    await expect(insert()).rejects.toThrow('guest_pkey')
    expect(await findLogLines('guest_pkey')).toHaveLength(1)
    expect(await findLogLines('refused@example.com')).toEqual([])
  })

  test.each([
    ['every statement', "set log_statement = 'all'"],
    ['slow statements', 'set log_min_duration_statement = 0'],
    ['parameters of failures', 'set log_parameter_max_length_on_error = -1'],
  ])('when a session logs %s', async (what, setting) => {
    const name = what.replaceAll(' ', '_')
    await client.query(setting)
    await client.query(`select $1::text as ${name}`, [`${name}@example.com`])
    await expect(client.query(`select 1 / length(replace($1, $1, '')) as ${name}`, [`${name}@example.com`])).rejects.toThrow('division by zero')
    await client.query('reset all')
    expect((await findLogLines(name)).length).toBeGreaterThan(0)
    expect(await findLogLines(`${name}@example.com`)).toEqual([])
  })
})

// With other settings by its admin, or with PostgreSQL's defaults.
describe('an external server that logs details contains no e-mail address', () => {
  beforeAll(async () => {
    const database = client.escapeIdentifier(new URL(String(process.env.DATABASE_URL)).pathname.slice(1))
    await client.query(`alter database ${database} set log_error_verbosity = 'verbose'`)
  })
  const signUp = (email: string) => api('POST /user', { body: { email, password: PASSWORD } })

  test('when a sign-up uses a taken address', async () => {
    const email = 'taken@example.com'
    expect((await signUp(email)).status).toBe(201)
    const twins = await Promise.all([signUp(email), signUp('twin@example.com'), signUp('twin@example.com')])
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { rows } = await pool.query('show log_error_verbosity')
    expect(rows).toEqual([{ log_error_verbosity: 'verbose' }])
    expect([await findLogLines(email), await findLogLines('twin@example.com')]).toEqual([[], []])
  })

  test('when a sign-up takes the address during a Google sign-in', async () => {
    const email = 'quicker@example.com'
    google.person = { sub: '1', email, email_verified: true, name: 'Noa' }
    const lock = await pool.connect()
    await lock.query('begin')
    const passwordHash = 'the hash of somebody quicker'
    await lock.query('insert into "user" (id, email, name, password_hash, language) values (gen_random_uuid(), $1, $1, $2, $3)', [
      email,
      passwordHash,
      'en',
    ])
    const page = browser().google()
    try {
      // The sign-in has found no account and waits to insert one.
      await waitForBlockedQueries(1)
    } finally {
      await lock.query('commit')
      lock.release()
    }
    expect(await page).toBe('/login?error=google_has_password')
    expect(await db.user.findMany({ where: { email }, select: { passwordHash: true } })).toEqual([{ passwordHash }])
    expect(await findLogLines(email)).toEqual([])
  })
})
