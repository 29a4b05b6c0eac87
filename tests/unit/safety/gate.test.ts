import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import { factRefusals, notesFor, type SafetyAudience, underMonthsOf } from '#lib/domain/safety/gate'
import { type HazardCode, harmlessWaysOf, hazardCodes, hazardOf, noteIds, type Way } from '#lib/domain/safety/hazards'
import { isOwnSentence, noteSentence } from '#lib/domain/safety/notes'
import { effort, facts } from '../../setup/data/facts.ts'

const audience = (youngestMonths: number, given: Partial<SafetyAudience> = {}): SafetyAudience => ({
  youngestMonths,
  allergies: noAllergies,
  needs: [],
  ...given,
})
const rulesAt = (months: number, given: Parameters<typeof facts>[0]) => factRefusals(facts(given), audience(months)).map(({ rule }) => rule)
const factsWithHazard = (code: HazardCode, who: 'child' | 'adult' | 'near' = 'child', as?: Way) => ({ hazards: [{ code, at: [1], who, as }] })

describe('factRefusals', () => {
  test('refuses a card without facts for everyone', () => {
    expect(factRefusals(null, audience(200))).toEqual([{ rule: 'no_facts', match: '' }])
  })

  test('allows a card with empty facts for everyone', () => {
    expect(factRefusals(facts(), audience(0, { needs }))).toEqual([])
  })
})

describe('factRefusals: hazards', () => {
  const limited = hazardCodes.filter((code) => code !== 'screens' && hazardOf(code).underMonths.child > 0)

  test.each(limited)('refuses %s below its age limit, and allows it from then on', (code) => {
    const limit = hazardOf(code).underMonths.child
    expect(rulesAt(Math.min(limit, 217) - 1, factsWithHazard(code))).toEqual([code])
    if (Number.isFinite(limit)) expect(rulesAt(limit, factsWithHazard(code))).toEqual([])
  })

  test.each(limited.flatMap((code) => harmlessWaysOf(code).map((way) => [code, way] as const)))(
    'refuses %s as %s below the age limit of that way',
    (code, way) => {
      const limit = hazardOf(code).unless?.[way] ?? Number.NaN
      expect(rulesAt(limit, factsWithHazard(code, 'child', way))).toEqual([])
      if (limit > 0) expect(rulesAt(limit - 1, factsWithHazard(code, 'child', way))).toEqual([code])
    },
  )

  test('counts a hazard as the child’s if its row has no other actor', () => {
    expect(rulesAt(20, factsWithHazard('small_parts', 'near'))).toEqual(['small_parts'])
    expect(rulesAt(90, factsWithHazard('balloons', 'adult'))).toEqual(['balloons'])
    expect(rulesAt(20, factsWithHazard('small_parts', 'adult'))).toEqual([])
  })

  test('ignores a way that the row does not have', () => {
    expect(rulesAt(60, factsWithHazard('fire', 'child', 'foil'))).toEqual(['fire'])
  })

  test('never raises the age limit by a harmless way', () => {
    expect(underMonthsOf('blades', 'child', 'blunt')).toBe(36)
    expect(underMonthsOf('blades', 'adult', 'blunt')).toBe(0)
  })

  test('names a source for every hazard', () => {
    expect(hazardCodes.filter((code) => hazardOf(code).source === '')).toEqual([])
  })
})

describe('factRefusals: screens', () => {
  const screens = (minutes?: number) => ({ hazards: [{ code: 'screens' as const, at: [1], who: 'child' as const, minutes }] })
  test.each([
    [23, 5, ['screens']],
    [24, 60, []],
    [59, 61, ['screens']],
    [60, 61, []],
  ])('returns at %i months for %i minutes: %j', (months, minutes, rules) => {
    expect(rulesAt(months, screens(minutes))).toEqual(rules)
  })
  test('refuses screens of unknown length', () => {
    expect(rulesAt(40, screens())).toEqual(['screens'])
  })
})

