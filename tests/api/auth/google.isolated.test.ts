import { NextRequest } from 'next/server'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eraseAccountByEmail } from '#lib/server/account/operator-commands'
import { authHandler } from '#lib/server/auth/next-auth/handler'
import { db, pool } from '#lib/server/platform/db'
import { asProblem } from '#lib/server/platform/http/problem'
import { createResetToken, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { waitForBlockedQueries } from '../../setup/blocked-queries.ts'
import { browser } from '../../setup/next-auth.ts'
import type { Misbehaviour } from '../../setup/services/openid.ts'

// The app uses this test's provider instead of Google.
const google = await vi.hoisted(async () => (await import('../../setup/services/openid.ts')).startConfiguredGoogle({ SIGN_UP_LIMIT: '3' }))

const COOKIE = 'next-auth.session-token'
const password = 'a long pass phrase'

let count = 0
let log: string
/** Sets the Google user of the next browser. */
function setGoogleUser(fields: { email?: string; email_verified?: boolean | string; name?: string; sub?: string } = {}) {
  count++
  const user = { sub: `1000${count}`, email: `someone${count}@example.com`, email_verified: true, name: `Someone ${count}`, ...fields }
  google.person = user
  return user
}
/** Creates a browser with its own network address, except in tests that count sign-ups. */
const createNewBrowser = (options: Parameters<typeof browser>[0] = {}) => browser({ address: `198.51.100.${count}`, ...options })
const accountsOf = (email: string) => db.user.findMany({ where: { email }, include: { identities: true, sessions: true } })

/** Resets the password with the link mailed to the e-mail address. */
async function resetPassword(email: string) {
  const token = await createResetToken({ email })
  expect((await api('POST /user/password-reset', { body: { token, new_password: password } })).status).toBe(204)
}

beforeEach(() => {
  log = ''
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    log += `${words.join(' ')}\n`
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  google.misbehaviour = undefined
})
afterAll(() => google.close())

describe('a first sign-in with Google', () => {
  test('creates an account with its name, e-mail address and language, without a password or a user type', async () => {
    const { sub, email, name } = setGoogleUser()
    const visitor = createNewBrowser({ language: 'es-MX,es;q=0.9' })
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { name, email, user_type: null, is_admin: false } })
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({ name, language: 'es', passwordHash: null, userType: null, identities: [{ provider: 'google', subject: sub }] })
    expect(account?.sessions).toMatchObject([{ userAgent: 'a browser of the tests' }])
    const me = await api('GET /user/me', { as: { token: await visitor.token() } })
    expect(await me.json()).toMatchObject({ email, sign_in_methods: ['google'] })
  })

  test('prefers the language of the cookie to that of the browser', async () => {
    const { email } = setGoogleUser()
    const visitor = createNewBrowser({ language: 'es' })
    visitor.cookies.set('locale', 'he')
    await visitor.google()
    expect(await accountsOf(email)).toMatchObject([{ language: 'he' }])
  })

  test.each([
    ['a long name is shortened', { name: `${'x'.repeat(79)}😀 and more` }, 'x'.repeat(79)],
    ['an empty name comes from the e-mail address', { name: ' ', email: 'noa.levi@example.com' }, 'Noa'],
    ['a missing name comes from the e-mail address', { name: undefined, email: 'tom+1@example.com' }, 'Tom'],
    ['characters that the database cannot store are removed from a name', { name: 'No\0a' }, 'Noa'],
  ])('%s', async (_, fields, name) => {
    const { email } = setGoogleUser(fields)
    expect(await createNewBrowser().google()).toBe('/')
    expect(await accountsOf(email)).toMatchObject([{ name }])
  })

  test('normalizes the e-mail address as other accounts do', async () => {
    setGoogleUser({ email: ' MiXed.Case@Example.COM ' })
    expect(await createNewBrowser().google()).toBe('/')
    expect(await accountsOf('mixed.case@example.com')).toHaveLength(1)
  })

  test('in two tabs at once creates one account and signs both in', async () => {
    const { email } = setGoogleUser()
    const address = '203.0.113.50'
    const tabs = [browser({ address }), browser({ address }), browser({ address })]
    expect(await Promise.all(tabs.map((tab) => tab.google()))).toEqual(['/', '/', '/'])
    const accounts = await accountsOf(email)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]?.sessions).toHaveLength(3)
    for (const tab of tabs) expect(await tab.session()).toMatchObject({ user: { email } })
  })

  test('works in the slower of two concurrent tabs, too', async () => {
    const { email, sub } = setGoogleUser()
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table "user" in access exclusive mode')
    const tab = createNewBrowser()
    const page = tab.google()
    try {
      // It found no such Google account, and waits to look for the e-mail address.
      await waitForBlockedQueries(1)
      const id = uuidv7()
      await lock.query('insert into "user" (id, email, name, language) values ($1, $2, $3, $4)', [id, email, 'Quicker', 'en'])
      await lock.query("insert into identity (provider, subject, user_id) values ('google', $1, $2)", [sub, id])
    } finally {
      await lock.query('commit')
      lock.release()
    }
    expect(await page).toBe('/')
    expect(await tab.session()).toMatchObject({ user: { email, name: 'Quicker' } })
  })

  test('counts as a sign-up of the network address, unlike later sign-ins', async () => {
    const address = '203.0.113.77'
    for (let i = 0; i < 3; i++) {
      setGoogleUser()
      expect(await browser({ address }).google()).toBe('/')
    }
    expect(await browser({ address }).google()).toBe('/')
    const { email } = setGoogleUser()
    expect(await browser({ address }).google()).toBe('/login?error=rate_limited')
    expect(await accountsOf(email)).toEqual([])
    expect((await api('POST /user', { body: { email: 'other@example.com', password }, headers: { 'x-forwarded-for': address } })).status).toBe(429)
  })
})

