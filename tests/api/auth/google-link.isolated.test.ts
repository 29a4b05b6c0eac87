import { encode } from 'next-auth/jwt'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { issueToken, readSessionCookie } from '#lib/server/auth/bearer'
import { db } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

const google = await vi.hoisted(async () => (await import('../../setup/services/openid.ts')).startConfiguredGoogle({ SIGN_UP_LIMIT: '0' }))
afterAll(() => google.close())

const LINK = '/link-google'
const EXPIRED = '/link-google?error=google_link_expired'
const NOTE = 'link-google'
const password = 'a long pass phrase'

type Browser = ReturnType<typeof browser>

let count = 0
beforeEach(() => {
  count++
  google.person = { sub: `2000${count}`, email: `elsewhere${count}@example.com`, email_verified: false, name: 'Somebody' }
})

/** Creates a user with a password who is signed in with it. */
async function createMember(name: string) {
  const email = `${name}${count}@example.com`
  await api('POST /user', { body: { email, password } })
  const own = browser()
  expect(await own.signIn(email, password)).toBe('ok')
  const { user } = await own.session()
  return { email, own, id: String(Object(user).id), token: await own.token() }
}

/** Requests to link as the page does, and stores the cookie of the response in the browser. */
async function requestLink(own: Browser) {
  const response = await api('PUT /user/me/google-link', { as: { token: await own.token() }, body: { password } })
  for (const cookie of response.headers.getSetCookie()) own.keep(cookie)
  return response
}
const identitiesOf = (userId: string) => db.identity.findMany({ where: { userId } })
const sessionsOf = (userId: string) => db.session.count({ where: { userId } })

describe('PUT /user/me/google-link', () => {
  test('lets the user sign in with a Google account of any e-mail address, too, and keeps the session', async () => {
    const dana = await createMember('dana')
    expect((await requestLink(dana.own)).status).toBe(204)
    const before = dana.own.cookies.get('next-auth.session-token')
    expect(await dana.own.google(LINK)).toBe(LINK)
    expect(dana.own.cookies.get('next-auth.session-token')).toBe(before)
    expect(await sessionsOf(dana.id)).toBe(1)
    expect(await identitiesOf(dana.id)).toMatchObject([{ provider: 'google', subject: google.person?.sub }])
    const me = await api('GET /user/me', { as: { token: dana.token } })
    expect(await me.json()).toMatchObject({ email: dana.email, sign_in_methods: ['password', 'google'] })

    const phone = browser()
    expect(await phone.google()).toBe('/')
    expect(await phone.session()).toMatchObject({ user: { id: dana.id, email: dana.email } })
    expect(await browser().signIn(dana.email, password)).toBe('ok')
  })

  test('changes nothing the second time', async () => {
    const dana = await createMember('dana')
    await requestLink(dana.own)
    expect(await dana.own.google(LINK)).toBe(LINK)
    expect(await dana.own.google(LINK)).toBe(LINK)
    expect(await identitiesOf(dana.id)).toHaveLength(1)
  })

  test('sets a cookie that scripts cannot read', async () => {
    const dana = await createMember('dana')
    const [cookie] = (await requestLink(dana.own)).headers.getSetCookie()
    expect(cookie).toMatch(/^link-google=eyJ[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  })

  test('sets a cookie that is valid for ten minutes', async () => {
    const dana = await createMember('dana')
    const session = await readSessionCookie((name) => dana.own.cookies.get(name))
    dana.own.cookies.set(NOTE, await createNote({ sub: dana.id, sid: session?.sessionId ?? '' }))
    expect(await dana.own.google(LINK)).toBe(LINK)
  })

  test('returns 409 for an account that has a Google account', async () => {
    const dana = await createMember('dana')
    await requestLink(dana.own)
    expect(await dana.own.google(LINK)).toBe(LINK)
    const again = await requestLink(dana.own)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'conflict', detail: 'A Google account is already linked to this account.' })
    google.person = { sub: 'another one', email_verified: true, email: 'x@example.com' }
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_linked_already')
    expect(await identitiesOf(dana.id)).toHaveLength(1)
  })

  test('does not link a Google account that belongs to another user', async () => {
    const owner = await createMember('owner')
    await requestLink(owner.own)
    await owner.own.google(LINK)
    const dana = await createMember('dana')
    await requestLink(dana.own)
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_taken')
    expect(await identitiesOf(dana.id)).toEqual([])
    expect(await identitiesOf(owner.id)).toHaveLength(1)
  })

  test('links one Google account to one of two users who link it at once', async () => {
    const people = [await createMember('dana'), await createMember('robin')]
    for (const { own } of people) await requestLink(own)
    const pages = await Promise.all(people.map(({ own }) => own.google(LINK)))
    expect(pages.sort()).toEqual([LINK, '/link-google?error=google_taken'])
    expect(await db.identity.count({ where: { subject: google.person?.sub ?? '' } })).toBe(1)
  })

  test('returns 401 without a token', async () => {
    expect((await api('PUT /user/me/google-link', { body: { password } })).status).toBe(401)
  })

  test('works before a user type is chosen', async () => {
    expect((await api('PUT /user/me/google-link', { as: await person({ userType: null }), body: {} })).status).toBe(204)
  })
})

