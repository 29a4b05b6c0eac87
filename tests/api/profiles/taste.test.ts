import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

// A library of four: two indoors that differ in their theme alone, two outdoors to have an opinion on.
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

async function say(of: Person, id: string, body: object): Promise<WireActivity> {
  const response = await api(`PATCH /activity/${id}`, { as: of, body })
  expect(response.status).toBe(200)
  return response.json()
}

/** The card of this name, made for a child outdoors. */
async function outdoors(of: Person, childId: string, name: 'zoo' | 'city'): Promise<WireActivity> {
  for (let i = 0; i < 2; i++) {
    const shown = await generateOne(of, childId, { location: 'outdoor' })
    if (titles.get(shown.title) === name) return shown
  }
  throw new Error(`${name} did not come`)
}

/** A child who liked the zoo. */
async function zooLover(language: 'en' | 'es' | 'he' = 'en') {
  const parent = await person({ language })
  const noa = await child(parent)
  const zoo = await outdoors(parent, noa.id, 'zoo')
  await say(parent, zoo.id, { action: 'like' })
  return { parent, noa, zoo }
}

describe('what a child likes', () => {
  test('is nothing at first, whatever was typed into the profile', async () => {
    const parent = await person()
    const noa = await child(parent, { interest_level: 'animals and dinosaurs' })
    expect(await taste(parent, noa.id)).toEqual(nothing)
    expect(await generateOne(parent, noa.id)).toMatchObject({ because: [] })
  })

  test('is what was liked, in the words of the one who asks, strongest first', async () => {
    const { parent, noa } = await zooLover('es')
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
    await say(parent, farm.id, { action: 'save' })
    const { liked } = await taste(parent, noa.id)
    expect(liked.map(({ tag }: { tag: string }) => tag)).toEqual(['animals', 'farm', 'memory'])
    expect(liked[0].weight).toBeGreaterThan(0.8)
  })

  test('and what not, with the reasons that were given', async () => {
    const parent = await person()
    const noa = await child(parent)
    await say(parent, (await outdoors(parent, noa.id, 'city')).id, { action: 'dislike', reason: 'not_interested' })
    for (let i = 0; i < 2; i++) await say(parent, (await generateOne(parent, noa.id)).id, { action: 'dislike', reason: 'too_long' })
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

  test('has at most twelve words a list', async () => {
    const { parent, noa, zoo } = await zooLover()
    const many = ['ants', 'art', 'bees', 'birds', 'boats', 'books', 'cats', 'clay', 'dogs', 'dolls', 'kites', 'mud', 'sand', 'trees']
    await db.activity.update({ where: { userId_id: { userId: parent.id, id: zoo.id } }, data: { tags: many } })
    expect((await taste(parent, noa.id)).liked).toHaveLength(12)
  })

  test('forgets what was undone', async () => {
    const { parent, noa, zoo } = await zooLover()
    await say(parent, zoo.id, { action: 'undo' })
    expect(await taste(parent, noa.id)).toEqual(nothing)
  })

  test('counts less the longer ago it was, by when it was liked and not by when it was made', async () => {
    const { parent, noa, zoo } = await zooLover()
    const where = { userId_id: { userId: parent.id, id: zoo.id } }
    const longAgo = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    await db.activity.update({ where, data: { createdAt: longAgo } })
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
    await db.activity.update({ where, data: { reactedAt: longAgo } })
    expect((await taste(parent, noa.id)).liked).toEqual([])
    // Done now, it is fresh; undone, it is as long ago as before.
    await say(parent, zoo.id, { action: 'done' })
    expect((await taste(parent, noa.id)).liked).toHaveLength(3)
    await say(parent, zoo.id, { action: 'undo' })
    expect((await taste(parent, noa.id)).liked).toEqual([])
  })

  test('is no other child’s, and nobody else’s to see or to forget', async () => {
    const { parent, noa } = await zooLover()
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

describe('because', () => {
  test('names up to two themes of the card that were liked, in its own language', async () => {
    const { parent, noa } = await zooLover('he')
    const farm = await generateOne(parent, noa.id)
    expect(farm).toMatchObject({ language: 'he', because: ['בעלי חיים', 'חווה'] })
    const maps = await generateOne(parent, noa.id)
    expect([titles.get(maps.title), maps.because]).toEqual(['maps', []])
    // What it was then stays with it.
    expect(await (await api(`GET /activity/${farm.id}`, { as: parent })).json()).toEqual(farm)
  })

  test('is of no activity that is for an age alone', async () => {
    const parent = await person()
    const wanted = { type: 'age', age_months: 48 }
    const made = await (await requestActivities(parent, wanted)).json()
    await say(parent, made.id, { action: 'like' })
    expect(made.because).toEqual([])
    for (let i = 0; i < 2; i++) expect(await (await requestActivities(parent, wanted)).json()).toMatchObject({ because: [] })
  })

  test('is never seen by anybody but the owner', async () => {
    const { parent, noa } = await zooLover()
    const farm = await generateOne(parent, noa.id)
    expect(farm).toMatchObject({ because: ['animals', 'the farm'] })
    await say(parent, farm.id, { action: 'share' })
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

describe('forgetting', () => {
  test('changes what comes next, and leaves the history as it is', async () => {
    const { parent, noa, zoo } = await zooLover()
    expect((await forget(parent, noa.id)).status).toBe(204)
    const after = await taste(parent, noa.id)
    expect(after).toEqual({ ...nothing, reset_at: expect.any(String) })
    expect(Math.abs(Date.parse(after.reset_at) - Date.now())).toBeLessThan(60_000)
    expect(await (await api(`GET /activity/${zoo.id}`, { as: parent })).json()).toMatchObject({ feedback: 'liked', status: 'liked' })
    expect(await (await api(`GET /children/${noa.id}`, { as: parent })).json()).toMatchObject({ version: noa.version })
    const both = [await generateOne(parent, noa.id), await generateOne(parent, noa.id)]
    expect(both.map(({ because }) => because)).toEqual([[], []])
  })

  test('learns anew from what is done afterwards, in the order too', async () => {
    const { parent, noa } = await zooLover()
    await forget(parent, noa.id)
    const city = await generateOne(parent, noa.id, { location: 'outdoor' })
    expect(titles.get(city.title)).toBe('city')
    await say(parent, city.id, { action: 'like' })
    const [first, second] = [await generateOne(parent, noa.id), await generateOne(parent, noa.id)]
    expect([titles.get(first.title), first.because]).toEqual(['maps', ['maps', 'numbers']])
    expect([titles.get(second.title), second.because]).toEqual(['farm', []])
  })
})
