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

/** Somebody with a password, signed in with it. */
async function member(name: string) {
  const email = `${name}${count}@example.com`
  await api('POST /user', { body: { email, password } })
  const own = browser()
  expect(await own.signIn(email, password)).toBe('ok')
  const { user } = await own.session()
  return { email, own, id: String(Object(user).id), token: await own.token() }
}

/** Asks to link, as the page does; the answer's cookie goes into the browser. */
async function ask(own: Browser) {
  const response = await api('PUT /user/me/google-link', { as: { token: await own.token() }, body: { password } })
  for (const cookie of response.headers.getSetCookie()) own.keep(cookie)
  return response
}
const identitiesOf = (userId: string) => db.identity.findMany({ where: { userId } })
const sessionsOf = (userId: string) => db.session.count({ where: { userId } })

describe('linking Google', () => {
  test('lets the person sign in with it as well, whatever its address, and leaves the sign-in as it is', async () => {
    const dana = await member('dana')
    expect((await ask(dana.own)).status).toBe(204)
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

  test('twice does nothing the second time', async () => {
    const dana = await member('dana')
    await ask(dana.own)
    expect(await dana.own.google(LINK)).toBe(LINK)
    expect(await dana.own.google(LINK)).toBe(LINK)
    expect(await identitiesOf(dana.id)).toHaveLength(1)
  })

  test('is asked for with a cookie that no script gets', async () => {
    const dana = await member('dana')
    const [cookie] = (await ask(dana.own)).headers.getSetCookie()
    expect(cookie).toMatch(/^link-google=eyJ[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  })

  test('counts by a note that holds for ten minutes', async () => {
    const dana = await member('dana')
    const session = await readSessionCookie((name) => dana.own.cookies.get(name))
    dana.own.cookies.set(NOTE, await note({ sub: dana.id, sid: session?.sessionId ?? '' }))
    expect(await dana.own.google(LINK)).toBe(LINK)
  })

  test('is refused to an account that has one already', async () => {
    const dana = await member('dana')
    await ask(dana.own)
    expect(await dana.own.google(LINK)).toBe(LINK)
    const again = await ask(dana.own)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'conflict', detail: 'A Google account is already linked to this account.' })
    google.person = { sub: 'another one', email_verified: true, email: 'x@example.com' }
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_linked_already')
    expect(await identitiesOf(dana.id)).toHaveLength(1)
  })

  test('is refused for a Google account that is somebody else’s here', async () => {
    const owner = await member('owner')
    await ask(owner.own)
    await owner.own.google(LINK)
    const dana = await member('dana')
    await ask(dana.own)
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_taken')
    expect(await identitiesOf(dana.id)).toEqual([])
    expect(await identitiesOf(owner.id)).toHaveLength(1)
  })

  test('of one Google account by two people at once is one’s', async () => {
    const people = [await member('dana'), await member('robin')]
    for (const { own } of people) await ask(own)
    const pages = await Promise.all(people.map(({ own }) => own.google(LINK)))
    expect(pages.sort()).toEqual([LINK, '/link-google?error=google_taken'])
    expect(await db.identity.count({ where: { subject: google.person?.sub ?? '' } })).toBe(1)
  })

  test('needs a token', async () => {
    expect((await api('PUT /user/me/google-link', { body: { password } })).status).toBe(401)
  })

  test('is open before a user type is chosen', async () => {
    expect((await api('PUT /user/me/google-link', { as: await person({ userType: null }), body: {} })).status).toBe(204)
  })
})

describe('unlinking Google', () => {
  const unlink = (token: string) => api('DELETE /user/me/google-link', { as: { token } })

  test('leaves the password as the way in, and the sign-in as it is', async () => {
    const [dana, other] = [await member('dana'), await member('other')]
    for (const { own, id } of [dana, other]) {
      google.person = { sub: `of ${id}`, email_verified: false, email: 'x@example.com' }
      await ask(own)
      expect(await own.google(LINK)).toBe(LINK)
    }
    expect((await unlink(dana.token)).status).toBe(204)
    expect(await (await api('GET /user/me', { as: dana })).json()).toMatchObject({ sign_in_methods: ['password'] })
    expect(await identitiesOf(other.id)).toHaveLength(1)
    expect(await browser().signIn(dana.email, password)).toBe('ok')
    expect((await unlink(dana.token)).status).toBe(404)
    await ask(dana.own)
    expect(await dana.own.google(LINK)).toBe('/link-google?error=google_taken')
  })

  test('is refused where nothing else opens the account', async () => {
    const newcomer = await person()
    await db.identity.create({ data: { provider: 'google', subject: `only ${newcomer.id}`, userId: newcomer.id } })
    const response = await unlink(newcomer.token)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ detail: 'Google is the only way into this account, so it cannot be unlinked.' })
    expect(await identitiesOf(newcomer.id)).toHaveLength(1)
  })

  test('needs a token', async () => {
    expect((await api('DELETE /user/me/google-link')).status).toBe(401)
  })
})

