import { expect, test } from 'vitest'
import { countOlder, hasBabyAndOlder, olderWords } from '#lib/domain/activities/days/siblings'
import { languages, settings } from '#lib/domain/platform/basics'

test.each([
  [[10, 36], 1],
  [[10, 36, 40], 2],
  [[10, 24], 0],
  [[6, 24], 1],
  [[5, 23], 0],
  [[35, 53], 1],
  [[36, 60], 0],
  [[10], 0],
])('countOlder returns for %o months: %i', (agesMonths, older) => {
  expect(countOlder(agesMonths)).toBe(older)
})

test.each([
  [[11, 36], true],
  [[12, 36], false],
  [[11, 20], false],
])('hasBabyAndOlder returns for %o months: %s', (agesMonths, expected) => {
  expect(hasBabyAndOlder(agesMonths)).toBe(expected)
})

test('has another text for each free play and each sleep of a time, in three languages', () => {
  for (const language of languages) {
    for (const setting of settings) {
      const count = (time: 'play' | 'quiet', times: number) =>
        new Set(Array.from({ length: times }, (_, n) => olderWords(time, { setting, language }, 1, n))).size
      expect([count('play', 5), count('quiet', 3)]).toEqual([5, 3])
      expect(olderWords('play', { setting, language }, 1, 0)).not.toBe(olderWords('play', { setting, language }, 2, 0))
    }
  }
})