describe('DELETE /user/me/google-link', () => {
  const unlink = (token: string) => api('DELETE /user/me/google-link', { as: { token } })

  test('leaves the password for signing in, and keeps the session', async () => {
    const [dana, other] = [await createMember('dana'), await createMember('other')]
    for (const { own, id } of [dana, other]) {
      google.person = { sub: `of ${id}`, email_verified: false, email: 'x@example.com' }
      await requestLink(own)
      expect(await own.google(LINK)).toBe(LINK)
    }
    expect((await unlink(dana.token)).status).toBe(204)
    expect(await (await api('GET /user/me', { as: dana })).json()).toMatchObject({ sign_in_methods: ['password'] })
    expect(await identitiesOf(other.id)).toHaveLength(1)
    expect(await browser().signIn(dana.email, password)).toBe('ok')
    expect((await unlink(dana.token)).status).toBe(404)
    await requestLink(dana.own)
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_taken')
  })

  test('returns 409 if the account has no other way to sign in', async () => {
    const newcomer = await person()
    await db.identity.create({ data: { provider: 'google', subject: `only ${newcomer.id}`, userId: newcomer.id } })
    const response = await unlink(newcomer.token)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ detail: 'Google is the only way into this account, so it cannot be unlinked.' })
    expect(await identitiesOf(newcomer.id)).toHaveLength(1)
  })

  test('returns 401 without a token', async () => {
    expect((await api('DELETE /user/me/google-link')).status).toBe(401)
  })
})

