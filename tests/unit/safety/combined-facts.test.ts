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

test('combinedFacts adds the screen minutes of all parts, and refuses unknown minutes', () => {
  expect(rulesAt(48, [screens(30), screens(30)])).toEqual([])
  expect(rulesAt(48, [screens(30), screens(31)])).toEqual(['screens'])
  expect(rulesAt(48, [screens(30), screens()])).toEqual(['screens'])
  expect(rulesAt(60, [screens(30), screens(31)])).toEqual([])
})

test('combinedFacts refuses the whole if one part is refused', () => {
  const parts = [facts(), facts({ hazards: [{ code: 'small_parts', at: [2], who: 'child' }] })]
  expect(rulesAt(35, parts)).toEqual(['small_parts'])
  expect(rulesAt(36, parts)).toEqual([])
  const soft = facts({ hazards: [{ code: 'small_parts', at: [1], who: 'child', as: 'bought_container' }] })
  expect(rulesAt(35, [soft, ...parts])).toEqual(['small_parts'])
})

test('combinedFacts takes the closest use of a substance', () => {
  const combined = combinedFacts([facts({ substances: [{ id: 'milk', use: 'near' }] }), facts({ substances: [{ id: 'milk', use: 'eaten' }] })])
  expect(combined.substances).toEqual([{ id: 'milk', use: 'eaten' }])
})

test('combinedFacts takes the hardest part for each need and drops the notes of parts', () => {
  const combined = combinedFacts([
    facts({ effort: effort({ blind: 'hard', deaf: 'fits' }), given: ['sun'] }),
    facts({ effort: effort({ blind: 'fits' }) }),
  ])
  expect(effortFor(combined, 'blind')).toBe('hard')
  expect(effortFor(combined, 'deaf')).toBe('fine')
  expect(combined.given).toEqual([])
  expect(factsSchema.safeParse(combined).success).toBe(true)
})
