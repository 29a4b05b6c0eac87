import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asProblem } from '#lib/server/platform/http/problem'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// The app reaches its database over a line that can be cut.
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

test('a database that refuses connections is 503 with Retry-After, and all is well when it is back', async () => {
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

test('a line that goes dead in the middle of a call is 503', async () => {
  line.cutAtNextRequest()
  await expectUnavailable(await api('GET /children', { as: parent }))
})

test('a line that goes dead in the middle of a query of Prisma is 503', async () => {
  line.cutAtNextRequest()
  await expectUnavailable(await api('POST /user/password-reset', { body: { token: 'x', new_password: 'a long pass phrase' } }))
})

test('a database that does not answer at all is 503', async () => {
  line.goSilent()
  await expectUnavailable(await api('GET /children', { as: parent }))
  await expectUnavailable(await api('POST /user/password-reset', { body: { token: 'x', new_password: 'a long pass phrase' } }))
})

test('signing in says that it is not possible right now, not that the password is wrong', async () => {
  await line.refuse()
  expect(await browser().signIn('dana@example.com', 'a long pass phrase')).toBe('unavailable')
})

test('a session is not taken for ended: the fault is told, so that the answer is 503 and the cookie stays', async () => {
  await api('POST /user', { body: { email: 'dana@example.com', password: 'a long pass phrase' } })
  const faults: unknown[] = []
  const dana = browser({ onError: (error) => faults.push(error) })
  expect(await dana.signIn('dana@example.com', 'a long pass phrase')).toBe('ok')
  await line.refuse()
  await dana.session()
  await dana.signOut()
  expect(faults.map((fault) => asProblem(fault).code)).toEqual(['unavailable'])
})

test('signing in with Google is not refused: the fault is told, and another try works once all is well', async () => {
  google.person = { sub: '1', email: 'noa@example.com', email_verified: true, name: 'Noa' }
  const faults: unknown[] = []
  const noa = browser({ onError: (error) => faults.push(error) })
  const back = await noa.toGoogle()
  await line.refuse()
  await noa.follow(back)
  expect(faults.map((fault) => asProblem(fault).code)).toEqual(['unavailable'])
  expect(noa.cookies.has('next-auth.session-token')).toBe(false)
  await line.restore()
  expect(await noa.google()).toBe('/')
})

test('the reason is in the log, without what was sent', async () => {
  await line.refuse()
  await api('POST /user', { body: { email: 'quiet@example.com', password: 'a long pass phrase' } })
  expect(log.join('\n')).toMatch(/^POST \/api\/user: unavailable .*/m)
  expect(log.join('\n')).not.toMatch(/quiet@|pass phrase/)
})