describe('nothing is linked, and nobody is signed in,', () => {
  /** Ends as if linking had never begun. */
  async function expectNothing(own: Browser, ids: string[]) {
    expect(await own.google(LINK)).toBe(EXPIRED)
    for (const id of ids) expect(await identitiesOf(id)).toEqual([])
    expect(await db.identity.count({ where: { subject: google.person?.sub ?? '' } })).toBe(0)
  }

  test('when it was never asked for: being signed in is not enough', async () => {
    const dana = await member('dana')
    await expectNothing(dana.own, [dana.id])
  })

  test('with the note of another person in the browser', async () => {
    const [dana, attacker] = [await member('dana'), await member('attacker')]
    await ask(attacker.own)
    dana.own.cookies.set(NOTE, String(attacker.own.cookies.get(NOTE)))
    await expectNothing(dana.own, [dana.id, attacker.id])
  })

  test('with the note of another sign-in of the same person', async () => {
    const dana = await member('dana')
    const phone = browser()
    await phone.signIn(dana.email, password)
    await ask(phone)
    dana.own.cookies.set(NOTE, String(phone.cookies.get(NOTE)))
    await expectNothing(dana.own, [dana.id])
  })

  test('when the person signed out meanwhile, or somebody else signed in', async () => {
    const dana = await member('dana')
    google.person = { sub: 'of Dana', email: 'dana.at.google@example.com', email_verified: true }
    await ask(dana.own)
    const back = await dana.own.toGoogle(LINK)
    // Which puts another page in the place of the one to come back to.
    await dana.own.signOut()
    expect(await dana.own.follow(back)).toBe(EXPIRED)
    const robin = await member('robin')
    await dana.own.signIn(robin.email, password)
    await expectNothing(dana.own, [dana.id, robin.id])
  })

  test('when the account was deleted meanwhile', async () => {
    const dana = await member('dana')
    google.person = { sub: 'of Dana who left', email: dana.email, email_verified: true }
    await ask(dana.own)
    const back = await dana.own.toGoogle(LINK)
    await db.user.delete({ where: { id: dana.id } })
    expect(await dana.own.follow(back)).toBe(EXPIRED)
    expect(await db.identity.count({ where: { subject: 'of Dana who left' } })).toBe(0)
    expect(await db.user.count({ where: { email: dana.email } })).toBe(0)
  })

  test('with a copied session whose owner signed out', async () => {
    const dana = await member('dana')
    await ask(dana.own)
    const thief = browser()
    for (const [name, value] of dana.own.cookies) thief.cookies.set(name, value)
    await dana.own.signOut()
    await expectNothing(thief, [dana.id])
  })

  test.each([
    ['an old note', async (claims: Claims) => note(claims, { maxAge: -60 })],
    ['a note of another secret', async (claims: Claims) => note(claims, { secret: 'another secret, just as long as ours' })],
    ['a token of the API in its place', async (claims: Claims) => issueToken({ userId: claims.sub, sessionId: claims.sid })],
    ['the session itself in its place', async (claims: Claims) => note(claims, { salt: '' })],
    ['nonsense', async () => 'nonsense'],
  ])('with %s', async (_, make) => {
    const dana = await member('dana')
    const session = await readSessionCookie((name) => dana.own.cookies.get(name))
    dana.own.cookies.set(NOTE, await make({ sub: dana.id, sid: session?.sessionId ?? '' }))
    await expectNothing(dana.own, [dana.id])
  })
})

describe('whether somebody comes back to link or to sign in', () => {
  test('is the note’s to say, not that of what any page can have put in place of the address to come back to', async () => {
    const dana = await member('dana')
    await ask(dana.own)
    const back = await dana.own.toGoogle(LINK)
    await dana.own.call('GET', 'signin?callbackUrl=/')
    expect(await dana.own.follow(back)).toBe(LINK)
    expect(await identitiesOf(dana.id)).toHaveLength(1)
    expect(await sessionsOf(dana.id)).toBe(1)
  })

  test.each(['nonsense', '', 'twice'])('is so also for a note that counts for nothing: %j', async (value) => {
    const dana = await member('dana')
    dana.own.cookies.set(NOTE, value)
    if (value === 'twice') {
      await ask(dana.own)
      // A neighbouring subdomain's cookie of the same name comes along, and nothing tells them apart.
      dana.own.cookies.set(` ${NOTE}`, String(dana.own.cookies.get(NOTE)))
    }
    google.person = { sub: `for ${value}`, email: `verified${count}@example.com`, email_verified: true }
    expect(await dana.own.google('/')).toBe(EXPIRED)
    expect(await identitiesOf(dana.id)).toEqual([])
    expect(await db.user.count({ where: { email: `verified${count}@example.com` } })).toBe(0)
  })

  test('is to sign in without a note, though the person is signed in', async () => {
    const dana = await member('dana')
    google.person = { sub: 'of a friend', email: 'friend@example.com', email_verified: true, name: 'A friend' }
    expect(await dana.own.google('/')).toBe('/')
    expect(await dana.own.session()).toMatchObject({ user: { email: 'friend@example.com' } })
    expect(await identitiesOf(dana.id)).toEqual([])
  })

  test('is to sign in where the page to come back to is somebody else’s', async () => {
    const dana = await member('dana')
    google.person = { sub: 'of another friend', email: 'friend2@example.com', email_verified: true }
    expect(await dana.own.google('https://elsewhere.example/link-google')).toBe('/')
    expect(await identitiesOf(dana.id)).toEqual([])
  })
})

type Claims = { sub: string; sid: string }

function note(token: Claims, { secret = String(process.env.NEXTAUTH_SECRET), salt = 'link-google-v1', maxAge = 600 } = {}): Promise<string> {
  return encode({ token, secret, salt, maxAge })
}
