import { describe, expect, test, vi } from 'vitest'
import { eraseAccountByEmail } from '#lib/server/account/operator-commands'
import { issueToken, readToken } from '#lib/server/auth/bearer'
import { db, pool } from '#lib/server/platform/db'
import { consumeRateLimit, refundRateLimit } from '#lib/server/platform/rate-limiter'
import { createResetToken, onAnotherDevice, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { requestActivities } from '../../setup/data/activities.ts'
import { fillPersonalTables, listPersonalTables } from '../../setup/data/personal.ts'
import { browser } from '../../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '3'
})

const password = 'a long pass phrase'
const proof = { password }
const erase = (as: Person, body: unknown, address = '192.0.2.1') => api('DELETE /user/me', { as, body, headers: { 'x-forwarded-for': address } })
const isThere = async ({ id }: Person) => (await db.user.count({ where: { id } })) === 1

/** Returns the number of rows of each table. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const all: Record<string, number> = {}
  for (const { name } of rows) all[name] = (await pool.query<{ n: number }>(`select count(*)::int as n from "${name}"`)).rows[0]?.n ?? 0
  return all
}

/** Adds a row to every rate limit of a user: failed sign-ins from two places, requested links, activities, pictures. */
async function addRateLimitCounts(as: Person) {
  const { email } = as
  await erase(as, { password: 'a wrong guess' })
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    await browser({ address }).signIn(email, 'a wrong guess')
    await api('POST /user/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } })
  }
}

/** Deletes an account with rows in every table, and expects none to be left. */
async function expectNothingLeft(eraseThem: (dana: Person) => Promise<unknown>) {
  const other = await person({ password })
  await fillPersonalTables(other)
  await addRateLimitCounts(other)
  const before = await countRows()
  const dana = await person({ password })
  await fillPersonalTables(dana)
  await onAnotherDevice(dana)
  await addRateLimitCounts(dana)
  const tables = await listPersonalTables()
  const between = await countRows()
  expect([...tables, 'user', 'rate_limit'].filter((name) => !(Number(between[name]) > Number(before[name])))).toEqual([])
  await eraseThem(dana)
  expect(await countRows()).toEqual(before)
  for (const name of tables) expect((await pool.query(`select 1 from "${name}" where user_id = $1`, [other.id])).rowCount, name).toBeGreaterThan(0)
  expect(await isThere(other)).toBe(true)
}

describe('DELETE /user/me', () => {
  test('deletes the user’s rows in every table, and none of other users', async () => {
    await expectNothingLeft(async (dana) => {
      const response = await erase(dana, proof)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
    })
  })

  test('deletes the same rows when an operator runs `npm run admin -- delete`', async () => {
    await expectNothingLeft(async ({ email }) => expect(await eraseAccountByEmail(email)).toBe(true))
    expect(await eraseAccountByEmail('nobody@example.com')).toBe(false)
  })

  test('ends every token, session and link at once, and frees the e-mail address', async () => {
    const dana = await person({ password })
    const phone = await onAnotherDevice(dana)
    const own = browser()
    expect(await own.signIn(dana.email, password)).toBe('ok')
    const link = await createResetToken(dana)
    expect((await erase(dana, proof)).status).toBe(204)
    for (const as of [dana, phone]) {
      expect((await api('GET /user/me', { as })).status).toBe(401)
      expect((await api('GET /children', { as })).status).toBe(401)
      expect((await erase(as, proof)).status).toBe(401)
      expect(await readToken(as.token)).toBeDefined()
    }
    expect(await own.session()).toEqual({})
    expect(await browser().signIn(dana.email, password)).toBe('CredentialsSignin')
    expect((await api('POST /user/password-reset', { body: { token: link, new_password: 'quite another phrase' } })).status).toBe(422)
    const again = await api('POST /user', { body: { email: dana.email, password } })
    expect(again.status).toBe(201)
    expect((await again.json()).id).not.toBe(dana.id)
    expect((await api('GET /user/me', { as: { token: await issueToken({ userId: dana.id, sessionId: dana.sessionId }) } })).status).toBe(401)
  })

  test('ends the sharing of the user’s activities', async () => {
    const dana = await person({ password })
    const { activityId } = await fillPersonalTables(dana)
    expect((await api(`GET /public/activity/${activityId}`)).status).toBe(200)
    await erase(dana, proof)
    expect((await api(`GET /public/activity/${activityId}`)).status).toBe(404)
  })

  test('stops a running generation and adds no count to rate limits afterwards', async () => {
    const dana = await person({ password })
    const { childId } = await fillPersonalTables(dana)
    const response = await requestActivities(dana, { type: 'child', id: childId, batch_size: 10 }, { accept: 'text/event-stream' })
    const reader = response.body?.getReader()
    await reader?.read()
    await erase(dana, proof)
    await reader?.cancel()
    expect(await db.activity.count({ where: { userId: dana.id } })).toBe(0)
    const limit = { name: 'generation', points: 50, seconds: 60 }
    const rows = () => db.rateLimit.count()
    const before = await rows()
    await refundRateLimit(limit, dana.id, 5)
    expect(await rows()).toBe(before)
    await consumeRateLimit(limit, 'somebody', 47)
    await refundRateLimit(limit, 'somebody', 6)
    expect(await db.rateLimit.count({ where: { points: 41, key: { startsWith: 'generation:' } } })).toBe(1)
  })

  test('succeeds during generations and changes, none of which returns a server error', async () => {
    for (let round = 0; round < 3; round++) {
      const dana = await person({ password })
      const { childId, groupId, memberIds } = await fillPersonalTables(dana)
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => requestActivities(dana, { type: 'child', id: childId, batch_size: 10 })),
        ...[1, 2].map(() => requestActivities(dana, { type: 'group', id: groupId, batch_size: 10 })),
        ...[1, 2].map(() => api(`PATCH /groups/${groupId}`, { as: dana, body: { members: memberIds } })),
        erase(dana, proof),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.at(-1)).toBe(204)
      expect(statuses.filter((status) => status >= 500)).toEqual([])
    }
  })

  test('works before a user type is chosen', async () => {
    expect((await erase(await person({ password, userType: null }), proof)).status).toBe(204)
  })

  test('returns 401 without a token', async () => {
    expect((await api('DELETE /user/me', { body: proof })).status).toBe(401)
  })

  test('deletes the account once when called twice at once', async () => {
    const dana = await person({ password })
    const answers = await Promise.all([erase(dana, proof), erase(dana, proof)])
    expect(answers.every(({ status }) => [204, 401, 404].includes(status))).toBe(true)
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await isThere(dana)).toBe(false)
  })
})

