import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

// A library of four activities: two indoors that differ only in their theme, two outdoors for the child's feedback.
const alike = { durationMinutes: 45, ageMinMonths: 36, ageMaxMonths: 60, difficulty: 'medium' as const, categoryId: 'nature', traits: [] }
const cards = {
  farm: { ...alike, setting: 'indoor' as const, settings: ['indoor'], tags: ['memory', 'farm', 'mud', 'animals'] },
  maps: { ...alike, setting: 'indoor' as const, settings: ['indoor'], tags: ['spatial', 'maps', 'numbers', 'math'] },
  zoo: { ...alike, setting: 'outdoor' as const, settings: ['outdoor'], tags: ['animals', 'farm', 'memory'] },
  city: { ...alike, setting: 'outdoor' as const, settings: ['outdoor'], tags: ['maps', 'numbers', 'spatial'] },
}
type Name = keyof typeof cards
const names: Name[] = ['farm', 'maps', 'zoo', 'city']
const titles = new Map<string, Name>()

beforeAll(async () => {
  await db.catalogueMaterial.deleteMany()
  const rows = await db.catalogueActivity.findMany({
    where: { ageMinMonths: { lte: 36 }, ageMaxMonths: { gte: 60 } },
    include: { texts: true },
    orderBy: { slug: 'asc' },
    take: names.length,
  })
  await db.catalogueActivity.deleteMany({ where: { id: { notIn: rows.map(({ id }) => id) } } })
  for (const [i, name] of names.entries()) {
    const row = rows[i]
    await db.catalogueActivity.update({ where: { id: row?.id }, data: cards[name] })
    for (const text of row?.texts ?? []) titles.set(text.title, name)
  }
})

const taste = async (of: Person, childId: string) => (await api(`GET /children/${childId}/taste`, { as: of })).json()
const forget = (of: Person, childId: string) => api(`DELETE /children/${childId}/taste`, { as: of })
const nothing = { liked: [], disliked: [], reasons: [], reset_at: null }

async function sendFeedback(of: Person, id: string, body: object): Promise<WireActivity> {
  const response = await api(`PATCH /activity/${id}`, { as: of, body })
  expect(response.status).toBe(200)
  return response.json()
}

/** Generates the card of this name for a child outdoors. */
async function generateOutdoors(of: Person, childId: string, name: 'zoo' | 'city'): Promise<WireActivity> {
  for (let i = 0; i < 2; i++) {
    const shown = await generateOne(of, childId, { location: 'outdoor' })
    if (titles.get(shown.title) === name) return shown
  }
  throw new Error(`${name} did not come`)
}

/** Creates a child who liked the zoo. */
async function createZooLover(language: 'en' | 'es' | 'he' = 'en') {
  const parent = await person({ language })
  const noa = await child(parent)
  const zoo = await generateOutdoors(parent, noa.id, 'zoo')
  await sendFeedback(parent, zoo.id, { action: 'like' })
  return { parent, noa, zoo }
}

describe('GET /children/{id}/taste', () => {
  test('is empty at first, even if the profile names interests', async () => {
    const parent = await person()
    const noa = await child(parent, { interest_level: 'animals and dinosaurs' })
    expect(await taste(parent, noa.id)).toEqual(nothing)
    expect(await generateOne(parent, noa.id)).toMatchObject({ because: [] })
  })

  test('lists liked themes in the user’s language, strongest first', async () => {
    const { parent, noa } = await createZooLover('es')
    expect(await taste(parent, noa.id)).toEqual({
      liked: [
        { tag: 'animals', name: 'animales', weight: 0.76 },
        { tag: 'farm', name: 'granja', weight: 0.76 },
        { tag: 'memory', name: 'memoria', weight: 0.76 },
      ],
      disliked: [],
      reasons: [],
      reset_at: null,
    })
    const farm = await generateOne(parent, noa.id)
    expect(titles.get(farm.title)).toBe('farm')
    await sendFeedback(parent, farm.id, { action: 'save' })
    const { liked } = await taste(parent, noa.id)
    expect(liked.map(({ tag }: { tag: string }) => tag)).toEqual(['animals', 'farm', 'memory'])
    expect(liked[0].weight).toBeGreaterThan(0.8)
  })

  test('lists disliked themes, too, with the reasons given', async () => {
    const parent = await person()
    const noa = await child(parent)
    await sendFeedback(parent, (await generateOutdoors(parent, noa.id, 'city')).id, { action: 'dislike', reason: 'not_interested' })
    for (let i = 0; i < 2; i++) await sendFeedback(parent, (await generateOne(parent, noa.id)).id, { action: 'dislike', reason: 'too_long' })
    const { liked, disliked, reasons } = await taste(parent, noa.id)
    expect(liked).toEqual([])
    expect(disliked.map(({ tag, weight }: { tag: string; weight: number }) => [tag, weight])).toEqual([
      ['maps', -0.76],
      ['numbers', -0.76],
      ['spatial', -0.76],
    ])
    expect(reasons).toEqual([
      { reason: 'too_long', count: 2 },
      { reason: 'not_interested', count: 1 },
    ])
  })

  test('has at most twelve words per list', async () => {
    const { parent, noa, zoo } = await createZooLover()
    const many = ['ants', 'art', 'bees', 'birds', 'boats', 'books', 'cats', 'clay', 'dogs', 'dolls', 'kites', 'mud', 'sand', 'trees']
    await db.activity.update({ where: { userId_id: { userId: parent.id, id: zoo.id } }, data: { tags: many } })
    expect((await taste(parent, noa.id)).liked).toHaveLength(12)
  })

  test('forgets undone feedback', async () => {
    const { parent, noa, zoo } = await createZooLover()
    await sendFeedback(parent, zoo.id, { action: 'undo' })
    expect(await taste(parent, noa.id)).toEqual(nothing)
  })

  test('weighs feedback by its age, not by the age of the activity', async () => {
    const { parent, noa, zoo } = await createZooLover()
    const where = { userId_id: { userId: parent.id, id: zoo.id } }
    const longAgo = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    await db.activity.update({ where, data: { createdAt: longAgo } })
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
    await db.activity.update({ where, data: { reactedAt: longAgo } })
    expect((await taste(parent, noa.id)).liked).toEqual([])
    // Done now, it is fresh; undone, it is as old as before.
    await sendFeedback(parent, zoo.id, { action: 'done' })
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
    await sendFeedback(parent, zoo.id, { action: 'undo' })
    expect((await taste(parent, noa.id)).liked).toEqual([])
  })

  test('returns 404 for another user, and differs per child', async () => {
    const { parent, noa } = await createZooLover()
    const adam = await child(parent)
    const stranger = await person()
    expect(await taste(parent, adam.id)).toEqual(nothing)
    expect((await api(`GET /children/${noa.id}/taste`, { as: stranger })).status).toBe(404)
    expect((await forget(stranger, noa.id)).status).toBe(404)
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
    expect((await forget(parent, adam.id)).status).toBe(204)
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
  })
})

