import { describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { createResetToken, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'

vi.hoisted(() => {
  Object.assign(process.env, { GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret', SIGN_IN_LIMIT: '2' })
})

const link = (as: Person, body: unknown = {}) => api('PUT /user/me/google-link', { as, body })
const countIdentities = async ({ id }: Person) => db.identity.count({ where: { userId: id } })
const setSessionAge = ({ id }: Person, minutes: number) =>
  db.session.updateMany({ where: { userId: id }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } })

/** Creates a user to whom a thief has linked a Google account, which works after any change of password. */
async function createHijackedPerson() {
  const dana = await person({ password: PASSWORD })
  await db.identity.create({ data: { provider: 'google', subject: `the thief of ${dana.id}`, userId: dana.id } })
  return dana
}

describe('PUT /user/me/google-link with a stolen session', () => {
  test.each([
    ['no password', {}, 'This field is required'],
    ['no password', { password: null }, 'This field is required'],
    ['a guess', { password: 'a guess at it' }, 'This is not your current password.'],
  ])('returns 422 with %s', async (_, body, message) => {
    const response = await link(await person({ password: PASSWORD }), body)
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, []])
    expect((await response.json()).errors).toEqual([{ field: 'password', message }])
  })

  test('links with the correct password, and limits guesses as sign-ins are limited', async () => {
    const dana = await person({ password: PASSWORD })
    const guess = async () => (await link(dana, { password: 'a guess at it' })).status
    expect([await guess(), await guess(), await guess()]).toEqual([422, 422, 429])
    expect((await link(dana, { password: PASSWORD })).status).toBe(429)
    expect((await link(await person({ password: PASSWORD }), { password: PASSWORD })).status).toBe(204)
  })

  test('returns 403 for an account without a password unless the sign-in is at most ten minutes old', async () => {
    const dana = await person()
    await setSessionAge(dana, 10.1)
    const response = await link(dana)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ reason: 'sign_in_again' })
    await setSessionAge(dana, 9.9)
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
    ['is unlinked by a new password with unlink_google true', { unlink_google: true }, 0],
    ['stays linked after a new password with unlink_google false', { unlink_google: false }, 1],
    ['stays linked after a new password without unlink_google', {}, 1],
  ])('%s', async (_, unlink, left) => {
    const [dana, other] = [await createHijackedPerson(), await createHijackedPerson()]
    expect(await change(dana, unlink)).toBe(204)
    expect([await countIdentities(dana), await countIdentities(other)]).toEqual([left, 1])
  })

  test.each([
    ['is unlinked by a password reset without unlink_google', {}, 0],
    ['is unlinked by a password reset with unlink_google true', { unlink_google: true }, 0],
    ['stays linked after a password reset with unlink_google false', { unlink_google: false }, 1],
  ])('%s', async (_, unlink, left) => {
    const [dana, other] = [await createHijackedPerson(), await createHijackedPerson()]
    expect(await reset(dana, unlink)).toBe(204)
    expect([await countIdentities(dana), await countIdentities(other)]).toEqual([left, 1])
  })

  test('stays linked when the new password is refused', async () => {
    const dana = await createHijackedPerson()
    const body = { current_password: 'a guess at it', new_password: NEW_PASSWORD, unlink_google: true }
    expect((await api('PUT /user/me/password', { as: dana, body })).status).toBe(422)
    expect(await countIdentities(dana)).toBe(1)
  })
})