describe('a return from Google links nothing and signs no one in', () => {
  /** Expects the same end as if linking had not begun. */
  async function expectNothing(own: Browser, ids: string[]) {
    expect(await own.google(LINK)).toBe(EXPIRED)
    for (const id of ids) expect(await identitiesOf(id)).toEqual([])
    expect(await db.identity.count({ where: { subject: google.person?.sub ?? '' } })).toBe(0)
  }

  test('if the user is signed in but did not request it', async () => {
    const dana = await createMember('dana')
    await expectNothing(dana.own, [dana.id])
  })

  test('with another user’s cookie for linking', async () => {
    const [dana, attacker] = [await createMember('dana'), await createMember('attacker')]
    await requestLink(attacker.own)
    dana.own.cookies.set(NOTE, String(attacker.own.cookies.get(NOTE)))
    await expectNothing(dana.own, [dana.id, attacker.id])
  })

  test('with a cookie for linking of the user’s other session', async () => {
    const dana = await createMember('dana')
    const phone = browser()
    await phone.signIn(dana.email, password)
    await requestLink(phone)
    dana.own.cookies.set(NOTE, String(phone.cookies.get(NOTE)))
    await expectNothing(dana.own, [dana.id])
  })

  test('if the user signed out meanwhile, or another user signed in', async () => {
    const dana = await createMember('dana')
    google.person = { sub: 'of Dana', email: 'dana.at.google@example.com', email_verified: true }
    await requestLink(dana.own)
    const back = await dana.own.toGoogle(LINK)
    // The new sign-in replaces the return page.
    await dana.own.signOut()
    expect(await dana.own.follow(back)).toBe(EXPIRED)
    const robin = await createMember('robin')
    await dana.own.signIn(robin.email, password)
    await expectNothing(dana.own, [dana.id, robin.id])
  })

  test('if the account was deleted meanwhile', async () => {
    const dana = await createMember('dana')
    google.person = { sub: 'of Dana who left', email: dana.email, email_verified: true }
    await requestLink(dana.own)
    const back = await dana.own.toGoogle(LINK)
    await db.user.delete({ where: { id: dana.id } })
    expect(await dana.own.follow(back)).toBe(EXPIRED)
    expect(await db.identity.count({ where: { subject: 'of Dana who left' } })).toBe(0)
    expect(await db.user.count({ where: { email: dana.email } })).toBe(0)
  })

  test('with a copied session whose owner signed out', async () => {
    const dana = await createMember('dana')
    await requestLink(dana.own)
    const thief = browser()
    for (const [name, value] of dana.own.cookies) thief.cookies.set(name, value)
    await dana.own.signOut()
    await expectNothing(thief, [dana.id])
  })

  test.each([
    ['an old note', async (claims: Claims) => createNote(claims, { maxAge: -60 })],
    ['a note of another secret', async (claims: Claims) => createNote(claims, { secret: 'another secret, just as long as ours' })],
    ['a token of the API in its place', async (claims: Claims) => issueToken({ userId: claims.sub, sessionId: claims.sid })],
    ['the session itself in its place', async (claims: Claims) => createNote(claims, { salt: '' })],
    ['nonsense', async () => 'nonsense'],
  ])('with %s', async (_, make) => {
    const dana = await createMember('dana')
    const session = await readSessionCookie((name) => dana.own.cookies.get(name))
    dana.own.cookies.set(NOTE, await make({ sub: dana.id, sid: session?.sessionId ?? '' }))
    await expectNothing(dana.own, [dana.id])
  })
})

describe('a return from Google links or signs in', () => {
  test('by the cookie for linking, not by the return page, which any page can set', async () => {
    const dana = await createMember('dana')
    await requestLink(dana.own)
    const back = await dana.own.toGoogle(LINK)
    await dana.own.call('GET', 'signin?callbackUrl=/')
    expect(await dana.own.follow(back)).toBe(LINK)
    expect(await identitiesOf(dana.id)).toHaveLength(1)
    expect(await sessionsOf(dana.id)).toBe(1)
  })

  test.each(['nonsense', '', 'twice'])('by the cookie for linking even if it is invalid: %j', async (value) => {
    const dana = await createMember('dana')
    dana.own.cookies.set(NOTE, value)
    if (value === 'twice') {
      await requestLink(dana.own)
      // A neighboring subdomain's cookie of the same name is sent too, and cannot be told apart.
      dana.own.cookies.set(` ${NOTE}`, String(dana.own.cookies.get(NOTE)))
    }
    google.person = { sub: `for ${value}`, email: `verified${count}@example.com`, email_verified: true }
    expect(await dana.own.google('/')).toBe(EXPIRED)
    expect(await identitiesOf(dana.id)).toEqual([])
    expect(await db.user.count({ where: { email: `verified${count}@example.com` } })).toBe(0)
  })

  test('to sign in if there is no cookie for linking, even if the user is signed in', async () => {
    const dana = await createMember('dana')
    google.person = { sub: 'of a friend', email: 'friend@example.com', email_verified: true, name: 'A friend' }
    expect(await dana.own.google('/')).toBe('/')
    expect(await dana.own.session()).toMatchObject({ user: { email: 'friend@example.com' } })
    expect(await identitiesOf(dana.id)).toEqual([])
  })

  test('to sign in if the return page is another user’s', async () => {
    const dana = await createMember('dana')
    google.person = { sub: 'of another friend', email: 'friend2@example.com', email_verified: true }
    expect(await dana.own.google('https://elsewhere.example/link-google')).toBe('/')
    expect(await identitiesOf(dana.id)).toEqual([])
  })
})

type Claims = { sub: string; sid: string }

function createNote(token: Claims, { secret = String(process.env.NEXTAUTH_SECRET), salt = 'link-google-v1', maxAge = 600 } = {}): Promise<string> {
  return encode({ token, secret, salt, maxAge })
}
