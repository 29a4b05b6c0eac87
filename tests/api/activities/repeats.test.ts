import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch } from '../../setup/data/activities.ts'

const few = { duration: 'full-day', location: 'indoor', batch_size: 10 }

test('POST /activity repeats seen activities only when no other is left, with the time they were seen and their number', async () => {
  const parent = await person()
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(60) })
  const news = []
  for (;;) {
    const activities = await generateBatch(parent, id, few)
    const repeat = activities.findIndex(({ seen_at }) => seen_at !== null)
    news.push(...activities.slice(0, repeat === -1 ? undefined : repeat))
    if (repeat === -1) continue
    const [first] = activities.slice(repeat)
    const fitting = news.filter(({ age_max_months, parts }) => age_max_months >= 60 && parts.length === 0)
    expect(first).toMatchObject({ seen_at: expect.stringMatching(/Z$/), fitting_count: fitting.length })
    expect(fitting.map(({ title }) => title)).toContain(first?.title)
    for (const activity of news) expect(activity).toMatchObject({ seen_at: null, fitting_count: null })
    // The number is still known after a reload.
    const { activities: kept } = await (await api(`GET /activity?batch_id=${first?.batch_id}`, { as: parent })).json()
    expect(kept.find((one: { id: string }) => one.id === first?.id)).toMatchObject({ seen_at: first?.seen_at, fitting_count: fitting.length })
    break
  }
})

test('POST /activity treats an activity that another child has seen as new', async () => {
  const parent = await person()
  const [one, other] = [await child(parent), await child(parent, { name: 'Other' })]
  await generateBatch(parent, one.id, few)
  for (const { seen_at } of await generateBatch(parent, other.id, { ...few, batch_size: 1 })) expect(seen_at).toBeNull()
})

test('POST /activity repeats loved activities on request, the longest unseen first, and no others', async () => {
  const parent = await person()
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(60) })
  const ask = { duration: '15-30min', location: 'indoor' }
  const shown = await generateBatch(parent, id, { ...ask, batch_size: 6 })
  const [, first, , second, third] = shown
  for (const [one, action] of [
    [first, 'like'],
    [second, 'save'],
    [third, 'done'],
  ] as const)
    await api(`PATCH /activity/${one?.id}`, { as: parent, body: { action } })
  await db.activity.updateMany({ where: { id: second?.id ?? '' }, data: { createdAt: new Date(Date.now() - 90 * 24 * 60 * 60 * 1000) } })
  const again = await generateBatch(parent, id, { ...ask, loved_before: true, batch_size: 5 })
  expect(again.map(({ title }) => title)).toEqual([second, first, third].map((one) => one?.title))
  for (const { seen_at } of again) expect(seen_at).not.toBeNull()
})

test('POST /activity returns a message if no activity was loved', async () => {
  const parent = await person()
  const { id } = await child(parent)
  const body = { type: 'child', id, duration: '15-30min', location: 'indoor', loved_before: true }
  const response = await api('POST /activity', { as: parent, body })
  expect(response.status).toBe(503)
  expect((await response.json()).detail).toMatch(/liked, kept or done before/)
})
