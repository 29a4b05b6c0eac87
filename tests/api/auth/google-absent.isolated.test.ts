import { expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// One of the two variables is not enough.
vi.hoisted(() => Object.assign(process.env, { GOOGLE_CLIENT_ID: 'an id without its secret', GOOGLE_CLIENT_SECRET: '' }))

test('Google sign-in is not offered unless both variables are set', async () => {
  const visitor = browser()
  const { body } = await visitor.call('GET', 'providers')
  expect(Object.keys(body)).toEqual(['credentials'])
  const back = await visitor.call('GET', 'callback/google?code=x&state=x')
  expect([back.status, back.location]).toEqual([400, ''])
  // With a valid CSRF token, the browser still goes only to the sign-in page.
  const start = await visitor.post('signin/google', { callbackUrl: '/' })
  expect([start.location, start.body.url]).toEqual(['', 'http://localhost:3000/api/auth/signin?csrf=true'])
  expect([...visitor.cookies.keys()].filter((name) => /state|nonce|pkce/.test(name))).toEqual([])
  expect(await visitor.session()).toEqual({})
})

test('GET /user/me names no Google sign-in, even if the account used it before', async () => {
  const parent = await person()
  await db.identity.create({ data: { provider: 'google', subject: 'of somebody', userId: parent.id } })
  expect(await (await api('GET /user/me', { as: parent })).json()).toMatchObject({ sign_in_methods: [] })
})

test('PUT /user/me/google-link returns 404 without Google sign-in', async () => {
  const response = await api('PUT /user/me/google-link', { as: await person(), body: {} })
  expect(response.status).toBe(404)
  expect(response.headers.getSetCookie()).toEqual([])
})
