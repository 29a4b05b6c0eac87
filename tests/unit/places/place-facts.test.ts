import { expect, test } from 'vitest'
import { factsOf } from '#lib/domain/places/place-facts'

const unknown = { fenced: null, shade: null, toilets: null, changingTable: null, stroller: null, wheelchair: null, drinkingWater: null, dogs: null }

test('what is there is said, what is not or is unknown is not', () => {
  expect(factsOf(unknown)).toEqual([])
  expect(factsOf({ ...unknown, fenced: true, shade: false, toilets: true })).toEqual(['fenced', 'toilets'])
})

test.each([
  [{ wheelchair: 'yes' as const }, 'wheelchair'],
  [{ wheelchair: 'limited' as const }, 'wheelchair_limited'],
  [{ dogs: 'yes' as const }, 'dogs'],
  [{ dogs: 'leashed' as const }, 'dogs_leashed'],
  [{ dogs: 'no' as const }, 'no_dogs'],
])('%o', (said, fact) => {
  expect(factsOf({ ...unknown, ...said })).toEqual([fact])
})

test('no wheelchair access is not said as if it were a fact to look for', () => {
  expect(factsOf({ ...unknown, wheelchair: 'no' })).toEqual([])
})
