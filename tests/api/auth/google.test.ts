import { NextRequest } from 'next/server'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '#lib/server/account/operator-commands'
import { authHandler } from '#lib/server/auth/next-auth/handler'
import { db, pool } from '#lib/server/platform/db'
import { asProblem } from '#lib/server/platform/http/problem'
import { createResetToken, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'
import type { Misbehaviour } from '../../setup/services/openid.ts'

// The app asks a provider of ours instead of Google.
const google = await vi.hoisted(async () => (await import('../../setup/services/openid.ts')).startConfiguredGoogle({ SIGN_UP_LIMIT: '3' }))

const COOKIE = 'next-auth.session-token'
const password = 'a long pass phrase'

let count = 0
let log: string
/** Somebody at Google, whom the next browser there is. */
function atGoogle(fields: { email?: string; email_verified?: boolean | string; name?: string; sub?: string } = {}) {
  count++
  const somebody = { sub: `1000${count}`, email: `someone${count}@example.com`, email_verified: true, name: `Someone ${count}`, ...fields }
  google.person = somebody
  return somebody
}
/** Each from a network address of its own, but for those that count sign-ups. */
const newcomer = (options: Parameters<typeof browser>[0] = {}) => browser({ address: `198.51.100.${count}`, ...options })
const accountsOf = (email: string) => db.user.findMany({ where: { email }, include: { identities: true, sessions: true } })

/** By the link that goes to the address. */
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

describe('somebody new', () => {
  test('gets an account of the name, address and language at hand, without a password or a user type', async () => {
    const { sub, email, name } = atGoogle()
    const visitor = newcomer({ language: 'es-MX,es;q=0.9' })
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { name, email, user_type: null, is_admin: false } })
    const [account] = await accountsOf(email)
    expect(account).toMatchObject({ name, language: 'es', passwordHash: null, userType: null, identities: [{ provider: 'google', subject: sub }] })
    expect(account?.sessions).toMatchObject([{ userAgent: 'a browser of the tests' }])
    const me = await api('GET /user/me', { as: { token: await visitor.token() } })
    expect(await me.json()).toMatchObject({ email, sign_in_methods: ['google'] })
  })

  test('has the language of the cookie before that of the browser', async () => {
    const { email } = atGoogle()
    const visitor = newcomer({ language: 'es' })
    visitor.cookies.set('locale', 'he')
    await visitor.google()
    expect(await accountsOf(email)).toMatchObject([{ language: 'he' }])
  })

  test.each([
    ['a long name is cut', { name: `${'x'.repeat(79)}😀 and more` }, 'x'.repeat(79)],
    ['an empty name comes from the address', { name: ' ', email: 'noa.levi@example.com' }, 'Noa'],
    ['so does a missing one', { name: undefined, email: 'tom+1@example.com' }, 'Tom'],
    ['what no database holds is left out', { name: 'No\0a' }, 'Noa'],
  ])('%s', async (_, fields, name) => {
    const { email } = atGoogle(fields)
    expect(await newcomer().google()).toBe('/')
    expect(await accountsOf(email)).toMatchObject([{ name }])
  })

  test('has the address as ours are spelt', async () => {
    atGoogle({ email: ' MiXed.Case@Example.COM ' })
    expect(await newcomer().google()).toBe('/')
    expect(await accountsOf('mixed.case@example.com')).toHaveLength(1)
  })

  test('in two tabs at once is one account, and both are signed in', async () => {
    const { email } = atGoogle()
    const address = '203.0.113.50'
    const tabs = [browser({ address }), browser({ address }), browser({ address })]
    expect(await Promise.all(tabs.map((tab) => tab.google()))).toEqual(['/', '/', '/'])
    const accounts = await accountsOf(email)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]?.sessions).toHaveLength(3)
    for (const tab of tabs) expect(await tab.session()).toMatchObject({ user: { email } })
  })

  test('is also let in where the other tab was quicker by the least', async () => {
    const { email, sub } = atGoogle()
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table "user" in access exclusive mode')
    const tab = newcomer()
    const page = tab.google()
    try {
      // It has found no such Google account, and waits to look for the address.
      await vi.waitFor(async () => {
        const { rows } = await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
        expect(rows).toHaveLength(1)
      })
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

  test('counts as a new account of the network address; those who have one do not', async () => {
    const address = '203.0.113.77'
    for (let i = 0; i < 3; i++) {
      atGoogle()
      expect(await browser({ address }).google()).toBe('/')
    }
    expect(await browser({ address }).google()).toBe('/')
    const { email } = atGoogle()
    expect(await browser({ address }).google()).toBe('/login?error=rate_limited')
    expect(await accountsOf(email)).toEqual([])
    expect((await api('POST /user', { body: { email: 'other@example.com', password }, headers: { 'x-forwarded-for': address } })).status).toBe(429)
  })
})

describe('somebody known', () => {
  test('is the account of the Google account, whatever its address, name or verification has become', async () => {
    const { sub, email } = atGoogle()
    await newcomer().google()
    await db.user.update({ where: { email }, data: { email: `new-${email}` } })
    atGoogle({ sub, email: 'moved@example.com', email_verified: false, name: 'Renamed' })
    const visitor = newcomer()
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { email: `new-${email}` } })
    expect(await accountsOf('moved@example.com')).toEqual([])
  })

  test('no longer is once a password was set by mail: until it is linked again, the password alone counts', async () => {
    const { email } = atGoogle()
    await newcomer().google()
    expect(await newcomer().signIn(email, password)).toBe('CredentialsSignin')
    await resetPassword(email)
    const visitor = newcomer()
    expect(await visitor.signIn(email, password)).toBe('ok')
    expect(await (await api('GET /user/me', { as: { token: await visitor.token() } })).json()).toMatchObject({ sign_in_methods: ['password'] })
    expect(await newcomer().google()).toBe('/login?error=google_has_password')
    expect((await api('PUT /user/me/google-link', { as: { token: await visitor.token() }, body: { password } })).status).toBe(204)
  })

  test('loses the way in that somebody linked who had taken the address before its owner', async () => {
    const [victim, other] = [await person(), await person()]
    await db.identity.create({ data: { provider: 'google', subject: atGoogle().sub, userId: victim.id } })
    await db.identity.create({ data: { provider: 'google', subject: 'somebody else’s', userId: other.id } })
    await resetPassword(victim.email)
    // What the attacker linked is now a Google account like any other.
    const attacker = newcomer()
    expect(await attacker.google()).toBe('/')
    expect(await attacker.session()).not.toMatchObject({ user: { id: victim.id } })
    expect(await db.identity.count({ where: { userId: victim.id } })).toBe(0)
    expect(await db.identity.count({ where: { userId: other.id } })).toBe(1)
  })

  test('by the address alone, where the account has no password: from then on by the Google account', async () => {
    const guest = await person()
    const { sub } = atGoogle({ email: guest.email.toUpperCase() })
    const visitor = newcomer()
    expect(await visitor.google()).toBe('/')
    expect(await visitor.session()).toMatchObject({ user: { id: guest.id } })
    expect(await db.identity.findMany({ where: { userId: guest.id } })).toMatchObject([{ provider: 'google', subject: sub }])
  })
})

