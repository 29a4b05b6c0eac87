import { describe, expect, test, vi } from 'vitest'
import { api } from '../../setup/api.ts'

vi.hoisted(() => {
  process.env.SIGN_UP_LIMIT = '3'
  process.env.SIGN_IN_LIMIT = '1'
})

let count = 0
const signUp = (fields: Record<string, unknown> = {}, address = '192.0.2.1') =>
  api('POST /user', {
    body: { email: `one${++count}@example.com`, password: 'a long pass phrase', ...fields },
    headers: { 'x-forwarded-for': address },
  })

test('POST /user is limited per hour and network address, and taken e-mail addresses count, too', async () => {
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

describe('a network address over its limit', () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  const tries = {
    '/user': () => ({ email: `many${++count}@example.com`, password: 'a long pass phrase' }),
    '/user/forgot-password': () => ({ email: `many${++count}@example.com` }),
    '/user/password-reset': () => ({ token: 'made-up', new_password: 'a long pass phrase' }),
  }

  test.each([
    ['/user', 3, 201],
    ['/user/forgot-password', 10, 202],
    ['/user/password-reset', 10, 422],
  ] as const)('is refused at %s before the body is read', async (path, limit, status) => {
    expect((await api(`POST ${path}`, { body: {}, headers })).status).toBe(422)
    for (let calls = 0; calls < limit; calls++) expect((await api(`POST ${path}`, { body: tries[path](), headers })).status).toBe(status)
    const pull = vi.fn()
    const unread = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    expect((await api(`POST ${path}`, { body: unread, headers })).status).toBe(429)
    expect(pull).not.toHaveBeenCalled()
  })
})
