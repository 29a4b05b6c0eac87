import { expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// One of the two alone is as good as none.
vi.hoisted(() => Object.assign(process.env, { GOOGLE_CLIENT_ID: 'an id without its secret', GOOGLE_CLIENT_SECRET: '' }))

test('without both variables there is no sign-in with Google', async () => {
  const visitor = browser()
  const { body } = await visitor.call('GET', 'providers')
  expect(Object.keys(body)).toEqual(['credentials'])
  const back = await visitor.call('GET', 'callback/google?code=x&state=x')
  expect([back.status, back.location]).toEqual([400, ''])
  // With a CSRF token of this site, and yet nobody is sent anywhere but to the sign-in.
  const start = await visitor.post('signin/google', { callbackUrl: '/' })
  expect([start.location, start.body.url]).toEqual(['', 'http://localhost:3000/api/auth/signin?csrf=true'])
  expect([...visitor.cookies.keys()].filter((name) => /state|nonce|pkce/.test(name))).toEqual([])
  expect(await visitor.session()).toEqual({})
})

test('and none is named, though the account was entered with it once', async () => {
  const parent = await person()
  await db.identity.create({ data: { provider: 'google', subject: 'of somebody', userId: parent.id } })
  expect(await (await api('GET /user/me', { as: parent })).json()).toMatchObject({ sign_in_methods: [] })
})

test('and nothing to link', async () => {
  const response = await api('PUT /user/me/google-link', { as: await person(), body: {} })
  expect(response.status).toBe(404)
  expect(response.headers.getSetCookie()).toEqual([])
})
