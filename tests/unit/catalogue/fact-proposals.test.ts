import { describe, expect, test } from 'vitest'
import { factProposals } from '#lib/domain/catalogue/fact-proposals'
import type { DeclaredHazard, DeclaredSubstance } from '#lib/domain/safety/facts'
import type { LintedText } from '#lib/domain/safety/lint'
import type { ReaderAnswer } from '#lib/domain/safety/reading'
import { facts } from '../../setup/data/facts.ts'

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
const nothing: ReaderAnswer = { hazards: [], substances: [], impossibleFor: [], words: [], unsure: [] }
type AnsweredHazard = ReaderAnswer['hazards'][number]
const hazard = (code: string, where: string, rest: Partial<AnsweredHazard> = {}): AnsweredHazard => ({
  code,
  where,
  who: 'child',
  way: null,
  minutes: null,
  ...rest,
})

/** What is proposed after these answers, one for each language. */
function proposals(answers: Partial<ReaderAnswer>[], declared: Parameters<typeof facts>[0] = {}, ageMinMonths = 0) {
  const readings = answers.map((answer) => ({ text, answer: { ...nothing, ...answer } }))
  return factProposals(readings, { ageMinMonths, facts: facts(declared) })
}

/** The hazards that are proposed after the reader named these, each in another language. */
const hazards = (answered: AnsweredHazard[], declared: DeclaredHazard[] = [], ageMinMonths = 0) =>
  proposals(
    answered.map((one) => ({ hazards: [one] })),
    { hazards: declared },
    ageMinMonths,
  ).hazards

describe('a hazard', () => {
  test('is proposed once, with its places in all languages', () => {
    expect(hazards([hazard('fire', 'step 1'), hazard('fire', 'step 1'), hazard('fire', 'step 3')])).toEqual([
      { code: 'fire', at: [1, 3], who: 'child', isUnsure: false },
    ])
  })

  test('is not proposed where it is declared, for the whole activity too', () => {
    expect(hazards([hazard('fire', 'step 2')], [{ code: 'fire', at: [2], who: 'child' }])).toEqual([])
    expect(hazards([hazard('fire', 'step 2')], [{ code: 'fire', at: ['card'], who: 'child' }])).toEqual([])
    expect(hazards([hazard('fire', 'easier')], [{ code: 'fire', at: [2], who: 'child' }])).toMatchObject([{ at: ['easier'] }])
  })

  test('outside steps and variations is covered by one that is declared anywhere', () => {
    expect(hazards([hazard('fire', 'title')], [{ code: 'fire', at: [2], who: 'child' }])).toEqual([])
    expect(hazards([hazard('fire', 'title'), hazard('fire', 'step 2')])).toMatchObject([{ at: [2] }])
    expect(hazards([hazard('fire', 'title')])).toMatchObject([{ at: ['card'] }])
    expect(hazards([hazard('balloons', 'title'), hazard('balloons', 'step 2', { who: 'adult' })])).toEqual([
      { code: 'balloons', who: 'adult', at: [2], isUnsure: false },
    ])
    expect(hazards([hazard('heat', 'title'), hazard('heat', 'step 2', { who: 'adult' })])).toMatchObject([
      { who: 'child', at: ['card'] },
      { who: 'adult', at: [2] },
    ])
  })

  test('is proposed if it is declared in a milder way only', () => {
    expect(hazards([hazard('heat', 'step 2')], [{ code: 'heat', at: [2], who: 'adult' }])).toMatchObject([{ code: 'heat', who: 'child' }])
    expect(hazards([hazard('heat', 'step 2', { who: 'adult' })], [{ code: 'heat', at: [2], who: 'child' }])).toEqual([])
    expect(hazards([hazard('balloons', 'step 2')], [{ code: 'balloons', at: [2], who: 'child', as: 'foil' }])).toHaveLength(1)
  })

  test('is proposed in its strictest way where the languages differ', () => {
    expect(hazards([hazard('heat', 'step 2', { who: 'adult' }), hazard('heat', 'step 2')])).toMatchObject([{ who: 'child', at: [2] }])
    expect(hazards([hazard('heat', 'step 1', { who: 'adult' }), hazard('heat', 'step 2')])).toMatchObject([
      { who: 'child', at: [2] },
      { who: 'adult', at: [1] },
    ])
  })

  test('at a place that the text does not have is proposed for the whole activity', () => {
    expect(hazards([hazard('fire', 'step 99')])).toMatchObject([{ code: 'fire', at: ['card'] }])
  })

  test('loses a way that its row does not have', () => {
    expect(hazards([hazard('fire', 'step 1', { way: 'foil' })])[0]?.as).toBeUndefined()
    expect(hazards([hazard('balloons', 'step 1', { way: 'foil' })])[0]?.as).toBe('foil')
  })

  test('of another code than ours is left out', () => {
    expect(hazards([hazard('drowning', 'step 1')])).toEqual([])
  })

  test('that can concern no one of the ages is left out, as the search for words does', () => {
    expect(hazards([hazard('honey', 'step 1')], [], 11)).toHaveLength(1)
    expect(hazards([hazard('honey', 'step 1')], [], 12)).toEqual([])
    expect(hazards([hazard('screens', 'step 1')], [], 59)).toHaveLength(1)
    expect(hazards([hazard('screens', 'step 1')], [], 60)).toEqual([])
  })
})

