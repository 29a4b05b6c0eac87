import { describe, expect, test, vi } from 'vitest'
import { createResetLink } from '#lib/server/auth/password-resets'
import { db, pool } from '#lib/server/platform/db'
import { onAnotherDevice, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { waitForBlockedQueries } from '../../setup/blocked-queries.ts'
import { browser } from '../../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '2'
})

const password = 'a long pass phrase'
const fresh = 'quite another phrase'

const change = (as: Person, body: unknown, address = '192.0.2.1') =>
  api('PUT /user/me/password', { as, body, headers: { 'x-forwarded-for': address } })
const status = async (as: Person) => (await api('GET /user/me', { as })).status

describe('PUT /user/me/password', () => {
  test('replaces the password and ends only this user’s other sessions', async () => {
    const [dana, other] = [await person({ password }), await person({ password })]
    const phone = await onAnotherDevice(dana)
    const response = await change(dana, { current_password: password, new_password: fresh })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect([await status(dana), await status(phone), await status(other)]).toEqual([200, 401, 200])
    expect(await browser().signIn(dana.email, fresh)).toBe('ok')
    expect(await browser().signIn(dana.email, password)).toBe('CredentialsSignin')
    expect(await browser().signIn(other.email, password)).toBe('ok')
  })

  test('refuses a sign-in whose old password was checked just before the change', async () => {
    const dana = await person({ password })
    const changing = await pool.connect()
    await changing.query('begin')
    await changing.query('update "user" set password_hash = $2 where id = $1', [dana.id, 'the hash of another'])
    const signingIn = browser().signIn(dana.email, password)
    const isWaiting = waitForBlockedQueries(1)
    try {
      await Promise.race([signingIn, isWaiting])
    } finally {
      await changing.query('commit')
      changing.release()
    }
    expect(await signingIn).toBe('CredentialsSignin')
    expect(await db.session.findMany({ where: { userId: dana.id }, select: { id: true } })).toEqual([{ id: dana.sessionId }])
  })

  test('invalidates the user’s links for a new password', async () => {
    const [dana, other] = [await person({ password }), await person({ password })]
    for (const { email } of [dana, other]) await createResetLink(email)
    await change(dana, { current_password: password, new_password: fresh })
    expect(await db.passwordReset.findMany({ select: { userId: true } })).toEqual([{ userId: other.id }])
  })

  test('works before a user type is chosen, and keeps a linked Google account', async () => {
    const dana = await person({ password, userType: null })
    await db.identity.create({ data: { provider: 'google', subject: 'dana', userId: dana.id } })
    expect((await change(dana, { current_password: password, new_password: fresh })).status).toBe(204)
    expect(await db.identity.count({ where: { userId: dana.id } })).toBe(1)
  })

  test.each([
    ['current_password', { current_password: 'not the password', new_password: fresh }, 'This is not your current password.'],
    ['current_password', { current_password: '', new_password: fresh }, 'This field is required'],
    ['current_password', { new_password: fresh }, 'This field is required'],
    ['current_password', { current_password: 'x'.repeat(129), new_password: fresh }, 'Must be at most 128 characters'],
    ['new_password', { current_password: password, new_password: password }, 'The new password must be different from the current one.'],
    ['new_password', { current_password: password, new_password: '1234567' }, 'Must be at least 8 characters'],
    ['new_password', { current_password: password, new_password: 'x'.repeat(129) }, 'Must be at most 128 characters'],
    [
      'new_password',
      { current_password: password, new_password: 'Password1' },
      'This password is among the most common ones. Please choose another.',
    ],
    ['new_password', { current_password: password }, 'This field is required'],
    ['password_again', { current_password: password, new_password: fresh, password_again: fresh }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, body, message) => {
    const dana = await person({ password })
    const phone = await onAnotherDevice(dana)
    const response = await change(dana, body)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field, message }])
    expect(await status(phone)).toBe(200)
    expect(await browser().signIn(dana.email, password)).toBe('ok')
  })

  test.each(['qz7!kd0pw', fresh.padEnd(128, '!?'), 'סיסמה ארוכה מאוד', '🐘 con una taza de té'])('accepts "%s"', async (typed) => {
    const dana = await person({ password })
    expect((await change(dana, { current_password: password, new_password: typed })).status).toBe(204)
    expect(await browser().signIn(dana.email, typed)).toBe('ok')
  })

  test('returns 409 for an account without a password, which signs in with Google', async () => {
    const response = await change(await person(), { current_password: password, new_password: fresh })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'conflict', detail: 'This account has no password: you sign in to it with Google.' })
  })

  test('returns 401 without a token', async () => {
    expect((await api('PUT /user/me/password', { body: { current_password: password, new_password: fresh } })).status).toBe(401)
  })

  test('keeps one of two passwords that are set at once', async () => {
    const dana = await person({ password })
    const phone = await onAnotherDevice(dana)
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('select * from "user" where id = $1 for update', [dana.id])
    const twins = [
      change(dana, { current_password: password, new_password: 'the first of two phrases' }),
      change(phone, { current_password: password, new_password: 'the second of two phrases' }),
    ]
    try {
      // Both have checked the password and wait for the row.
      await waitForBlockedQueries(2)
    } finally {
      await lock.query('commit')
      lock.release()
    }
    const answers = await Promise.all(twins)
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422])
    expect(await db.session.count({ where: { userId: dana.id } })).toBe(1)
  })
})

describe('wrong current passwords at PUT /user/me/password', () => {
  const guess = async (as: Person, address: string) => (await change(as, { current_password: 'a wrong guess', new_password: fresh }, address)).status

  test('have the same limit as failed sign-ins, at any address, but do not count as such', async () => {
    const [dana, other] = [await person({ password }), await person({ password })]
    expect([await guess(dana, '192.0.2.9'), await guess(dana, '192.0.2.10'), await guess(dana, '192.0.2.11')]).toEqual([422, 422, 429])
    const right = await change(dana, { current_password: password, new_password: fresh }, '192.0.2.9')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await browser({ address: '192.0.2.9' }).signIn(dana.email, password)).toBe('ok')
    expect((await change(other, { current_password: password, new_password: fresh }, '192.0.2.9')).status).toBe(204)
  })

  test('have the same limit when sent at once', async () => {
    const dana = await person({ password })
    const answers = await Promise.all(Array.from({ length: 6 }, () => guess(dana, '192.0.2.20')))
    expect(answers.sort()).toEqual([422, 422, 429, 429, 429, 429])
  })

  test('are counted without the correct ones', async () => {
    const dana = await person({ password })
    const other = 'the other of two phrases'
    for (const [now, next] of [
      [password, fresh],
      [fresh, other],
      [other, fresh],
      [fresh, other],
    ])
      expect((await change(dana, { current_password: now, new_password: next }, '192.0.2.21')).status).toBe(204)
  })
})
