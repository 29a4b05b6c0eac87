import { expect, test } from 'vitest'
import { changeBy, isDeclared, type Proposal, proposalsIn } from '#lib/client/catalogue/admin/reader-proposals'
import type { FactProposals } from '#lib/schemas/catalogue/fact-proposals'
import { effort, facts } from '../../setup/data/facts.ts'

const answer: FactProposals = {
  hazards: [
    { code: 'fire', at: [2], who: 'child', isUnsure: false },
    { code: 'fire', at: [3], who: 'child', isUnsure: true },
  ],
  substances: [{ id: 'milk', name: 'Milk', use: 'eaten' }],
  impossibleFor: ['blind'],
  unknownSubstances: [],
  otherDangers: [],
  readLanguages: ['en'],
  unreadLanguages: [],
  isExamined: true,
}

const screens = (minutes: number): Proposal => ({
  key: 'screens',
  kind: 'hazard',
  hazard: { code: 'screens', at: [1], who: 'child', minutes },
  isUnsure: false,
})

test('each proposal has its own key', () => {
  const keys = proposalsIn(answer).map(({ key }) => key)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(4)
})

test('each proposal is declared by being added, and nothing else with it', () => {
  for (const proposal of proposalsIn(answer)) {
    expect(isDeclared(proposal, facts()), proposal.key).toBe(false)
    expect(isDeclared(proposal, { ...facts(), ...changeBy(proposal, facts()) }), proposal.key).toBe(true)
  }
  const added = facts()
  for (const proposal of proposalsIn(answer)) Object.assign(added, changeBy(proposal, added))
  expect(added).toEqual(
    facts({
      hazards: [{ code: 'fire', at: [2, 3], who: 'child' }],
      substances: [{ id: 'milk', use: 'eaten' }],
      effort: effort({ blind: 'impossible' }),
    }),
  )
})

test('an added substance replaces its other use', () => {
  const declared = facts({ substances: [{ id: 'milk', use: 'near' }] })
  const [, , milk] = proposalsIn(answer)
  expect(milk && changeBy(milk, declared)).toEqual({ substances: [{ id: 'milk', use: 'eaten' }] })
})

test('longer screens replace shorter ones, and none replace those of unknown length', () => {
  const declared = (minutes?: number) => facts({ hazards: [{ code: 'screens', at: [1], who: 'child', ...(minutes && { minutes }) }] })
  expect(isDeclared(screens(30), declared(10))).toBe(false)
  expect(changeBy(screens(30), declared(10))).toEqual({ hazards: [{ code: 'screens', at: [1], who: 'child', minutes: 30 }] })
  expect(isDeclared(screens(30), declared())).toBe(true)
  expect(changeBy(screens(30), declared())).toEqual({ hazards: [{ code: 'screens', at: [1], who: 'child' }] })
})