describe('a later sign-in with Google', () => {
  test('finds the account by the Google account, even if its e-mail address, name or verification changed', async () => {
    const { sub, email } = setGoogleUser()
    await createNewBrowser().google()
    await db.user.update({ where: { email }, data: { email: `new-${email}` } })
    setGoogleUser({ sub, email: 'moved@example.com', email_verified: false, name: 'Renamed' })
    const visitor = createNewBrowser()
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { email: `new-${email}` } })
    expect(await accountsOf('moved@example.com')).toEqual([])
  })

  test('is refused after a password was set by mail, until the Google account is linked again', async () => {
    const { email } = setGoogleUser()
    await createNewBrowser().google()
    expect(await createNewBrowser().signIn(email, password)).toBe('CredentialsSignin')
    await resetPassword(email)
    const visitor = createNewBrowser()
    expect(await visitor.signIn(email, password)).toBe('ok')
    expect(await (await api('GET /user/me', { as: { token: await visitor.token() } })).json()).toMatchObject({ sign_in_methods: ['password'] })
    expect(await createNewBrowser().google()).toBe('/login?error=google_has_password')
    expect((await api('PUT /user/me/google-link', { as: { token: await visitor.token() }, body: { password } })).status).toBe(204)
  })

  test('is refused for an attacker’s Google account, linked before the owner took over the e-mail address', async () => {
    const [victim, other] = [await person(), await person()]
    await db.identity.create({ data: { provider: 'google', subject: setGoogleUser().sub, userId: victim.id } })
    await db.identity.create({ data: { provider: 'google', subject: 'somebody else’s', userId: other.id } })
    await resetPassword(victim.email)
    // The attacker's Google account is now like any other.
    const attacker = createNewBrowser()
    expect(await attacker.google()).toBe('/')
    expect(await attacker.session()).not.toMatchObject({ user: { id: victim.id } })
    expect(await db.identity.count({ where: { userId: victim.id } })).toBe(0)
    expect(await db.identity.count({ where: { userId: other.id } })).toBe(1)
  })

  test('finds an account without a password by its e-mail address, and links the Google account', async () => {
    const guest = await person()
    const { sub } = setGoogleUser({ email: guest.email.toUpperCase() })
    const visitor = createNewBrowser()
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { id: guest.id } })
    expect(await db.identity.findMany({ where: { userId: guest.id } })).toMatchObject([{ provider: 'google', subject: sub }])
  })
})

describe('a deleted account', () => {
  test('stays deleted: the same Google account gets a new one', async () => {
    const { email } = setGoogleUser()
    const visitor = createNewBrowser()
    await visitor.google()
    const [old] = await accountsOf(email)
    await eraseAccountByEmail(email)
    expect(await visitor.session()).toEqual({})
    expect(await visitor.google()).toBe('/')
    const [fresh, ...others] = await accountsOf(email)
    expect([fresh?.id === old?.id, others]).toEqual([false, []])
    expect(fresh).toMatchObject({ userType: null, identities: [{}], sessions: [{}] })
    expect(await visitor.session()).toMatchObject({ user: { id: fresh?.id } })
  })

  test('refuses a sign-in that found it before the deletion', async () => {
    const { email } = setGoogleUser()
    await createNewBrowser().google()
    const errors: unknown[] = []
    const visitor = createNewBrowser({ onError: (error) => errors.push(error) })
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table session in access exclusive mode')
    const page = visitor.google()
    try {
      // It found the account, and waits to open a session.
      await waitForBlockedQueries(1)
      await lock.query('delete from "user" where email = $1', [email])
    } finally {
      await lock.query('commit')
      lock.release()
    }
    expect(await page).toContain('/login?')
    expect(errors.map((error) => asProblem(error).code)).toEqual(['not_found'])
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await accountsOf(email)).toEqual([])
  })
})