describe('factRefusals: allergies', () => {
  const meets = (id: string, ...typed: string[]) =>
    factRefusals(facts({ substances: [{ id, use: 'eaten' }] }), audience(80, { allergies: resolveAllergies(typed) })).length > 0

  test.each([
    ['kiwi', 'kiwi'],
    ['kiwi', 'fruit'],
    ['fruit', 'kiwi'],
    ['pesto', 'nuts'],
    ['pesto', 'nueces'],
    ['cat', 'gatos'],
    ['cat', 'חתולים'],
    ['balloon', 'latex'],
    ['play-dough', 'gluten'],
    ['mayonnaise', 'eggs'],
    ['hummus', 'sesame'],
  ])('refuses %s for an allergy to %s', (id, typed) => {
    expect(meets(id, typed)).toBe(true)
  })

  test.each([
    ['kiwi', 'strawberries'],
    ['dog', 'cats'],
    ['masking-tape', 'latex'],
    ['apple', 'peanuts'],
  ])('allows %s for an allergy to %s', (id, typed) => {
    expect(meets(id, typed)).toBe(false)
  })

  test('refuses only food, plants, animals, latex and adhesives for an unknown allergy', () => {
    for (const id of ['apple', 'grass', 'dog', 'balloon', 'masking-tape', 'food_of_choice']) expect([id, meets(id, 'xyzzy')]).toEqual([id, true])
    for (const id of ['chalk', 'wool']) expect([id, meets(id, 'xyzzy')]).toEqual([id, false])
  })

  test('allows a food of choice and adds the note to choose well', () => {
    expect(meets('food_of_choice', 'kiwi')).toBe(false)
    const open = facts({ substances: [{ id: 'food_of_choice', use: 'near' }] })
    const indoors = { setting: 'indoor', durationMinutes: 30 } as const
    expect(notesFor(open, indoors, 80, resolveAllergies(['kiwi']))).toContain('choose_food')
    expect(notesFor(open, indoors, 80, noAllergies)).not.toContain('choose_food')
  })
})

describe('factRefusals: needs', () => {
  test('refuses what is impossible for a need, and allows what is hard', () => {
    const declared = facts({ effort: effort({ wheelchair: 'impossible', blind: 'hard' }) })
    const rules = (...given: Need[]) => factRefusals(declared, audience(80, { needs: given })).map(({ match }) => match)
    expect(rules('wheelchair', 'deaf')).toEqual(['wheelchair'])
    expect(rules('blind')).toEqual([])
  })
})

describe('notesFor', () => {
  const indoors = { setting: 'indoor', durationMinutes: 30 } as const
  const notes = (given: Parameters<typeof facts>[0], months: number, outing: Parameters<typeof notesFor>[1] = indoors) =>
    notesFor(facts(given), outing, months, noAllergies)

  test('returns notes for declared hazards unless the text gives them', () => {
    expect(notes(factsWithHazard('water'), 40)).toEqual(['water'])
    expect(notes({ ...factsWithHazard('water'), given: ['water'] }, 40)).toEqual([])
  })
  test('returns each note only at its ages', () => {
    expect(notes(factsWithHazard('small_parts'), 36)).toEqual(['small_parts_warning'])
    expect(notes(factsWithHazard('small_parts'), 72)).toEqual([])
    expect(notes(factsWithHazard('cords'), 17)).toEqual(['cords'])
    expect(notes(factsWithHazard('cords'), 18)).toEqual([])
    expect(notes(factsWithHazard('traffic'), 119)).toEqual(['traffic'])
    expect(notes(factsWithHazard('traffic'), 120)).toEqual([])
  })
  test('returns the highest temperature from four hours outdoors on', () => {
    expect(notes({}, 40, { setting: 'outdoor', durationMinutes: 239 })).toEqual(['sun'])
    expect(notes({}, 40, { setting: 'outdoor', durationMinutes: 240 })).toEqual(['sun', 'hottest_weather'])
  })
  test('asks an adult to cut and heat, and from 8 years on to stay nearby', () => {
    expect(notes(factsWithHazard('heat', 'adult'), 40)).toEqual(['adult_cuts_heats'])
    expect(noteSentence('adult_cuts_heats', 'en', 95)).not.toBe(noteSentence('adult_cuts_heats', 'en', 96))
  })
  test.each(['smoothie', 'milk', 'tea', 'fruit-juice', 'baby-feed'])('returns no cutting note for the drink %s', (id) => {
    const outing = { setting: 'indoor' as const, durationMinutes: 30 }
    expect(notesFor(facts({ substances: [{ id, use: 'eaten' }] }), outing, 14, noAllergies)).toEqual([])
    expect(notesFor(facts({ substances: [{ id: 'banana', use: 'eaten' }] }), outing, 14, noAllergies)).toEqual(['cut_food'])
  })

  test('noteSentence words water, food and sun by age, and isOwnSentence recognizes every note', () => {
    expect(noteSentence('water', 'en', 71)).toContain("arm's reach")
    expect(noteSentence('water', 'en', 72)).toContain('constantly')
    expect(noteSentence('cut_food', 'he', 11)).toContain('6')
    expect(noteSentence('sun', 'en', 5)).toContain('shade')
    for (const id of noteIds)
      for (const language of languages) for (const months of [3, 8, 40, 100]) expect(isOwnSentence(noteSentence(id, language, months))).toBe(true)
  })
  test('noteSentence writes Hebrew units with gershayim', () => {
    const all = noteIds.flatMap((id) => [3, 8, 40, 100].map((months) => noteSentence(id, 'he', months))).join(' ')
    expect(all).not.toContain('"')
    expect(all).toContain('ס״מ')
  })
})
