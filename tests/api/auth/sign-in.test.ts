import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setAdmin } from '#lib/server/account/operator-commands'
import { issueToken, readSessionCookie } from '#lib/server/auth/bearer'
import { authHandler } from '#lib/server/auth/next-auth/handler'
import { seal } from '#lib/server/auth/next-auth/sealed'
import { checkPassword, hashPassword } from '#lib/server/auth/passwords'
import { SESSION_SECONDS } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { route } from '#lib/server/platform/http/route'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

const COOKIE = 'next-auth.session-token'
const password = 'a long pass phrase'
const email = 'dana@example.com'

beforeAll(async () => {
  await api('POST /user', { body: { email, password, name: 'Dana' } })
})

/** Creates a browser that is signed in as Dana. */
async function signInAsDana() {
  const dana = browser()
  expect(await dana.signIn(email, password)).toBe('ok')
  return dana
}

/** Returns the status of the API's response to a token. */
const status = async (token: string) => (await api('GET /user/me', { as: { token } })).status

describe('signing in', () => {
  test('returns a session with the user and a token that the API accepts', async () => {
    const dana = await signInAsDana()
    const session = await dana.session()
    expect(session).toEqual({
      user: { id: expect.any(String), name: 'Dana', email, user_type: null, is_admin: false },
      token: expect.any(String),
      expires: expect.stringMatching(/^20\d\d-/),
    })
    const me = await api('GET /user/me', { as: { token: await dana.token() } })
    expect(await me.json()).toMatchObject({ email, name: 'Dana', user_type: null, is_admin: false, sign_in_methods: ['password'] })
  })

  test('accepts the e-mail address in any case and with spaces around it', async () => {
    expect(await browser().signIn('  DANA@Example.com ', password)).toBe('ok')
  })

  test('stores the browser’s user agent', async () => {
    await signInAsDana()
    expect(await db.session.findFirst({ where: { user: { email } }, orderBy: { id: 'desc' } })).toMatchObject({ userAgent: 'a browser of the tests' })
  })

  test.each([
    ['a wrong password', email, 'another pass phrase'],
    ['the password in another case', email, password.toUpperCase()],
    ['an unknown e-mail address', 'nobody@example.com', password],
    ['the decoy password of unknown e-mail addresses', 'nobody@example.com', 'no account has this password'],
    ['an e-mail address no database can hold', 'no\u0000body@example.com', password],
    ['no password', email, ''],
    ['no e-mail address', '', password],
  ])('fails with the same message for %s', async (_, address, typed) => {
    const visitor = browser()
    expect(await visitor.signIn(address, typed)).toBe('CredentialsSignin')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await visitor.session()).toEqual({})
  })

  test('fails for an account without a password', async () => {
    const guest = await person()
    expect(await browser().signIn(guest.email, 'no account has this password')).toBe('CredentialsSignin')
  })

  test('takes as long for an e-mail address without an account, because it hashes too', async () => {
    const passwordHash = await hashPassword(password)
    await checkPassword(password, undefined)
    for (const hash of [passwordHash, undefined, null]) {
      const nextTurn = new Promise((resolve) => setImmediate(resolve, 'still hashing'))
      expect(await Promise.race([checkPassword(password, hash), nextTurn])).toBe('still hashing')
    }
    expect(await checkPassword(password, passwordHash)).toBe(true)
  })

  test('fails without the CSRF token of this site', async () => {
    const visitor = browser()
    await visitor.call('POST', 'callback/credentials', { email, password, json: 'true' })
    expect(visitor.cookies.has(COOKIE)).toBe(false)
  })
})

describe('signing out', () => {
  test('ends this session and its tokens at once, and no other session', async () => {
    const [phone, laptop] = [await signInAsDana(), await signInAsDana()]
    const [first, second] = [await phone.token(), await laptop.token()]
    await phone.signOut()
    expect(phone.cookies.has(COOKIE)).toBe(false)
    expect(await phone.session()).toEqual({})
    expect([await status(first), await status(second)]).toEqual([401, 200])
  })

  test('makes a copied cookie useless', async () => {
    const [dana, thief] = [await signInAsDana(), browser()]
    thief.cookies.set(COOKIE, String(dana.cookies.get(COOKIE)))
    expect(await thief.session()).toMatchObject({ user: { email } })
    await dana.signOut()
    expect(await thief.session()).toEqual({})
  })
})

