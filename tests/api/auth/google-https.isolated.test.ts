import { NextRequest } from 'next/server'
import { afterAll, expect, test, vi } from 'vitest'
import { authHandler } from '#lib/server/auth/next-auth/handler'
import { db } from '#lib/server/platform/db'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

const ORIGIN = 'https://cometa.example'
const google = await vi.hoisted(async () =>
  (await import('../../setup/services/openid.ts')).startConfiguredGoogle({ NEXTAUTH_URL: 'https://cometa.example' }),
)
afterAll(() => google.close())

const password = 'a long pass phrase'
const [NOTE, SESSION] = ['__Host-link-google', '__Host-next-auth.session-token']
const wayThere = ['__Host-next-auth.nonce', '__Host-next-auth.pkce.code_verifier', '__Host-next-auth.state']

const isRemoval = (cookie: string) => /^[^=]+=;/.test(cookie) && /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(cookie)
const namesOf = (cookies: string[]) => [...new Set(cookies.map((cookie) => cookie.split('=')[0]))].sort()

/** Expects all cookies, set or removed, to be for this host over HTTPS, and for no script or other site. */
function expectGuarded(cookies: string[]) {
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    const attributes = cookie.split('; ').slice(1)
    expect(attributes, cookie).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(attributes.join(), cookie).not.toMatch(/domain/i)
  }
}

test('under HTTPS, all cookies of a Google sign-in are set and removed for this host only', async () => {
  google.person = { sub: '1', email: 'noa@example.com', email_verified: true, name: 'Noa' }
  const visitor = browser()
  expect(await visitor.google()).toBe('/')
  expect(await visitor.session()).toMatchObject({ user: { email: 'noa@example.com' } })
  expect(visitor.cookies.has(SESSION)).toBe(true)
  expect(namesOf(visitor.received)).toEqual(
    ['__Host-device', '__Host-next-auth.csrf-token', '__Host-next-auth.callback-url', ...wayThere, SESSION].sort(),
  )
  expect(namesOf(visitor.received.filter(isRemoval))).toEqual(wayThere)
  await visitor.signOut()
  expect(namesOf(visitor.received.filter(isRemoval))).toEqual([...wayThere, SESSION].sort())
  expectGuarded(visitor.received)
})

test('under HTTPS, the cookie for linking is set only under the name that no other host can set', async () => {
  google.person = { sub: '2' }
  const email = 'dana@example.com'
  await api('POST /user', { body: { email, password } })
  const dana = browser()
  expect(await dana.signIn(email, password)).toBe('ok')
  const response = await api('PUT /user/me/google-link', { as: { token: await dana.token() }, body: { password } })
  const [note = '', ...others] = response.headers.getSetCookie()
  expect(others).toEqual([])
  expect(note).toMatch(/^__Host-link-google=eyJ[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  // A cookie that a neighboring subdomain could set is ignored.
  dana.cookies.set('link-google', String(/=([^;]+)/.exec(note)?.[1]))
  expect(await dana.google('/link-google')).toBe('/link-google?error=google_link_expired')
  dana.cookies.delete('link-google')
  dana.keep(note)
  expect(dana.cookies.has(NOTE)).toBe(true)
  expect(await dana.google('/link-google')).toBe('/link-google')
  expect(await db.identity.findMany({ where: { user: { email } } })).toMatchObject([{ subject: '2' }])
  expectGuarded(dana.received)
})

test('under HTTPS, every return from Google removes the cookie for linking and those of the sign-in', async () => {
  const request = new NextRequest(`${ORIGIN}/api/auth/callback/google?error=access_denied`, { headers: { cookie: `${NOTE}=x` } })
  const response = await authHandler(request, { params: Promise.resolve({ nextauth: ['callback', 'google'] }) })
  expect(response.headers.get('location')).toBe('/link-google')
  const gone = ['__Host-link-google', '__Host-next-auth.state'].map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`)
  expect(response.headers.getSetCookie()).toEqual(gone)
})
