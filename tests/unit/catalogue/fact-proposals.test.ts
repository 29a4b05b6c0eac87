import { describe, expect, test } from 'vitest'
import { factProposals } from '#lib/domain/catalogue/fact-proposals'
import type { DeclaredHazard, DeclaredSubstance } from '#lib/domain/safety/facts'
import type { LintedText } from '#lib/domain/safety/lint'
import type { ReaderAnswer } from '#lib/domain/safety/reading'
import { facts } from '../../setup/data/facts.ts'
import { type AnsweredHazard, emptyAnswer, hazard } from '../../setup/data/reader-answer.ts'

const text: LintedText = {
  title: 'A quiet hour',
  description: 'We sit together.',
  benefits: ['Being together.'],
  materials: ['A blanket'],
  instructions: ['Sit down.', 'Sing a song.', 'Stand up.'],
  safetyNotes: ['Clear the floor.'],
  easier: 'Hum.',
  harder: 'Sing louder.',
  guidance: [],
}

/** Returns the proposals for the reader's answers, one answer per language. */
function propose(answers: Partial<ReaderAnswer>[], declared: Parameters<typeof facts>[0] = {}, ageMinMonths = 0) {
  const readings = answers.map((answer) => ({ text, answer: { ...emptyAnswer, ...answer } }))
  return factProposals(readings, { ageMinMonths, facts: facts(declared) })
}

/** Returns the proposed hazards if the reader names one hazard in each language. */
const proposeHazards = (answered: AnsweredHazard[], declared: DeclaredHazard[] = [], ageMinMonths = 0) =>
  propose(
    answered.map((one) => ({ hazards: [one] })),
    { hazards: declared },
    ageMinMonths,
  ).hazards

