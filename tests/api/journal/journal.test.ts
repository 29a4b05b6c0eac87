import pg from 'pg'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { encodeCursor } from '#lib/schemas/platform/cursor'
import { printedEntries, shownLatestEntries } from '#lib/server/journal/journal'
import { db } from '#lib/server/platform/db'
import { child, entry, group, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const NOBODY = '019a0000-0000-7000-8000-000000000000'
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a day at this distance in days and years from today, by the date in UTC. */
function dayFromNow(days: number, years = 0): string {
  const now = new Date()
  now.setUTCFullYear(now.getUTCFullYear() + years)
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

async function createActivity(of: Person, childId: string): Promise<string> {
  const body = { type: 'child', id: childId, duration: '30-60min', location: 'indoor' }
  return (await (await api('POST /activity', { as: of, body })).json()).id
}

async function titles(of: Person, query: string): Promise<string[]> {
  const { entries } = await (await api(`GET /journal?${query}`, { as: of })).json()
  return entries.map(({ title }: { title: string }) => title)
}

/** Creates a photo with the position where it was taken. */
async function createPhoto(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#38a' } })
    .withExif({ IFD0: { Copyright: 'where we live' } })
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}

const pixels = async (dataUrl: string) => sharp(Buffer.from(dataUrl.replace('data:image/jpeg;base64,', ''), 'base64')).metadata()

describe('/journal', () => {
  test('creates, lists, changes and deletes entries', async () => {
    const parent = await person()
    const [noa, adam] = [await child(parent), await child(parent, { name: 'Adam' })]
    const activityId = await createActivity(parent, noa.id)
    const fields = {
      child_id: noa.id,
      activity_id: activityId,
      date: '2025-11-01',
      title: '  Leaf crown ',
      description: ' Three of them. ',
      rating: 5,
    }
    const created = await api('POST /journal', { as: parent, body: fields })
    expect(created.status).toBe(201)
    const saved = await created.json()
    expect(saved).toEqual({
      ...fields,
      child_ids: [],
      group_id: null,
      id: expect.any(String),
      title: 'Leaf crown',
      description: 'Three of them.',
      image_base64: null,
      image_url: null,
      created_at: expect.stringMatching(/Z$/),
      version: 1,
    })
    expect(await (await api(`GET /journal/${saved.id}`, { as: parent })).json()).toEqual(saved)
    const list = await api('GET /journal', { as: parent })
    expect(list.headers.get('cache-control')).toBe('no-store')
    const { image_base64: _, ...listed } = saved
    expect(await list.json()).toEqual({ entries: [listed], pagination: { limit: 20, next_cursor: null, has_more: false } })

    const body = { child_id: adam.id, activity_id: null, description: null, rating: 4, version: 1 }
    const changed = await api(`PATCH /journal/${saved.id}`, { as: parent, body })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...saved, ...body, version: 2 })
    const kept = await api(`PATCH /journal/${saved.id}`, { as: parent, body: { date: '2025-10-31' } })
    expect(await kept.json()).toMatchObject({ date: '2025-10-31', title: 'Leaf crown', rating: 4, child_id: adam.id, version: 3 })

    expect((await api(`DELETE /journal/${saved.id}`, { as: parent })).status).toBe(204)
    expect((await api(`DELETE /journal/${saved.id}`, { as: parent })).status).toBe(404)
    expect((await api(`GET /journal/${saved.id}`, { as: parent })).status).toBe(404)
  })

  test('returns only the user’s own entries, and refuses other users’ children and activities', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [noa, theirs] = [await child(parent), await child(stranger)]
    const theirActivity = await createActivity(stranger, theirs.id)
    const { id } = await entry(parent, { child_id: noa.id })
    expect(await (await api('GET /journal', { as: stranger })).json()).toMatchObject({ entries: [] })
    expect(await titles(stranger, `child_id=${noa.id}`)).toEqual([])
    for (const call of [`GET /journal/${id}`, `DELETE /journal/${id}`] as const) expect((await api(call, { as: stranger })).status).toBe(404)
    expect((await api(`PATCH /journal/${id}`, { as: stranger, body: { title: 'Mine' } })).status).toBe(404)
    expect((await api(`PATCH /journal/${id}`, { as: stranger, body: { child_id: theirs.id, activity_id: theirActivity } })).status).toBe(404)

    for (const call of ['POST /journal', `PATCH /journal/${id}`] as const) {
      for (const [field, value] of [
        ['child_id', theirs.id],
        ['child_id', NOBODY],
        ['activity_id', theirActivity],
        ['activity_id', NOBODY],
      ] as const) {
        const body = { child_id: noa.id, date: '2025-11-01', title: 'A walk', rating: 3, [field]: value }
        const response = await api(call, { as: parent, body })
        expect(response.status).toBe(422)
        expect((await response.json()).errors).toEqual([{ field, message: 'This does not exist' }])
      }
    }
    expect(await (await api('GET /journal', { as: parent })).json()).toMatchObject({ entries: [{ id, child_id: noa.id, version: 1 }] })
  })

  test('deletes entries with their child, but keeps those about its siblings', async () => {
    const parent = await person()
    const [noa, adam] = [await child(parent), await child(parent)]
    await entry(parent, { child_id: noa.id, title: 'Noa’s' })
    await entry(parent, { child_id: adam.id, title: 'Adam’s' })
    expect((await api(`DELETE /children/${noa.id}`, { as: parent })).status).toBe(204)
    expect(await titles(parent, '')).toEqual(['Adam’s'])
  })

  test('returns 409 with the current entry for an old version', async () => {
    const parent = await person()
    const { id } = await entry(parent, { child_id: (await child(parent)).id })
    await api(`PATCH /journal/${id}`, { as: parent, body: { version: 1, title: 'First', rating: 2 } })
    const late = await api(`PATCH /journal/${id}`, { as: parent, body: { version: 1, title: 'Second' } })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'conflict', reason: 'changed_elsewhere', current: { id, title: 'First', rating: 2, version: 2 } })
    expect(await (await api(`GET /journal/${id}`, { as: parent })).json()).toMatchObject({ title: 'First', version: 2 })
  })

  test('applies one of two concurrent changes of one version, and returns 409 for the other', async () => {
    const parent = await person()
    const { id } = await entry(parent, { child_id: (await child(parent)).id })
    const answers = await Promise.all(['One', 'Two'].map((title) => api(`PATCH /journal/${id}`, { as: parent, body: { version: 1, title } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('creates one entry for one idempotency key', async () => {
    const parent = await person()
    const body = { child_id: (await child(parent)).id, date: '2025-11-01', title: 'A walk', rating: 3 }
    const call = () => api('POST /journal', { as: parent, body, headers: { 'idempotency-key': 'the-same-key' } })
    const [one, two] = await Promise.all((await Promise.all([call(), call()])).map((response) => response.json()))
    expect(two.id).toBe(one.id)
    expect(await titles(parent, '')).toEqual(['A walk'])
  })
})

describe('POST /journal', () => {
  test.each([
    ['title', 'x'],
    ['title', 'x'.repeat(120)],
    ['title', '🖍️🦕 Los dinosaurios'],
    ['title', 'בנינו מגדל מקוביות'],
    ['description', 'x'.repeat(2000)],
    ['description', 'שורה\nשנייה 🎈'],
    ['rating', 1],
    ['rating', 5],
    ['date', dayFromNow(0)],
    ['date', dayFromNow(1)],
    ['date', dayFromNow(0, -18)],
  ])('accepts %s %j', async (field, value) => {
    const parent = await person()
    expect(await entry(parent, { child_id: (await child(parent)).id, [field]: value })).toMatchObject({ [field]: value })
  })

  test.each([
    ['child_id', 'nobody', 'This does not exist'],
    ['child_id', undefined, 'This field is required'],
    ['child_id', null, 'This field is required'],
    ['activity_id', 'none', 'This does not exist'],
    ['title', '   ', 'This field is required'],
    ['title', null, 'This is not the kind of value expected here'],
    ['title', 'x'.repeat(121), 'Must be at most 120 characters'],
    ['title', 'a\0b', 'This value cannot be used here'],
    ['title', 'half an emoji \ud83c', 'This value cannot be used here'],
    ['description', 'x'.repeat(2001), 'Must be at most 2000 characters'],
    ['rating', 0, 'Must be 1 or more'],
    ['rating', 6, 'Must be 5 or less'],
    ['rating', 2.5, 'This is not the kind of value expected here'],
    ['rating', '3', 'This is not the kind of value expected here'],
    ['rating', undefined, 'This field is required'],
    ['date', '2025-02-30', 'Please enter a date'],
    ['date', '2025-11-01T10:00:00Z', 'Please enter a date'],
    ['date', dayFromNow(2), 'The date cannot be in the future'],
    ['date', dayFromNow(-1, -18), 'The date cannot be more than 18 years ago'],
    ['image_base64', 'aGVsbG8=', 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
    ['thumbnail_base64', 'aGVsbG8=', 'Unknown field'],
    ['mood', 'happy', 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, value, message) => {
    const parent = await person()
    const { id } = await child(parent)
    const body = { child_id: id, date: '2025-11-01', title: 'A walk', rating: 3, [field]: value }
    const response = await api('POST /journal', { as: parent, body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
    expect(await titles(parent, '')).toEqual([])
  })

  test('stores a picture in two sizes, without metadata', async () => {
    const parent = await person()
    const { id: childId } = await child(parent)
    const { id, image_base64: whole } = await entry(parent, { child_id: childId, image_base64: await createPhoto(2000, 3000) })
    expect(await pixels(whole)).toMatchObject({ format: 'jpeg', width: 1067, height: 1600 })
    expect((await pixels(whole)).exif).toBeUndefined()
    const shown = async () => (await api(`GET /journal/${id}`, { as: parent })).json()
    expect((await shown()).image_base64 === whole).toBe(true)
    const small = await api(`GET /journal/${id}/picture?size=small`, { as: parent })
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 480 })
    expect(await shown()).not.toHaveProperty('thumbnail_base64')

    const renamed = await api(`PATCH /journal/${id}`, { as: parent, body: { title: 'Renamed' } })
    expect(await renamed.json()).toMatchObject({ title: 'Renamed', image_base64: whole })
    const wide = await api(`PATCH /journal/${id}`, { as: parent, body: { image_base64: await createPhoto(400, 200) } })
    expect(await pixels((await wide.json()).image_base64)).toMatchObject({ width: 400, height: 200 })
    await api(`PATCH /journal/${id}`, { as: parent, body: { image_base64: null } })
    expect(await shown()).toMatchObject({ image_base64: null, image_url: null })
  })
})

describe('a journal entry about several children or a group', () => {
  const written = { date: '2025-11-01', title: 'A walk', rating: 3 }

  test('is found by each, and is deleted with the group or the last of the children', async () => {
    const parent = await person()
    const [noa, adam, ben] = [await child(parent), await child(parent), await child(parent)]
    const reds = await group(parent, {})
    const together = await entry(parent, { child_ids: [noa.id, adam.id], title: 'Together' })
    expect(together).toMatchObject({ child_id: null, child_ids: [noa.id, adam.id], group_id: null })
    expect(await entry(parent, { group_id: reds.id, title: 'Reds' })).toMatchObject({ child_id: null, child_ids: [], group_id: reds.id })
    await entry(parent, { child_id: noa.id, title: 'Alone' })
    expect(await titles(parent, `child_id=${noa.id}`)).toEqual(['Alone', 'Together'])
    expect(await titles(parent, `child_id=${adam.id}`)).toEqual(['Together'])
    expect(await titles(parent, `child_id=${ben.id}`)).toEqual([])
    expect(await titles(parent, `group_id=${reds.id}`)).toEqual(['Reds'])
    // A repeated id counts once.
    expect(await entry(parent, { child_ids: [ben.id, ben.id], title: 'Ben' })).toMatchObject({ child_id: ben.id, child_ids: [] })

    await api(`DELETE /children/${noa.id}`, { as: parent })
    expect(await (await api(`GET /journal/${together.id}`, { as: parent })).json()).toMatchObject({ child_id: adam.id, child_ids: [] })
    await api(`DELETE /groups/${reds.id}`, { as: parent })
    expect(await titles(parent, '')).toEqual(['Ben', 'Together'])
  })

  test('of a group is found by each child that is in the group now', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [noa, adam] = [await child(parent), await child(parent)]
    const reds = await group(parent, { members: [noa.id] })
    await entry(parent, { group_id: reds.id, title: 'Reds' })
    await entry(parent, { child_id: noa.id, title: 'Alone' })
    expect(await titles(parent, `child_id=${noa.id}`)).toEqual(['Alone', 'Reds'])
    expect(await titles(parent, `child_id=${adam.id}`)).toEqual([])
    expect(await titles(stranger, `child_id=${noa.id}`)).toEqual([])
    await api(`PATCH /groups/${reds.id}`, { as: parent, body: { members: [adam.id] } })
    expect(await titles(parent, `child_id=${noa.id}`)).toEqual(['Alone'])
    expect(await titles(parent, `child_id=${adam.id}`)).toEqual(['Reds'])
  })

  test('names up to 100 children, and keeps the others if one is deleted', async () => {
    const parent = await person()
    const ids = Array.from({ length: 101 }, () => uuidv7())
    await db.child.createMany({ data: ids.map((id, nth) => ({ userId: parent.id, id, name: `Child ${nth}`, dateOfBirth: new Date('2022-01-01') })) })
    const { id } = await entry(parent, { child_ids: ids.slice(0, 100) })
    await api(`DELETE /children/${ids[0]}`, { as: parent })
    expect(await (await api(`GET /journal/${id}`, { as: parent })).json()).toMatchObject({ child_id: null, child_ids: ids.slice(1, 100) })
    expect((await api('POST /journal', { as: parent, body: { ...written, child_ids: ids } })).status).toBe(422)
  })

  test('can be changed to other children, and keeps unchanged fields', async () => {
    const parent = await person()
    const [noa, adam] = [await child(parent), await child(parent)]
    const reds = await group(parent, {})
    const { id } = await entry(parent, { child_id: noa.id })
    const change = async (body: object) => (await api(`PATCH /journal/${id}`, { as: parent, body })).json()
    expect(await change({ group_id: reds.id })).toMatchObject({ child_id: null, child_ids: [], group_id: reds.id })
    expect(await change({ rating: 1 })).toMatchObject({ group_id: reds.id, rating: 1 })
    expect(await change({ child_ids: [noa.id, adam.id] })).toMatchObject({ child_id: null, child_ids: [noa.id, adam.id], group_id: null })
    expect(await change({ child_id: adam.id })).toMatchObject({ child_id: adam.id, child_ids: [], group_id: null })
    expect(await change({ child_id: null })).toMatchObject({ errors: [{ field: 'child_id' }] })
    expect(await change({ child_id: noa.id, group_id: reds.id })).toMatchObject({ errors: [{ field: 'child_id' }] })
  })

  test('accepts only the user’s own children, and only one of the three fields', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [noa, adam] = [await child(parent), await child(stranger)]
    const theirs = await group(stranger, {})
    const fieldOf = async (about: object) =>
      (await (await api('POST /journal', { as: parent, body: { ...written, ...about } })).json()).errors[0].field
    expect(await fieldOf({ group_id: theirs.id })).toBe('group_id')
    expect(await fieldOf({ child_ids: [noa.id, adam.id] })).toBe('child_ids')
    expect(await fieldOf({ child_ids: [noa.id] })).toBe('child_ids')
    expect(await fieldOf({ child_id: noa.id, child_ids: [noa.id, noa.id] })).toBe('child_id')
    expect(await fieldOf({})).toBe('child_id')
    expect(await titles(stranger, `group_id=${theirs.id}`)).toEqual([])
  })
})

describe('GET /journal', () => {
  test('lists entries of one day in stable pages while entries are added', async () => {
    const parent = await person()
    const { id: childId } = await child(parent)
    const days = ['2025-11-03', '2025-11-02', '2025-11-02', '2025-11-02', '2025-11-02', '2025-11-01']
    for (const [index, date] of days.entries()) await entry(parent, { child_id: childId, date, title: `${index}` })
    // Of one day, the last added comes first.
    const expected = ['0', '4', '3', '2', '1', '5']
    const seen: string[] = []
    let query = 'limit=2'
    for (let page = 0; page < 3; page++) {
      const { entries, pagination } = await (await api(`GET /journal?${query}`, { as: parent })).json()
      seen.push(...entries.map(({ title }: { title: string }) => title))
      expect(pagination).toMatchObject({ limit: 2, has_more: page < 2 })
      query = `limit=2&cursor=${pagination.next_cursor}`
      await entry(parent, { child_id: childId, date: '2025-11-03', title: 'Later' })
    }
    expect(seen).toEqual(expected)
  })

  test('returns the requested number of entries even with large pictures', async () => {
    const parent = await person()
    const { id: childId } = await child(parent)
    const rows = Array.from({ length: 15 }, (_, nth) => ({ id: uuidv7(), title: `${nth}`, image: Buffer.alloc(3_000_000) }))
    await db.journalEntry.createMany({ data: rows.map((row) => ({ ...row, userId: parent.id, childId, date: new Date('2025-11-01'), rating: 3 })) })
    const text = await (await api('GET /journal?limit=100', { as: parent })).text()
    expect(text.length).toBeLessThan(10_000)
    const { entries, pagination } = JSON.parse(text)
    expect(entries.map(({ title }: { title: string }) => title)).toEqual(rows.map(({ title }) => title).reverse())
    expect(pagination.has_more).toBe(false)
  })

  test('filters by month, from its first to its last day, and by child', async () => {
    const parent = await person()
    const [noa, adam] = [await child(parent), await child(parent)]
    for (const date of ['2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01', '2024-12-31'])
      await entry(parent, { child_id: noa.id, date, title: date })
    await entry(parent, { child_id: adam.id, date: '2025-02-10', title: 'Adam' })
    expect(await titles(parent, 'month=2025-02')).toEqual(['2025-02-28', 'Adam', '2025-02-01'])
    expect(await titles(parent, 'month=2024-12')).toEqual(['2024-12-31'])
    expect(await titles(parent, `month=2025-02&child_id=${noa.id}`)).toEqual(['2025-02-28', '2025-02-01'])
    expect(await titles(parent, `child_id=${adam.id}`)).toEqual(['Adam'])
    expect(await titles(parent, 'month=2020-02')).toEqual([])
  })

  test('filters by first and last day', async () => {
    const parent = await person()
    const { id } = await child(parent)
    for (const date of ['2025-01-31', '2025-02-01', '2025-02-28']) await entry(parent, { child_id: id, date, title: date })
    expect(await titles(parent, 'from=2025-02-01')).toEqual(['2025-02-28', '2025-02-01'])
    expect(await titles(parent, 'to=2025-02-01')).toEqual(['2025-02-01', '2025-01-31'])
    expect(await titles(parent, 'from=2025-02-01&to=2025-02-01')).toEqual(['2025-02-01'])
    expect(await titles(parent, 'from=2025-02-02&to=2025-02-01')).toEqual([])
  })

  test.each([
    ['CAFE', ['Café con niños']],
    ['niños café', ['Café con niños']],
    ['nino', ['Café con niños']],
    ['café noche', []],
    ['שלום', ['שָׁלוֹם כיתה א׳']],
    ["כיתה א'", ['שָׁלוֹם כיתה א׳']],
    ['שָׁלוֹם', ['שָׁלוֹם כיתה א׳']],
    ['rain', ['A walk']],
    ['walk puddles', ['A walk']],
    // The title's last word and the description's first are not one.
    ['walkrain', []],
    ['100%', ['100% wet']],
    ['_', []],
    ['\\u0301', []],
    ['  ', ['Renamed', 'שָׁלוֹם כיתה א׳', 'Café con niños', 'A walk', '100% wet']],
    ['renamed ducks', ['Renamed']],
    ['old', []],
  ])('finds “%s” in titles and descriptions', async (q, expected) => {
    const parent = await person()
    const { id } = await child(parent)
    for (const fields of [
      { title: '100% wet' },
      { title: 'A walk', description: 'Rain, and PUDDLES' },
      // The accents as separate characters, as some keyboards send them.
      { title: 'Café con niños', description: 'Café con niños'.normalize('NFD') },
      { title: 'שָׁלוֹם כיתה א׳' },
    ])
      await entry(parent, { child_id: id, ...fields })
    const { id: changed } = await entry(parent, { child_id: id, title: 'Old', description: 'Ducks' })
    await api(`PATCH /journal/${changed}`, { as: parent, body: { title: 'Renamed' } })
    expect(await titles(parent, `q=${encodeURIComponent(q)}`)).toEqual(expected)
  })

  test('finds words only in the user’s own entries, and together with the other filters', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [noa, adam] = [await child(parent), await child(parent)]
    await entry(parent, { child_id: noa.id, title: 'Boats', date: '2025-01-31' })
    await entry(parent, { child_id: adam.id, title: 'Boats again', date: '2025-02-01' })
    expect(await titles(stranger, 'q=boats')).toEqual([])
    expect(await titles(parent, `q=boats&child_id=${noa.id}`)).toEqual(['Boats'])
    expect(await titles(parent, 'q=boats&month=2025-02')).toEqual(['Boats again'])
    const { entries, pagination } = await (await api('GET /journal?q=boats&limit=1', { as: parent })).json()
    expect(entries).toMatchObject([{ title: 'Boats again' }])
    expect(await titles(parent, `q=boats&limit=1&cursor=${pagination.next_cursor}`)).toEqual(['Boats'])
  })

  test.each([
    `q=${'x'.repeat(101)}`,
    'q=%00',
    'from=2025-2-1',
    'from=2025-02-30',
    'to=0000-01-01',
    'month=2025-13',
    'month=2025-2',
    'month=0000-01',
    'child_id=x',
    'images=large',
    'limit=0',
    'limit=101',
    'cursor=x',
    `cursor=${encodeCursor(`0000-01-01${NOBODY}`)}`,
    'cursor=',
    'sort=title',
  ])('returns 422 for ?%s', async (query) => {
    expect((await api(`GET /journal?${query}`, { as: await person() })).status).toBe(422)
  })

  test('takes one query, for any number of entries and children', async () => {
    const parent = await person()
    for (const name of ['Noa', 'Adam', 'Lea']) {
      const { id } = await child(parent, { name })
      for (let i = 0; i < 4; i++) await entry(parent, { child_id: id })
    }
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const response = await api('GET /journal', { as: parent })
    const asked = query.mock.calls.map(([text]) => JSON.stringify(text))
    query.mockRestore()
    expect((await response.json()).entries).toHaveLength(12)
    expect(asked.filter((text) => text.includes('journal_entry'))).toHaveLength(1)
    // The other query identifies the caller.
    expect(asked).toHaveLength(2)
  })
})

test('printedEntries returns one child’s entries, oldest first, and the latest if there are too many', async () => {
  const parent = await person()
  const [noa, adam] = [await child(parent), await child(parent)]
  for (const date of ['2025-01-31', '2025-02-01', '2025-02-28']) await entry(parent, { child_id: noa.id, date, title: date })
  await entry(parent, { child_id: adam.id })
  const printed = async (to: string | undefined, limit: number) => {
    const { entries, isCapped } = await printedEntries({ ...parent, language: 'en' }, { childId: noa.id, to }, limit)
    return [entries.map(({ title }) => title), isCapped]
  }
  expect(await printed(undefined, 3)).toEqual([['2025-01-31', '2025-02-01', '2025-02-28'], false])
  expect(await printed(undefined, 2)).toEqual([['2025-02-01', '2025-02-28'], true])
  expect(await printed('2025-01-31', 2)).toEqual([['2025-01-31'], false])
})

test('shownLatestEntries returns the latest three entries', async () => {
  const parent = await person()
  const noa = await child(parent)
  const shown = async () => (await shownLatestEntries({ ...parent, language: 'en' })).map(({ title }) => title)
  expect(await shown()).toEqual([])
  for (const date of ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04']) await entry(parent, { child_id: noa.id, date, title: date })
  expect(await shown()).toEqual(['2025-01-04', '2025-01-03', '2025-01-02'])
})
