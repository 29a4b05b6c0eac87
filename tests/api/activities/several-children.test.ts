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

/** Children of so many months. @returns their ids */
async function childrenOf(of: Person, ...children: (number | [number, Record<string, unknown>])[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of children) {
    const [months, fields] = typeof one === 'number' ? [one, {}] : one
    ids.push((await child(of, { date_of_birth: bornMonthsAgo(months), ...fields })).id)
  }
  return ids
}

const askFor = (of: Person, ids: string[], fields: Record<string, unknown> = {}) =>
  requestActivities(of, { type: 'children', ids, batch_size: 10, ...fields })

async function batchFor(of: Person, ids: string[], fields: Record<string, unknown> = {}): Promise<(WireActivity & { child_ids: string[] })[]> {
  const response = await askFor(of, ids, fields)
  expect(response.status).toBe(201)
  return (await response.json()).activities
}

const factsOf = (title: string) => library.activities.find(({ text }) => text.en.title === title)?.facts ?? null

describe('several children at once', () => {
  test('get what is safe for the youngest and can be done by the oldest, without a group', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, 30, 66)
    const activities = await batchFor(parent, ids)
    expect(activities).toHaveLength(10)
    for (const activity of activities) {
      expect(activity).toMatchObject({ child_id: null, group_id: null, child_ids: ids })
      expect(activity.age_min_months).toBeLessThanOrEqual(30)
      expect(activity.age_max_months).toBeGreaterThanOrEqual(39)
      expect(factRefusals(factsOf(activity.title), { youngestMonths: 30, allergies: noAllergies, needs: [] })).toEqual([])
    }
  })

  test('are each kept from what one of them is allergic to or cannot do', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, [128, { allergies: ['milk'] }], [130, { needs: ['wheelchair'] }], 132)
    const activities = await batchFor(parent, ids, { location: 'outdoor' })
    const audience = { youngestMonths: 128, allergies: resolveAllergies(['milk']), needs: ['wheelchair' as const] }
    expect(activities.length).toBeGreaterThan(2)
    for (const { title } of activities) expect(factRefusals(factsOf(title), audience)).toEqual([])
  })

  test('have a line for the younger and one for the older ones', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, 38, 66)
    for (const { adaptations } of await batchFor(parent, ids, { batch_size: 2 }))
      expect(adaptations.map(({ kind, age_min_months, age_max_months }) => [kind, age_min_months, age_max_months])).toEqual([
        ['easier', 38, expect.any(Number)],
        ['harder', expect.any(Number), 66],
      ])
  })

  test('see nothing that one of them has seen lately, and what they saw together comes back to none of them', async () => {
    const parent = await person()
    const [older = '', younger = ''] = await childrenOf(parent, 200, 198)
    const alone = await generateBatch(parent, older, { batch_size: 5 })
    const together = await batchFor(parent, [older, younger], { batch_size: 5 })
    const after = await generateBatch(parent, younger, { batch_size: 5 })
    for (const other of [alone, after]) expect(new Set([...together, ...other].map(({ title }) => title)).size).toBe(10)
  })

  test('are told when nothing is for all of them', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, 3, 190)
    const response = await askFor(parent, ids, { duration: '15-30min' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'generation_unavailable', detail: expect.stringContaining('side by side') })
  })

  test('named twice are one, and one is a child', async () => {
    const parent = await person()
    const [id = ''] = await childrenOf(parent, 48)
    const [activity] = await batchFor(parent, [id, id], { batch_size: 1 })
    expect(activity).toMatchObject({ child_id: id, child_ids: [] })
  })

  test.each([[[]], [['one']], [Array.from({ length: 21 }, () => nobody)]])('are two to twenty: %j is a 422', async (ids) => {
    const parent = await person()
    const response = await askFor(parent, ids)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toMatch(/^ids/)
  })

  test('are one’s own: another person’s, and nobody’s, are 404, and cost nothing', async () => {
    const [parent, stranger] = [await person(), await person()]
    const [own = ''] = await childrenOf(parent, 48)
    const [theirs = ''] = await childrenOf(stranger, 48)
    for (const other of [theirs, nobody]) expect((await askFor(parent, [own, other])).status).toBe(404)
    expect(await db.activity.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('get a composed day too, of which a part is swapped for all of them', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, 40, 70)
    const [day] = await batchFor(parent, ids, { duration: 'half-day', batch_size: 1 })
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

describe('what several children were given', () => {
  const history = async (of: Person, query: string): Promise<string[]> => {
    const { activities } = await (await api(`GET /activity${query}`, { as: of })).json()
    return activities.map(({ id }: { id: string }) => id)
  }

  test('is in the history and the saved list of each of them', async () => {
    const parent = await person()
    const [a = '', b = '', c = ''] = await childrenOf(parent, 48, 60, 62)
    const [activity] = await batchFor(parent, [a, b], { batch_size: 1 })
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

  test('is judged anew by all of them as they are today', async () => {
    const parent = await person()
    const ids = await childrenOf(parent, 128, 131)
    const activities = await batchFor(parent, ids, { location: 'outdoor' })
    const [, second = ''] = ids
    expect((await api(`PATCH /children/${second}`, { as: parent, body: { allergies: ['grass', 'pollen', 'milk', 'gluten'] } })).status).toBe(200)
    const withheld = await Promise.all(activities.map(async ({ id }) => (await (await api(`GET /activity/${id}`, { as: parent })).json()).withheld))
    expect(withheld).toContain('allergy')
  })

  test('is what the others’ taste is made of, too', async () => {
    const parent = await person()
    const [a = '', b = ''] = await childrenOf(parent, 48, 60)
    const [activity] = await batchFor(parent, [a, b], { batch_size: 1 })
    await api(`PATCH /activity/${activity?.id}`, { as: parent, body: { action: 'like' } })
    for (const id of [a, b]) {
      const { liked } = await (await api(`GET /children/${id}/taste`, { as: parent })).json()
      expect(liked.length).toBeGreaterThan(0)
    }
  })

  test('stays with the others when one is deleted, and with the last one as their own', async () => {
    const parent = await person()
    const [a = '', b = '', c = ''] = await childrenOf(parent, 48, 52, 60)
    const [activity] = await batchFor(parent, [a, b, c], { batch_size: 1 })
    const read = async () => (await api(`GET /activity/${activity?.id}`, { as: parent })).json()
    const leave = async (id: string) => expect((await api(`DELETE /children/${id}`, { as: parent })).status).toBe(204)
    await leave(b)
    expect(await read()).toMatchObject({ child_id: null, child_ids: [a, c] })
    await leave(a)
    expect(await read()).toMatchObject({ child_id: c, child_ids: [] })
    await leave(c)
    expect(await read()).toMatchObject({ child_id: null, child_ids: [] })
  })

  test('says to somebody it is shared with nothing of whom it is for', async () => {
    const [parent, reader] = [await person(), await person()]
    const ids = await childrenOf(parent, 48, 60)
    const [activity] = await batchFor(parent, ids, { batch_size: 1 })
    await api(`PATCH /activity/${activity?.id}`, { as: parent, body: { action: 'share' } })
    const text = await (await api(`GET /activity/${activity?.id}`, { as: reader })).text()
    for (const id of ids) expect(text).not.toContain(id)
    expect(text).not.toContain('child_ids')
  })
})
