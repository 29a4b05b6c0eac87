import { beforeEach, expect, test, vi } from 'vitest'
import { keepInAccount } from '#lib/client/account/keep-in-account'
import { forgetSession } from '#lib/client/auth/session'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { getRoute } from '../../setup/routes.ts'

const defaults = {
  language: 'en',
  theme_color: 'system',
  notifications_enabled: true,
  email_notifications: true,
  distance_unit: 'mi',
  profile_order: 'newest',
}
const settings = async (of: Person) => (await api('GET /settings/me', { as: of })).json()

/** Simulates a browser page of a user or a visitor. @returns a function that delays its requests */
function page(of: Person | undefined) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  // The page reloads if another account is signed in than before.
  vi.stubGlobal('location', { reload() {} })
  const held: { until: Promise<unknown>; sent: () => void }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/auth/session') {
      const user = of && { id: of.id, name: of.name, email: of.email, is_admin: false, user_type: 'parent' }
      return Response.json(of ? { user, token: of.token, expires: '2099-01-01T00:00:00Z' } : {})
    }
    const stop = init.method === 'GET' ? undefined : held.shift()
    stop?.sent()
    await stop?.until
    const { handlers, params } = await getRoute(path)
    const handler = handlers[init.method ?? '']
    if (!handler) throw new Error(`No ${init.method} at ${path}`)
    return handler(new Request(`http://localhost:3000${path}`, init), { params: Promise.resolve(params) })
  })
  return {
    /** Delays the next request until the promise resolves. @returns once it is sent */
    hold: (until: Promise<unknown>) => new Promise<void>((sent) => held.push({ until, sent })),
  }
}

beforeEach(() => {
  forgetSession()
  return () => vi.unstubAllGlobals()
})

test('keepInAccount saves quick changes of different settings', async () => {
  const parent = await person()
  page(parent)
  await Promise.all([keepInAccount({ language: 'he' }), keepInAccount({ distanceUnit: 'km' }), keepInAccount({ themeColor: 'dark' })])
  expect(await settings(parent)).toEqual({ ...defaults, language: 'he', distance_unit: 'km', theme_color: 'dark' })
})

test('keepInAccount saves the last of several quick changes of one setting, even if the first is slow', async () => {
  const parent = await person()
  const { hold } = page(parent)
  let arrive = () => {}
  const sent = hold(new Promise<void>((resolve) => (arrive = resolve)))
  const changes = [keepInAccount({ language: 'he' }), keepInAccount({ language: 'es' })]
  await sent
  arrive()
  await Promise.all(changes)
  expect(await settings(parent)).toEqual({ ...defaults, language: 'es' })
})

test('keepInAccount sends the next change after one that failed', async () => {
  const parent = await person()
  const { hold } = page(parent)
  void hold(Promise.reject(new Error('The line is dead')))
  const [lost, kept] = await Promise.allSettled([keepInAccount({ language: 'he' }), keepInAccount({ distanceUnit: 'km' })])
  expect([lost?.status, kept?.status]).toEqual(['rejected', 'fulfilled'])
  expect(await settings(parent)).toEqual({ ...defaults, distance_unit: 'km' })
})

test('keepInAccount does not revert a change from another tab', async () => {
  const parent = await person()
  const { hold } = page(parent)
  let arrive = () => {}
  const sent = hold(new Promise<void>((resolve) => (arrive = resolve)))
  const own = keepInAccount({ distanceUnit: 'km' })
  await sent
  await api('PUT /settings/me', { as: parent, body: { ...defaults, language: 'es', theme_color: 'dark' } })
  arrive()
  await own
  expect(await settings(parent)).toEqual({ ...defaults, language: 'es', theme_color: 'dark', distance_unit: 'km' })
})

test('keepInAccount stores nothing for a visitor', async () => {
  page(undefined)
  await keepInAccount({ language: 'he' })
})
