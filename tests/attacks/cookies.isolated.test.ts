import { encode } from 'next-auth/jwt'
import { expect, test, vi } from 'vitest'
import { readSessionCookie } from '#lib/server/auth/bearer'
import { db } from '#lib/server/platform/db'
import { person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

const google = await vi.hoisted(async () =>
  (await import('../setup/services/openid.ts')).startConfiguredGoogle({ NEXTAUTH_URL: 'https://cometa.example' }),
)

test('under HTTPS every cookie has the __Host- prefix, so that no other subdomain can set it', async () => {
  google.person = { sub: '1', email: 'noa@example.com', email_verified: true, name: 'Noa' }
  const [visitor, dana] = [browser(), await person({ password: PASSWORD })]
  expect(await visitor.google()).toBe('/')
  await visitor.signOut()
  expect(await visitor.signIn(dana.email, PASSWORD)).toBe('ok')
  const body = { current_password: PASSWORD, new_password: NEW_PASSWORD }
  const changed = await api('PUT /user/me/password', { as: { token: await visitor.token() }, body })
  const linking = await api('PUT /user/me/google-link', { as: { token: await visitor.token() }, body: { password: NEW_PASSWORD } })
  for (const cookie of [...visitor.received, ...changed.headers.getSetCookie(), ...linking.headers.getSetCookie()]) {
    expect(cookie).toMatch(/^__Host-/)
    const attributes = cookie.split('; ').slice(1)
    expect(attributes, cookie).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(cookie).not.toMatch(/domain/i)
  }
  await google.close()
})

test.each(['next-auth.session-token', '__Secure-next-auth.session-token'])(
  'a session cookie is ignored under a name that another subdomain can set: %s',
  async (name) => {
    const attacker = await person()
    const secret = String(process.env.NEXTAUTH_SECRET)
    const cookie = await encode({ token: { sub: attacker.id, sid: attacker.sessionId }, secret })
    const victim = browser()
    victim.cookies.set(name, cookie)
    expect(await victim.session()).toEqual({})
    expect(await readSessionCookie((asked) => (asked === name ? cookie : undefined))).toBeUndefined()
    expect(await readSessionCookie((asked) => (asked === '__Host-next-auth.session-token' ? cookie : undefined))).toMatchObject({
      userId: attacker.id,
    })
    expect(await db.session.count({ where: { userId: attacker.id } })).toBe(1)
  },
)
