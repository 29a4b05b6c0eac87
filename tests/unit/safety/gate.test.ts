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
const declared = (code: HazardCode, who: 'child' | 'adult' | 'near' = 'child', as?: Way) => ({ hazards: [{ code, at: [1], who, as }] })

describe('a card', () => {
  test('that nobody has vouched for is for nobody', () => {
    expect(factRefusals(null, audience(200))).toEqual([{ rule: 'no_facts', match: '' }])
  })

  test('with nothing declared is for everybody', () => {
    expect(factRefusals(facts(), audience(0, { needs }))).toEqual([])
  })
})

describe('every hazard', () => {
  const limited = hazardCodes.filter((code) => code !== 'screens' && hazardOf(code).underMonths.child > 0)

  test.each(limited)('%s holds below its age, whoever the child is, and not from it on', (code) => {
    const limit = hazardOf(code).underMonths.child
    expect(rulesAt(Math.min(limit, 217) - 1, declared(code))).toEqual([code])
    if (Number.isFinite(limit)) expect(rulesAt(limit, declared(code))).toEqual([])
  })

  test.each(limited.flatMap((code) => harmlessWaysOf(code).map((way) => [code, way] as const)))('%s as %s holds from another age', (code, way) => {
    const limit = hazardOf(code).unless?.[way] ?? Number.NaN
    expect(rulesAt(limit, declared(code, 'child', way))).toEqual([])
    if (limit > 0) expect(rulesAt(limit - 1, declared(code, 'child', way))).toEqual([code])
  })

  test('counts as the child’s where nothing else is known of who acts', () => {
    expect(rulesAt(20, declared('small_parts', 'near'))).toEqual(['small_parts'])
    expect(rulesAt(90, declared('balloons', 'adult'))).toEqual(['balloons'])
    expect(rulesAt(20, declared('small_parts', 'adult'))).toEqual([])
  })

  test('is not excused by a way that its row does not know', () => {
    expect(rulesAt(60, declared('fire', 'child', 'foil'))).toEqual(['fire'])
  })

  test('never counts for more by a harmless way than by who acts', () => {
    expect(underMonthsOf('blades', 'child', 'blunt')).toBe(36)
    expect(underMonthsOf('blades', 'adult', 'blunt')).toBe(0)
  })

  test('has a source', () => {
    expect(hazardCodes.filter((code) => hazardOf(code).source === '')).toEqual([])
  })
})

describe('screens', () => {
  const screens = (minutes?: number) => ({ hazards: [{ code: 'screens' as const, at: [1], who: 'child' as const, minutes }] })
  test.each([
    [23, 5, ['screens']],
    [24, 60, []],
    [59, 61, ['screens']],
    [60, 61, []],
  ])('at %i months for %i minutes: %j', (months, minutes, rules) => {
    expect(rulesAt(months, screens(minutes))).toEqual(rules)
  })
  test('that nobody says the length of are too long', () => {
    expect(rulesAt(40, screens())).toEqual(['screens'])
  })
})

describe('an allergy', () => {
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
  ])('%s is nothing for whoever has %s', (id, typed) => {
    expect(meets(id, typed)).toBe(true)
  })

  test.each([
    ['kiwi', 'strawberries'],
    ['dog', 'cats'],
    ['masking-tape', 'latex'],
    ['apple', 'peanuts'],
  ])('%s does not concern %s', (id, typed) => {
    expect(meets(id, typed)).toBe(false)
  })

  test('that nobody knows keeps food, plants, animals, latex and adhesives away, and nothing else', () => {
    for (const id of ['apple', 'grass', 'dog', 'balloon', 'masking-tape', 'food_of_choice']) expect([id, meets(id, 'xyzzy')]).toEqual([id, true])
    for (const id of ['chalk', 'wool']) expect([id, meets(id, 'xyzzy')]).toEqual([id, false])
  })

  test('leaves what is left to choose, with a note to choose well', () => {
    expect(meets('food_of_choice', 'kiwi')).toBe(false)
    const open = facts({ substances: [{ id: 'food_of_choice', use: 'near' }] })
    const indoors = { setting: 'indoor', durationMinutes: 30 } as const
    expect(notesFor(open, indoors, 80, resolveAllergies(['kiwi']))).toContain('choose_food')
    expect(notesFor(open, indoors, 80, noAllergies)).not.toContain('choose_food')
  })
})

