import { beforeEach, expect, test } from 'vitest'
import { getLastRecipientIds, getRecentActivity, type RecentActivity } from '#lib/server/activities/recent-activity'
import { db } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { child, entry, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, generateOne, requestActivities } from '../../setup/data/activities.ts'
import { catalogueActivity } from '../../setup/data/explore.ts'
import { signedIn } from '../../setup/data/signed-in.ts'

const HOUR_MS = 60 * 60 * 1000

let dana: Person
let childId: string

beforeEach(async () => {
  dana = await person()
  childId = (await child(dana)).id
})

/** Returns the recent activity that a user sees after this number of hours. */
async function findRecentActivity({
  of = dana,
  hours = 0,
  notAskedId,
}: {
  of?: Person
  hours?: number
  notAskedId?: string
} = {}): Promise<RecentActivity> {
  return getRecentActivity(await signedIn(of), 'en', notAskedId, new Date(Date.now() + hours * HOUR_MS))
}

async function act(activity: { id: string } | undefined, action: string) {
  const response = await api(`PATCH /activity/${activity?.id}`, { as: dana, body: { action } })
  expect(response.status).toBe(200)
}

test('getRecentActivity returns nothing if there was no activity on earlier days', async () => {
  expect(await findRecentActivity()).toEqual({ deck: undefined, done: undefined, nextDayIdeas: [], saved: [] })
})

test('getRecentActivity continues a deck at its first untouched card, until all were seen or days have passed', async () => {
  const [first, second, third] = await generateBatch(dana, childId)
  await act(first, 'skip')
  expect(await findRecentActivity()).toMatchObject({ deck: { next: { id: second?.id }, left: 2 } })
  expect((await findRecentActivity({ hours: 73 })).deck).toBeUndefined()
  expect((await findRecentActivity({ of: await person() })).deck).toBeUndefined()
  // A single card, such as one that a like brings, is no deck.
  await generateOne(dana, childId)
  expect(await findRecentActivity()).toMatchObject({ deck: { next: { id: second?.id } } })
  await act(second, 'save')
  await act(third, 'skip')
  expect((await findRecentActivity()).deck).toBeUndefined()
})

test('getRecentActivity does not continue an older deck, or one whose next card is no longer offered', async () => {
  await generateBatch(dana, childId)
  for (const activity of await generateBatch(dana, childId, { location: 'outdoor' })) await act(activity, 'skip')
  expect((await findRecentActivity()).deck).toBeUndefined()
  const adam = await child(dana)
  const [first] = await generateBatch(dana, adam.id)
  const { facts } = await db.catalogueActivity.findUniqueOrThrow({ where: { slug: 'yoghurt-dough-pizza' } })
  await db.activity.update({ where: { userId_id: { userId: dana.id, id: first?.id ?? '' } }, data: { facts: facts ?? {} } })
  expect((await findRecentActivity()).deck).toBeDefined()
  await api(`PATCH /children/${adam.id}`, { as: dana, body: { allergies: ['milk'] } })
  expect((await findRecentActivity()).deck).toBeUndefined()
})

test('getRecentActivity asks once about an activity done with a child: for a day and a half, until it is answered or dismissed', async () => {
  const [first, second] = await generateBatch(dana, childId)
  await act(first, 'done')
  expect(await findRecentActivity()).toMatchObject({ done: { id: first?.id } })
  expect((await findRecentActivity({ hours: 37 })).done).toBeUndefined()
  expect((await findRecentActivity({ notAskedId: first?.id ?? '' })).done).toBeUndefined()
  await act(second, 'done')
  expect(await findRecentActivity()).toMatchObject({ done: { id: second?.id } })
  await entry(dana, { child_id: childId, activity_id: second?.id })
  expect(await findRecentActivity()).toMatchObject({ done: { id: first?.id } })
  await entry(dana, { child_id: childId, activity_id: first?.id })
  expect((await findRecentActivity()).done).toBeUndefined()
})

test('getRecentActivity asks about an activity done with a group for the group', async () => {
  const { id } = await groupWithChildren(dana, [40, 50])
  await act(await generateOne(dana, id, { type: 'group' }), 'done')
  expect((await findRecentActivity()).done).toMatchObject({ groupId: id, childId: null })
})

test('getRecentActivity returns the idea for the next day of what was done in the last two days, the latest first', async () => {
  const [first, second] = await generateBatch(dana, childId)
  await act(first, 'done')
  await act(second, 'done')
  const { nextDayIdeas } = await findRecentActivity({ hours: 30 })
  const { activities: library } = readLibrary()
  const ideaOf = (title: string | undefined) => library.find(({ text }) => text.en.title === title)?.text.en.nextDay
  expect(nextDayIdeas).toMatchObject([
    { id: second?.id, title: second?.title, language: 'en', idea: ideaOf(second?.title) },
    { id: first?.id, idea: ideaOf(first?.title) },
  ])
  expect((await findRecentActivity({ hours: 49 })).nextDayIdeas).toEqual([])
  expect((await findRecentActivity({ of: await person() })).nextDayIdeas).toEqual([])
})

test('getLastRecipientIds returns those for whom activities were generated last', async () => {
  const last = async (of = dana) => getLastRecipientIds(await signedIn(of))
  expect(await last()).toEqual([])
  await generateBatch(dana, childId)
  expect(await last()).toEqual([childId])
  const sibling = (await child(dana)).id
  await requestActivities(dana, { type: 'children', ids: [childId, sibling], batch_size: 3 })
  expect((await last()).toSorted()).toEqual([childId, sibling].toSorted())
  const { id } = await groupWithChildren(dana, [40, 50])
  await generateBatch(dana, id, { type: 'group' })
  expect(await last()).toEqual([id])
  expect(await last(await person())).toEqual([])
})

test('getRecentActivity returns the latest three saved activities', async () => {
  const [first, second] = await generateBatch(dana, childId)
  await act(first, 'save')
  await act(second, 'save')
  const kept = [await catalogueActivity({ title: 'one' }), await catalogueActivity({ title: 'two' })]
  for (const id of kept) await api(`POST /explore/activities/${id}`, { as: dana, body: { action: 'save' } })
  expect((await findRecentActivity()).saved).toMatchObject([{ title: 'two' }, { title: 'one' }, { title: second?.title }])
})

test('GET /activity/{id} names the latest journal entry about it, to its owner only', async () => {
  const [activity] = await generateBatch(dana, childId)
  const seen = async () => (await api(`GET /activity/${activity?.id}`, { as: dana })).json()
  expect(await seen()).toMatchObject({ journal_entry_id: null })
  const { id: first } = await entry(dana, { child_id: childId, activity_id: activity?.id })
  expect(await seen()).toMatchObject({ journal_entry_id: first })
  const { id: second } = await entry(dana, { child_id: childId, activity_id: activity?.id })
  expect(await seen()).toMatchObject({ journal_entry_id: second })
  await api(`DELETE /journal/${second}`, { as: dana })
  expect(await seen()).toMatchObject({ journal_entry_id: first })
  await act(activity, 'share')
  expect(await (await api(`GET /activity/${activity?.id}`, { as: await person() })).json()).not.toHaveProperty('journal_entry_id')
})
