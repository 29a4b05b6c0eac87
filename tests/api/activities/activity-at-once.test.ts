import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, group, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

async function history(parent: { token: string }): Promise<WireActivity[]> {
  return (await (await api('GET /activity?limit=100', { as: parent })).json()).activities
}

/** An age and a time with more than three batches of activities: if there are fewer, seen ones return. */
const plenty = { date_of_birth: bornMonthsAgo(60) }
const long = { duration: '1-2hours' }

test('concurrent batches for one child share no activity', async () => {
  const parent = await person()
  const noa = await child(parent, plenty)
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, noa.id, long)))
  const titles = batches.flat().map(({ title }) => title)
  expect(titles).toHaveLength(9)
  expect(new Set(titles).size).toBe(9)
})

test('a library activity with the title of a recent activity by a model is not offered', async () => {
  const parent = await person()
  const noa = await child(parent, plenty)
  const first = await generateBatch(parent, noa.id, { ...long, batch_size: 10 })
  await db.$executeRaw`update activity set source = 'ai', catalogue_id = null, facts = null where user_id = ${parent.id}::uuid`
  const second = await generateBatch(parent, noa.id, { ...long, batch_size: 10 })
  const titles = [...first, ...second].map(({ title }) => title)
  expect(titles).toHaveLength(20)
  expect(new Set(titles).size).toBe(20)
})

test('concurrent batches are full even if they need more activities than exist', async () => {
  const parent = await person()
  const noa = await child(parent, { date_of_birth: '2012-01-01' })
  const wanted = { duration: '15-30min', location: 'outdoor', batch_size: 10 }
  const others = await generateBatch(parent, (await child(parent, { date_of_birth: '2012-01-01' })).id, wanted)
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, noa.id, wanted)))
  for (const activities of batches) {
    expect(activities).toHaveLength(others.length)
    expect(new Set(activities.map(({ title }) => title)).size).toBe(others.length)
  }
})

test.each(['child', 'group'])('POST /activity returns 404 or activities if a %s is deleted meanwhile, never a server error', async (type) => {
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

test('POST /activity for a group succeeds if a member is deleted meanwhile', async () => {
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

test('concurrent batches for one group share no activity', async () => {
  const parent = await person()
  const { id } = await group(parent, { members: [(await child(parent, plenty)).id] })
  const batches = await Promise.all([1, 2, 3].map(() => generateBatch(parent, id, { type: 'group', ...long })))
  expect(new Set(batches.flat().map(({ title }) => title)).size).toBe(9)
})
