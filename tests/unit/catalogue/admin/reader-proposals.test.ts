import { expect, test } from 'vitest'
import { applyProposal, isDeclared, listProposals, type Proposal } from '#lib/client/catalogue/admin/reader-proposals'
import type { FactProposals } from '#lib/schemas/catalogue/fact-proposals'
import { effort, facts } from '../../../setup/data/facts.ts'

const answer: FactProposals = {
  hazards: [
    { code: 'fire', at: [2], who: 'child', isUnsure: false },
    { code: 'fire', at: [3], who: 'child', isUnsure: true },
  ],
  substances: [{ id: 'milk', name: 'Milk', kind: 'food', use: 'eaten' }],
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

test('listProposals gives each proposal a unique key', () => {
  const keys = listProposals(answer).map(({ key }) => key)
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(4)
})

test('applyProposal declares only its own proposal', () => {
  for (const proposal of listProposals(answer)) {
    expect(isDeclared(proposal, facts()), proposal.key).toBe(false)
    expect(isDeclared(proposal, { ...facts(), ...applyProposal(proposal, facts()) }), proposal.key).toBe(true)
  }
  const added = facts()
  for (const proposal of listProposals(answer)) Object.assign(added, applyProposal(proposal, added))
  expect(added).toEqual(
    facts({
      hazards: [{ code: 'fire', at: [2, 3], who: 'child' }],
      substances: [{ id: 'milk', use: 'eaten' }],
      effort: effort({ blind: 'impossible' }),
    }),
  )
})

test('applyProposal replaces another use of the same substance', () => {
  const declared = facts({ substances: [{ id: 'milk', use: 'near' }] })
  const [, , milk] = listProposals(answer)
  expect(milk && applyProposal(milk, declared)).toEqual({ substances: [{ id: 'milk', use: 'eaten' }] })
})

test('applyProposal replaces shorter screen minutes, but not screens of unknown length', () => {
  const declared = (minutes?: number) => facts({ hazards: [{ code: 'screens', at: [1], who: 'child', ...(minutes && { minutes }) }] })
  expect(isDeclared(screens(30), declared(10))).toBe(false)
  expect(applyProposal(screens(30), declared(10))).toEqual({ hazards: [{ code: 'screens', at: [1], who: 'child', minutes: 30 }] })
  expect(isDeclared(screens(30), declared())).toBe(true)
  expect(applyProposal(screens(30), declared())).toEqual({ hazards: [{ code: 'screens', at: [1], who: 'child' }] })
})
