import { expect, test } from 'vitest'
import { personWithChildren } from '../setup/http-person.ts'
import { startApp } from './app.ts'

test('next-auth ignores an invalid callback URL in the query and in its cookie', async () => {
  const app = await startApp()
  await app.ready()
  const { cookie } = await personWithChildren(app.url, 0)
  const session = async (headers: Record<string, string>, query = '') => {
    const response = await fetch(`${app.url}/api/auth/session${query}`, { headers })
    return [response.status, typeof (await response.json()).token]
  }
  expect(await session({ cookie }, '?callbackUrl=x')).toEqual([200, 'string'])
  for (const garbled of ['x', 'https%3A%2F%2F', '%', 'javascript%3Aalert(1)']) {
    expect(await session({ cookie: `${cookie}; next-auth.callback-url=${garbled}` }), garbled).toEqual([200, 'string'])
  }
  const start = await fetch(`${app.url}/api/auth/signin?callbackUrl=https://`, {
    redirect: 'manual',
    headers: { cookie: 'next-auth.callback-url=x' },
  })
  expect(start.status).toBe(302)
  expect(app.output()).not.toMatch(/error/i)
})

test('unsupported requests are refused without a line in the log', async () => {
  const app = await startApp()
  await app.ready()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const cases: [string, RequestInit, number][] = [
    ['/login', { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' }, 405],
    ['/login', { method: 'POST', headers: form, body: 'email=x' }, 405],
    ['/_next/image?url=%2Ficon.svg&w=64&q=75', {}, 404],
    ['/api/%ff', {}, 400],
    ['/api/auth/callback/credentials', {}, 404],
    ['/api/user', { method: 'POST', headers: form, body: 'email=x' }, 422],
  ]
  for (const [path, init, status] of cases) expect((await fetch(`${app.url}${path}`, { redirect: 'manual', ...init })).status, path).toBe(status)
  expect(app.output()).not.toMatch(/error|⨯/i)
})
