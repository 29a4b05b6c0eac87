import { describe, expect, test } from 'vitest'
import type { Tag } from '#lib/domain/platform/vocabulary'
import { interestTags } from '#lib/domain/profiles/interest-tags'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { generateAll } from '../../setup/data/activities.ts'

/** Where among all its cards those with one of the tags stand for a child, on average: 0 is first, 1 is last. */
async function placeOf(wanted: readonly Tag[], language: 'en' | 'he', interestLevel?: string): Promise<number> {
  const rows = await db.catalogueText.findMany({ where: { language }, include: { activity: true } })
  const tagsByTitle = new Map(rows.map(({ title, activity }) => [title, activity.tags]))
  const parent = await person({ language })
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(72), ...(interestLevel && { interest_level: interestLevel }) })
  const cards = await generateAll(parent, id, { batch_size: 10, duration: '1-2hours' })
  const places = cards.flatMap(({ title }, index) => (wanted.some((tag) => tagsByTitle.get(title)?.includes(tag)) ? [index / cards.length] : []))
  expect(places.length).toBeGreaterThan(0)
  return places.reduce((sum, place) => sum + place, 0) / places.length
}

describe('what a child is interested in', () => {
  test.each([
    ['en', 'loves dinosaurs and building'],
    ['he', 'אוהבת דינוזאורים ובנייה'],
  ] as const)('typed in %s brings cards about it before others', async (language, text) => {
    const wanted = interestTags(text)
    expect(wanted).toEqual(['building', 'dinosaurs'])
    expect(await placeOf(wanted, language, text)).toBeLessThan(await placeOf(wanted, language))
  })
})