describe('a sign-in with Google fails for', () => {
  const unverified = [
    ['is not verified', { email_verified: false }],
    ['is verified in words only', { email_verified: 'true' }],
    ['is not told to be verified', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['is not ASCII', { email: 'noa@exämple.com' }],
  ] as const
  test.each(unverified)('an e-mail address that %s', async (_, fields) => {
    const accounts = await db.user.count()
    setGoogleUser(fields)
    const visitor = createNewBrowser()
    expect(await visitor.google()).toBe('/login?error=google_unverified')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await db.user.count()).toBe(accounts)
  })

  test('an unverified e-mail address of another user’s account without a password', async () => {
    const guest = await person()
    setGoogleUser({ email: guest.email, email_verified: false })
    expect(await createNewBrowser().google()).toBe('/login?error=google_unverified')
    expect(await db.identity.count({ where: { userId: guest.id } })).toBe(0)
  })

  test('an e-mail address whose account has a password', async () => {
    const { email } = setGoogleUser({ email: 'With.Password@example.com' })
    await api('POST /user', { body: { email, password } })
    const visitor = createNewBrowser()
    expect(await visitor.google()).toBe('/login?error=google_has_password')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await accountsOf(email.toLowerCase())).toMatchObject([{ identities: [], sessions: [] }])
  })

  test('an e-mail address that changed owners at Google: the account stays with the first one', async () => {
    const { email } = setGoogleUser()
    await createNewBrowser().google()
    setGoogleUser({ email })
    const visitor = createNewBrowser()
    expect(await visitor.google()).toBe('/login?error=google_other_account')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
  })
})

describe('a failed Google sign-in', () => {
  const failures: [Misbehaviour, string][] = [
    ['token endpoint fails', 'OAuthCallback'],
    ['token endpoint hangs', 'OAuthCallback'],
    ['wrong client secret', 'OAuthCallback'],
    ['another issuer', 'OAuthCallback'],
    ['another audience', 'OAuthCallback'],
    ['another nonce', 'OAuthCallback'],
    ['another signature', 'OAuthCallback'],
    ['another state', 'OAuthCallback'],
    ['an old token', 'OAuthCallback'],
  ]
  test.each(failures)('after %s creates nothing, signs no one in and logs no secret', async (misbehaviour, error) => {
    const { email, sub } = setGoogleUser()
    google.misbehaviour = misbehaviour
    google.asked.length = 0
    const visitor = createNewBrowser()
    const back = await visitor.toGoogle()
    const page = new URL(await visitor.follow(back), 'http://localhost:3000')
    expect([page.pathname, page.searchParams.get('error')]).toEqual(['/login', error])
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await accountsOf(email)).toEqual([])
    expect(log).toMatch(/^next-auth: OAUTH_CALLBACK_\w+ \S/m)
    expect(log).not.toMatch(new RegExp(`${email}|${sub}\\b|client secret of|eyJ|access-`))
    const there = google.asked.find(({ pathname }) => pathname === '/authorize')?.searchParams
    const secrets = [there?.get('state'), there?.get('nonce'), there?.get('code_challenge'), back.searchParams.get('code')]
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{32,}$/)
      expect(log).not.toContain(secret)
    }
  })

  test('that cannot begin leads back to the sign-in page', async () => {
    setGoogleUser()
    google.misbehaviour = 'discovery fails'
    expect(await createNewBrowser().google()).toMatch(/^\/login\?.*error=OAuthSignin$/)
    expect(log).toMatch(/^next-auth: SIGNIN_OAUTH_ERROR \S/m)
  })

  test('is logged in one line, even for a forged response', async () => {
    const forged = 'x\nA line of the server itself\u001b[2J'
    setGoogleUser()
    const visitor = createNewBrowser()
    await visitor.toGoogle()
    await visitor.call('GET', `callback/google?code=x&state=${encodeURIComponent(forged)}`)
    await visitor.call('GET', `callback/google?error=${encodeURIComponent(forged)}`)
    expect(
      log
        .trim()
        .split('\n')
        .every((line) => line.startsWith('next-auth: OAUTH_CALLBACK_')),
    ).toBe(true)
    expect(log).not.toContain('\u001b')
  })

  test('is useless to another browser, and works only once in its own', async () => {
    const { email } = setGoogleUser()
    const [dana, thief] = [createNewBrowser(), createNewBrowser()]
    const back = await dana.toGoogle()
    await thief.toGoogle()
    expect(await thief.follow(back)).toContain('error=OAuthCallback')
    expect(thief.cookies.has(COOKIE)).toBe(false)
    expect(await dana.follow(back)).toBe('/')
    expect(await dana.session()).toMatchObject({ user: { email } })
    expect(await dana.follow(back)).toContain('error=OAuthCallback')
  })

  test('does not begin without the CSRF token of this site', async () => {
    const visitor = createNewBrowser()
    const { body } = await visitor.call('POST', 'signin/google', { callbackUrl: '/', json: 'true' })
    expect(String(body.url)).toMatch(/\/api\/auth\/signin\?csrf=true$/)
  })
})