describe('the field because', () => {
  test('names up to two liked themes of the card, in the card’s language', async () => {
    const { parent, noa } = await createZooLover('he')
    const farm = await generateOne(parent, noa.id)
    expect(farm).toMatchObject({ language: 'he', because: ['בעלי חיים', 'חווה'] })
    const maps = await generateOne(parent, noa.id)
    expect([titles.get(maps.title), maps.because]).toEqual(['maps', []])
    // It stays unchanged with the card.
    expect(await (await api(`GET /activity/${farm.id}`, { as: parent })).json()).toEqual(farm)
  })

  test('is null for an activity for an age only', async () => {
    const parent = await person()
    const wanted = { type: 'age', age_months: 48 }
    const made = await (await requestActivities(parent, wanted)).json()
    await sendFeedback(parent, made.id, { action: 'like' })
    expect(made.because).toEqual([])
    for (let i = 0; i < 2; i++) expect(await (await requestActivities(parent, wanted)).json()).toMatchObject({ because: [] })
  })

  test('is shown to the owner only', async () => {
    const { parent, noa } = await createZooLover()
    const farm = await generateOne(parent, noa.id)
    expect(farm).toMatchObject({ because: ['animals', 'the farm'] })
    await sendFeedback(parent, farm.id, { action: 'share' })
    const answers = [
      await (await api(`GET /activity/${farm.id}`, { as: await person() })).json(),
      await (await api(`GET /public/activity/${farm.id}`)).json(),
      await (await api(`GET /public/activity/${farm.id}`, { as: parent })).json(),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ title: farm.title })
      expect(answer).not.toHaveProperty('because')
      expect(answer).not.toHaveProperty('liked_tags')
    }
  })
})

describe('DELETE /children/{id}/taste', () => {
  test('changes later suggestions, and keeps the history', async () => {
    const { parent, noa, zoo } = await createZooLover()
    expect((await forget(parent, noa.id)).status).toBe(204)
    const after = await taste(parent, noa.id)
    expect(after).toEqual({ ...nothing, reset_at: expect.any(String) })
    expect(Math.abs(Date.parse(after.reset_at) - Date.now())).toBeLessThan(60_000)
    expect(await (await api(`GET /activity/${zoo.id}`, { as: parent })).json()).toMatchObject({ feedback: 'liked', status: 'liked' })
    expect(await (await api(`GET /children/${noa.id}`, { as: parent })).json()).toMatchObject({ version: noa.version })
    const both = [await generateOne(parent, noa.id), await generateOne(parent, noa.id)]
    expect(both.map(({ because }) => because)).toEqual([[], []])
  })

  test('restarts the taste from later feedback, also for the order', async () => {
    const { parent, noa } = await createZooLover()
    await forget(parent, noa.id)
    const city = await generateOne(parent, noa.id, { location: 'outdoor' })
    expect(titles.get(city.title)).toBe('city')
    await sendFeedback(parent, city.id, { action: 'like' })
    const [first, second] = [await generateOne(parent, noa.id), await generateOne(parent, noa.id)]
    expect([titles.get(first.title), first.because]).toEqual(['maps', ['maps', 'numbers']])
    expect([titles.get(second.title), second.because]).toEqual(['farm', []])
  })
})
