import { expect, test } from 'vitest'
import { allergenOf, withAllergy } from '#lib/domain/profiles/allergen-words'

test.each([
  ['milk', 'milk'],
  [' Leche ', 'milk'],
  ['ביצים', 'eggs'],
  ['Frutos secos', 'nuts'],
  ['Lactose intolerant', 'milk'],
  ['lactose-intolerant', 'milk'],
  ['intolerante a la lactosa', 'milk'],
  ['intolerancia a la lactosa', 'milk'],
  ['רגיש ללקטוז', 'milk'],
  ['רגישה ללקטוז', 'milk'],
  ['רגיש/ה ללקטוז', 'milk'],
  ['רגישים ללקטוז', 'milk'],
  ['רגישות ללקטוז', 'milk'],
  ['אי סבילות ללקטוז', 'milk'],
  ['אי־סבילות ללקטוז', 'milk'],
  ['severely allergic to peanuts', 'peanuts'],
  ['allergic to kiwi', undefined],
  ['kiwi', undefined],
  ['', undefined],
])('allergenOf reads %j as %j', (typed, allergen) => {
  expect(allergenOf(typed)).toBe(allergen)
})

test('withAllergy adds an allergy once, by its code if it has one', () => {
  expect(withAllergy(['milk'], ' leche')).toEqual(['milk'])
  expect(withAllergy(['milk'], 'Nueces')).toEqual(['milk', 'nuts'])
  expect(withAllergy(['milk'], ' kiwi ')).toEqual(['milk', 'kiwi'])
  expect(withAllergy(['kiwi'], 'kiwi')).toEqual(['kiwi'])
  expect(withAllergy(['kiwi'], '  ')).toEqual(['kiwi'])
})
