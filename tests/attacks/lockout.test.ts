import { describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { createResetToken, onAnotherDevice, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '2'
})

type Browser = ReturnType<typeof browser>

/** Strangers at ten addresses fail until the account is closed to everybody who is not known there. */
async function besiege(email: string) {
  sieges++
  for (let i = 0; i < 20; i++) await browser({ address: `203.0.${sieges}.${i % 10}` }).signIn(email, `guess ${i}`)
  expect(await stranger().signIn(email, PASSWORD)).toBe('rate_limited')
}
let [count, sieges] = [0, 0]
const stranger = () => browser({ address: `198.51.100.${++count}` })
const fail = (by: Browser, email: string) => by.signIn(email, 'a guess at it')

/** A browser in which somebody has signed in before, and signed out. */
async function knownTo(...people: { email: string }[]) {
  const own = stranger()
  for (const { email } of people) expect(await own.signIn(email, PASSWORD)).toBe('ok')
  await own.signOut()
  return own
}

/** A call out of a browser: with its cookies, and what it is given is kept. */
async function from(own: Browser, call: Parameters<typeof api>[0], { as, body }: { as?: Person; body?: unknown } = {}) {
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const response = await api(call, { ...(as && { as }), body, headers: { cookie } })
  for (const set of response.headers.getSetCookie()) own.keep(set)
  return response
}

async function reset(own: Browser, { email }: Person, newPassword = NEW_PASSWORD) {
  const token = await createResetToken({ email })
  return (await from(own, 'POST /user/password-reset', { body: { token, new_password: newPassword } })).status
}

