import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { onAnotherDevice, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const list = async (as: Person) => (await api('GET /user/me/sessions', { as })).json()
const end = async (as: Person, id: string) => (await api(`DELETE /user/me/sessions/${id}`, { as })).status
const status = async (as: Person) => (await api('GET /user/me', { as })).status
const seen = ({ id, sessionId }: Person, msAgo: number) =>
  db.session.updateMany({ where: { userId: id, id: sessionId }, data: { lastSeenAt: new Date(Date.now() - msAgo) } })

describe('GET /user/me/sessions', () => {
  test('lists the last used session first, and marks the current one', async () => {
    const dana = await person()
    const [phone, laptop] = [await onAnotherDevice(dana, 'a phone'), await onAnotherDevice(dana, 'a laptop')]
    await seen(phone, 2 * DAY_MS)
    await seen(laptop, DAY_MS)
    const response = await api('GET /user/me/sessions', { as: dana })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(await response.json()).toEqual([
      { id: dana.sessionId, user_agent: 'a test', created_at: at, last_seen_at: at, is_current: true },
      { id: laptop.sessionId, user_agent: 'a laptop', created_at: at, last_seen_at: at, is_current: false },
      { id: phone.sessionId, user_agent: 'a phone', created_at: at, last_seen_at: at, is_current: false },
    ])
  })

  test('lists no expired session and none of another user', async () => {
    const [dana, other] = [await person(), await person()]
    const old = await onAnotherDevice(dana, 'an old tablet')
    await seen(old, 30 * DAY_MS + 1000)
    expect((await list(dana)).map(({ id }: { id: string }) => id)).toEqual([dana.sessionId])
    expect((await list(other)).map(({ id }: { id: string }) => id)).toEqual([other.sessionId])
  })

  test('works before a user type is chosen', async () => {
    expect(await list(await person({ userType: null }))).toHaveLength(1)
  })
})

describe('DELETE /user/me/sessions', () => {
  test('ends that session at once, and no other', async () => {
    const dana = await person()
    const [phone, laptop] = [await onAnotherDevice(dana), await onAnotherDevice(dana)]
    expect(await end(dana, phone.sessionId)).toBe(204)
    expect([await status(dana), await status(phone), await status(laptop)]).toEqual([200, 401, 200])
    expect(await list(dana)).toHaveLength(2)
  })

  test('returns 404 for another user’s session, which stays', async () => {
    const [dana, other] = [await person(), await person()]
    expect(await end(other, dana.sessionId)).toBe(404)
    expect(await status(dana)).toBe(200)
  })

  test.each(['0192b7a0-0000-7000-8000-000000000000', 'nonsense', '%20'])('returns 404 for the unknown id %s', async (id) => {
    expect(await end(await person(), id)).toBe(404)
  })

  test('returns 404 the second time', async () => {
    const dana = await person()
    const phone = await onAnotherDevice(dana)
    expect([await end(dana, phone.sessionId), await end(dana, phone.sessionId)]).toEqual([204, 404])
  })

  test('signs out when it ends the current session', async () => {
    const dana = await person()
    expect(await end(dana, dana.sessionId)).toBe(204)
    expect(await status(dana)).toBe(401)
  })

  test('ends all of the user’s other sessions without an id, and none of other users', async () => {
    const [dana, other] = [await person(), await person()]
    const [phone, laptop] = [await onAnotherDevice(dana), await onAnotherDevice(dana)]
    expect((await api('DELETE /user/me/sessions', { as: dana })).status).toBe(204)
    expect([await status(dana), await status(phone), await status(laptop), await status(other)]).toEqual([200, 401, 401, 200])
    expect((await api('DELETE /user/me/sessions', { as: dana })).status).toBe(204)
  })
})