describe('the password of DELETE /user/me', () => {
  test.each([
    [{ password: 'not the password' }, 'This is not your current password.'],
    [{ password: '' }, 'This field is required'],
    [{ password: null }, 'This field is required'],
    [{}, 'This field is required'],
    [undefined, 'This field is required'],
    [{ password: 'x'.repeat(129) }, 'Must be at most 128 characters'],
  ])('returns 422 for %j', async (body, message) => {
    const dana = await person({ password })
    const response = await erase(dana, body)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'password', message }])
    expect(await isThere(dana)).toBe(true)
  })

  test('returns 422 for another user’s password', async () => {
    const dana = await person({ password })
    await person({ password: 'quite another phrase' })
    expect((await erase(dana, { password: 'quite another phrase' })).status).toBe(422)
  })

  test('can be guessed as often as a sign-in may fail', async () => {
    const dana = await person({ password })
    const guess = async () => (await erase(dana, { password: 'a wrong guess' }, '192.0.2.77')).status
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([422, 422, 422, 429])
    expect((await erase(dana, proof, '192.0.2.77')).status).toBe(429)
    expect(await isThere(dana)).toBe(true)
  })

  test('is replaced by a sign-in of the last ten minutes if the account has none', async () => {
    const dana = await person()
    const age = (minutes: number) =>
      db.session.updateMany({ where: { userId: dana.id }, data: { createdAt: new Date(Date.now() - minutes * 60_000), lastSeenAt: new Date() } })
    await age(10.1)
    const response = await erase(dana, {})
    expect(response.status).toBe(403)
    const detail = 'For this, your sign-in must be no older than 10 minutes. Please log out, sign in again and come back here.'
    expect(await response.json()).toMatchObject({ code: 'forbidden', reason: 'sign_in_again', detail })
    expect((await erase(dana, { password: 'whatever it is' })).status).toBe(403)
    expect(await isThere(dana)).toBe(true)
    await age(9.9)
    expect((await erase(dana, undefined)).status).toBe(204)
    expect(await isThere(dana)).toBe(false)
  })

  test('is not replaced by a newer sign-in on another device', async () => {
    const dana = await person()
    await db.session.updateMany({ where: { userId: dana.id }, data: { createdAt: new Date(Date.now() - 3_600_000) } })
    const phone = await onAnotherDevice(dana)
    expect((await erase(dana, {})).status).toBe(403)
    expect((await erase(phone, {})).status).toBe(204)
  })
})
