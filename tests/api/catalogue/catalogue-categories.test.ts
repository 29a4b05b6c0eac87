import { describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { newActivity, newCategory, type WireCategory } from '../../setup/data/catalogue.ts'
import { titles } from '../../setup/data/explore.ts'

const names = { en: 'Puppets', es: 'Títeres', he: 'בובות' }
const listed = async (admin: { token: string }): Promise<WireCategory[]> => (await api('GET /admin/explore/categories', { as: admin })).json()
const shown = async (language = 'en'): Promise<{ id: string; name: string }[]> =>
  (await api('GET /explore/categories', { headers: { 'accept-language': language } })).json()

describe('/admin/explore/categories', () => {
  test('creates categories, shows them to users in their language, changes and deletes them', async () => {
    const admin = await person({ isAdmin: true })
    const created = await api('POST /admin/explore/categories', { as: admin, body: { id: 'puppets', name: names, icon: 'teddy-bear' } })
    expect(created.status).toBe(201)
    const category = await created.json()
    const before = await listed(admin)
    expect(category).toEqual({
      id: 'puppets',
      name: names,
      icon: 'teddy-bear',
      position: before.length - 1,
      is_hidden: false,
      activity_count: 0,
      version: 1,
    })
    expect((await shown('he')).at(-1)).toMatchObject({ id: 'puppets', name: 'בובות' })

    const changed = await api('PATCH /admin/explore/categories/puppets', { as: admin, body: { version: 1, name: { ...names, en: 'Theatre' } } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ name: { en: 'Theatre', he: 'בובות' }, icon: 'teddy-bear', version: 2 })
    expect(await (await api('GET /admin/explore/categories/puppets', { as: admin })).json()).toMatchObject({ version: 2 })

    expect((await api('DELETE /admin/explore/categories/puppets', { as: admin })).status).toBe(204)
    expect((await api('DELETE /admin/explore/categories/puppets', { as: admin })).status).toBe(404)
    expect((await api('GET /admin/explore/categories/puppets', { as: admin })).status).toBe(404)
    expect((await shown()).map(({ id }) => id)).not.toContain('puppets')
  })

  test('returns 403 to users who are no admins', async () => {
    const [admin, member] = [await person({ isAdmin: true }), await person()]
    const { id } = await newCategory(admin)
    const body = { id: 'mine', name: names, icon: 'kite' }
    for (const [call, given] of [
      ['GET /admin/explore/categories', undefined],
      ['POST /admin/explore/categories', body],
      [`GET /admin/explore/categories/${id}`, undefined],
      [`PATCH /admin/explore/categories/${id}`, { is_hidden: true }],
      [`DELETE /admin/explore/categories/${id}`, undefined],
      ['GET /admin/explore/pictures', undefined],
    ] as const) {
      expect((await api(call, { body: given })).status).toBe(401)
      const refused = await api(call, { as: member, body: given })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'forbidden', detail: 'You are not authorized to access this page' })
    }
    expect(await listed(admin)).toContainEqual(expect.objectContaining({ id, is_hidden: false }))
  })

  test.each([
    ['id', { id: 'Puppets' }, 'Small letters a to z, digits and single hyphens only'],
    ['id', { id: 'trending' }, 'This address is kept for something else. Please choose another.'],
    // The app's own pages have these addresses.
    ['id', { id: 'saved' }, 'This address is kept for something else. Please choose another.'],
    ['id', { id: 'activity' }, 'This address is kept for something else. Please choose another.'],
    ['id', { id: '' }, 'This field is required'],
    ['id', { id: 'x'.repeat(61) }, 'Must be at most 60 characters'],
    ['name.he', { name: { ...names, he: ' ' } }, 'This field is required'],
    ['name.es', { name: { en: 'Puppets', he: 'בובות' } }, 'This field is required'],
    ['name.en', { name: { ...names, en: 'x'.repeat(41) } }, 'Must be at most 40 characters'],
    ['name.fr', { name: { ...names, fr: 'Marionnettes' } }, 'Unknown field'],
    ['icon', { icon: 'no-such-picture' }, 'This does not exist'],
    ['icon', { icon: '../secret' }, 'This does not exist'],
    ['position', { position: -1 }, 'Must be 0 or more'],
    ['colour', { colour: 'red' }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const admin = await person({ isAdmin: true })
    const response = await api('POST /admin/explore/categories', { as: admin, body: { id: 'puppets', name: names, icon: 'kite', ...fields } })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  test.each(['%00', '%F0%9F%AA%81', 'Games'])('returns 404 at %j', async (nowhere) => {
    const admin = await person({ isAdmin: true })
    const calls = ['GET', 'PATCH', 'DELETE'] as const
    for (const method of calls) {
      const body = method === 'PATCH' ? { is_hidden: true } : undefined
      expect((await api(`${method} /admin/explore/categories/${nowhere}`, { as: admin, body })).status).toBe(404)
    }
    expect((await api(`GET /explore/categories/${nowhere}/activities`)).status).toBe(404)
    expect((await api(`GET /explore/categories/${nowhere}/activities?offset=500`)).status).toBe(404)
  })

  test('returns 409 for a taken address', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newCategory(admin)
    const again = await api('POST /admin/explore/categories', { as: admin, body: { id, name: names, icon: 'kite' } })
    expect(again.status).toBe(409)
    expect((await again.json()).errors).toEqual([{ field: 'id', message: 'There is already a category with this address. Please choose another.' }])
    const renamed = await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { id: 'another' } })
    expect((await renamed.json()).errors).toEqual([{ field: 'id', message: 'Unknown field' }])
  })

  test('creates one category for one idempotency key', async () => {
    const admin = await person({ isAdmin: true })
    const call = { as: admin, body: { id: 'only-once', name: names, icon: 'kite' }, headers: { 'idempotency-key': 'once-and-again' } }
    const answers = [await api('POST /admin/explore/categories', call), await api('POST /admin/explore/categories', call)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test('returns 409 with the current category for an old version', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newCategory(admin)
    await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { version: 1, icon: 'books' } })
    const late = await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { version: 1, icon: 'compass' } })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'conflict', current: { id, icon: 'books', version: 2, activity_count: 0 } })
  })

  test('orders categories as admins do', async () => {
    const admin = await person({ isAdmin: true })
    const before = (await listed(admin)).map(({ id }) => id)
    const { id, position } = await newCategory(admin, { position: 1 })
    expect(position).toBe(1)
    expect((await listed(admin)).map((category) => category.id)).toEqual([before[0], id, ...before.slice(1)])
    await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { position: 3 } })
    expect((await shown()).map((category) => category.id).slice(1, 5)).toEqual([...before.slice(0, 3), id])
    await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { position: 999 } })
    expect((await listed(admin)).map((category) => category.id)).toEqual([...before, id])
    // Two concurrent moves: both are applied, one after the other.
    await Promise.all([0, 5].map((to) => api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { position: to } })))
    const after = await listed(admin)
    expect(after.map((category) => category.position)).toEqual(after.map((_, i) => i))
    expect(after.map((category) => category.id).filter((one) => one !== id)).toEqual(before)
  })

  test('hides a category with all its activities, and shows it again', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newCategory(admin)
    const { id: activity } = await newActivity(admin, { category_id: id })
    expect(await titles(`categories/${id}/activities`)).toEqual(['Kind words'])
    await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { is_hidden: true } })
    expect((await shown()).map((category) => category.id)).not.toContain(id)
    expect((await api(`GET /explore/categories/${id}/activities`)).status).toBe(404)
    expect((await api(`GET /explore/activities/${activity}`)).status).toBe(404)
    expect(await listed(admin)).toContainEqual(expect.objectContaining({ id, is_hidden: true, activity_count: 1 }))
    await api(`PATCH /admin/explore/categories/${id}`, { as: admin, body: { is_hidden: false } })
    expect((await api(`GET /explore/activities/${activity}`)).status).toBe(200)
  })
})

