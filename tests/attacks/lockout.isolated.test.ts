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

/** Fails sign-ins from ten addresses until the account is locked for unknown browsers. */
async function lockOut(email: string) {
  lockouts++
  for (let i = 0; i < 20; i++) await browser({ address: `203.0.${lockouts}.${i % 10}` }).signIn(email, `guess ${i}`)
  expect(await stranger().signIn(email, PASSWORD)).toBe('rate_limited')
}
let [count, lockouts] = [0, 0]
const stranger = () => browser({ address: `198.51.100.${++count}` })
const failSignIn = (by: Browser, email: string) => by.signIn(email, 'a guess at it')

/** Creates a browser in which these users have signed in and out. */
async function createBrowserKnownTo(...people: { email: string }[]) {
  const own = stranger()
  for (const { email } of people) expect(await own.signIn(email, PASSWORD)).toBe('ok')
  await own.signOut()
  return own
}

/** Calls the API with a browser's cookies and keeps the cookies of the response. */
async function callFrom(own: Browser, call: Parameters<typeof api>[0], { as, body }: { as?: Person; body?: unknown } = {}) {
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const response = await api(call, { ...(as && { as }), body, headers: { cookie } })
  for (const set of response.headers.getSetCookie()) own.keep(set)
  return response
}

async function resetPassword(own: Browser, { email }: Person, newPassword = NEW_PASSWORD) {
  const token = await createResetToken({ email })
  return (await callFrom(own, 'POST /user/password-reset', { body: { token, new_password: newPassword } })).status
}

