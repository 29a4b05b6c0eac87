import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asProblem } from '#lib/server/platform/http/problem'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// The app reaches its database through a proxy that can be cut.
const line = await vi.hoisted(async () => {
  const { startTcpProxy } = await import('../../setup/services/tcp-proxy.ts')
  const url = new URL(String(process.env.DATABASE_URL))
  const cutter = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${cutter.port}`
  process.env.DATABASE_URL = url.href
  return cutter
})

const google = await vi.hoisted(async () => (await import('../../setup/services/openid.ts')).startConfiguredGoogle())

let parent: Person
let log: string[]
beforeEach(async () => {
  parent = await person()
  log = []
  vi.spyOn(console, 'error').mockImplementation((...words) => log.push(words.join(' ')))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await line.restore()
})
afterAll(() => Promise.all([line.close(), google.close()]))

async function expectUnavailable(response: Response) {
  const text = await response.text()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', detail: 'Please try again in a moment.', errors: [] })
  expect(text).not.toMatch(/127\.0\.0\.1|postgres|prisma|select|ECONN|\.ts|node_modules/i)
}

test('a refused database connection returns 503 with Retry-After, and the next requests succeed once it works', async () => {
  await line.refuse()
  await expectUnavailable(await api('GET /children', { as: parent }))
  await expectUnavailable(await api('POST /user', { body: { email: 'new@example.com', password: 'a long pass phrase' } }))
  const ready = await api('GET /readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ code: 'unavailable', detail: 'The database does not answer.' })
  expect((await api('GET /livez')).status).toBe(200)
  await line.restore()
  expect((await api('GET /children', { as: parent })).status).toBe(200)
  expect((await api('GET /readyz')).status).toBe(200)
})

test('a connection that breaks during a call returns 503', async () => {
  line.cutAtNextRequest()
  await expectUnavailable(await api('GET /children', { as: parent }))
})

test('a connection that breaks during a Prisma query returns 503', async () => {
  line.cutAtNextRequest()
  await expectUnavailable(await api('POST /user/password-reset', { body: { token: 'x', new_password: 'a long pass phrase' } }))
})

test('a database that does not respond returns 503', async () => {
  line.goSilent()
  await expectUnavailable(await api('GET /children', { as: parent }))
  await expectUnavailable(await api('POST /user/password-reset', { body: { token: 'x', new_password: 'a long pass phrase' } }))
})

test('signing in without a database reports that it is unavailable, not a wrong password', async () => {
  await line.refuse()
  expect(await browser().signIn('dana@example.com', 'a long pass phrase')).toBe('unavailable')
})

test('a session without a database returns 503 and keeps the cookie', async () => {
  await api('POST /user', { body: { email: 'dana@example.com', password: 'a long pass phrase' } })
  const errors: unknown[] = []
  const dana = browser({ onError: (error) => errors.push(error) })
  expect(await dana.signIn('dana@example.com', 'a long pass phrase')).toBe('ok')
  await line.refuse()
  await dana.session()
  await dana.signOut()
  expect(errors.map((error) => asProblem(error).code)).toEqual(['unavailable'])
})

test('signing in with Google without a database returns 503, and succeeds later', async () => {
  google.person = { sub: '1', email: 'noa@example.com', email_verified: true, name: 'Noa' }
  const errors: unknown[] = []
  const noa = browser({ onError: (error) => errors.push(error) })
  const back = await noa.toGoogle()
  await line.refuse()
  await noa.follow(back)
  expect(errors.map((error) => asProblem(error).code)).toEqual(['unavailable'])
  expect(noa.cookies.has('next-auth.session-token')).toBe(false)
  await line.restore()
  expect(await noa.google()).toBe('/')
})

test('a lost database is logged with its reason, without the request’s content', async () => {
  await line.refuse()
  await api('POST /user', { body: { email: 'quiet@example.com', password: 'a long pass phrase' } })
  expect(log.join('\n')).toMatch(/^POST \/api\/user: unavailable .*/m)
  expect(log.join('\n')).not.toMatch(/quiet@|pass phrase/)
})
