import { expect, test } from 'vitest'
import { chooseDistanceUnit, convertMiles } from '#lib/domain/account/distance-unit'

test.each([
  [{ setting: 'km', cookie: 'mi' }, 'km'],
  [{ setting: 'mi', cookie: 'km' }, 'mi'],
  [{ cookie: 'km' }, 'km'],
  [{ setting: 'leagues', cookie: 'km' }, 'km'],
  [{ cookie: 'leagues' }, 'mi'],
  [{}, 'mi'],
])('chooseDistanceUnit returns for %o: %s', (given, unit) => {
  expect(chooseDistanceUnit(given)).toBe(unit)
})

test('convertMiles converts to kilometers, and keeps miles', () => {
  expect(convertMiles(100, 'km')).toBeCloseTo(160.9344)
  expect(convertMiles(100, 'mi')).toBe(100)
})
