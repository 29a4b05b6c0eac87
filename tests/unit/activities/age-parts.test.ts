import { describe, expect, test } from 'vitest'
import { hasPartForEach, partsFor } from '#lib/domain/activities/age-parts'

const [baby, toddler, older] = [
  { ageMinMonths: 6, ageMaxMonths: 17 },
  { ageMinMonths: 18, ageMaxMonths: 35 },
  { ageMinMonths: 36, ageMaxMonths: 96 },
]
const parts = [baby, toddler, older]

describe('partsFor', () => {
  test('returns the parts of the children present, the youngest first', () => {
    expect(partsFor(parts, [40, 10])).toEqual([baby, older])
    expect(partsFor(parts, [17, 18])).toEqual([baby, toddler])
    expect(partsFor(parts, [10, 20, 96])).toEqual(parts)
  })

  test('is empty if a child has no part, or if all have the same', () => {
    expect(partsFor(parts, [10, 97])).toEqual([])
    expect(partsFor(parts, [5, 40])).toEqual([])
    expect(partsFor(parts, [40, 60])).toEqual([])
    expect(partsFor([], [10, 40])).toEqual([])
  })
})

test.each([
  [[17, 35], true],
  [[18, 35], false],
  [[10, 40], true],
  [[30, 37], false],
  [[10, 97], false],
])('hasPartForEach for children of %j months, from a year and a half apart: %s', (ages, has) => {
  expect(hasPartForEach(parts, ages)).toBe(has)
})
