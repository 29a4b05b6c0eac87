import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken } from '#lib/server/auth/bearer'
import { syncToken } from '#lib/server/auth/token-sync'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// The app passes tokens on to a service of ours.
const service = await vi.hoisted(async () => {
  const { startTokenReceiver } = await import('../../setup/services/token-receiver.ts')
  const receiver = await startTokenReceiver()
  process.env.AUTH_SYNC_URL = receiver.url
  return receiver
})

const password = 'a long pass phrase'
// Each test waits for all that it has sent: the next one begins with none.

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

async function signedIn() {
  const dana = browser()
  expect(await dana.signIn(email, password)).toBe('ok')
  return dana
}

describe('a token is passed on', () => {
  test('at the sign-in itself, also when no session is ever asked for', async () => {
    await signedIn()
    await service.until(1)
    const [first] = service.received
    expect(first).toMatchObject({ method: 'POST', path: '/token?key=of-the-service', type: 'application/json', authorization: undefined })
    expect(Object.keys(first?.body ?? {})).toEqual(['token'])
    expect((await api('GET /user/me', { as: { token: first?.body.token ?? '' } })).status).toBe(200)
  })

  test('with each renewal, the same that the browser is given', async () => {
    const dana = await signedIn()
    await service.until(1)
    for (const calls of [2, 3]) {
      const token = await dana.token()
      await service.until(calls)
      expect(service.received.at(-1)).toMatchObject({ method: 'POST', body: { token } })
    }
  })

  test('and taken back at sign-out, by a fresh one of that session', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()]
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

  test('for nobody who is refused, and for no visitor', async () => {
    const visitor = browser()
    expect(await visitor.signIn(email, 'another pass phrase')).toBe('CredentialsSignin')
    await visitor.session()
    await visitor.signOut()
    await signedIn()
    await service.until(1)
    expect(service.received).toHaveLength(1)
  })

  test('in order, one at a time for a session; of those that wait, only the newest', async () => {
    service.behave('hangs')
    const dana = await signedIn()
    await service.until(1)
    await dana.token()
    await dana.token()
    await dana.signOut()
    service.behave('well')
    service.release()
    await service.until(2)
    expect(service.received.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('never again once its session has ended, also by a renewal that had begun before', async () => {
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

describe('a service that does not do its part', () => {
  test('stops and slows no sign-in, renewal or sign-out by hanging, and nobody else’s delivery', async () => {
    service.behave('hangs')
    const dana = await signedIn()
    await service.until(1)
    expect(await dana.session()).toMatchObject({ user: { email } })
    await dana.signOut()
    expect(await dana.session()).toEqual({})
    await signedIn()
    await service.until(2)
    // The first delivery has not even been given up, which is logged.
    expect(log).not.toHaveBeenCalled()
    service.behave('well')
    service.release()
    await service.until(3)
  })

  test('is given up after five seconds', async () => {
    service.behave('hangs')
    await signedIn()
    expect(await nextLine).toMatch(/^Token sync: POST to 127\.0\.0\.1:\d+ failed: TimeoutError$/)
  })

  test.each([
    ['fails', 'it answered 500'],
    ['redirects', 'it answered 307'],
  ] as const)('is one line in the log when it %s, without the token or what else the address holds', async (manner, reason) => {
    service.behave(manner)
    const dana = await signedIn()
    expect(await nextLine).toMatch(new RegExp(`^Token sync: POST to 127\\.0\\.0\\.1:\\d+ failed: ${reason}$`))
    expect(log).toHaveBeenCalledTimes(1)
    service.behave('well')
    expect(await dana.session()).toMatchObject({ user: { email } })
    await service.until(2)
    expect(service.received.map(({ path }) => path)).toEqual(['/token?key=of-the-service', '/token?key=of-the-service'])
  })

  // The last one: the service is gone.
  test('is one line in the log when nobody is there', async () => {
    await service.close()
    const dana = await signedIn()
    expect(await nextLine).toMatch(/^Token sync: POST to 127\.0\.0\.1:\d+ failed: ECONNREFUSED$/)
    expect(await dana.session()).toMatchObject({ user: { email } })
    await dana.signOut()
    expect(await dana.session()).toEqual({})
  })
})
