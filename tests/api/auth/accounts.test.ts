import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { api } from '../../setup/api.ts'

let count = 0
const freshEmail = () => `someone${++count}@example.com`
const signUp = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  api('POST /user', { body: { email: freshEmail(), password: 'a long pass phrase', ...fields }, headers })

describe('POST /user', () => {
  test('creates an account and returns only id, email and name', async () => {
    const response = await signUp({ email: 'noa.levi@example.com', name: ' Noa ' })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{14}7/), email: 'noa.levi@example.com', name: 'Noa' })
  })

  test('uses the defaults of new settings, in the language in use', async () => {
    const { id } = await (await signUp({}, { 'accept-language': 'he-IL,en;q=0.5' })).json()
    const row = await db.user.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ language: 'he', themeColor: 'system', notificationsEnabled: true, emailNotifications: true })
    expect(row).toMatchObject({ userType: null, isAdmin: false, distanceUnit: 'mi' })
  })

  test('stores the unit of distances that was chosen in the browser', async () => {
    const { id } = await (await signUp({}, { cookie: 'distance=km' })).json()
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ distanceUnit: 'km' })
  })

  test('uses the first part of the e-mail address if no name is sent', async () => {
    expect(await (await signUp({ email: 'dana.k@example.com' })).json()).toMatchObject({ name: 'Dana' })
    expect(await (await signUp({ email: '_@example.com' })).json()).toMatchObject({ name: '_@example.com' })
  })

  test('trims and lower-cases the e-mail address', async () => {
    expect(await (await signUp({ email: '  MiXed@Example.COM ' })).json()).toMatchObject({ email: 'mixed@example.com' })
  })

  test('stores the password only as an argon2id hash', async () => {
    const { id } = await (await signUp({ password: 'a long pass phrase' })).json()
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['cyrillic look-alikes', 'noa@exаmple.com'],
    ['an IDN domain', 'noa@exämple.com'],
    ['the Kelvin sign, which lower-cases to a k', 'noa@\u212Aiosk.com'],
    ['full-width letters', 'noa@ｅxample.com'],
    ['a look-alike before the at', 'nоa@example.com'],
    ['no domain', 'noa'],
    ['two e-mail addresses', 'noa@example.com, adam@example.com'],
    ['a space inside', 'no a@example.com'],
    ['a line break', 'noa@example.com\nBcc: x@example.com'],
  ])('returns 422 for an e-mail address with %s', async (_, email) => {
    const response = await signUp({ email })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'email', message: 'Please enter a valid email address' }])
  })

  test.each([
    ['email', { email: '' }, 'This field is required'],
    ['email', { email: undefined }, 'This field is required'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Must be at most 254 characters'],
    ['password', { password: undefined }, 'This field is required'],
    ['password', { password: '1234567' }, 'Must be at least 8 characters'],
    ['password', { password: 'x'.repeat(129) }, 'Must be at most 128 characters'],
    ['password', { password: 12_345_678 }, 'This is not the kind of value expected here'],
    ['password', { password: 'password1' }, 'This password is among the most common ones. Please choose another.'],
    ['password', { password: 'PassWord1' }, 'This password is among the most common ones. Please choose another.'],
    ['name', { name: ' ' }, 'This field is required'],
    ['name', { name: 'x'.repeat(81) }, 'Must be at most 80 characters'],
    ['is_admin', { is_admin: true }, 'Unknown field'],
    ['user_type', { user_type: 'parent' }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const response = await signUp(fields)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  // No password of eight characters is strong enough.
  test.each([9, 128])('accepts a password of %d characters', async (length) => {
    expect((await signUp({ password: 'qz7!kd0pw vm'.repeat(11).slice(0, length) })).status).toBe(201)
  })

  test('returns 409 for a taken e-mail address in any spelling', async () => {
    const email = freshEmail()
    expect((await signUp({ email })).status).toBe(201)
    for (const same of [email, email.toUpperCase(), ` ${email} `]) {
      const response = await signUp({ email: same, password: 'another pass phrase' })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'conflict', detail: 'There is already an account with this e-mail address.' })
    }
  })

  test('creates one account for two concurrent requests with one e-mail address', async () => {
    const email = freshEmail()
    const twins = await Promise.all([signUp({ email, name: 'One' }), signUp({ email: email.toUpperCase(), name: 'Two' })])
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await db.user.count({ where: { email } })).toBe(1)
  })
})