describe('strangers who fail on purpose lock their victim out', () => {
  test('of no browser that was signed in there before, be it at an address of theirs', async () => {
    const dana = await person({ password: PASSWORD })
    const own = browser({ address: `203.0.${sieges + 1}.1` })
    expect(await own.signIn(dana.email, PASSWORD)).toBe('ok')
    await own.signOut()
    await besiege(dana.email)
    expect(await own.signIn(dana.email, PASSWORD)).toBe('ok')
  })

  test('of none of several accounts that a family shares a tablet for', async () => {
    const family = [await person({ password: PASSWORD }), await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const tablet = await knownTo(...family)
    for (const { email } of family) {
      await besiege(email)
      expect(await tablet.signIn(email, PASSWORD)).toBe('ok')
    }
  })

  test('neither of changing the password while signed in nor, with the new one, of that browser', async () => {
    const dana = await person({ password: PASSWORD })
    const own = stranger()
    await besiege(dana.email)
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD }
    expect((await from(own, 'PUT /user/me/password', { as: dana, body })).status).toBe(204)
    expect(await own.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
  })

  test('not of erasing the account while signed in', async () => {
    const dana = await person({ password: PASSWORD })
    await besiege(dana.email)
    expect((await api('DELETE /user/me', { as: dana, body: { password: PASSWORD } })).status).toBe(204)
  })

  test('no longer once the password was reset, and not of the browser it was reset in by beginning anew', async () => {
    const dana = await person({ password: PASSWORD })
    const [own, phone] = [stranger(), stranger()]
    await besiege(dana.email)
    expect(await reset(own, dana)).toBe(204)
    expect(await phone.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
    await besiege(dana.email)
    expect(await own.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
  })
})

describe('a known browser', () => {
  test('is known by a cookie that no script gets, for a year', async () => {
    const dana = await person({ password: PASSWORD })
    const own = await knownTo(dana)
    const [cookie, ...others] = own.received.filter((cookie) => cookie.startsWith('device='))
    expect(others).toEqual([])
    const value = new RegExp(`^device=${dana.id}\\.[\\w-]{22}\\.[\\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$`)
    expect(cookie).toMatch(value)
  })

  test('may fail as often as a stranger, on its own account', async () => {
    const dana = await person({ password: PASSWORD })
    const [own, phone] = [await knownTo(dana), await knownTo(dana)]
    expect([await fail(own, dana.email), await fail(own, dana.email), await fail(own, dana.email)]).toEqual([
      'CredentialsSignin',
      'CredentialsSignin',
      'rate_limited',
    ])
    expect(await own.signIn(dana.email, PASSWORD)).toBe('rate_limited')
    expect([await phone.signIn(dana.email, PASSWORD), await stranger().signIn(dana.email, PASSWORD)]).toEqual(['ok', 'ok'])
  })

  test('is a stranger to every other account', async () => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const own = await knownTo(dana)
    await besiege(robin.email)
    expect(await own.signIn(robin.email, PASSWORD)).toBe('rate_limited')
  })

  test('is forgotten for the accounts that were signed in to longest ago, when they are more than five', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => person({ password: PASSWORD })))
    const tablet = await knownTo(...people)
    const [first = people[0], second = people[1]] = people
    await besiege(String(first?.email))
    expect(await tablet.signIn(String(first?.email), PASSWORD)).toBe('rate_limited')
    await besiege(String(second?.email))
    expect(await tablet.signIn(String(second?.email), PASSWORD)).toBe('ok')
  })

  test('whoever knew the old password has is a stranger to the new one', async () => {
    const dana = await person({ password: PASSWORD })
    const thief = await knownTo(dana)
    expect(await reset(stranger(), dana)).toBe(204)
    await besiege(dana.email)
    expect(await thief.signIn(dana.email, NEW_PASSWORD)).toBe('rate_limited')
  })

  const forgeries: [string, (own: string, robin: Person, dana: Person) => string][] = [
    ['the seal of another account', (own, robin, dana) => own.replace(dana.id, robin.id)],
    ['no seal', (_, robin) => `${robin.id}.AAAAAAAAAAAAAAAAAAAAAA.`],
    ['a seal of its own making', (_, robin) => `${robin.id}.AAAAAAAAAAAAAAAAAAAAAA.${'A'.repeat(43)}`],
    ['nonsense', () => '~.~..~é~'],
  ]
  test.each(forgeries)('is not made by %s', async (_, forge) => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const own = await knownTo(dana)
    own.cookies.set('device', forge(String(own.cookies.get('device')), robin, dana))
    await besiege(robin.email)
    expect(await own.signIn(robin.email, PASSWORD)).toBe('rate_limited')
  })

  test('no longer knows an account that was erased there', async () => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const tablet = await knownTo(dana, robin)
    await from(tablet, 'DELETE /user/me', { as: dana, body: { password: PASSWORD } })
    expect(tablet.cookies.get('device')).toMatch(new RegExp(`^${robin.id}\\.`))
    await from(tablet, 'DELETE /user/me', { as: robin, body: { password: PASSWORD } })
    expect(tablet.cookies.has('device')).toBe(false)
  })
})

describe('guesses of somebody who found a device signed in', () => {
  const guess = async (as: Person) => (await api('DELETE /user/me', { as, body: { password: 'a guess at it' } })).status

  test('are limited there, and lock nobody out elsewhere', async () => {
    const dana = await person({ password: PASSWORD })
    const laptop = await onAnotherDevice(dana)
    const own = await knownTo(dana)
    expect([await guess(dana), await guess(dana), await guess(dana)]).toEqual([422, 422, 429])
    expect((await api('DELETE /user/me', { as: dana, body: { password: PASSWORD } })).status).toBe(429)
    expect([await own.signIn(dana.email, PASSWORD), await stranger().signIn(dana.email, PASSWORD)]).toEqual(['ok', 'ok'])
    expect((await api('PUT /user/me/password', { as: laptop, body: { current_password: PASSWORD, new_password: NEW_PASSWORD } })).status).toBe(204)
  })

  test('leave no count behind where the account is erased', async () => {
    const dana = await person({ password: PASSWORD })
    const own = await knownTo(dana)
    await fail(own, dana.email)
    await guess(dana)
    const failures = () => db.rateLimit.count({ where: { points: { gt: 0 }, key: { startsWith: 'sign-in-' } } })
    const before = await failures()
    expect((await api('DELETE /user/me', { as: await onAnotherDevice(dana), body: { password: PASSWORD } })).status).toBe(204)
    expect(before - (await failures())).toBe(2)
  })
})
