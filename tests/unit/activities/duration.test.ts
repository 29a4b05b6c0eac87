import { expect, test } from 'vitest'
import { durationFor, durations, minutesOf, partsOf } from '#lib/domain/activities/duration'

test('durations are six adjacent ranges from 3 to 480 minutes', () => {
  expect(durations.map((duration) => [duration, minutesOf(duration).min, minutesOf(duration).max])).toEqual([
    ['5-15min', 3, 15],
    ['15-30min', 15, 30],
    ['30-60min', 30, 60],
    ['1-2hours', 60, 120],
    ['half-day', 120, 240],
    ['full-day', 240, 480],
  ])
})

test('durationFor returns the shortest duration that contains the minutes', () => {
  expect([3, 15, 16, 60, 500].map(durationFor)).toEqual(['5-15min', '5-15min', '15-30min', '30-60min', 'full-day'])
})

test('partsOf subtracts preparation and tidying from play, and returns null if one is unknown', () => {
  expect(partsOf({ durationMinutes: 14, prepMinutes: 2, tidyMinutes: 1 })).toEqual({ prep: 2, play: 11, tidy: 1 })
  expect(partsOf({ durationMinutes: 14, prepMinutes: null, tidyMinutes: 1 })).toBeNull()
  expect(partsOf({ durationMinutes: 14, prepMinutes: 2, tidyMinutes: null })).toBeNull()
})