describe('a need', () => {
  test('rules out what is impossible with it, and nothing that is only hard', () => {
    const declared = facts({ effort: effort({ wheelchair: 'impossible', blind: 'hard' }) })
    const rules = (...given: Need[]) => factRefusals(declared, audience(80, { needs: given })).map(({ match }) => match)
    expect(rules('wheelchair', 'deaf')).toEqual(['wheelchair'])
    expect(rules('blind')).toEqual([])
  })
})

describe('required notes', () => {
  const indoors = { setting: 'indoor', durationMinutes: 30 } as const
  const notes = (given: Parameters<typeof facts>[0], months: number, outing: Parameters<typeof notesFor>[1] = indoors) =>
    notesFor(facts(given), outing, months, noAllergies)

  test('come from what is declared, and not where the text gives them', () => {
    expect(notes(declared('water'), 40)).toEqual(['water'])
    expect(notes({ ...declared('water'), given: ['water'] }, 40)).toEqual([])
  })
  test('hold at their ages', () => {
    expect(notes(declared('small_parts'), 36)).toEqual(['small_parts_warning'])
    expect(notes(declared('small_parts'), 72)).toEqual([])
    expect(notes(declared('cords'), 17)).toEqual(['cords'])
    expect(notes(declared('cords'), 18)).toEqual([])
    expect(notes(declared('traffic'), 119)).toEqual(['traffic'])
    expect(notes(declared('traffic'), 120)).toEqual([])
  })
  test('say the highest temperature from four hours outdoors on', () => {
    expect(notes({}, 40, { setting: 'outdoor', durationMinutes: 239 })).toEqual(['sun'])
    expect(notes({}, 40, { setting: 'outdoor', durationMinutes: 240 })).toEqual(['sun', 'hottest_weather'])
  })
  test('ask for the adult where somebody cuts or heats, and to stand beside from 8 years on', () => {
    expect(notes(declared('heat', 'adult'), 40)).toEqual(['adult_cuts_heats'])
    expect(noteSentence('adult_cuts_heats', 'en', 95)).not.toBe(noteSentence('adult_cuts_heats', 'en', 96))
  })
  test.each(['smoothie', 'milk', 'tea', 'fruit-juice', 'baby-feed'])('ask for no cutting of a drink: %s', (id) => {
    const outing = { setting: 'indoor' as const, durationMinutes: 30 }
    expect(notesFor(facts({ substances: [{ id, use: 'eaten' }] }), outing, 14, noAllergies)).toEqual([])
    expect(notesFor(facts({ substances: [{ id: 'banana', use: 'eaten' }] }), outing, 14, noAllergies)).toEqual(['cut_food'])
  })

  test('word water, food and sun by age, and are known again', () => {
    expect(noteSentence('water', 'en', 71)).toContain("arm's reach")
    expect(noteSentence('water', 'en', 72)).toContain('constantly')
    expect(noteSentence('cut_food', 'he', 11)).toContain('6')
    expect(noteSentence('sun', 'en', 5)).toContain('shade')
    for (const id of noteIds)
      for (const language of languages) for (const months of [3, 8, 40, 100]) expect(isOwnSentence(noteSentence(id, language, months))).toBe(true)
  })
  test('write Hebrew units with gershayim, as the library does', () => {
    const all = noteIds.flatMap((id) => [3, 8, 40, 100].map((months) => noteSentence(id, 'he', months))).join(' ')
    expect(all).not.toContain('"')
    expect(all).toContain('ס״מ')
  })
})
