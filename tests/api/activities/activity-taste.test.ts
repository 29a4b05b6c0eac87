import { beforeAll, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne } from '../../setup/data/activities.ts'

// A library of four: two indoors that differ in what is asked about here, two outdoors to have an opinion on.
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

async function next(of: Person, childId: string, location: 'indoor' | 'outdoor') {
  const activity = await generateOne(of, childId, { location })
  return { id: activity.id, name: titles[activity.title] }
}

async function say(of: Person, id: string, body: object) {
  expect((await api(`PATCH /activity/${id}`, { as: of, body })).status).toBe(200)
}

/** A child that was shown both cards for outdoors, and what it said to them. */
async function childWho(said: Partial<Record<'farm' | 'yoga', object>>) {
  const parent = await person()
  const { id } = await child(parent)
  for (let i = 0; i < 2; i++) {
    const shown = await next(parent, id, 'outdoor')
    const body = shown.name === 'farm' || shown.name === 'yoga' ? said[shown.name] : undefined
    if (body) await say(parent, shown.id, body)
  }
  return (await next(parent, id, 'indoor')).name
}

test('what was liked brings more of it', async () => {
  expect(await childWho({ farm: { action: 'like' } })).toBe('mud')
})

test('what was not interesting brings less of it', async () => {
  expect(await childWho({ farm: { action: 'dislike', reason: 'not_interested' } })).toBe('maps')
})

test('too messy brings something clean, however well the theme was liked', async () => {
  expect(await childWho({ yoga: { action: 'dislike', reason: 'too_messy' } })).toBe('maps')
  expect(await childWho({ farm: { action: 'save' }, yoga: { action: 'dislike', reason: 'too_messy' } })).toBe('maps')
})

test('what one child says is nothing to another', async () => {
  const parent = await person()
  const [noa, adam] = [await child(parent), await child(parent)]
  for (let i = 0; i < 2; i++) {
    const shown = await next(parent, noa.id, 'outdoor')
    if (shown.name === 'farm') await say(parent, shown.id, { action: 'dislike', reason: 'too_messy' })
  }
  for (let i = 0; i < 2; i++) {
    const shown = await next(parent, adam.id, 'outdoor')
    if (shown.name === 'farm') await say(parent, shown.id, { action: 'like' })
  }
  expect((await next(parent, noa.id, 'indoor')).name).toBe('maps')
  expect((await next(parent, adam.id, 'indoor')).name).toBe('mud')
})
