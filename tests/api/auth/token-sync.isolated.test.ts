import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken } from '#lib/server/auth/bearer'
import { syncToken } from '#lib/server/auth/token-sync'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// The app sends tokens to a service that this test runs.
const service = await vi.hoisted(async () => {
  const { startTokenReceiver } = await import('../../setup/services/token-receiver.ts')
  const receiver = await startTokenReceiver()
  process.env.AUTH_SYNC_URL = receiver.url
  return receiver
})

const password = 'a long pass phrase'
// Each test waits for everything it has sent, so the next one starts with an empty queue.

let count = 0
let email: string
let log: ReturnType<typeof vi.spyOn>
let nextLine: Promise<string>

beforeEach(async () => {
  count++
  email = `sync${count}@example.com`
  service.behave('well')
  service.received.splice(0)
  nextLine = new Promise((resolve) => {
    log = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => resolve(said.join(' ')))
  })
  await api('POST /user', { body: { email, password } })
})
afterEach(() => {
  service.release()
  log.mockRestore()
})
afterAll(() => service.close())

async function signInAsDana() {
  const dana = browser()
  expect(await dana.signIn(email, password)).toBe('ok')
  return dana
}

describe('a token is sent to AUTH_SYNC_URL', () => {
  test('at sign-in, also if no session is requested', async () => {
    await signInAsDana()
    await service.until(1)
    const [first] = service.received
    expect(first).toMatchObject({ method: 'POST', path: '/token?key=of-the-service', type: 'application/json', authorization: undefined })
    expect(Object.keys(first?.body ?? {})).toEqual(['token'])
    expect((await api('GET /user/me', { as: { token: first?.body.token ?? '' } })).status).toBe(200)
  })

  test('at each renewal, the same one that the browser receives', async () => {
    const dana = await signInAsDana()
    await service.until(1)
    for (const calls of [2, 3]) {
      const token = await dana.token()
      await service.until(calls)
      expect(service.received.at(-1)).toMatchObject({ method: 'POST', body: { token } })
    }
  })

  test('and revoked at sign-out, with a new token of that session', async () => {
    const [phone, laptop] = [await signInAsDana(), await signInAsDana()]
    const of = await readToken(await phone.token())
    await service.until(3)
    await phone.signOut()
    await service.until(4)
    const last = service.received.at(-1)
    expect(last).toMatchObject({ method: 'DELETE', authorization: `Bearer ${last?.body.token}`, type: 'application/json' })
    expect(await readToken(last?.body.token ?? '')).toEqual(of)
    expect((await api('GET /user/me', { as: { token: last?.body.token ?? '' } })).status).toBe(401)
    expect(await laptop.session()).toMatchObject({ user: { email } })
    await service.until(5)
  })

  test('never for refused sign-ins or visitors', async () => {
    const visitor = browser()
    expect(await visitor.signIn(email, 'another pass phrase')).toBe('CredentialsSignin')
    await visitor.session()
    await visitor.signOut()
    await signInAsDana()
    await service.until(1)
    expect(service.received).toHaveLength(1)
  })

  test('in order, one at a time per session, and of the waiting ones only the newest', async () => {
    service.behave('hangs')
    const dana = await signInAsDana()
    await service.until(1)
    await dana.token()
    await dana.token()
    await dana.signOut()
    service.behave('well')
    service.release()
    await service.until(2)
    expect(service.received.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('never after its session has ended, even by a renewal that began before', async () => {
    service.behave('hangs')
    syncToken('a session', { method: 'POST', token: 'first' })
    await service.until(1)
    syncToken('a session', { method: 'DELETE', token: 'last' })
    syncToken('a session', { method: 'POST', token: 'late' })
    service.behave('well')
    service.release()
    await service.until(2)
    expect(service.received.map(({ body }) => body.token)).toEqual(['first', 'last'])
  })
})

describe('a token sync service that fails', () => {
  test('does not delay sign-ins, renewals, sign-outs or other users’ deliveries when it hangs', async () => {
    service.behave('hangs')
    const dana = await signInAsDana()
    await service.until(1)
    expect(await dana.session()).toMatchObject({ user: { email } })
    await dana.signOut()
    expect(await dana.session()).toEqual({})
    await signInAsDana()
    await service.until(2)
    // The first delivery has not timed out yet, which would be logged.
    expect(log).not.toHaveBeenCalled()
    service.behave('well')
    service.release()
    await service.until(3)
  })

  test('times out after five seconds', async () => {
    service.behave('hangs')
    await signInAsDana()
    expect(await nextLine).toMatch(/^Token sync: POST to 127\.0\.0\.1:\d+ failed: TimeoutError$/)
  })

  test.each([
    ['fails', 'it answered 500'],
    ['redirects', 'it answered 307'],
  ] as const)('is logged in one line when it %s, without the token and the URL’s secrets', async (manner, reason) => {
    service.behave(manner)
    const dana = await signInAsDana()
    expect(await nextLine).toMatch(new RegExp(`^Token sync: POST to 127\\.0\\.0\\.1:\\d+ failed: ${reason}$`))
    expect(log).toHaveBeenCalledTimes(1)
    service.behave('well')
    expect(await dana.session()).toMatchObject({ user: { email } })
    await service.until(2)
    expect(service.received.map(({ path }) => path)).toEqual(['/token?key=of-the-service', '/token?key=of-the-service'])
  })

  // The last test: the service is stopped.
  test('is logged in one line when it is unreachable', async () => {
    await service.close()
    const dana = await signInAsDana()
    expect(await nextLine).toMatch(/^Token sync: POST to 127\.0\.0\.1:\d+ failed: ECONNREFUSED$/)
    expect(await dana.session()).toMatchObject({ user: { email } })
    await dana.signOut()
    expect(await dana.session()).toEqual({})
  })
})
