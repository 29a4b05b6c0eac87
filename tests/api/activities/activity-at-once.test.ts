import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, group, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

async function history(parent: { token: string }): Promise<WireActivity[]> {
  return (await (await api('GET /activity?limit=100', { as: parent })).json()).activities
}

/** An age and a time for which there are more than three batches' worth: where there are fewer, what was seen returns. */
const plenty = { date_of_birth: bornMonthsAgo(60) }
const long = { duration: '1-2hours' }

test('batches made at once for one child do not bring the same', async () => {
  const parent = await person()
  const noa = await child(parent, plenty)
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, noa.id, long)))
  const titles = batches.flat().map(({ title }) => title)
  expect(titles).toHaveLength(9)
  expect(new Set(titles).size).toBe(9)
})

test('what a model brought a moment ago under the title of one of the library’s does not come again', async () => {
  const parent = await person()
  const noa = await child(parent, plenty)
  const first = await generateBatch(parent, noa.id, { ...long, batch_size: 10 })
  await db.$executeRaw`update activity set source = 'ai', catalogue_id = null, facts = null where user_id = ${parent.id}::uuid`
  const second = await generateBatch(parent, noa.id, { ...long, batch_size: 10 })
  const titles = [...first, ...second].map(({ title }) => title)
  expect(titles).toHaveLength(20)
  expect(new Set(titles).size).toBe(20)
})

test('batches made at once are full also when together they want more than there is', async () => {
  const parent = await person()
  const noa = await child(parent, { date_of_birth: '2012-01-01' })
  const wanted = { duration: '15-30min', location: 'outdoor', batch_size: 10 }
  const alone = await generateBatch(parent, (await child(parent, { date_of_birth: '2012-01-01' })).id, wanted)
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, noa.id, wanted)))
  for (const activities of batches) {
    expect(activities).toHaveLength(alone.length)
    expect(new Set(activities.map(({ title }) => title)).size).toBe(alone.length)
  }
})

test.each(['child', 'group'])('a %s deleted while activities are made for it is 404 or in time, and never a fault', async (type) => {
  for (let i = 0; i < 10; i++) {
    const parent = await person()
    const noa = await child(parent)
    const { id } = type === 'child' ? noa : await group(parent, { members: [noa.id] })
    const made = requestActivities(parent, { type, id, batch_size: 10 })
    await new Promise((resolve) => setTimeout(resolve, 8 * i))
    const [activities, deleted] = await Promise.all([made, api(`DELETE /${type === 'child' ? 'children' : 'groups'}/${id}`, { as: parent })])
    expect([201, 404]).toContain(activities.status)
    expect(deleted.status).toBe(204)
    for (const activity of await history(parent)) expect([activity.child_id, activity.group_id]).toEqual([null, null])
  }
})

test('a member deleted while activities are made for its group stops nothing', async () => {
  for (let i = 0; i < 5; i++) {
    const parent = await person()
    const noa = await child(parent)
    const { id } = await group(parent, { members: [noa.id], group_range: '4' })
    const made = requestActivities(parent, { type: 'group', id, batch_size: 10 })
    await new Promise((resolve) => setTimeout(resolve, 8 * i))
    const [activities, deleted] = await Promise.all([made, api(`DELETE /children/${noa.id}`, { as: parent })])
    expect([activities.status, deleted.status]).toEqual([201, 204])
  }
})

test('batches made at once for one group do not bring the same', async () => {
  const parent = await person()
  const { id } = await group(parent, { members: [(await child(parent, plenty)).id] })
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, id, { type: 'group', ...long })))
  expect(new Set(batches.flat().map(({ title }) => title)).size).toBe(9)
})
