import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, generateOne } from '../../setup/data/activities.ts'
import { catalogueActivity } from '../../setup/data/explore.ts'

interface Saved {
  id: string
  kind: 'own' | 'catalogue'
  title: string
  is_saved: boolean
  saved_at: string
  done_at: string | null
}

async function listSaved(of: Person, query = ''): Promise<{ activities: Saved[]; pagination: { next_cursor: string | null; has_more: boolean } }> {
  const response = await api(`GET /saved${query}`, { as: of })
  if (response.status !== 200) throw new Error(`${query}: ${response.status} ${await response.text()}`)
  return response.json()
}
const ids = async (of: Person, query = '') => (await listSaved(of, query)).activities.map(({ id }) => id)
const change = (id: string, as: Person, body: object) => api(`PATCH /activity/${id}`, { as, body })
const keep = (id: string, as: Person) => api(`POST /explore/activities/${id}`, { as, body: { action: 'save' } })

describe('GET /saved', () => {
  test('returns an empty list at first, and 401 without a token', async () => {
    expect(await listSaved(await person())).toEqual({ activities: [], pagination: { limit: 20, next_cursor: null, has_more: false } })
    expect((await api('GET /saved')).status).toBe(401)
  })

  test('lists the user’s own saved activities of both kinds, latest first', async () => {
    const [dana, other] = [await person(), await person()]
    const made = await generateOne(dana, (await child(dana)).id)
    const [first, last] = [await catalogueActivity({ title: 'first' }), await catalogueActivity({ title: 'last' })]
    await keep(first, dana)
    await change(made.id, dana, { action: 'save' })
    await keep(last, dana)
    await keep(await catalogueActivity(), other)
    const { activities } = await listSaved(dana)
    expect(activities).toMatchObject([
      { id: last, kind: 'catalogue', title: 'last', is_saved: true, done_at: null, saved_at: expect.any(String) },
      { id: made.id, kind: 'own', title: made.title, is_saved: true, done_at: null, saved_at: expect.any(String) },
      { id: first, kind: 'catalogue', title: 'first', is_saved: true },
    ])
    expect(await listSaved(other)).toMatchObject({ activities: [{ kind: 'catalogue' }] })
    await change(made.id, dana, { action: 'unsave' })
    expect(await ids(dana)).toEqual([last, first])
  })

  test('lists an activity once that is saved in Explore and on a card', async () => {
    const dana = await person()
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(72) })
    const { id } = await db.catalogueActivity.findUniqueOrThrow({ where: { slug: 'leaf-crown' } })
    const done = await api(`POST /explore/activities/${id}/do`, { as: dana, body: { child_id: childId } })
    const own: { id: string } = await done.json()
    await keep(id, dana)
    expect(await ids(dana)).toEqual([id])
    await change(own.id, dana, { action: 'save' })
    expect(await ids(dana)).toEqual([own.id])
    await change(own.id, dana, { action: 'unsave' })
    expect(await ids(dana)).toEqual([id])
  })

  test('continues after the last row of a page', async () => {
    const dana = await person()
    const cards = await generateBatch(dana, (await child(dana)).id)
    for (const { id } of cards) await change(id, dana, { action: 'save' })
    const kept = [await catalogueActivity(), await catalogueActivity()]
    for (const id of kept) await keep(id, dana)
    const expected = [...cards.map(({ id }) => id), ...kept].reverse()
    const first = await listSaved(dana, '?limit=2')
    const second = await listSaved(dana, `?limit=2&cursor=${first.pagination.next_cursor}`)
    const third = await listSaved(dana, `?limit=2&cursor=${second.pagination.next_cursor}`)
    expect([first, second, third].flatMap(({ activities }) => activities.map(({ id }) => id))).toEqual(expected)
    expect([first, second, third].map(({ pagination }) => pagination.has_more)).toEqual([true, true, false])
  })

  test('filters cards by their recipient, and catalogue activities by the recipient’s age', async () => {
    const dana = await person()
    const [small, big] = [await child(dana, { date_of_birth: bornMonthsAgo(36) }), await child(dana, { date_of_birth: bornMonthsAgo(120) })]
    const class1 = await groupWithChildren(dana, [40, 50])
    const [forSmall, forBig] = [await generateOne(dana, small.id), await generateOne(dana, big.id)]
    const forClass = await generateOne(dana, class1.id, { type: 'group' })
    // From two to six years.
    const anyones = await catalogueActivity()
    for (const { id } of [forSmall, forBig, forClass]) await change(id, dana, { action: 'save' })
    await keep(anyones, dana)
    expect(await ids(dana, `?child_id=${small.id}`)).toEqual([anyones, forSmall.id])
    expect(await ids(dana, `?child_id=${big.id}`)).toEqual([forBig.id])
    expect(await ids(dana, `?group_id=${class1.id}`)).toEqual([anyones, forClass.id])
  })

  test('filters by duration, setting and whether an activity was done', async () => {
    const dana = await person()
    const { id: childId } = await child(dana)
    // At least half an hour: an activity of 15 minutes would match both shorter times.
    const inside = await generateOne(dana, childId, { duration: '30-60min' })
    const outside = await generateOne(dana, childId, { location: 'outdoor' })
    const [short, long] = [await catalogueActivity({ minutes: 10 }), await catalogueActivity({ minutes: 45 })]
    for (const { id } of [inside, outside]) await change(id, dana, { action: 'save' })
    for (const id of [short, long]) await keep(id, dana)
    await change(outside.id, dana, { action: 'done' })
    expect(await ids(dana, '?duration=5-15min')).toEqual([short])
    expect((await ids(dana, '?duration=30-60min&setting=indoor')).sort()).toEqual([inside.id, long].sort())
    expect(await ids(dana, '?setting=outdoor')).toEqual([outside.id])
    expect(await ids(dana, '?done=true')).toEqual([outside.id])
    expect((await ids(dana, '?done=false')).sort()).toEqual([inside.id, short, long].sort())
  })

  test('omits hidden activities until they are shown again', async () => {
    const dana = await person()
    const id = await catalogueActivity()
    await keep(id, dana)
    await db.catalogueActivity.update({ where: { id }, data: { isHidden: true } })
    expect(await ids(dana)).toEqual([])
    await db.catalogueActivity.update({ where: { id }, data: { isHidden: false } })
    expect(await ids(dana)).toEqual([id])
  })

  test('returns 404 for another user’s child or group, and 422 for invalid queries', async () => {
    const [dana, other] = [await person(), await person()]
    const [theirs, theirClass] = [await child(other), await groupWithChildren(other, [40])]
    expect((await api(`GET /saved?child_id=${theirs.id}`, { as: dana })).status).toBe(404)
    expect((await api(`GET /saved?group_id=${theirClass.id}`, { as: dana })).status).toBe(404)
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'duration=long', 'setting=moon', 'done=maybe', 'child_id=1', 'q=kite'])
      expect((await api(`GET /saved?${query}`, { as: dana })).status).toBe(422)
  })
})
