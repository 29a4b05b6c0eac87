import { expect, test, vi } from 'vitest'
import { api } from '../../setup/api.ts'

vi.hoisted(() => {
  process.env.SIGN_UP_LIMIT = '3'
})

let count = 0
const signUp = (fields: Record<string, unknown> = {}, address = '192.0.2.1') =>
  api('POST /user', {
    body: { email: `one${++count}@example.com`, password: 'a long pass phrase', ...fields },
    headers: { 'x-forwarded-for': address },
  })

test('new accounts are limited an hour and address, taken addresses counting too', async () => {
  expect((await signUp()).status).toBe(201)
  expect((await signUp({ email: 'one1@example.com' })).status).toBe(409)
  expect((await signUp()).status).toBe(201)
  const refused = await signUp()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', title: 'Too many tries' })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3500)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect((await signUp({}, '192.0.2.2')).status).toBe(201)
})
