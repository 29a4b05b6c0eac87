import { expect, test } from 'vitest'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { generateBatch } from '../../setup/data/activities.ts'

test.each(['1-2hours', 'half-day', 'full-day'] as const)('every request of a day gets three cards of %s, also at 18 months', async (duration) => {
  const parent = await person()
  const { id } = await child(parent, { date_of_birth: bornMonthsAgo(18) })
  for (let press = 0; press < 10; press++) {
    const cards = await generateBatch(parent, id, { duration })
    expect(cards, `press ${press}`).toHaveLength(3)
    expect(new Set(cards.map(({ title }) => title)).size).toBe(3)
  }
})
