import { describe, expect, test } from 'vitest'
import { ageChoices } from '#lib/domain/profiles/age-choices'
import { allSuggestedTags, suggestedTags } from '#lib/domain/profiles/age-interests'
import { profileOrderOf, profileOrders } from '#lib/domain/profiles/profile-order'

test('profileOrderOf returns known orders, and the newest first for anything else', () => {
  expect(profileOrders.map(profileOrderOf)).toEqual(profileOrders)
  expect([undefined, null, 3, 'oldest'].map(profileOrderOf)).toEqual(['newest', 'newest', 'newest', 'newest'])
})

test('every age choice has its value inside its range or its year, in ascending order', () => {
  for (const { value, ageMinMonths, ageMaxMonths } of ageChoices) {
    expect(ageMinMonths).toBeLessThanOrEqual(ageMaxMonths)
    expect(value).toBeGreaterThanOrEqual(ageMinMonths)
    expect(value).toBeLessThan(Math.max(ageMaxMonths + 1, ageMinMonths + 12))
  }
  expect(ageChoices.map(({ value }) => value)).toEqual(ageChoices.map(({ value }) => value).toSorted((a, b) => a - b))
})

describe('suggestedTags', () => {
  test('changes with the birthdays at which children outgrow a list', () => {
    const isSame = (a: number, b: number) => suggestedTags(a) === suggestedTags(b)
    expect([isSame(0, 11), isSame(12, 35), isSame(36, 71), isSame(72, 119), isSame(120, 999)]).toEqual([true, true, true, true, true])
    expect([isSame(11, 12), isSame(35, 36), isSame(71, 72), isSame(119, 120)]).toEqual([false, false, false, false])
  })

  test('suggests something at every age, each once in the list of all', () => {
    for (const age of [0, 12, 36, 72, 120]) expect(allSuggestedTags).toEqual(expect.arrayContaining([...suggestedTags(age)]))
    expect(suggestedTags(0).length).toBeGreaterThan(4)
    expect(new Set(allSuggestedTags).size).toBe(allSuggestedTags.length)
  })
})
