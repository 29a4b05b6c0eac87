import { describe, expect, test } from 'vitest'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import {
  findLowestAllowedAge,
  getFindings,
  getRefusalReasons,
  getWordRefusals,
  type ModelText,
  notesOf,
  parseCard,
} from '#lib/domain/safety/word-gate'

const card = (fields: Partial<ModelText> = {}): ModelText => ({
  ...{ language: 'en', title: 'A quiet hour', description: 'We sit together.', benefits: ['Being together.'], materialsNeeded: ['A blanket'] },
  ...{ instructions: ['Sit down.'], safetyNotes: [], variations: [], setting: 'indoor', durationMinutes: 20 },
  ...fields,
})
const audience = (fields: Partial<SafetyAudience> = {}): SafetyAudience => ({
  youngestMonths: 200,
  allergies: resolveAllergies([]),
  needs: [],
  ...fields,
})

const cards: [string, Partial<ModelText>][] = [
  ['harmless', {}],
  ['small parts', { instructions: ['Roll the marbles.'] }],
  ['small parts named only as a material', { materialsNeeded: ['Marbles'] }],
  ['food', { instructions: ['Pour the milk.'] }],
  ['food in a note', { safetyNotes: ['You can pour the milk meanwhile.'] }],
  ['listening', { instructions: ['Listen to the song.'] }],
  ['listening as a benefit', { benefits: ['They listen to the song.'] }],
  ['listening in a material', { materialsNeeded: ['A song to listen to'] }],
  ['an unknown material', { materialsNeeded: ['A qwertz'] }],
  ['markup', { description: 'See <b>here</b>.' }],
  ['never for anyone', { instructions: ['Play with the water beads.'] }],
  ['a screen', { instructions: ['Watch a film on the tablet.'] }],
]
const audiences: [string, SafetyAudience][] = [
  ['a teenager', audience()],
  ['a baby', audience({ youngestMonths: 4 })],
  ['a toddler', audience({ youngestMonths: 35 })],
  ['a child of three', audience({ youngestMonths: 36 })],
  ['a milk allergy', audience({ allergies: resolveAllergies(['milk']) })],
  ['a kiwi allergy', audience({ allergies: resolveAllergies(['kiwi']) })],
  ['a deaf child', audience({ needs: ['deaf'] })],
  ['a blind child', audience({ needs: ['blind'] })],
]

describe.each(cards)('a card with %s', (_, fields) => {
  test.each(audiences)('is refused by its stored findings exactly as by its words for %s', (__, present) => {
    const read = parseCard(card(fields))
    const rules = getWordRefusals(read, present).map(({ rule }) => (rule === 'allergy' || rule === 'need' ? rule : 'age'))
    const stored = JSON.parse(JSON.stringify(getFindings(read)))
    expect([...getRefusalReasons(stored, present)].sort()).toEqual([...new Set(rules)].sort())
  })
})

describe('getFindings', () => {
  test('returns the lowest age, the substances and the needs of a card', () => {
    const read = parseCard(card({ instructions: ['Pour milk over the marbles.', 'Listen to the song.'] }))
    expect(getFindings(read)).toMatchObject({ underMonths: 36, isRefused: false, substances: ['milk'], impossible: expect.arrayContaining(['deaf']) })
    expect(getFindings(parseCard(card()))).toEqual({ underMonths: 0, isRefused: false, substances: [], impossible: [] })
  })

  test.each([
    ['markup', { title: '<b>Tea</b>' }],
    ['an unknown material', { materialsNeeded: ['A qwertz'] }],
    ['something never allowed', { instructions: ['Play with the water beads.'] }],
  ])('refuses a card with %s at every age', (_, fields) => {
    const findings = getFindings(parseCard(card(fields)))
    expect(findings).toMatchObject({ isRefused: true })
    expect(JSON.parse(JSON.stringify(findings))).toEqual(findings)
  })
})

describe('getWordRefusals', () => {
  const rules = (fields: Partial<ModelText>, present = audience()) =>
    getWordRefusals(parseCard(card(fields)), present).map(({ rule, match }) => [rule, match])

  test('names the markup and the unknown material', () => {
    expect(rules({ title: '<b>Tea</b>' })).toEqual([['markup', expect.stringContaining('<b>')]])
    expect(rules({ materialsNeeded: ['A qwertz'] })).toEqual([['unknown_material', 'a qwertz']])
  })

  test('finds the words of an unknown allergy', () => {
    expect(rules({ description: 'With purple fluff.' }, audience({ allergies: resolveAllergies(['purple fluff']) }))).toEqual([
      ['allergy', 'purple fluff'],
    ])
  })

  test('finds an action that a child cannot do in steps and variations, not in benefits and materials', () => {
    const deaf = audience({ needs: ['deaf'] })
    for (const fields of [{ instructions: ['Listen to the song.'] }, { variations: ['Listen to the song.'] }, { title: 'Listen to the song' }]) {
      expect(rules(fields, deaf).map(([rule]) => rule)).toContain('need')
    }
    expect(rules({ benefits: ['They listen to the song.'] }, deaf)).toEqual([])
    expect(rules({ instructions: ['Listen to the song.'] })).toEqual([])
  })
})

describe('notesOf', () => {
  const notes = (fields: Partial<ModelText>, months = 60) => notesOf(parseCard(card(fields)), months)

  test('adds the notes of the words in a card after its own', () => {
    expect(notes({})).toEqual([])
    const added = notes({ instructions: ['Use the scissors.'], safetyNotes: ['Clear the floor.'] })
    expect(added[0]).toBe('Clear the floor.')
    expect(added.length).toBeGreaterThan(1)
    expect(notes({ benefits: ['They use scissors.'] })).toEqual([])
    expect(notes({ instructions: ['Blow up a balloon.'] })).toEqual([])
  })

  test('adds the note of the sun outdoors, and that of the heat if it is long', () => {
    const [short, long] = [notes({ setting: 'outdoor' }), notes({ setting: 'outdoor', durationMinutes: 240 })]
    expect(short.length).toBeGreaterThan(0)
    expect(long.length).toBeGreaterThan(short.length)
  })

  test('adds no note that the card already has', () => {
    const once = notes({ setting: 'outdoor' })
    expect(notes({ setting: 'outdoor', safetyNotes: once })).toEqual(once)
  })
})

describe('findLowestAllowedAge', () => {
  test('returns the first age at which a card is allowed, between the given ages', () => {
    expect(findLowestAllowedAge(12, 60, () => true)).toBe(12)
    expect(findLowestAllowedAge(12, 60, () => false)).toBe(60)
    expect(findLowestAllowedAge(12, 60, (months) => months >= 36)).toBe(36)
    expect(findLowestAllowedAge(36, 60, (months) => months > 36)).toBeGreaterThan(36)
  })
})