describe('DELETE /admin/explore/categories/{slug} with activities', () => {
  test('returns 422 without a category that takes them', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newCategory(admin)
    await newActivity(admin, { category_id: id })
    const refused = await api(`DELETE /admin/explore/categories/${id}`, { as: admin })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      detail: 'This category has activities. Say where they go.',
      errors: [{ field: 'move_to', message: 'This field is required' }],
    })
    for (const nowhere of [id, 'no-such-category', 'trending', '%00', '%F0%9F%AA%81']) {
      const response = await api(`DELETE /admin/explore/categories/${id}?move_to=${nowhere}`, { as: admin })
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toEqual([{ field: 'move_to', message: 'This does not exist' }])
    }
    expect(await titles(`categories/${id}/activities`)).toEqual(['Kind words'])
  })

  test('moves all of them, also hidden ones', async () => {
    const admin = await person({ isAdmin: true })
    const [from, to] = [await newCategory(admin), await newCategory(admin)]
    const [one, two] = [await newActivity(admin, { category_id: from.id }), await newActivity(admin, { category_id: from.id, is_hidden: true })]
    expect((await api(`DELETE /admin/explore/categories/${from.id}?move_to=${to.id}`, { as: admin })).status).toBe(204)
    for (const { id } of [one, two]) {
      const moved = await (await api(`GET /admin/explore/activities/${id}`, { as: admin })).json()
      expect(moved).toMatchObject({ category_id: to.id, version: 2 })
    }
    expect(await titles(`categories/${to.id}/activities`)).toHaveLength(1)
    expect((await api(`GET /explore/categories/${from.id}/activities`)).status).toBe(404)
  })

  test('moves also those that are added meanwhile', async () => {
    const admin = await person({ isAdmin: true })
    const [from, to] = [await newCategory(admin), await newCategory(admin)]
    await newActivity(admin, { category_id: from.id })
    const body = { category_id: from.id }
    const [deleted, ...created] = await Promise.allSettled([
      api(`DELETE /admin/explore/categories/${from.id}?move_to=${to.id}`, { as: admin }),
      ...Array.from({ length: 6 }, () => newActivity(admin, body)),
    ])
    expect(deleted).toMatchObject({ status: 'fulfilled', value: { status: 204 } })
    const come = created.filter(({ status }) => status === 'fulfilled').length
    const { activity_count } = await (await api(`GET /admin/explore/categories/${to.id}`, { as: admin })).json()
    expect(activity_count).toBe(1 + come)
  })
})

test('GET /admin/explore/pictures lists the pictures that the app ships', async () => {
  const admin = await person({ isAdmin: true })
  const names = await (await api('GET /admin/explore/pictures', { as: admin })).json()
  expect(names).toContain('kite')
  expect(names).toEqual([...names].sort())
})
