import { expect, test } from 'vitest'
import { durations, minutesOf } from '#lib/domain/activities/duration'

test('the five durations are those of the specification, each beginning where the last one ends', () => {
  expect(durations.map((duration) => [duration, minutesOf(duration).min, minutesOf(duration).max])).toEqual([
    ['15-30min', 15, 30],
    ['30-60min', 30, 60],
    ['1-2hours', 60, 120],
    ['half-day', 120, 240],
    ['full-day', 240, 480],
  ])
})