describe('an account that is deleted', () => {
  test('stays so: whoever comes back with the same Google account gets a new one', async () => {
    const { email } = atGoogle()
    const visitor = newcomer()
    await visitor.google()
    const [old] = await accountsOf(email)
    await deleteAccount(email)
    expect(await visitor.session()).toEqual({})
    expect(await visitor.google()).toBe('/')
    const [fresh, ...others] = await accountsOf(email)
    expect([fresh?.id === old?.id, others]).toEqual([false, []])
    expect(fresh).toMatchObject({ userType: null, identities: [{}], sessions: [{}] })
    expect(await visitor.session()).toMatchObject({ user: { id: fresh?.id } })
  })

  test('between being found and being entered is no way in', async () => {
    const { email } = atGoogle()
    await newcomer().google()
    const faults: unknown[] = []
    const visitor = newcomer({ onError: (error) => faults.push(error) })
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table session in access exclusive mode')
    const page = visitor.google()
    try {
      // It has found the account, and waits to open a session.
      await vi.waitFor(async () => {
        const { rows } = await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
        expect(rows).toHaveLength(1)
      })
      await lock.query('delete from "user" where email = $1', [email])
    } finally {
      await lock.query('commit')
      lock.release()
    }
    expect(await page).toContain('/login?')
    expect(faults.map((fault) => asProblem(fault).code)).toEqual(['not_found'])
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await accountsOf(email)).toEqual([])
  })
})

describe('is refused', () => {
  const unverified = [
    ['is not verified', { email_verified: false }],
    ['is verified in words only', { email_verified: 'true' }],
    ['is not told to be verified', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['is not ASCII', { email: 'noa@exämple.com' }],
  ] as const
  test.each(unverified)('an address that %s', async (_, fields) => {
    const accounts = await db.user.count()
    atGoogle(fields)
    const visitor = newcomer()
    expect(await visitor.google()).toBe('/login?error=google_unverified')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await db.user.count()).toBe(accounts)
  })

  test('an unverified address of somebody else’s account without a password', async () => {
    const guest = await person()
    atGoogle({ email: guest.email, email_verified: false })
    expect(await newcomer().google()).toBe('/login?error=google_unverified')
    expect(await db.identity.count({ where: { userId: guest.id } })).toBe(0)
  })

  test('an address that has an account with a password', async () => {
    const { email } = atGoogle({ email: 'With.Password@example.com' })
    await api('POST /user', { body: { email, password } })
    const visitor = newcomer()
    expect(await visitor.google()).toBe('/login?error=google_has_password')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
    expect(await accountsOf(email.toLowerCase())).toMatchObject([{ identities: [], sessions: [] }])
  })

  test('an address that changed hands at Google: the account is the first one’s', async () => {
    const { email } = atGoogle()
    await newcomer().google()
    atGoogle({ email })
    const visitor = newcomer()
    expect(await visitor.google()).toBe('/login?error=google_other_account')
    expect(visitor.cookies.has(COOKIE)).toBe(false)
  })
})