describe('minutes of screens', () => {
  const screens = (minutes: number | null, where = 'step 1') => hazard('screens', where, { minutes })

  test('add up within a language, and are the longest of the languages', () => {
    const answers = [{ hazards: [screens(10), screens(15, 'step 2')] }, { hazards: [screens(20)] }]
    expect(proposals(answers).hazards).toEqual([{ code: 'screens', at: [1, 2], who: 'child', minutes: 25, isUnsure: false }])
  })

  test('stay unknown if one language does not tell them', () => {
    expect(hazards([screens(10), screens(null)])[0]).not.toHaveProperty('minutes')
  })

  test('are at most as many as facts can hold, and of nothing else', () => {
    expect(hazards([screens(9000)])[0]?.minutes).toBe(480)
    expect(hazards([hazard('fire', 'step 1', { minutes: 10 })])[0]).not.toHaveProperty('minutes')
  })

  test('are proposed if fewer are declared', () => {
    expect(hazards([screens(30)], [{ code: 'screens', at: [1], who: 'child', minutes: 10 }])).toMatchObject([{ minutes: 30 }])
    expect(hazards([screens(30)], [{ code: 'screens', at: [1], who: 'child' }])).toEqual([])
  })
})

describe('what the reader is unsure of', () => {
  test('is proposed as done by the child, and marked', () => {
    expect(proposals([{ unsure: [{ code: 'fire', where: 'step 2' }] }]).hazards).toEqual([{ code: 'fire', at: [2], who: 'child', isUnsure: true }])
  })

  test('is left out if it is sure of it in another language', () => {
    const answers = [{ unsure: [{ code: 'fire', where: 'step 2' }] }, { hazards: [hazard('fire', 'step 2')] }]
    expect(proposals(answers).hazards).toMatchObject([{ isUnsure: false }])
  })

  test('names the places of dangers without a rule', () => {
    const unsure = [
      { code: 'other', where: 'step 2' },
      { code: 'electricity', where: 'nowhere' },
    ]
    expect(proposals([{ unsure }, { unsure }])).toMatchObject({ hazards: [], otherDangers: [2, 'card'] })
  })
})

describe('a substance', () => {
  const named = (name: string, use = 'touched') => ({ name, use, where: 'title' })
  const substances = (answered: ReturnType<typeof named>[], declared: DeclaredSubstance[] = []) =>
    proposals([{ substances: answered }], { substances: declared }).substances

  test('is proposed once, by its closest use', () => {
    expect(substances([named('milk'), named('leche', 'eaten'), named('חלב', 'near')])).toEqual([{ id: 'milk', use: 'eaten' }])
  })

  test('is proposed again if it is declared as less close', () => {
    expect(substances([named('milk', 'eaten')], [{ id: 'milk', use: 'near' }])).toEqual([{ id: 'milk', use: 'eaten' }])
    expect(substances([named('milk', 'near')], [{ id: 'milk', use: 'eaten' }])).toEqual([])
  })

  test('that no list has is named, and not proposed', () => {
    expect(proposals([{ substances: [named('zorblax')] }])).toMatchObject({ substances: [], unknownSubstances: ['zorblax'] })
  })
})

describe('a need', () => {
  test('is proposed as impossible unless it is declared so', () => {
    expect(proposals([{ impossibleFor: ['blind', 'levitating'] }]).impossibleFor).toEqual(['blind'])
    const { effort } = facts()
    const declared = { ...effort, fine: effort.fine.filter((need) => need !== 'blind'), impossible: ['blind' as const] }
    expect(proposals([{ impossibleFor: ['blind'] }], { effort: declared }).impossibleFor).toEqual([])
  })
})
