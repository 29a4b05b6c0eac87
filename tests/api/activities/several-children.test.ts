import { describe, expect, test } from 'vitest'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import { db } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { bornMonthsAgo, child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

const library = readLibrary()
const nobody = '01890000-0000-7000-8000-000000000000'

/** Creates children of these ages in months. @returns their ids */
async function createChildren(of: Person, ...children: (number | [number, Record<string, unknown>])[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of children) {
    const [months, fields] = typeof one === 'number' ? [one, {}] : one
    ids.push((await child(of, { date_of_birth: bornMonthsAgo(months), ...fields })).id)
  }
  return ids
}

const requestForChildren = (of: Person, ids: string[], fields: Record<string, unknown> = {}) =>
  requestActivities(of, { type: 'children', ids, batch_size: 10, ...fields })

async function generateForChildren(
  of: Person,
  ids: string[],
  fields: Record<string, unknown> = {},
): Promise<(WireActivity & { child_ids: string[] })[]> {
  const response = await requestForChildren(of, ids, fields)
  expect(response.status).toBe(201)
  return (await response.json()).activities
}

const factsOf = (title: string) => library.activities.find(({ text }) => text.en.title === title)?.facts ?? null

describe('POST /activity for several children', () => {
  test('returns activities that are safe for the youngest and possible for the oldest, without a group', async () => {
    const parent = await person()
    const ids = await createChildren(parent, 30, 66)
    const activities = await generateForChildren(parent, ids)
    expect(activities).toHaveLength(10)
    for (const activity of activities) {
      expect(activity).toMatchObject({ child_id: null, group_id: null, child_ids: ids })
      expect(activity.age_min_months).toBeLessThanOrEqual(30)
      expect(activity.age_max_months).toBeGreaterThanOrEqual(39)
      expect(factRefusals(factsOf(activity.title), { youngestMonths: 30, allergies: noAllergies, needs: [] })).toEqual([])
    }
  })

  test('protects each child from the allergens and impossible needs of any of them', async () => {
    const parent = await person()
    const ids = await createChildren(parent, [128, { allergies: ['milk'] }], [130, { needs: ['wheelchair'] }], 132)
    const activities = await generateForChildren(parent, ids, { location: 'outdoor' })
    const audience = { youngestMonths: 128, allergies: resolveAllergies(['milk']), needs: ['wheelchair' as const] }
    expect(activities.length).toBeGreaterThan(2)
    for (const { title } of activities) expect(factRefusals(factsOf(title), audience)).toEqual([])
  })

  test('returns a line for the younger and one for the older children', async () => {
    const parent = await person()
    const ids = await createChildren(parent, 38, 66)
    for (const { adaptations } of await generateForChildren(parent, ids, { batch_size: 2 }))
      expect(adaptations.map(({ kind, age_min_months, age_max_months }) => [kind, age_min_months, age_max_months])).toEqual([
        ['easier', 38, expect.any(Number)],
        ['harder', expect.any(Number), 66],
      ])
  })

  test('omits activities that one of them has seen recently, and counts new ones as seen by each', async () => {
    const parent = await person()
    const [older = '', younger = ''] = await createChildren(parent, 200, 198)
    const separate = await generateBatch(parent, older, { batch_size: 5 })
    const together = await generateForChildren(parent, [older, younger], { batch_size: 5 })
    const after = await generateBatch(parent, younger, { batch_size: 5 })
    for (const other of [separate, after]) expect(new Set([...together, ...other].map(({ title }) => title)).size).toBe(10)
  })

  test('returns a message if no activity suits all of them', async () => {
    const parent = await person()
    const ids = await createChildren(parent, 3, 190)
    const response = await requestForChildren(parent, ids, { duration: '15-30min' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'generation_unavailable', detail: expect.stringContaining('side by side') })
  })

  test('counts a child named twice once, and treats one child as a single child', async () => {
    const parent = await person()
    const [id = ''] = await createChildren(parent, 48)
    const [activity] = await generateForChildren(parent, [id, id], { batch_size: 1 })
    expect(activity).toMatchObject({ child_id: id, child_ids: [] })
  })

  test.each([[[]], [['one']], [Array.from({ length: 21 }, () => nobody)]])('returns 422 for %j: two to twenty children are required', async (ids) => {
    const parent = await person()
    const response = await requestForChildren(parent, ids)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toMatch(/^ids/)
  })

  test('returns 404 for unknown and other users’ children, without counting toward the limit', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [own = ''] = await createChildren(parent, 48)
    const [theirs = ''] = await createChildren(stranger, 48)
    for (const other of [theirs, nobody]) expect((await requestForChildren(parent, [own, other])).status).toBe(404)
    expect(await db.activity.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('composes a day, of which a part can be swapped for all of them', async () => {
    const parent = await person()
    const ids = await createChildren(parent, 40, 70)
    const [day] = await generateForChildren(parent, ids, { duration: 'half-day', batch_size: 1 })
    const part = day?.parts.findIndex(({ kind }) => kind === 'activity')
    const response = await api(`PATCH /activity/${day?.id}`, { as: parent, body: { action: 'swap', part } })
    expect(response.status).toBe(200)
    const swapped: WireActivity = await response.json()
    expect(swapped).toMatchObject({ child_ids: ids })
    for (const { explore_activity_id } of swapped.parts) {
      if (explore_activity_id === null) continue
      const { ageMinMonths, ageMaxMonths } = await db.catalogueActivity.findUniqueOrThrow({ where: { id: explore_activity_id } })
      expect(ageMinMonths).toBeLessThanOrEqual(40)
      expect(ageMaxMonths).toBeGreaterThanOrEqual(42)
    }
  })
})

describe('an activity for several children', () => {
  const history = async (of: Person, query: string): Promise<string[]> => {
    const { activities } = await (await api(`GET /activity${query}`, { as: of })).json()
    return activities.map(({ id }: { id: string }) => id)
  }

  test('is in the history and the saved list of each child', async () => {
    const parent = await person()
    const [a = '', b = '', c = ''] = await createChildren(parent, 48, 60, 62)
    const [activity] = await generateForChildren(parent, [a, b], { batch_size: 1 })
    const id = activity?.id ?? ''
    expect((await api(`PATCH /activity/${id}`, { as: parent, body: { action: 'save' } })).status).toBe(200)
    const saved = async (childId: string) => {
      const page = await (await api(`GET /saved?child_id=${childId}`, { as: parent })).json()
      return page.activities.map((one: { id: string }) => one.id)
    }
    for (const childId of [a, b]) {
      expect(await history(parent, `?child_id=${childId}`)).toEqual([id])
      expect(await saved(childId)).toEqual([id])
    }
    expect(await history(parent, `?child_id=${c}`)).toEqual([])
    expect(await saved(c)).toEqual([])
  })

  test('is judged again by the current allergies and needs of all', async () => {
    const parent = await person()
    const ids = await createChildren(parent, 128, 131)
    const activities = await generateForChildren(parent, ids, { location: 'outdoor' })
    const [, second = ''] = ids
    expect((await api(`PATCH /children/${second}`, { as: parent, body: { allergies: ['grass', 'pollen', 'milk', 'gluten'] } })).status).toBe(200)
    const withheld = await Promise.all(activities.map(async ({ id }) => (await (await api(`GET /activity/${id}`, { as: parent })).json()).withheld))
    expect(withheld).toContain('allergy')
  })

  test('shapes the taste of each child', async () => {
    const parent = await person()
    const [a = '', b = ''] = await createChildren(parent, 48, 60)
    const [activity] = await generateForChildren(parent, [a, b], { batch_size: 1 })
    await api(`PATCH /activity/${activity?.id}`, { as: parent, body: { action: 'like' } })
    for (const id of [a, b]) {
      const { liked } = await (await api(`GET /children/${id}/taste`, { as: parent })).json()
      expect(liked.length).toBeGreaterThan(0)
    }
  })

  test('stays with the other children when one is deleted, and becomes the last one’s own', async () => {
    const parent = await person()
    const [a = '', b = '', c = ''] = await createChildren(parent, 48, 52, 60)
    const [activity] = await generateForChildren(parent, [a, b, c], { batch_size: 1 })
    const read = async () => (await api(`GET /activity/${activity?.id}`, { as: parent })).json()
    const leave = async (id: string) => expect((await api(`DELETE /children/${id}`, { as: parent })).status).toBe(204)
    await leave(b)
    expect(await read()).toMatchObject({ child_id: null, child_ids: [a, c] })
    await leave(a)
    expect(await read()).toMatchObject({ child_id: c, child_ids: [] })
    await leave(c)
    expect(await read()).toMatchObject({ child_id: null, child_ids: [] })
  })

  test('shared with another user, does not reveal its children', async () => {
    const [parent, stranger] = [await person(), await person()]
    const ids = await createChildren(parent, 48, 60)
    const [activity] = await generateForChildren(parent, ids, { batch_size: 1 })
    await api(`PATCH /activity/${activity?.id}`, { as: parent, body: { action: 'share' } })
    const text = await (await api(`GET /activity/${activity?.id}`, { as: stranger })).text()
    for (const id of ids) expect(text).not.toContain(id)
    expect(text).not.toContain('child_ids')
  })
})

test.each(['5-15min', '15-30min'])(
  'POST /activity for a three-year-old and a baby of ten months first gives activities of %s with a part for each',
  async (duration) => {
    const parent = await person()
    const ids = await createChildren(parent, 38, 10)
    const activities = await generateForChildren(parent, ids, { batch_size: 3, duration })
    expect(activities).toHaveLength(3)
    for (const { guidance, title } of activities) {
      const bands = guidance?.parts_by_age ?? []
      const hasPart = (months: number) => bands.some((band) => band.age_min_months <= months && months <= band.age_max_months)
      expect([hasPart(10), hasPart(38)], title).toEqual([true, true])
    }
  },
)
