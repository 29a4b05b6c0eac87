import { expect, test } from 'vitest'
import { ageInMonths, ageParts, correctedAgeMonths, dayOf, spanParts, youngestMonths } from '#lib/domain/profiles/age'

test.each([
  ['2026-01-15', '2026-01-15', 0],
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2024-02-29', '2025-02-28', 11],
  ['2024-02-29', '2025-03-01', 12],
  ['2025-12-31', '2026-01-01', 0],
  ['2026-05-01', '2026-04-30', 0],
  ['2010-06-01', '2026-06-01', 192],
])('ageInMonths of a child born %s, on %s, is %i', (born, today, months) => {
  expect(ageInMonths(born, today)).toBe(months)
})

test.each([
  ['born at term', null, '2026-01-01', '2026-07-01', 6],
  ['born 8 weeks early, so 26 February counts', 8, '2026-01-01', '2026-07-01', 4],
  ['never below 0', 17, '2026-06-01', '2026-07-01', 0],
  ['just under 24 months', 12, '2024-07-02', '2026-07-01', 21],
  ['not corrected from 24 months on', 12, '2024-07-01', '2026-07-01', 24],
])('correctedAgeMonths returns the corrected age: %s', (_, weeksEarly, dateOfBirth, today, months) => {
  expect(correctedAgeMonths({ dateOfBirth, weeksEarly }, today)).toBe(months)
})

test('youngestMonths compares children by corrected age', () => {
  const children = [{ dateOfBirth: '2025-12-01' }, { dateOfBirth: '2025-11-01', weeksEarly: 12 }, { dateOfBirth: '2020-01-01' }]
  expect(youngestMonths(children, '2026-07-01')).toBe(5)
  expect(youngestMonths([], '2026-07-01')).toBeUndefined()
})

test.each([
  [0, 'months', 0],
  [23, 'months', 23],
  [24, 'years', 2],
  [35, 'years', 2],
  [216, 'years', 18],
] as const)('ageParts shows %i months in %s', (months, unit, count) => {
  expect(ageParts(months)).toEqual({ unit, count })
})

test.each([
  [6, 23, { unit: 'months', min: 6, max: 23 }],
  [18, 35, { unit: 'mixed', min: 18, max: 2 }],
  [24, 47, { unit: 'years', min: 2, max: 3 }],
  [48, 59, { unit: 'years', min: 4, max: 4 }],
])('spanParts shows the range from %i to %i months', (min, max, parts) => {
  expect(spanParts(min, max)).toEqual(parts)
})

test('dayOf returns the day in UTC', () => {
  expect(dayOf(new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02')
})