describe('responses before next-auth', () => {
  const call = (method: 'GET' | 'POST', action: string, { cookie = '', body = '' } = {}) => {
    const path = action.split('?')[0] ?? ''
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    return authHandler(new NextRequest(`http://localhost:3000/api/auth/${action}`, { method, headers, ...(body && { body }) }), {
      params: Promise.resolve({ nextauth: path.split('/') }),
    })
  }
  const linking = `next-auth.callback-url=${encodeURIComponent('http://localhost:3000/link-google')}`
  /** Cookies of a browser that was sent to Google. */
  async function begun() {
    const visitor = createNewBrowser()
    await visitor.toGoogle()
    return `next-auth.state=${visitor.cookies.get('next-auth.state')}`
  }
  // Outside of Next no session can be opened, so a valid response of Google's ends in an error.
  const returns = [
    ['a user who declines at Google returns to the form without an error', 'error=access_denied', '', '/login'],
    ['a user who declines to link returns to the page for linking', 'error=access_denied', linking, '/link-google'],
    [
      'a user who declines returns to the page for linking if only the cookie for linking is left',
      'error=access_denied',
      'link-google=x',
      '/link-google',
    ],
    ['an error leads to a page with a message, not to JSON', 'code=x&state=x', 'state', '/login?error=internal'],
    ['an error while linking leads to the page for linking', 'code=x&state=x', `${linking}; state`, '/link-google?error=internal'],
    [
      'an error leads to the page for linking if only the cookie for linking is left',
      'code=x&state=x',
      'link-google=x; state',
      '/link-google?error=internal',
    ],
  ] as const
  test.each(returns)('%s', async (_, query, cookie, page) => {
    const response = await call('GET', `callback/google?${query}`, { cookie: cookie.replace('state', await begun()) })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    const gone = cookie.includes('link-google=') ? ['link-google', 'next-auth.state'] : ['link-google']
    expect(response.headers.getSetCookie()).toEqual(gone.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`))
  })

  const strangers = [
    ['no state', '', '/login?error=OAuthCallback'],
    ['an invented state', 'next-auth.state=nonsense', '/login?error=OAuthCallback'],
    ['another cookie of the app instead', 'next-auth.state=session', '/login?error=OAuthCallback'],
    ['no state while linking', 'link-google=x', '/link-google?error=OAuthCallback'],
  ] as const
  test.each(strangers)('a browser that never went to Google, with %s, causes no request to Google and no log line', async (_, cookie, page) => {
    const { token } = await person()
    google.asked.length = 0
    const response = await call('GET', 'callback/google?code=x&state=x', { cookie: cookie.replace('session', token) })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(await (await call('GET', 'callback/google?error=made-up')).headers.get('location')).toBe('/login?error=OAuthCallback')
    expect(google.asked).toEqual([])
    expect(log).toBe('')
  })

  test.each([
    ['', '/login?error=OAuthSignin'],
    [linking, '/link-google?error=OAuthSignin'],
  ])('a Google sign-in with a wrong CSRF token leads to a page that reports it', async (cookie, page) => {
    const response = await call('GET', 'signin?csrf=true', { cookie })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
  })

  test.each(['GET', 'POST'] as const)('%s _log writes nothing into the log', async (method) => {
    const body = method === 'POST' ? new URLSearchParams({ level: 'error', code: 'FORGED', message: 'made up' }).toString() : ''
    const response = await call(method, '_log', { body })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(log).toBe('')
  })
})

test('the log contains only what next-auth itself reports as an error', async () => {
  await createNewBrowser().call('POST', '_log', { level: 'error', code: 'x\nA line of the server itself\u001b[2J', message: 'x' })
  expect(log).toBe('next-auth: an error \n')
})
