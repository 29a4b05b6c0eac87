import { describe, expect, test } from 'vitest'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { combinedFacts } from '#lib/domain/safety/combined-facts'
import type { DeclaredHazard, DeclaredSubstance } from '#lib/domain/safety/facts'
import { factRefusals, notesFor, underMonthsOf } from '#lib/domain/safety/gate'
import { harmlessWaysOf, hazardCodes } from '#lib/domain/safety/hazards'
import { isNoteDue, noteSentence, withNotes } from '#lib/domain/safety/notes'
import { facts } from '../../setup/data/facts.ts'

const noAllergies = resolveAllergies([])
const hazard = (code: DeclaredHazard['code'], fields: Partial<DeclaredHazard> = {}): DeclaredHazard => ({
  code,
  at: ['card'],
  who: 'child',
  ...fields,
})
const refuse = (hazards: DeclaredHazard[], youngestMonths: number) =>
  factRefusals(facts({ hazards }), { youngestMonths, allergies: noAllergies, needs: [] })

describe('factRefusals', () => {
  test('names the way in which a hazard is declared', () => {
    expect(refuse([hazard('balloons')], 0)).toEqual([{ rule: 'balloons', match: '' }])
    const limited = hazardCodes
      .flatMap((code) => harmlessWaysOf(code).map((as) => ({ code, as })))
      .find(({ code, as }) => underMonthsOf(code, 'child', as) > 0)
    if (!limited) throw new Error('Every harmless way is allowed from birth on.')
    expect(refuse([hazard(limited.code, { as: limited.as })], 0)).toEqual([{ rule: limited.code, match: limited.as }])
  })

  test.each([
    [59, 60, 'child', []],
    [59, 61, 'child', ['screens']],
    [60, 61, 'child', []],
    [59, undefined, 'child', ['screens']],
    [59, 300, 'adult', []],
    [23, 10, 'child', ['screens']],
  ] as const)('refuses at %d months a screen of %s minutes used by the %s: %j', (months, minutes, who, rules) => {
    expect(refuse([hazard('screens', { who, ...(minutes && { minutes }) })], months).map(({ rule }) => rule)).toEqual(rules)
  })
})

test('underMonthsOf never returns a higher age for a harmless way than without it', () => {
  for (const code of hazardCodes) {
    for (const way of harmlessWaysOf(code)) expect(underMonthsOf(code, 'child', way)).toBeLessThanOrEqual(underMonthsOf(code, 'child'))
  }
  expect(underMonthsOf('balloons', 'child', 'blunt')).toBe(underMonthsOf('balloons', 'child'))
  expect(hazardCodes.some((code) => harmlessWaysOf(code).length > 0)).toBe(true)
  expect(harmlessWaysOf('balloons')).not.toContain('blunt')
})

describe('notesFor', () => {
  const inside = { setting: 'indoor', durationMinutes: 20 } as const
  const substance = (id: string, use: DeclaredSubstance['use']): DeclaredSubstance => ({ id, use })
  const notes = (given: Parameters<typeof facts>[0], allergies: string[] = [], months = 30) =>
    notesFor(facts(given), inside, months, resolveAllergies(allergies))

  test('requires cutting only for food that is eaten', () => {
    expect(notes({ substances: [substance('kiwi', 'eaten')] })).toEqual(['cut_food'])
    expect(notes({ substances: [substance('kiwi', 'touched')] })).toEqual([])
    expect(notes({ substances: [substance('milk', 'eaten')] })).toEqual([])
  })

  test.each([
    ['food_of_choice', 'choose_food'],
    ['plant_of_choice', 'choose_plant'],
    ['animal_of_choice', 'choose_animal'],
  ])('asks to choose for %s only with an allergy', (id, note) => {
    const given = { substances: [substance(id, 'near')] }
    expect(notes(given)).toEqual([])
    expect(notes(given, ['milk'])).toEqual([note])
    expect(notes(given, ['purple fluff'])).toEqual([note])
    expect(notes(given, ['milk', 'purple fluff'])).toEqual([note])
    expect(notes({ substances: [substance('milk', 'near')] }, ['milk'])).toEqual([])
  })

  test('keeps the notes of a hazard, also if it is cut or cooked, not in another harmless way', () => {
    expect(notes({ hazards: [hazard('small_parts')] }, [], 40)).toContain('small_parts_warning')
    expect(notes({ hazards: [hazard('small_parts', { as: 'bought_container' })] }, [], 40)).toEqual([])
    const plain = notes({ hazards: [hazard('choking_food')] })
    expect(plain.length).toBeGreaterThan(0)
    expect(notes({ hazards: [hazard('choking_food', { as: 'cut_or_cooked' })] })).toEqual(plain)
  })
})

describe('notes', () => {
  test.each([
    ['sun', 5, 6],
    ['cut_food', 11, 12],
    ['water', 71, 72],
    ['adult_cuts_heats', 95, 96],
  ] as const)('noteSentence changes for %s between %d and %d months, and at no other age', (id, before, from) => {
    const at = (months: number) => noteSentence(id, 'en', months)
    expect(at(before)).not.toBe(at(from))
    expect(at(0)).toBe(at(before))
    expect(at(from)).toBe(at(500))
  })

  test('noteSentence is the same at all ages for the others', () => {
    expect(noteSentence('cords', 'en', 0)).toBe(noteSentence('cords', 'en', 500))
    expect(noteSentence('cords', 'en', 0)).not.toBe(noteSentence('cords', 'es', 0))
  })

  test('isNoteDue begins and ends at the ages of the note', () => {
    expect([11, 12, 119, 120].map((months) => isNoteDue('traffic', months, 10))).toEqual([false, true, true, false])
    expect([239, 240].map((minutes) => isNoteDue('hottest_weather', 60, minutes))).toEqual([false, true])
  })

  test('withNotes adds sentences that are not there yet', () => {
    const cords = noteSentence('cords', 'en', 60)
    expect(withNotes(['Own.'], ['cords'], 'en', 60)).toEqual(['Own.', cords])
    expect(withNotes([cords], ['cords'], 'en', 60)).toEqual([cords])
  })
})

describe('combinedFacts', () => {
  test('declares hazards for the whole card, and keeps the worst actor and closest use', () => {
    const first = facts({ hazards: [hazard('fire', { at: [1], who: 'adult' })], substances: [{ id: 'milk', use: 'near' }] })
    const second = facts({ hazards: [hazard('fire', { at: [2] })], substances: [{ id: 'milk', use: 'eaten' }] })
    for (const both of [combinedFacts([first, second]), combinedFacts([second, first])]) {
      expect(both.hazards.every(({ at }) => at.join() === 'card')).toBe(true)
      expect(refuse(both.hazards, 60).map(({ rule }) => rule)).toEqual(refuse([hazard('fire')], 60).map(({ rule }) => rule))
      expect(both.substances).toEqual([{ id: 'milk', use: 'eaten' }])
    }
  })
})
