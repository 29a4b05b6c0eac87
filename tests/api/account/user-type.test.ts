import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Routes that need no sign-in; all others are personal. A new public route must be added here. */
const isPublic = new Set([
  'GET /livez',
  'GET /readyz',
  'GET /openapi.json',
  'GET /docs',
  'GET /settings/languages',
  'GET /settings/theme-colors',
  'GET /settings/user-types',
  'GET /public/activity/[id]',
  'GET /explore/categories',
  'GET /explore/categories/[slug]/activities',
  'GET /explore/activities',
  'GET /explore/activities/[id]',
  'GET /explore/todays-picks',
  'GET /materials',
  'GET /locations',
  'GET /locations/[id]',
  'POST /user',
  'POST /user/forgot-password',
  'POST /user/password-reset',
  'POST /unsent',
])
/** Whether the route works before a user type is chosen. */
const isOpenBefore = (path: string) => path.startsWith('/user/me') || path === '/settings/me'

const modules = import.meta.glob<Record<string, unknown>>(['../../../app/api/**/route.ts', '!../../app/api/auth/**'], { eager: true })
const calls = Object.entries(modules).flatMap(([file, handlers]) => {
  if (file.includes('[...')) return [] // The catch-all answers unknown paths.
  const path = file.replace('../../../app/api', '').replace('/route.ts', '')
  return methods.filter((method) => method in handlers).map((method) => ({ method, path, name: `${method} ${path}` }))
})
const personal = calls.filter(({ name }) => !isPublic.has(name))
const members = personal.filter(({ path }) => !isOpenBefore(path))
const target = (path: string) => path.replace('[id]', '0192b7a0-0000-7000-8000-000000000000')

describe('access to the API', () => {
  test.each(personal)('$name returns 401 without a token', async ({ method, path }) => {
    const response = await api(`${method} /${target(path).slice(1)}`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
  })

  test.each(members)('$name returns 403 until a user type is chosen', async ({ method, path }) => {
    const undecided = await person({ userType: null })
    const response = await api(`${method} /${target(path).slice(1)}`, { as: undecided })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'user_type_required', title: 'One more step' })
  })

  test('the list of public routes names only existing ones', () => {
    expect([...isPublic].filter((name) => !calls.some((call) => call.name === name))).toEqual([])
  })

  test('returns 403 to an admin without a user type', async () => {
    const admin = await person({ userType: null, isAdmin: true })
    expect((await api('GET /children', { as: admin })).status).toBe(403)
  })
})

describe('PUT /user/me', () => {
  test('sets the user type, and opens the other routes', async () => {
    const newcomer = await person({ userType: null })
    expect(await (await api('GET /user/me', { as: newcomer })).json()).toMatchObject({ user_type: null })
    expect((await api('GET /settings/me', { as: newcomer })).status).toBe(200)
    const chosen = await api('PUT /user/me', { as: newcomer, body: { user_type: 'educator' } })
    expect(chosen.status).toBe(200)
    expect(await chosen.json()).toMatchObject({ id: newcomer.id, user_type: 'educator' })
    expect((await api('GET /children', { as: newcomer })).status).toBe(200)
  })

  test('returns 409 for a second, different user type, and accepts the same one again', async () => {
    const parent = await person({ userType: null })
    await api('PUT /user/me', { as: parent, body: { user_type: 'parent' } })
    expect((await api('PUT /user/me', { as: parent, body: { user_type: 'parent' } })).status).toBe(200)
    const other = await api('PUT /user/me', { as: parent, body: { user_type: 'educator', name: 'Renamed' } })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'conflict', detail: 'The user type is chosen once and cannot be changed.' })
    expect(await (await api('GET /user/me', { as: parent })).json()).toMatchObject({ user_type: 'parent', name: parent.name })
  })

  test('keeps one of two user types that are sent at once', async () => {
    const newcomer = await person({ userType: null })
    const answers = await Promise.all(['parent', 'educator'].map((user_type) => api('PUT /user/me', { as: newcomer, body: { user_type } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = await answers.find(({ ok }) => ok)?.json()
    expect(await db.user.findUniqueOrThrow({ where: { id: newcomer.id } })).toMatchObject({ userType: won.user_type })
  })

  test.each([
    ['user_type', { user_type: 'grandparent' }],
    ['user_type', { user_type: null }],
    ['user_type', { user_type: ['parent'] }],
    ['is_admin', { is_admin: true }],
    ['email', { email: 'new@example.com' }],
    ['name', { name: '' }],
  ])('returns 422 at %s for %j', async (field, body) => {
    const newcomer = await person({ userType: null })
    const response = await api('PUT /user/me', { as: newcomer, body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field }])
    expect(await db.user.findUniqueOrThrow({ where: { id: newcomer.id } })).toMatchObject({ userType: null, isAdmin: false, email: newcomer.email })
  })
})

describe('GET /user/me', () => {
  test('returns the account without any secret', async () => {
    const parent = await person({ language: 'es' })
    expect(await (await api('GET /user/me', { as: parent })).json()).toEqual({
      id: parent.id,
      email: parent.email,
      name: parent.name,
      user_type: 'parent',
      is_admin: false,
      sign_in_methods: [],
      settings: { language: 'es' },
      created_at: parent.createdAt.toISOString(),
    })
  })

  test('returns the name that PUT changed, trimmed, and the other values', async () => {
    const parent = await person()
    expect(await (await api('PUT /user/me', { as: parent, body: { name: ' Noa ' } })).json()).toMatchObject({ name: 'Noa', user_type: 'parent' })
  })
})
