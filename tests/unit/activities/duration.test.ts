import { expect, test } from 'vitest'
import { durationFor, durations, minutesOf, partsOf } from '#lib/domain/activities/duration'

test('the durations are the five of the specification and a short one before them, each beginning where the last one ends', () => {
  expect(durations.map((duration) => [duration, minutesOf(duration).min, minutesOf(duration).max])).toEqual([
    ['5-15min', 3, 15],
    ['15-30min', 15, 30],
    ['30-60min', 30, 60],
    ['1-2hours', 60, 120],
    ['half-day', 120, 240],
    ['full-day', 240, 480],
  ])
})

test('an activity belongs to the shortest choice that holds it', () => {
  expect([3, 15, 16, 60, 500].map(durationFor)).toEqual(['5-15min', '5-15min', '15-30min', '30-60min', 'full-day'])
})

test('what is neither before nor after is play; where nobody said, nothing is known', () => {
  expect(partsOf({ durationMinutes: 14, prepMinutes: 2, tidyMinutes: 1 })).toEqual({ prep: 2, play: 11, tidy: 1 })
  expect(partsOf({ durationMinutes: 14, prepMinutes: null, tidyMinutes: 1 })).toBeNull()
})
