import { expect, test } from 'vitest'
import { joinAge, splitAge } from '#lib/domain/profiles/split-age'

test.each([
  ['', { years: '', months: '' }],
  ['0', { years: '0', months: '0' }],
  ['7', { years: '0', months: '7' }],
  ['24', { years: '2', months: '' }],
  ['30', { years: '2', months: '6' }],
  ['1.5', { years: '', months: '1.5' }],
])('splitAge shows %j months as %o, and joinAge joins them again', (value, split) => {
  expect(splitAge(value)).toEqual(split)
  expect(joinAge(split)).toBe(value)
})

test.each([
  [{ years: '', months: '18' }, '18'],
  [{ years: '1', months: '18' }, '30'],
  [{ years: '3', months: '' }, '36'],
])('joinAge counts %o as %s months', (split, months) => {
  expect(joinAge(split)).toBe(months)
})
