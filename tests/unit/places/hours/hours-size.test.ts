import { describe, expect, test } from 'vitest'
import { hasSunTimes, hasTooManyRules, withoutRemarks } from '#lib/domain/places/hours/hours-size'

test.each([
  ['sunrise-20:00', true],
  ['08:00-SUNSET', true],
  ['(dawn+01:00)-12:00', true],
  ['12:00-dusk', true],
  ['08:00-20:00', false],
  ['Su 10:00-12:00', false],
])('hasSunTimes returns for "%s": %s', (hours, expected) => {
  expect(hasSunTimes(hours)).toBe(expected)
})

describe('hasTooManyRules', () => {
  const repeat = (count: number, rule: string) => Array.from({ length: count }, () => rule)

  test.each([';', ',', ' || '])('allows 24 rules with "%s" between them, and ignores remarks', (separator) => {
    expect(hasTooManyRules(repeat(24, '"a; b, c || dawn" off').join(separator))).toBe(false)
    expect(hasTooManyRules(repeat(25, 'off').join(separator))).toBe(true)
  })

  test('allows four sun times', () => {
    expect(hasTooManyRules('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk')).toBe(false)
    expect(hasTooManyRules('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk; Su Dawn+')).toBe(true)
  })
})

test('withoutRemarks removes only quoted text', () => {
  expect(withoutRemarks('Mo "bell" off; "" Tu "a; b" 10:00-12:00 "open')).toBe('Mo  off;  Tu  10:00-12:00 "open')
})
