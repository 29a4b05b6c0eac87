import { expect, test } from 'vitest'
import { allergenOf, withAllergy } from '#lib/domain/profiles/allergen-words'

test.each([
  ['milk', 'milk'],
  [' Leche ', 'milk'],
  ['ביצים', 'eggs'],
  ['Frutos secos', 'nuts'],
  ['kiwi', undefined],
  ['', undefined],
])('%j is the allergen %j', (typed, allergen) => {
  expect(allergenOf(typed)).toBe(allergen)
})

test('an allergy is added once, by its code where it has one', () => {
  expect(withAllergy(['milk'], ' leche')).toEqual(['milk'])
  expect(withAllergy(['milk'], 'Nueces')).toEqual(['milk', 'nuts'])
  expect(withAllergy(['milk'], ' kiwi ')).toEqual(['milk', 'kiwi'])
  expect(withAllergy(['kiwi'], 'kiwi')).toEqual(['kiwi'])
  expect(withAllergy(['kiwi'], '  ')).toEqual(['kiwi'])
})