describe('factProposals: hazards', () => {
  test('proposes a hazard once, with its places from all languages', () => {
    expect(proposeHazards([hazard('fire', 'step 1'), hazard('fire', 'step 1'), hazard('fire', 'step 3')])).toEqual([
      { code: 'fire', at: [1, 3], who: 'child', isUnsure: false },
    ])
  })

  test('does not propose a hazard declared for its step or for the whole activity', () => {
    expect(proposeHazards([hazard('fire', 'step 2')], [{ code: 'fire', at: [2], who: 'child' }])).toEqual([])
    expect(proposeHazards([hazard('fire', 'step 2')], [{ code: 'fire', at: ['card'], who: 'child' }])).toEqual([])
    expect(proposeHazards([hazard('fire', 'easier')], [{ code: 'fire', at: [2], who: 'child' }])).toMatchObject([{ at: ['easier'] }])
  })

  test('does not propose a hazard of the title if the same hazard is declared anywhere', () => {
    expect(proposeHazards([hazard('fire', 'title')], [{ code: 'fire', at: [2], who: 'child' }])).toEqual([])
    expect(proposeHazards([hazard('fire', 'title'), hazard('fire', 'step 2')])).toMatchObject([{ at: [2] }])
    expect(proposeHazards([hazard('fire', 'title')])).toMatchObject([{ at: ['card'] }])
    expect(proposeHazards([hazard('balloons', 'title'), hazard('balloons', 'step 2', { who: 'adult' })])).toEqual([
      { code: 'balloons', who: 'adult', at: [2], isUnsure: false },
    ])
    expect(proposeHazards([hazard('heat', 'title'), hazard('heat', 'step 2', { who: 'adult' })])).toMatchObject([
      { who: 'child', at: ['card'] },
      { who: 'adult', at: [2] },
    ])
  })

  test('proposes a hazard that is declared only in a milder way', () => {
    expect(proposeHazards([hazard('heat', 'step 2')], [{ code: 'heat', at: [2], who: 'adult' }])).toMatchObject([{ code: 'heat', who: 'child' }])
    expect(proposeHazards([hazard('heat', 'step 2', { who: 'adult' })], [{ code: 'heat', at: [2], who: 'child' }])).toEqual([])
    expect(proposeHazards([hazard('balloons', 'step 2')], [{ code: 'balloons', at: [2], who: 'child', as: 'foil' }])).toHaveLength(1)
  })

  test('proposes a hazard next to another one declared for the same step', () => {
    const declared = (code: 'fire' | 'heat'): DeclaredHazard[] => [{ code, at: [2], who: 'child' }]
    expect(proposeHazards([hazard('heat', 'step 2')], declared('fire'))).toMatchObject([{ code: 'heat', at: [2] }])
    expect(proposeHazards([hazard('fire', 'step 2')], declared('heat'))).toMatchObject([{ code: 'fire', at: [2] }])
  })

  test('proposes each way of a hazard separately, the strictest first', () => {
    const [first, second, ...others] = proposeHazards([hazard('balloons', 'step 1', { way: 'foil' }), hazard('balloons', 'step 2')])
    expect(first).toEqual({ code: 'balloons', at: [2], who: 'child', isUnsure: false })
    expect(second).toEqual({ code: 'balloons', at: [1], who: 'child', as: 'foil', isUnsure: false })
    expect(others).toEqual([])
  })

  test('proposes the strictest way if the languages differ', () => {
    expect(proposeHazards([hazard('heat', 'step 2', { who: 'adult' }), hazard('heat', 'step 2')])).toMatchObject([{ who: 'child', at: [2] }])
    expect(proposeHazards([hazard('heat', 'step 1', { who: 'adult' }), hazard('heat', 'step 2')])).toMatchObject([
      { who: 'child', at: [2] },
      { who: 'adult', at: [1] },
    ])
  })

  test('proposes a hazard for the whole activity if its step does not exist', () => {
    expect(proposeHazards([hazard('fire', 'step 99')])).toMatchObject([{ code: 'fire', at: ['card'] }])
  })

  test('drops a way that the row of the hazard does not have', () => {
    expect(proposeHazards([hazard('fire', 'step 1', { way: 'foil' })])[0]?.as).toBeUndefined()
    expect(proposeHazards([hazard('balloons', 'step 1', { way: 'foil' })])[0]?.as).toBe('foil')
  })

  test('ignores an unknown hazard code', () => {
    expect(proposeHazards([hazard('drowning', 'step 1')])).toEqual([])
  })

  test('ignores a hazard that concerns no age of the activity', () => {
    expect(proposeHazards([hazard('honey', 'step 1')], [], 11)).toHaveLength(1)
    expect(proposeHazards([hazard('honey', 'step 1')], [], 12)).toEqual([])
    expect(proposeHazards([hazard('screens', 'step 1')], [], 59)).toHaveLength(1)
    expect(proposeHazards([hazard('screens', 'step 1')], [], 60)).toEqual([])
  })
})

test('factProposals proposes everything for an activity without facts', () => {
  const answer = { ...emptyAnswer, hazards: [hazard('fire', 'step 1')], substances: [{ name: 'milk', use: 'eaten', where: 'title' }] }
  const proposals = factProposals([{ text, answer: { ...answer, impossibleFor: ['blind'] } }], { ageMinMonths: 0, facts: null })
  expect(proposals).toMatchObject({ hazards: [{ code: 'fire' }], substances: [{ id: 'milk' }], impossibleFor: ['blind'] })
})

