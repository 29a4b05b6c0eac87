import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const admin = await person({ isAdmin: true })
const post = (fields: Record<string, unknown>) =>
  api('POST /locations', { as: admin, body: { name: 'The swings', latitude: 29.95, longitude: -90.07, ...fields } })
const full = {
  name: 'Louis’ Playground',
  description: 'Two slides and a sandpit',
  category: 'playground',
  latitude: 29.9934,
  longitude: -90.0981,
  address: '1 Palm Drive, New Orleans',
  image_url: 'https://example.org/swings.jpg',
  phone: '+1 (504) 482-4888',
  price_level: '$$',
  is_open_now: true,
  hours: '24/7',
  checked_on: '2026-03-01',
  age_min_months: 12,
  age_max_months: 144,
  shade: true,
  fenced: false,
  toilets: true,
  changing_table: false,
  wheelchair: 'limited',
  stroller: true,
  drinking_water: false,
  surface: 'woodchips',
  dogs: 'leashed',
}

describe('/locations', () => {
  test('creates places, shows them to anyone, changes and deletes them', async () => {
    const made = await place(full, admin)
    const shown = { ...full, open_state: 'open', closes_at: null, opens_at: null, time_zone: 'America/Chicago', version: 1 }
    expect(made).toEqual({ ...shown, id: expect.any(String), created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) })
    const seen = await api(`GET /locations/${made.id}`)
    expect(seen.headers.get('vary')).toBe('Authorization, Accept-Language')
    expect(await seen.json()).toEqual(made)
    expect(await (await api('GET /locations')).json()).toContainEqual(made)

    const cleared = { description: null, address: null, image_url: null, phone: null, hours: null, checked_on: null, shade: null, wheelchair: null }
    const changed = await api(`PATCH /locations/${made.id}`, { as: admin, body: { ...cleared, name: 'Renamed', version: 1 } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...made, ...cleared, name: 'Renamed', open_state: 'open', version: 2 })
    const moved = await api(`PATCH /locations/${made.id}`, { as: admin, body: { longitude: 31.2357 } })
    expect(await moved.json()).toMatchObject({ longitude: 31.2357, latitude: 29.9934, time_zone: 'Africa/Cairo', version: 3 })

    expect((await api(`DELETE /locations/${made.id}`, { as: admin })).status).toBe(204)
    for (const call of [`GET /locations/${made.id}`, `DELETE /locations/${made.id}`, `PATCH /locations/${made.id}`] as const) {
      expect((await api(call, { as: admin, ...(call.startsWith('PATCH') && { body: { name: 'Gone' } }) })).status).toBe(404)
    }
  })

  test('requires a name and a position; other fields have the form’s defaults, and facts are unknown', async () => {
    const { id, ...made } = await place({}, admin)
    expect(made).toMatchObject({ category: 'playground', price_level: 'free', is_open_now: null, open_state: 'unknown', hours: null, version: 1 })
    const facts = ['shade', 'fenced', 'toilets', 'changing_table', 'wheelchair', 'stroller', 'drinking_water', 'surface', 'dogs', 'checked_on']
    expect(made).toMatchObject(Object.fromEntries([...facts, 'age_min_months', 'age_max_months'].map((fact) => [fact, null])))
    expect(await place({ is_open_now: false }, admin)).toMatchObject({ open_state: 'closed' })
  })

  test('treats empty texts as absent', async () => {
    const empty = { description: '', address: ' ', image_url: '', phone: '', hours: '', checked_on: '', surface: '', dogs: '', wheelchair: '' }
    expect(await place(empty, admin)).toMatchObject(Object.fromEntries(Object.keys(empty).map((key) => [key, null])))
  })

  test('returns 403 for writes of users who are no admins', async () => {
    const { id } = await place({}, admin)
    const parent = await person()
    const body = { name: 'Mine', latitude: 1, longitude: 1 }
    for (const call of ['POST /locations', `PATCH /locations/${id}`, `DELETE /locations/${id}`] as const) {
      expect((await api(call, { body })).status).toBe(401)
      const refused = await api(call, { as: parent, body })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'forbidden', detail: 'You are not authorized to access this page' })
    }
    expect(await (await api(`GET /locations/${id}`)).json()).toMatchObject({ name: 'The swings', version: 1 })
  })

  test('returns 409 with the current place to the second of two admins who change it', async () => {
    const other = await person({ isAdmin: true })
    const { id } = await place({ hours: '24/7' }, admin)
    const changes = [
      { as: admin, body: { version: 1, name: 'First' } },
      { as: other, body: { version: 1, name: 'Second' } },
    ]
    const answers = await Promise.all(changes.map((change) => api(`PATCH /locations/${id}`, change)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = await answers.find(({ ok }) => ok)?.json()
    const lost = await answers.find(({ ok }) => !ok)?.json()
    expect(lost).toMatchObject({ code: 'conflict', current: { id, name: won.name, version: 2, open_state: 'open' } })
  })

  test('creates one place for one Idempotency-Key', async () => {
    const call = { as: admin, body: { name: 'Once', latitude: 1, longitude: 1 }, headers: { 'idempotency-key': 'a place made once' } }
    const [first, again] = [await api('POST /locations', call), await api('POST /locations', call)]
    expect((await again.json()).id).toBe((await first.json()).id)
    expect(await db.location.count({ where: { name: 'Once' } })).toBe(1)
  })

  test.each([
    ['name', { name: ' ' }, 'This field is required'],
    ['name', { name: undefined }, 'This field is required'],
    ['name', { name: 'a\0b' }, 'This value cannot be used here'],
    ['category', { category: 'castle' }, 'This value cannot be used here'],
    ['price_level', { price_level: '$$$$' }, 'This value cannot be used here'],
    ['latitude', { latitude: 90.0001 }, 'Must be 90 or less'],
    ['latitude', { latitude: -90.07, longitude: 29.95 }, 'Must be -90 or more'],
    ['latitude', { latitude: '29.95' }, 'Please enter a number of degrees, such as 29.9511'],
    ['latitude', { latitude: 'NaN' }, 'Please enter a number of degrees, such as 29.9511'],
    ['latitude', { latitude: null }, 'Please enter a number of degrees, such as 29.9511'],
    ['latitude', { latitude: undefined }, 'This field is required'],
    ['longitude', { longitude: 180.5 }, 'Must be 180 or less'],
    ['longitude', { longitude: undefined }, 'This field is required'],
    ['image_url', { image_url: 'http://example.org/a.jpg' }, 'Please enter an address that begins with https://'],
    ['image_url', { image_url: 'javascript:alert(1)' }, 'Please enter an address that begins with https://'],
    ['image_url', { image_url: 'data:image/png;base64,AAAA' }, 'Please enter an address that begins with https://'],
    ['image_url', { image_url: 'https://me:secret@example.org/a.jpg' }, 'Please enter an address that begins with https://'],
    ['image_url', { image_url: '//example.org/a.jpg' }, 'Please enter an address that begins with https://'],
    ['phone', { phone: '504-FUN-PARK' }, 'Please enter a phone number: digits, spaces and + ( ) - only'],
    ['phone', { phone: '12' }, 'Please enter a phone number: digits, spaces and + ( ) - only'],
    ['phone', { phone: '1'.repeat(16) }, 'Please enter a phone number: digits, spaces and + ( ) - only'],
    ['phone', { phone: '+1 504 482 4888;ext=5' }, 'Please enter a phone number: digits, spaces and + ( ) - only'],
    ['hours', { hours: 'whenever they like' }, 'These opening hours cannot be read. Write them like “Mo-Fr 09:00-17:00; Sa 10:00-14:00”.'],
    ['hours', { hours: '10-5' }, 'These opening hours cannot be read. Write them like “Mo-Fr 09:00-17:00; Sa 10:00-14:00”.'],
    ['checked_on', { checked_on: '2999-01-01' }, 'The date cannot be in the future'],
    ['checked_on', { checked_on: '2026-02-30' }, 'Please enter a date'],
    ['age_max_months', { age_min_months: 48, age_max_months: 24 }, 'The highest age cannot be below the lowest'],
    ['age_min_months', { age_min_months: 1.5 }, 'This is not the kind of value expected here'],
    ['shade', { shade: 'yes' }, 'This is not the kind of value expected here'],
    ['surface', { surface: 'lava' }, 'This value cannot be used here'],
    ['time_zone', { time_zone: 'Europe/Berlin' }, 'Unknown field'],
    ['open_state', { open_state: 'open' }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const response = await post(fields)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  test('returns 422 for texts over the maximum length', async () => {
    const long = {
      name: 'x'.repeat(10_000),
      image_url: `https://example.org/${'x'.repeat(2000)}`,
      address: 'x'.repeat(301),
      hours: 'Mo '.repeat(100),
    }
    expect((await (await post(long)).json()).errors).toEqual([
      { field: 'name', message: 'Must be at most 255 characters' },
      { field: 'address', message: 'Must be at most 300 characters' },
      { field: 'image_url', message: 'Must be at most 2000 characters' },
      { field: 'hours', message: 'Must be at most 255 characters' },
    ])
  })

  test('returns 422 for 1e999, which is no number of degrees', async () => {
    const body = '{"name":"Far","latitude":1e999,"longitude":0}'
    expect((await (await api('POST /locations', { as: admin, body })).json()).errors).toMatchObject([{ field: 'latitude' }])
  })

  test.each([[{ latitude: -90, longitude: 180 }], [{ latitude: 90, longitude: -180 }], [{ latitude: 0, longitude: 0 }]])(
    'accepts the extreme position %j',
    async (where) => {
      expect((await post(where)).status).toBe(201)
    },
  )

  test('checks the order of ages also if only one of them changes', async () => {
    const { id } = await place({ age_min_months: 24, age_max_months: 72 }, admin)
    const change = (body: unknown) => api(`PATCH /locations/${id}`, { as: admin, body })
    expect((await (await change({ age_max_months: 12 })).json()).errors).toMatchObject([{ field: 'age_max_months' }])
    expect((await change({ age_min_months: 96 })).status).toBe(422)
    expect((await change({ age_min_months: null, age_max_months: 12 })).status).toBe(200)
    expect((await change({ hours: 'nonsense' })).status).toBe(422)
    expect((await change({ latitude: null })).status).toBe(422)
    expect((await change({ name: '' })).status).toBe(422)
    expect(await (await api(`GET /locations/${id}`)).json()).toMatchObject({ version: 2, age_max_months: 12, hours: null })
  })
})

describe('GET /locations/hours', () => {
  const ask = (query: string, as = admin) => api(`GET /locations/hours?${query}`, { as })

  test('evaluates unsaved hours for a place', async () => {
    expect(await (await ask('hours=24/7&near=31.78,35.21')).json()).toEqual({
      ...{ open_state: 'open', closes_at: null, opens_at: null, time_zone: 'Asia/Jerusalem' },
    })
    const soon = await (await ask('hours=Mo-Su%2000:00-12:00&near=29.95,-90.07')).json()
    expect([soon.closes_at, soon.opens_at].filter(Boolean)).toHaveLength(1)
  })

  test.each([
    ['hours', 'hours=soon&near=1,1'],
    ['hours', 'near=1,1'],
    ['near', 'hours=24/7&near=91,1'],
    ['near', 'hours=24/7'],
  ])('returns 422 at %s for %s', async (field, query) => {
    const response = await ask(query)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field }])
  })

  test('returns 403 to users who are no admins', async () => {
    expect((await ask('hours=24/7&near=1,1', await person())).status).toBe(403)
  })
})