describe('an account that strangers have locked by failing sign-ins', () => {
  test('stays open to a browser that was signed in before, even at a stranger’s address', async () => {
    const dana = await person({ password: PASSWORD })
    const own = browser({ address: `203.0.${lockouts + 1}.1` })
    expect(await own.signIn(dana.email, PASSWORD)).toBe('ok')
    await own.signOut()
    await lockOut(dana.email)
    expect(await own.signIn(dana.email, PASSWORD)).toBe('ok')
  })

  test('stays open to a tablet on which a family has signed in to several accounts', async () => {
    const family = [await person({ password: PASSWORD }), await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const tablet = await createBrowserKnownTo(...family)
    for (const { email } of family) {
      await lockOut(email)
      expect(await tablet.signIn(email, PASSWORD)).toBe('ok')
    }
  })

  test('allows a signed-in user to change the password, and then to sign in with the new one', async () => {
    const dana = await person({ password: PASSWORD })
    const own = stranger()
    await lockOut(dana.email)
    const body = { current_password: PASSWORD, new_password: NEW_PASSWORD }
    expect((await callFrom(own, 'PUT /user/me/password', { as: dana, body })).status).toBe(204)
    expect(await own.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
  })

  test('allows a signed-in user to erase it', async () => {
    const dana = await person({ password: PASSWORD })
    await lockOut(dana.email)
    expect((await api('DELETE /user/me', { as: dana, body: { password: PASSWORD } })).status).toBe(204)
  })

  test('opens after a password reset, and stays open to the resetting browser when it is locked again', async () => {
    const dana = await person({ password: PASSWORD })
    const [own, phone] = [stranger(), stranger()]
    await lockOut(dana.email)
    expect(await resetPassword(own, dana)).toBe(204)
    expect(await phone.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
    await lockOut(dana.email)
    expect(await own.signIn(dana.email, NEW_PASSWORD)).toBe('ok')
  })
})

describe('a known browser', () => {
  test('is known by a cookie that scripts cannot read and that lasts a year', async () => {
    const dana = await person({ password: PASSWORD })
    const own = await createBrowserKnownTo(dana)
    const [cookie, ...others] = own.received.filter((cookie) => cookie.startsWith('device='))
    expect(others).toEqual([])
    const value = new RegExp(`^device=${dana.id}\\.[\\w-]{22}\\.[\\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$`)
    expect(cookie).toMatch(value)
  })

  test('has its own limit of failures, as high as that of strangers', async () => {
    const dana = await person({ password: PASSWORD })
    const [own, phone] = [await createBrowserKnownTo(dana), await createBrowserKnownTo(dana)]
    expect([await failSignIn(own, dana.email), await failSignIn(own, dana.email), await failSignIn(own, dana.email)]).toEqual([
      'CredentialsSignin',
      'CredentialsSignin',
      'rate_limited',
    ])
    expect(await own.signIn(dana.email, PASSWORD)).toBe('rate_limited')
    expect([await phone.signIn(dana.email, PASSWORD), await stranger().signIn(dana.email, PASSWORD)]).toEqual(['ok', 'ok'])
  })

  test('is unknown to every other account', async () => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const own = await createBrowserKnownTo(dana)
    await lockOut(robin.email)
    expect(await own.signIn(robin.email, PASSWORD)).toBe('rate_limited')
  })

  test('remembers only the last five accounts that signed in', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => person({ password: PASSWORD })))
    const tablet = await createBrowserKnownTo(...people)
    const [first = people[0], second = people[1]] = people
    await lockOut(String(first?.email))
    expect(await tablet.signIn(String(first?.email), PASSWORD)).toBe('rate_limited')
    await lockOut(String(second?.email))
    expect(await tablet.signIn(String(second?.email), PASSWORD)).toBe('ok')
  })

  test('that signed in with the old password is unknown after a reset', async () => {
    const dana = await person({ password: PASSWORD })
    const thief = await createBrowserKnownTo(dana)
    expect(await resetPassword(stranger(), dana)).toBe(204)
    await lockOut(dana.email)
    expect(await thief.signIn(dana.email, NEW_PASSWORD)).toBe('rate_limited')
  })

  const forgeries: [string, (own: string, robin: Person, dana: Person) => string][] = [
    ['another account’s signature', (own, robin, dana) => own.replace(dana.id, robin.id)],
    ['no signature', (_, robin) => `${robin.id}.AAAAAAAAAAAAAAAAAAAAAA.`],
    ['a made-up signature', (_, robin) => `${robin.id}.AAAAAAAAAAAAAAAAAAAAAA.${'A'.repeat(43)}`],
    ['nonsense', () => '~.~..~é~'],
  ]
  test.each(forgeries)('cannot be forged with %s', async (_, forge) => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const own = await createBrowserKnownTo(dana)
    own.cookies.set('device', forge(String(own.cookies.get('device')), robin, dana))
    await lockOut(robin.email)
    expect(await own.signIn(robin.email, PASSWORD)).toBe('rate_limited')
  })

  test('forgets an account that is erased in it', async () => {
    const [dana, robin] = [await person({ password: PASSWORD }), await person({ password: PASSWORD })]
    const tablet = await createBrowserKnownTo(dana, robin)
    await callFrom(tablet, 'DELETE /user/me', { as: dana, body: { password: PASSWORD } })
    expect(tablet.cookies.get('device')).toMatch(new RegExp(`^${robin.id}\\.`))
    await callFrom(tablet, 'DELETE /user/me', { as: robin, body: { password: PASSWORD } })
    expect(tablet.cookies.has('device')).toBe(false)
  })
})

describe('password guesses on a signed-in device', () => {
  const guess = async (as: Person) => (await api('DELETE /user/me', { as, body: { password: 'a guess at it' } })).status

  test('are limited on that device, and lock no other device out', async () => {
    const dana = await person({ password: PASSWORD })
    const laptop = await onAnotherDevice(dana)
    const own = await createBrowserKnownTo(dana)
    expect([await guess(dana), await guess(dana), await guess(dana)]).toEqual([422, 422, 429])
    expect((await api('DELETE /user/me', { as: dana, body: { password: PASSWORD } })).status).toBe(429)
    expect([await own.signIn(dana.email, PASSWORD), await stranger().signIn(dana.email, PASSWORD)]).toEqual(['ok', 'ok'])
    expect((await api('PUT /user/me/password', { as: laptop, body: { current_password: PASSWORD, new_password: NEW_PASSWORD } })).status).toBe(204)
  })

  test('leave no count after the account is erased', async () => {
    const dana = await person({ password: PASSWORD })
    const own = await createBrowserKnownTo(dana)
    await failSignIn(own, dana.email)
    await guess(dana)
    const failures = () => db.rateLimit.count({ where: { points: { gt: 0 }, key: { startsWith: 'sign-in-' } } })
    const before = await failures()
    expect((await api('DELETE /user/me', { as: await onAnotherDevice(dana), body: { password: PASSWORD } })).status).toBe(204)
    expect(before - (await failures())).toBe(2)
  })
})
