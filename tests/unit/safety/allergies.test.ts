import { describe, expect, test } from 'vitest'
import {
  allergensIn,
  allergyId,
  findEuAllergen,
  meetsAllergy,
  resolveAllergies,
  typedAllergiesIn,
  UNRESOLVED_SUBSTANCE,
} from '#lib/domain/safety/allergies'
import { substances } from '#lib/domain/safety/substances'

const milk = allergyId('milk')
const kiwi = allergyId('kiwi')

describe('allergyId', () => {
  test.each([
    ['Kiwi', kiwi],
    ['  allergic to kiwi ', kiwi],
    ['Severe allergy to kiwi', kiwi],
    ['mild allergy to kiwi', kiwi],
    ['Allergy: kiwi', kiwi],
    ['kiwi allergy', kiwi],
    ['Milk intolerance', milk],
    ['alergia al kiwi', kiwi],
    ['alérgico al kiwi', kiwi],
    ['alergica a kiwi', kiwi],
    ['Alergia severa a la leche', milk],
    ['alergia leve al kiwi', kiwi],
    ['intolerancia a la leche', milk],
    ['אלרגיה לקיווי', kiwi],
    ['אלרגי לחלב', milk],
    ['אלרגית לחלב', milk],
    ['רגישות לחלב', milk],
    ['purple fluff', undefined],
    ['not allergic to kiwi', undefined],
    ['', undefined],
  ])('resolves %j to %s', (typed, id) => {
    expect(allergyId(typed)).toBe(id)
  })

  test('returns each substance for its own id', () => {
    expect(substances.filter(({ id }) => allergyId(id) !== id)).toEqual([])
  })
})

test('resolveAllergies lists each substance and each unknown word once', () => {
  expect(resolveAllergies(['milk', 'leche', 'kiwi', 'fluff', 'fluff'])).toEqual({ ids: [milk, kiwi], unknown: ['fluff'] })
  expect(resolveAllergies([])).toEqual({ ids: [], unknown: [] })
})

describe('meetsAllergy', () => {
  const meets = (substance: string, ...allergies: string[]) => meetsAllergy(allergyId(substance) ?? substance, resolveAllergies(allergies))

  test.each([
    ['milk', 'milk', true],
    ['milk', 'kiwi', false],
    ['peanut', 'nuts', false],
    ['cheese', 'milk', true],
    ['milk', 'cheese', true],
    ['walnut', 'nuts', true],
    ['nuts', 'walnut', true],
  ])('returns for %s with an allergy to %s: %s', (substance, allergy, expected) => {
    expect(meets(substance, allergy)).toBe(expected)
  })

  test('returns true if any of several allergies meets the substance', () => {
    expect(meets('cheese', 'kiwi', 'milk')).toBe(true)
    expect(meets('cheese', 'milk', 'kiwi')).toBe(true)
    expect(meets('cheese')).toBe(false)
  })

  test('returns true for an unresolved substance with any allergy', () => {
    expect(meets(UNRESOLVED_SUBSTANCE)).toBe(false)
    expect(meets(UNRESOLVED_SUBSTANCE, 'milk')).toBe(true)
    expect(meets(UNRESOLVED_SUBSTANCE, 'fluff')).toBe(true)
    expect(meets(UNRESOLVED_SUBSTANCE, 'fluff', 'milk')).toBe(true)
  })

  test('takes an unknown allergy for any food, plant, animal, latex or adhesive, not for other materials', () => {
    const material = substances.find(({ kind, id }) => kind === 'material' && !['latex', 'adhesives'].some((one) => meets(id, one)))
    expect(material && meets(material.id, 'fluff')).toBe(false)
    for (const met of ['milk', 'latex', 'adhesives']) expect(meets(met, 'fluff')).toBe(true)
    for (const kind of ['food', 'plant', 'animal']) {
      const one = substances.find((substance) => substance.kind === kind && !substance.id.endsWith('_of_choice'))
      expect(one && meets(one.id, 'fluff')).toBe(true)
    }
  })

  test('leaves an open choice of food to the adult', () => {
    expect(meetsAllergy('food_of_choice', resolveAllergies(['milk']))).toBe(false)
  })
})

test('findEuAllergen returns the EU allergen of a substance', () => {
  expect([findEuAllergen(allergyId('walnut') ?? ''), findEuAllergen('milk'), findEuAllergen(kiwi ?? '')]).toEqual(['nuts', 'milk', undefined])
})

test('allergensIn returns the EU allergens in all substances', () => {
  expect(allergensIn([allergyId('cheese') ?? '', allergyId('walnut') ?? '']).toSorted()).toEqual(['milk', 'nuts'])
  expect(allergensIn([kiwi ?? ''])).toEqual([])
})

describe('typedAllergiesIn', () => {
  const find = (texts: string[], ...allergies: string[]) => typedAllergiesIn(texts, resolveAllergies(allergies))

  test('finds the words of unknown allergies as whole words', () => {
    expect(find(['Roll the Purple Fluff!', 'fluff', 'fluffy'], 'purple fluff', 'fluff')).toEqual(['purple fluff', 'fluff', 'fluff'])
    expect(find(['milk'], 'milk')).toEqual([])
    expect(find(['x y'], 'x')).toEqual([])
    expect(find(['any text'], '!')).toEqual([])
  })
})
