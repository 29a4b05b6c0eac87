import { expect, test } from 'vitest'
import { noAllergies } from '#lib/domain/safety/allergies'
import { combinedFacts } from '#lib/domain/safety/combined-facts'
import { effortFor } from '#lib/domain/safety/facts'
import { factRefusals } from '#lib/domain/safety/gate'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { effort, facts } from '../../setup/data/facts.ts'

const screens = (minutes?: number) => facts({ hazards: [{ code: 'screens', at: [1], who: 'child', ...(minutes !== undefined && { minutes }) }] })
const rulesAt = (youngestMonths: number, all: Parameters<typeof combinedFacts>[0]) =>
  factRefusals(combinedFacts(all), { youngestMonths, allergies: noAllergies, needs: [] }).map(({ rule }) => rule)

test('screens of all parts count together, and minutes that nobody said as too many', () => {
  expect(rulesAt(48, [screens(30), screens(30)])).toEqual([])
  expect(rulesAt(48, [screens(30), screens(31)])).toEqual(['screens'])
  expect(rulesAt(48, [screens(30), screens()])).toEqual(['screens'])
  expect(rulesAt(60, [screens(30), screens(31)])).toEqual([])
})

test('what keeps one part away keeps the whole away', () => {
  const parts = [facts(), facts({ hazards: [{ code: 'small_parts', at: [2], who: 'child' }] })]
  expect(rulesAt(35, parts)).toEqual(['small_parts'])
  expect(rulesAt(36, parts)).toEqual([])
  const soft = facts({ hazards: [{ code: 'small_parts', at: [1], who: 'child', as: 'bought_container' }] })
  expect(rulesAt(35, [soft, ...parts])).toEqual(['small_parts'])
})

test('a substance is there as closely as in any part', () => {
  const combined = combinedFacts([facts({ substances: [{ id: 'milk', use: 'near' }] }), facts({ substances: [{ id: 'milk', use: 'eaten' }] })])
  expect(combined.substances).toEqual([{ id: 'milk', use: 'eaten' }])
})

test('the hardest part decides for each need, and no note of one part counts for all', () => {
  const combined = combinedFacts([
    facts({ effort: effort({ blind: 'hard', deaf: 'fits' }), given: ['sun'] }),
    facts({ effort: effort({ blind: 'fits' }) }),
  ])
  expect(effortFor(combined, 'blind')).toBe('hard')
  expect(effortFor(combined, 'deaf')).toBe('fine')
  expect(combined.given).toEqual([])
  expect(factsSchema.safeParse(combined).success).toBe(true)
})