describe('when Google or the way there fails', () => {
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
  test.each(failures)('%s: nobody is signed in, nothing is made, and the log holds nothing secret', async (misbehaviour, error) => {
    const { email, sub } = atGoogle()
    google.misbehaviour = misbehaviour
    google.asked.length = 0
    const visitor = newcomer()
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

  test('a way that cannot even begin leads back', async () => {
    atGoogle()
    google.misbehaviour = 'discovery fails'
    expect(await newcomer().google()).toMatch(/^\/login\?.*error=OAuthSignin$/)
    expect(log).toMatch(/^next-auth: SIGNIN_OAUTH_ERROR \S/m)
  })

  test('the log is one line, whatever somebody makes up as an answer of Google’s', async () => {
    const forged = 'x\nA line of the server itself\u001b[2J'
    atGoogle()
    const visitor = newcomer()
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

  test('what Google gave one browser is worth nothing in another, nor twice in its own', async () => {
    const { email } = atGoogle()
    const [dana, thief] = [newcomer(), newcomer()]
    const back = await dana.toGoogle()
    await thief.toGoogle()
    expect(await thief.follow(back)).toContain('error=OAuthCallback')
    expect(thief.cookies.has(COOKIE)).toBe(false)
    expect(await dana.follow(back)).toBe('/')
    expect(await dana.session()).toMatchObject({ user: { email } })
    expect(await dana.follow(back)).toContain('error=OAuthCallback')
  })

  test('and it needs the form of this site: without its CSRF token nobody is sent to Google', async () => {
    const visitor = newcomer()
    const { body } = await visitor.call('POST', 'signin/google', { callbackUrl: '/', json: 'true' })
    expect(String(body.url)).toMatch(/\/api\/auth\/signin\?csrf=true$/)
  })
})

describe('what the app answers before next-auth', () => {
  const call = (method: 'GET' | 'POST', action: string, { cookie = '', body = '' } = {}) => {
    const path = action.split('?')[0] ?? ''
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    return authHandler(new NextRequest(`http://localhost:3000/api/auth/${action}`, { method, headers, ...(body && { body }) }), {
      params: Promise.resolve({ nextauth: path.split('/') }),
    })
  }
  const linking = `next-auth.callback-url=${encodeURIComponent('http://localhost:3000/link-google')}`
  /** What the browser holds once it was sent to Google. */
  async function begun() {
    const visitor = newcomer()
    await visitor.toGoogle()
    return `next-auth.state=${visitor.cookies.get('next-auth.state')}`
  }
  // Outside of Next no session can be opened: what comes of a good answer of Google's is a fault, which is what this is about.
  const returns = [
    ['somebody who said no at Google sees the form again, with no error', 'error=access_denied', '', '/login'],
    ['and who was about to link, the page for that', 'error=access_denied', linking, '/link-google'],
    ['and whose note alone says so', 'error=access_denied', 'link-google=x', '/link-google'],
    ['a fault leads to a page that says so, not to JSON', 'code=x&state=x', 'state', '/login?error=internal'],
    ['also where somebody was about to link', 'code=x&state=x', `${linking}; state`, '/link-google?error=internal'],
    ['also where the note alone says so', 'code=x&state=x', 'link-google=x; state', '/link-google?error=internal'],
  ] as const
  test.each(returns)('%s', async (_, query, cookie, page) => {
    const response = await call('GET', `callback/google?${query}`, { cookie: cookie.replace('state', await begun()) })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    const gone = cookie.includes('link-google=') ? ['link-google', 'next-auth.state'] : ['link-google']
    expect(response.headers.getSetCookie()).toEqual(gone.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`))
  })

  const strangers = [
    ['no state', '', '/login?error=OAuthCallback'],
    ['a state of its own making', 'next-auth.state=nonsense', '/login?error=OAuthCallback'],
    ['another cookie of ours in its place', 'next-auth.state=session', '/login?error=OAuthCallback'],
    ['no state, about to link', 'link-google=x', '/link-google?error=OAuthCallback'],
  ] as const
  test.each(strangers)('a browser that was never sent to Google, with %s, makes nobody ask Google and writes no log', async (_, cookie, page) => {
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
  ])('a way to Google that the form’s CSRF token did not open leads to a page that says so', async (cookie, page) => {
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

test('the log names only what next-auth itself calls an error', async () => {
  await newcomer().call('POST', '_log', { level: 'error', code: 'x\nA line of the server itself\u001b[2J', message: 'x' })
  expect(log).toBe('next-auth: an error \n')
})
