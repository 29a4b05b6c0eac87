import { describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '#lib/server/account/operator-commands'
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

/** How many rows each table of the database has. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const all: Record<string, number> = {}
  for (const { name } of rows) all[name] = (await pool.query<{ n: number }>(`select count(*)::int as n from "${name}"`)).rows[0]?.n ?? 0
  return all
}

/** Every limit that counts people counts this one: failed sign-ins from two places, links asked for, activities, pictures. */
async function counted(as: Person) {
  const { email } = as
  await erase(as, { password: 'a wrong guess' })
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    await browser({ address }).signIn(email, 'a wrong guess')
    await api('POST /user/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } })
  }
}

/** Erases somebody who has something in every table, and looks at what is left. */
async function expectNothingLeft(eraseThem: (dana: Person) => Promise<unknown>) {
  const other = await person({ password })
  await fillPersonalTables(other)
  await counted(other)
  const before = await counts()
  const dana = await person({ password })
  await fillPersonalTables(dana)
  await onAnotherDevice(dana)
  await counted(dana)
  const tables = await listPersonalTables()
  const between = await counts()
  expect([...tables, 'user', 'rate_limit'].filter((name) => !(Number(between[name]) > Number(before[name])))).toEqual([])
  await eraseThem(dana)
  expect(await counts()).toEqual(before)
  for (const name of tables) expect((await pool.query(`select 1 from "${name}" where user_id = $1`, [other.id])).rowCount, name).toBeGreaterThan(0)
  expect(await isThere(other)).toBe(true)
}

describe('erasing one’s account', () => {
  test('leaves no row of theirs in any table, and every row of others', async () => {
    await expectNothingLeft(async (dana) => {
      const response = await erase(dana, proof)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
    })
  })

  test('on the server’s command line does the same', async () => {
    await expectNothingLeft(async ({ email }) => expect(await deleteAccount(email)).toBe(true))
    expect(await deleteAccount('nobody@example.com')).toBe(false)
  })

  test('ends every token, session and link at once; the address is free again', async () => {
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

  test('takes back what was shared', async () => {
    const dana = await person({ password })
    const { activityId } = await fillPersonalTables(dana)
    expect((await api(`GET /public/activity/${activityId}`)).status).toBe(200)
    await erase(dana, proof)
    expect((await api(`GET /public/activity/${activityId}`)).status).toBe(404)
  })

  test('stops what is being made, and counts nothing for it afterwards', async () => {
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

  test('at once with all that is being made and changed is done, and fails nobody else by a fault of ours', async () => {
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

  test('is open before a user type is chosen', async () => {
    expect((await erase(await person({ password, userType: null }), proof)).status).toBe(204)
  })

  test('needs a token', async () => {
    expect((await api('DELETE /user/me', { body: proof })).status).toBe(401)
  })

  test('twice at once is done once', async () => {
    const dana = await person({ password })
    const answers = await Promise.all([erase(dana, proof), erase(dana, proof)])
    expect(answers.every(({ status }) => [204, 401, 404].includes(status))).toBe(true)
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(await isThere(dana)).toBe(false)
  })
})

describe('the proof', () => {
  test.each([
    [{ password: 'not the password' }, 'This is not your current password.'],
    [{ password: '' }, 'This field is required'],
    [{ password: null }, 'This field is required'],
    [{}, 'This field is required'],
    [undefined, 'This field is required'],
    [{ password: 'x'.repeat(129) }, 'Must be at most 128 characters'],
  ])('is the password: %j is none', async (body, message) => {
    const dana = await person({ password })
    const response = await erase(dana, body)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'password', message }])
    expect(await isThere(dana)).toBe(true)
  })

  test('is not somebody else’s password', async () => {
    const dana = await person({ password })
    await person({ password: 'quite another phrase' })
    expect((await erase(dana, { password: 'quite another phrase' })).status).toBe(422)
  })

  test('may be guessed as often as a sign-in may fail', async () => {
    const dana = await person({ password })
    const guess = async () => (await erase(dana, { password: 'a wrong guess' }, '192.0.2.77')).status
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([422, 422, 422, 429])
    expect((await erase(dana, proof, '192.0.2.77')).status).toBe(429)
    expect(await isThere(dana)).toBe(true)
  })

  test('is for an account without a password a sign-in of the last ten minutes', async () => {
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

  test('is this sign-in, not a newer one on another device', async () => {
    const dana = await person()
    await db.session.updateMany({ where: { userId: dana.id }, data: { createdAt: new Date(Date.now() - 3_600_000) } })
    const phone = await onAnotherDevice(dana)
    expect((await erase(dana, {})).status).toBe(403)
    expect((await erase(phone, {})).status).toBe(204)
  })
})
