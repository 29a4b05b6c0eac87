import { expect, test } from 'vitest'
import { factsOf } from '#lib/domain/places/place-facts'

const unknown = { fenced: null, shade: null, toilets: null, changingTable: null, stroller: null, wheelchair: null, drinkingWater: null, dogs: null }

test('factsOf returns facts that are true, and neither false nor unknown ones', () => {
  expect(factsOf(unknown)).toEqual([])
  expect(factsOf({ ...unknown, fenced: true, shade: false, toilets: true })).toEqual(['fenced', 'toilets'])
})

test.each([
  [{ shade: true }, 'shade'],
  [{ changingTable: true }, 'changing_table'],
  [{ stroller: true }, 'stroller'],
  [{ drinkingWater: true }, 'drinking_water'],
  [{ wheelchair: 'yes' as const }, 'wheelchair'],
  [{ wheelchair: 'limited' as const }, 'wheelchair_limited'],
  [{ dogs: 'yes' as const }, 'dogs'],
  [{ dogs: 'leashed' as const }, 'dogs_leashed'],
  [{ dogs: 'no' as const }, 'no_dogs'],
])('factsOf reads %o as "%s"', (said, fact) => {
  expect(factsOf({ ...unknown, ...said })).toEqual([fact])
})

test('factsOf returns nothing for a place without wheelchair access', () => {
  expect(factsOf({ ...unknown, wheelchair: 'no' })).toEqual([])
})
