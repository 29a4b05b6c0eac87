import { describe, expect, test } from 'vitest'
import type { Tag } from '#lib/domain/platform/vocabulary'
import { interestTags } from '#lib/domain/profiles/interest-tags'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll } from '../../setup/data/activities.ts'

/** Returns the average position of cards with one of the tags among all cards of a child: 0 is first, 1 is last. */
async function averagePosition(wanted: readonly Tag[], language: 'en' | 'he', interestLevel?: string): Promise<number> {
  const rows = await db.catalogueText.findMany({ where: { language }, include: { activity: true } })
  const tagsByTitle = new Map(rows.map(({ title, activity }) => [title, activity.tags]))
  const parent = await person({ language })
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(72), ...(interestLevel && { interest_level: interestLevel }) })
  const cards = await generateAll(parent, id, { batch_size: 10, duration: '1-2hours' })
  const places = cards.flatMap(({ title }, index) => (wanted.some((tag) => tagsByTitle.get(title)?.includes(tag)) ? [index / cards.length] : []))
  expect(places.length).toBeGreaterThan(0)
  return places.reduce((sum, place) => sum + place, 0) / places.length
}

describe('the interests of a child', () => {
  test.each([
    ['en', 'loves dinosaurs and building'],
    ['he', 'אוהבת דינוזאורים ובנייה'],
  ] as const)('typed in %s, bring cards about them before others', async (language, text) => {
    const wanted = interestTags(text)
    expect(wanted).toEqual(['building', 'dinosaurs'])
    expect(await averagePosition(wanted, language, text)).toBeLessThan(await averagePosition(wanted, language))
  })
})

test('an activity close to a loved interest says so in its language; one about the interest, or far from it, does not', async () => {
  const rows = await db.catalogueText.findMany({ where: { language: 'es' }, include: { activity: true } })
  const tagsByTitle = new Map(rows.map(({ title, activity }) => [title, activity.tags]))
  const parent = await person({ language: 'es' })
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(72), interest_level: 'dinosaurios' })
  const cards = await generateAll(parent, id, { batch_size: 10, duration: '15-30min' })
  const isAbout = (title: string, tags: Tag[]) => tags.some((tag) => tagsByTitle.get(title)?.includes(tag))
  const close = cards.filter(({ close_to }) => close_to !== null)
  expect(new Set(close.map(({ close_to }) => close_to))).toEqual(new Set(['dinosaurios']))
  const expected = cards.filter(({ title }) => isAbout(title, ['volcanoes', 'reptiles', 'dragons', 'stones']) && !isAbout(title, ['dinosaurs']))
  expect(close).toEqual(expected)
  expect(cards.some(({ title }) => isAbout(title, ['dinosaurs']))).toBe(true)
  const [first] = close
  expect(await (await api(`GET /activity/${first?.id}`, { as: parent })).json()).toMatchObject({ close_to: 'dinosaurios' })
})