describe('factProposals: minutes of screens', () => {
  const screens = (minutes: number | null, where = 'step 1') => hazard('screens', where, { minutes })

  test('adds minutes within a language and proposes the longest of all languages', () => {
    const answers = [{ hazards: [screens(10), screens(15, 'step 2')] }, { hazards: [screens(20)] }]
    expect(propose(answers).hazards).toEqual([{ code: 'screens', at: [1, 2], who: 'child', minutes: 25, isUnsure: false }])
  })

  test('proposes no minutes if one language does not state them', () => {
    expect(proposeHazards([screens(10), screens(null)])[0]).not.toHaveProperty('minutes')
  })

  test('limits minutes to the maximum of the facts, and proposes none for other hazards', () => {
    expect(proposeHazards([screens(9000)])[0]?.minutes).toBe(480)
    expect(proposeHazards([hazard('fire', 'step 1', { minutes: 10 })])[0]).not.toHaveProperty('minutes')
  })

  test('proposes longer minutes than the declared ones, and nothing if their length is unknown', () => {
    expect(proposeHazards([screens(30)], [{ code: 'screens', at: [1], who: 'child', minutes: 10 }])).toMatchObject([{ minutes: 30 }])
    expect(proposeHazards([screens(30)], [{ code: 'screens', at: [1], who: 'child', minutes: 30 }])).toEqual([])
    expect(proposeHazards([screens(30)], [{ code: 'screens', at: [1], who: 'child' }])).toEqual([])
  })
})

describe('factProposals: unsure answers', () => {
  test('proposes an unsure hazard as done by the child and marks it unsure', () => {
    const { hazards, otherDangers } = propose([{ unsure: [{ code: 'fire', where: 'step 2' }] }])
    expect(hazards).toEqual([{ code: 'fire', at: [2], who: 'child', isUnsure: true }])
    expect(otherDangers).toEqual([])
  })

  test('drops the mark if the reader is sure of the hazard in another language', () => {
    const answers = [{ unsure: [{ code: 'fire', where: 'step 2' }] }, { hazards: [hazard('fire', 'step 2')] }]
    expect(propose(answers).hazards).toMatchObject([{ isUnsure: false }])
  })

  test('returns the places of dangers without a rule', () => {
    const unsure = [
      { code: 'other', where: 'step 2' },
      { code: 'electricity', where: 'nowhere' },
    ]
    expect(propose([{ unsure }, { unsure }])).toMatchObject({ hazards: [], otherDangers: [2, 'card'] })
  })
})

describe('factProposals: substances', () => {
  const named = (name: string, use = 'touched') => ({ name, use, where: 'title' })
  const substances = (answered: ReturnType<typeof named>[], declared: DeclaredSubstance[] = []) =>
    propose([{ substances: answered }], { substances: declared }).substances

  test('proposes a substance once, by its closest use', () => {
    expect(substances([named('milk'), named('leche', 'eaten'), named('חלב', 'near')])).toEqual([{ id: 'milk', use: 'eaten' }])
  })

  test('proposes a substance again if a less close use is declared', () => {
    expect(substances([named('milk', 'eaten')], [{ id: 'milk', use: 'near' }])).toEqual([{ id: 'milk', use: 'eaten' }])
    expect(substances([named('milk', 'near')], [{ id: 'milk', use: 'eaten' }])).toEqual([])
    expect(substances([named('milk', 'eaten')], [{ id: 'milk', use: 'eaten' }])).toEqual([])
    expect(substances([named('milk', 'near')], [{ id: 'peanuts', use: 'eaten' }])).toEqual([{ id: 'milk', use: 'near' }])
  })

  test('returns an unknown substance by name and does not propose it', () => {
    const answer = { substances: [named('zorblax'), named(' zorblax ')] }
    expect(propose([answer, answer])).toMatchObject({ substances: [], unknownSubstances: ['zorblax'] })
  })
})

describe('factProposals: needs', () => {
  test('proposes a need as impossible unless it is already declared impossible', () => {
    expect(propose([{ impossibleFor: ['blind', 'levitating'] }]).impossibleFor).toEqual(['blind'])
    const { effort } = facts()
    const declared = { ...effort, fine: effort.fine.filter((need) => need !== 'blind'), impossible: ['blind' as const] }
    expect(propose([{ impossibleFor: ['blind'] }], { effort: declared }).impossibleFor).toEqual([])
  })
})
