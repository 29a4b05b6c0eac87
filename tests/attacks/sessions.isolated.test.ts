import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { startCleanup } from '../../scripts/database/cleanup.ts'
import { onAnotherDevice, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

const google = await vi.hoisted(async () => (await import('../setup/services/openid.ts')).startConfiguredGoogle())
afterAll(() => google.close())

const DAY_MS = 24 * 60 * 60 * 1000
const getStatus = async (token: string) => (await api('GET /user/me', { as: { token } })).status

describe('a stolen session in permanent use', () => {
  const setSessionStart = ({ id, sessionId }: Person, msAgo: number) =>
    db.session.updateMany({ where: { userId: id, id: sessionId }, data: { createdAt: new Date(Date.now() - msAgo), lastSeenAt: new Date() } })

  test('ends after 90 days, even if it was renewed', async () => {
    const dana = await person()
    const thief = await onAnotherDevice(dana)
    await setSessionStart(thief, 90 * DAY_MS - 60_000)
    expect(await getStatus(thief.token)).toBe(200)
    await setSessionStart(thief, 90 * DAY_MS + 1000)
    expect([await getStatus(dana.token), await getStatus(thief.token)]).toEqual([200, 401])
    const listed = await (await api('GET /user/me/sessions', { as: dana })).json()
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([dana.sessionId])
  })

  test('is deleted by the cleanup after 90 days, unlike younger sessions', async () => {
    const dana = await person()
    const thief = await onAnotherDevice(dana)
    await setSessionStart(dana, 90 * DAY_MS - 60_000)
    await setSessionStart(thief, 90 * DAY_MS + 1000)
    await startCleanup(String(process.env.DATABASE_URL))()
    expect(await db.session.findMany({ where: { userId: dana.id }, select: { id: true } })).toEqual([{ id: dana.sessionId }])
  })
})

describe('signing in again in the same browser', () => {
  const [first, second] = ['dana@example.com', 'robin@example.com']
  const sessionsOf = (email: string) => db.session.count({ where: { user: { email } } })
  beforeAll(async () => {
    for (const email of [first, second]) await api('POST /user', { body: { email, password: PASSWORD } })
  })

  test('ends the replaced session and its copies', async () => {
    const [dana, thief, phone] = [browser(), browser(), browser()]
    for (const device of [dana, phone]) expect(await device.signIn(first, PASSWORD)).toBe('ok')
    for (const [name, value] of dana.cookies) thief.cookies.set(name, value)
    const token = await thief.token()
    expect(await dana.signIn(first, PASSWORD)).toBe('ok')
    expect([await getStatus(token), await getStatus(await dana.token()), await getStatus(await phone.token())]).toEqual([401, 200, 200])
    expect(await thief.session()).toEqual({})
    expect(await sessionsOf(first)).toBe(2)
  })

  test('as another user ends the first user’s session there', async () => {
    const shared = browser()
    await shared.signIn(first, PASSWORD)
    const [token, before] = [await shared.token(), await sessionsOf(first)]
    expect(await shared.signIn(second, PASSWORD)).toBe('ok')
    expect([await getStatus(token), await sessionsOf(first), await sessionsOf(second)]).toEqual([401, before - 1, 1])
  })

  test('with Google ends the replaced session', async () => {
    google.person = { sub: '1', email: 'noa@example.com', email_verified: true, name: 'Noa' }
    const shared = browser()
    await shared.signIn(first, PASSWORD)
    const token = await shared.token()
    expect(await shared.google()).toBe('/')
    expect(await getStatus(token)).toBe(401)
    expect(await shared.session()).toMatchObject({ user: { email: 'noa@example.com' } })
  })

  test('with a wrong password keeps the session', async () => {
    const dana = browser()
    await dana.signIn(first, PASSWORD)
    const token = await dana.token()
    expect(await dana.signIn(first, 'a guess at it')).toBe('CredentialsSignin')
    expect(await getStatus(token)).toBe(200)
  })
})