describe('an API token', () => {
  test('is not accepted as a session cookie', async () => {
    const dana = await signInAsDana()
    const visitor = browser()
    visitor.cookies.set(COOKIE, await dana.token())
    expect(await visitor.session()).toEqual({})
    const token = await dana.token()
    expect(await readSessionCookie(() => token)).toBeUndefined()
  })

  test('cannot be replaced by the session cookie', async () => {
    const dana = await signInAsDana()
    const cookie = String(dana.cookies.get(COOKIE))
    expect(await readSessionCookie(() => cookie)).toEqual({ userId: expect.any(String), sessionId: expect.any(String) })
    expect(await status(cookie)).toBe(401)
  })

  test('with malformed ids returns 401, not a server error', async () => {
    const visitor = browser()
    for (const [sub, sid] of [
      ['x', 'x'],
      ['', ''],
      ['0192b7a0-0000-7000-8000-000000000000', '1'],
    ] as const) {
      expect(await status(await issueToken({ userId: sub, sessionId: sid }))).toBe(401)
      visitor.cookies.set(COOKIE, await seal({ sub, sid }, '', 60))
      expect(await visitor.session()).toEqual({})
      visitor.cookies.set(COOKIE, await seal({ sub, sid }, '', 60))
      expect((await visitor.signOut()).status).toBe(200)
    }
  })

  test('is never read from a cookie', async () => {
    const dana = await signInAsDana()
    const cookie = [...dana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await api('GET /user/me', { headers: { cookie } })).status).toBe(401)
    expect((await api('PUT /user/me', { body: { user_type: 'parent' }, headers: { cookie } })).status).toBe(401)
  })

  test('lives at most 15 minutes, clock tolerance included', async () => {
    const parent = await person()
    const token = await issueToken({ userId: parent.id, sessionId: parent.sessionId })
    const { decode } = await import('next-auth/jwt')
    const claims = await decode({ token, secret: String(process.env.NEXTAUTH_SECRET), salt: 'api-v1' })
    expect(Number(claims?.exp) - Number(claims?.iat)).toBe(15 * 60 - 15)
  })

  test('returns 401 once it has expired', async () => {
    const parent = await person()
    const claims = { sub: parent.id, sid: parent.sessionId }
    const aged = (maxAge: number) => encode({ token: claims, secret: String(process.env.NEXTAUTH_SECRET), salt: 'api-v1', maxAge })
    expect(await status(await aged(60))).toBe(200)
    expect(await status(await aged(-60))).toBe(401)
    const token = await aged(60)
    expect(await status(token)).toBe(200)
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    later(70)
    expect(await status(token)).toBe(200)
    later(10)
    expect(await status(token)).toBe(401)
  })

  test('returns 401 if it is signed with another secret, malformed or of another session', async () => {
    const parent = await person()
    const claims = { sub: parent.id, sid: parent.sessionId }
    expect(await status(await encode({ token: claims, secret: 'another secret, just as long as ours', salt: 'api-v1' }))).toBe(401)
    expect(await status(`${parent.token.slice(0, -3)}AAA`)).toBe(401)
    expect(await status('x.y.z')).toBe(401)
    const stranger = await person()
    expect(await status(await issueToken({ userId: parent.id, sessionId: stranger.sessionId }))).toBe(401)
  })

  test.each(['Basic ZGFuYTpkYW5h', 'Bearer', 'Bearer ', 'bearer a b', ''])('is not read from the header "%s"', async (authorization) => {
    const response = await api('GET /user/me', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('that is invalid returns 401 on public routes too, so that a client notices', async () => {
    expect((await api('GET /settings/languages', { as: { token: 'nonsense' } })).status).toBe(401)
    expect((await api('GET /settings/languages')).status).toBe(200)
  })

  test('is invalid once the account is deleted', async () => {
    const parent = await person()
    await db.user.delete({ where: { id: parent.id } })
    expect(await status(parent.token)).toBe(401)
  })

  test('is invalid after 30 days without use of the session, and use is recorded', async () => {
    const parent = await person()
    const where = { userId_id: { userId: parent.id, id: parent.sessionId } }
    const unusedFor = (seconds: number) => db.session.update({ where, data: { lastSeenAt: new Date(Date.now() - seconds * 1000) } })
    await unusedFor(SESSION_SECONDS - 60)
    expect(await status(parent.token)).toBe(200)
    const { lastSeenAt } = await db.session.findUniqueOrThrow({ where })
    expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(60_000)
    await unusedFor(SESSION_SECONDS + 60)
    expect(await status(parent.token)).toBe(401)
  })
})

describe('an admin', () => {
  const call = route({ title: 'Try', access: 'admin' }, async () => {})
  const ask = async (token: string) => {
    const request = new Request('http://localhost:3000/api/admin', { headers: { authorization: `Bearer ${token}` } })
    return (await call(request, { params: Promise.resolve({}) })).status
  }

  test('has admin rights from the next request until they are revoked', async () => {
    const parent = await person()
    expect(await ask(parent.token)).toBe(403)
    expect(await setAdmin(parent.email, true)).toBe(true)
    expect(await ask(parent.token)).toBe(204)
    expect(await setAdmin(parent.email, false)).toBe(true)
    expect(await ask(parent.token)).toBe(403)
    expect(await setAdmin('nobody@example.com', true)).toBe(false)
  })

  test('is marked in the session at once', async () => {
    const dana = await signInAsDana()
    await setAdmin(email, true)
    expect(await dana.session()).toMatchObject({ user: { is_admin: true } })
    await setAdmin(email, false)
    expect(await dana.session()).toMatchObject({ user: { is_admin: false } })
  })
})

describe('a request to next-auth', () => {
  const context = { params: Promise.resolve({ nextauth: ['callback', 'credentials'] }) }
  const send = (body: string, type: string) =>
    authHandler(
      new NextRequest('http://localhost:3000/api/auth/callback/credentials', { method: 'POST', body, headers: { 'content-type': type } }),
      context,
    )

  test('returns 413 over 64 kB, as other routes without a picture', async () => {
    const response = await send(`password=${'x'.repeat(64 * 1024)}`, 'application/x-www-form-urlencoded')
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' })
  })

  test('returns 422 for broken JSON', async () => {
    const response = await send('{', 'application/json')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid' })
  })
})
