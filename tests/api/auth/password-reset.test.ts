import { describe, expect, test } from 'vitest'
import { createResetLink } from '#lib/server/auth/password-resets'
import { db, pool } from '#lib/server/platform/db'
import { createResetToken, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { waitForBlockedQueries } from '../../setup/blocked-queries.ts'
import { NEW_PASSWORD } from '../../setup/data/passwords.ts'
import { browser } from '../../setup/next-auth.ts'

const reset = (token: string, password = NEW_PASSWORD) => api('POST /user/password-reset', { body: { token, new_password: password } })

describe('a link for a new password', () => {
  test('leads to the sign-in page of this site and sets the password', async () => {
    const parent = await person()
    const link = String(await createResetLink(parent.email))
    expect(link).toMatch(/^http:\/\/localhost:3000\/login\?reset=[\w-]{43}$/)
    const response = await reset(new URL(link).searchParams.get('reset') ?? '')
    expect(response.status).toBe(204)
    expect(await browser().signIn(parent.email, NEW_PASSWORD)).toBe('ok')
  })

  test('works once', async () => {
    const parent = await person()
    const token = await createResetToken(parent)
    expect((await reset(token)).status).toBe(204)
    const again = await reset(token, 'a third pass phrase')
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ code: 'invalid', detail: 'This link has been used or is too old. Please ask for a new one.' })
    expect(await browser().signIn(parent.email, NEW_PASSWORD)).toBe('ok')
  })

  test('works once even if it is used twice at the same time', async () => {
    const token = await createResetToken(await person())
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('select * from password_reset for update')
    const twins = [reset(token, 'the first of two phrases'), reset(token, 'the second of two phrases')]
    try {
      // Both have read the link and wait for its row.
      await waitForBlockedQueries(2)
    } finally {
      await lock.query('commit')
      lock.release()
    }
    const answers = await Promise.all(twins)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
  })

  test('expires after an hour', async () => {
    const parent = await person()
    const token = await createResetToken(parent)
    const link = await db.passwordReset.findFirstOrThrow({ where: { userId: parent.id } })
    expect(Math.abs(link.expiresAt.getTime() - Date.now() - 3_600_000)).toBeLessThan(30_000)
    await db.passwordReset.updateMany({ where: { userId: parent.id }, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await reset(token)).status).toBe(422)
  })

  test('is invalid once a newer one is created, without effect on other users’ links', async () => {
    const [parent, other] = [await person(), await person()]
    const [old, others] = [await createResetToken(parent), await createResetToken(other)]
    const newer = await createResetToken(parent)
    expect([(await reset(old)).status, (await reset(newer)).status, (await reset(others)).status]).toEqual([422, 204, 204])
  })

  test('ends all sessions of this user only', async () => {
    const [parent, other] = [await person(), await person()]
    await reset(await createResetToken(parent))
    expect((await api('GET /user/me', { as: parent })).status).toBe(401)
    expect((await api('GET /user/me', { as: other })).status).toBe(200)
  })

  test('is stored only as a hash', async () => {
    const parent = await person()
    const token = await createResetToken(parent)
    const { tokenHash } = await db.passwordReset.findFirstOrThrow({ where: { userId: parent.id } })
    expect(tokenHash).not.toContain(token)
    expect((await reset(tokenHash)).status).toBe(422)
  })

  test.each([
    ['short', 'Must be at least 8 characters'],
    ['x'.repeat(129), 'Must be at most 128 characters'],
    ['Password1', 'This password is among the most common ones. Please choose another.'],
  ])('is not used up by an invalid password: %s', async (password, message) => {
    const token = await createResetToken(await person())
    const response = await reset(token, password)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'new_password', message }])
    expect((await reset(token)).status).toBe(204)
  })

  test.each(['', 'nonsense', 'x'.repeat(101)])('is refused if its token is "%s"', async (token) => {
    expect((await reset(token)).status).toBe(422)
  })

  test('is not created for an e-mail address without an account', async () => {
    expect(await createResetLink('nobody@example.com')).toBeUndefined()
  })

  test('is deleted with the account', async () => {
    const parent = await person()
    const token = await createResetToken(parent)
    await db.user.delete({ where: { id: parent.id } })
    expect((await reset(token)).status).toBe(422)
  })
})

describe('POST /user/forgot-password without a mail server', () => {
  test('returns the same response for known and unknown e-mail addresses, and creates no link', async () => {
    const parent = await person()
    const answers = []
    for (const email of [parent.email, 'nobody@example.com']) {
      const response = await api('POST /user/forgot-password', { body: { email } })
      answers.push({ status: response.status, text: await response.text(), headers: [...response.headers] })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 202, text: '' })
    expect(await db.passwordReset.count({ where: { userId: parent.id } })).toBe(0)
  })
})
