import { describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { createResetToken, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'

vi.hoisted(() => {
  Object.assign(process.env, { GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret', SIGN_IN_LIMIT: '2' })
})

const link = (as: Person, body: unknown = {}) => api('PUT /user/me/google-link', { as, body })
const ways = async ({ id }: Person) => db.identity.count({ where: { userId: id } })
const age = ({ id }: Person, minutes: number) =>
  db.session.updateMany({ where: { userId: id }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } })

/** Whoever got hold of somebody's session links a Google account of their own, and comes back with it whatever the password is by then. */
async function hijacked() {
  const dana = await person({ password: PASSWORD })
  await db.identity.create({ data: { provider: 'google', subject: `the thief of ${dana.id}`, userId: dana.id } })
  return dana
}

describe('a stolen session', () => {
  test.each([
    ['no password', {}, 'This field is required'],
    ['no password', { password: null }, 'This field is required'],
    ['a guess', { password: 'a guess at it' }, 'This is not your current password.'],
  ])('links no Google account with %s', async (_, body, message) => {
    const response = await link(await person({ password: PASSWORD }), body)
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []])
    expect((await response.json()).errors).toEqual([{ field: 'password', message }])
  })

  test('does with the password alone, of which it may guess as often as a sign-in may fail', async () => {
    const dana = await person({ password: PASSWORD })
    const guess = async () => (await link(dana, { password: 'a guess at it' })).status
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429])
    expect((await link(dana, { password: PASSWORD })).status).toBe(429)
    expect((await link(await person({ password: PASSWORD }), { password: PASSWORD })).status).toBe(204)
  })

  test('of an account without a password needs a sign-in of the last ten minutes', async () => {
    const dana = await person()
    await age(dana, 10.1)
    const response = await link(dana)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ reason: 'sign_in_again' })
    await age(dana, 9.9)
    expect((await link(dana)).status).toBe(204)
  })
})

describe('a Google account that a thief has linked', () => {
  const change = async (as: Person, unlink: object) =>
    (await api('PUT /user/me/password', { as, body: { current_password: PASSWORD, new_password: NEW_PASSWORD, ...unlink } })).status
  const reset = async ({ email }: Person, unlink: object) => {
    const token = await createResetToken({ email })
    return (await api('POST /user/password-reset', { body: { token, new_password: NEW_PASSWORD, ...unlink } })).status
  }

  test.each([
    ['is unlinked with a new password that asks for it', { unlink_google: true }, 0],
    ['stays with one that does not', { unlink_google: false }, 1],
    ['stays with one that says nothing', {}, 1],
  ])('%s', async (_, unlink, left) => {
    const [dana, other] = [await hijacked(), await hijacked()]
    expect(await change(dana, unlink)).toBe(204)
    expect([await ways(dana), await ways(other)]).toEqual([left, 1])
  })

  test.each([
    ['is unlinked by a link that says nothing', {}, 0],
    ['is unlinked by a link that asks for it', { unlink_google: true }, 0],
    ['stays where it is said to be one’s own', { unlink_google: false }, 1],
  ])('%s', async (_, unlink, left) => {
    const [dana, other] = [await hijacked(), await hijacked()]
    expect(await reset(dana, unlink)).toBe(204)
    expect([await ways(dana), await ways(other)]).toEqual([left, 1])
  })

  test('stays with a new password that is refused', async () => {
    const dana = await hijacked()
    const body = { current_password: 'a guess at it', new_password: NEW_PASSWORD, unlink_google: true }
    expect((await api('PUT /user/me/password', { as: dana, body })).status).toBe(422)
    expect(await ways(dana)).toBe(1)
  })
})
