import { expect, test, vi } from 'vitest'
import { person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { browser } from '../setup/next-auth.ts'

// One of the two alone is as good as none.
vi.hoisted(() => Object.assign(process.env, { GOOGLE_CLIENT_ID: 'an id without its secret', GOOGLE_CLIENT_SECRET: '' }))

test('without both variables there is no sign-in with Google', async () => {
  const visitor = browser()
  const { body } = await visitor.call('GET', 'providers')
  expect(Object.keys(body)).toEqual(['credentials'])
  const { url } = (await visitor.call('GET', 'callback/google?code=x&state=x')).body
  expect(url).toBeUndefined()
  expect(await visitor.session()).toEqual({})
})

test('and nothing to link', async () => {
  const response = await api('PUT /user/me/google-link', { as: await person() })
  expect(response.status).toBe(404)
  expect(response.headers.getSetCookie()).toEqual([])
})
