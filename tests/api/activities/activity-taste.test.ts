import { beforeAll, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne } from '../../setup/data/activities.ts'

// A library of four activities: two indoors that differ in one trait, two outdoors for the child's feedback.
const alike = { durationMinutes: 45, ageMinMonths: 36, ageMaxMonths: 60, difficulty: 'medium' as const, categoryId: 'nature' }
const cards = {
  mud: { ...alike, setting: 'indoor' as const, settings: ['indoor'], traits: ['messy'], tags: ['mud', 'animals'] },
  maps: { ...alike, setting: 'indoor' as const, settings: ['indoor'], traits: [], tags: ['maps', 'numbers'] },
  farm: { ...alike, setting: 'outdoor' as const, settings: ['outdoor'], traits: ['messy'], tags: ['animals', 'mud'] },
  yoga: { ...alike, setting: 'outdoor' as const, settings: ['outdoor'], traits: [], tags: ['yoga'] },
}
const titles: Record<string, keyof typeof cards> = {}

beforeAll(async () => {
  await db.catalogueMaterial.deleteMany()
  const rows = await db.catalogueActivity.findMany({
    where: { ageMinMonths: { lte: 36 }, ageMaxMonths: { gte: 60 } },
    include: { texts: { where: { language: 'en' } } },
    orderBy: { slug: 'asc' },
    take: 4,
  })
  await db.catalogueActivity.deleteMany({ where: { id: { notIn: rows.map(({ id }) => id) } } })
  for (const [i, name] of (['mud', 'maps', 'farm', 'yoga'] as const).entries()) {
    const row = rows[i]
    await db.catalogueActivity.update({ where: { id: row?.id }, data: cards[name] })
    titles[row?.texts[0]?.title ?? ''] = name
  }
})

async function generateNext(of: Person, childId: string, location: 'indoor' | 'outdoor') {
  const activity = await generateOne(of, childId, { location })
  return { id: activity.id, name: titles[activity.title] }
}

async function sendFeedback(of: Person, id: string, body: object) {
  expect((await api(`PATCH /activity/${id}`, { as: of, body })).status).toBe(200)
}

/** Creates a child that was shown both outdoor cards and gave this feedback. */
async function createChildWithFeedback(said: Partial<Record<'farm' | 'yoga', object>>) {
  const parent = await person()
  const { id } = await child(parent)
  for (let i = 0; i < 2; i++) {
    const shown = await generateNext(parent, id, 'outdoor')
    const body = shown.name === 'farm' || shown.name === 'yoga' ? said[shown.name] : undefined
    if (body) await sendFeedback(parent, shown.id, body)
  }
  return (await generateNext(parent, id, 'indoor')).name
}

test('a liked activity brings more activities with its theme', async () => {
  expect(await createChildWithFeedback({ farm: { action: 'like' } })).toBe('mud')
})

test('an activity disliked as not interesting brings fewer with its theme', async () => {
  expect(await createChildWithFeedback({ farm: { action: 'dislike', reason: 'not_interested' } })).toBe('maps')
})

test('an activity disliked as too messy brings a clean one, even if the theme was liked', async () => {
  expect(await createChildWithFeedback({ yoga: { action: 'dislike', reason: 'too_messy' } })).toBe('maps')
  expect(await createChildWithFeedback({ farm: { action: 'save' }, yoga: { action: 'dislike', reason: 'too_messy' } })).toBe('maps')
})

test('feedback of one child does not affect another', async () => {
  const parent = await person()
  const [noa, adam] = [await child(parent), await child(parent)]
  for (let i = 0; i < 2; i++) {
    const shown = await generateNext(parent, noa.id, 'outdoor')
    if (shown.name === 'farm') await sendFeedback(parent, shown.id, { action: 'dislike', reason: 'too_messy' })
  }
  for (let i = 0; i < 2; i++) {
    const shown = await generateNext(parent, adam.id, 'outdoor')
    if (shown.name === 'farm') await sendFeedback(parent, shown.id, { action: 'like' })
  }
  expect((await generateNext(parent, noa.id, 'indoor')).name).toBe('maps')
  expect((await generateNext(parent, adam.id, 'indoor')).name).toBe('mud')
})
