import { expect, test } from 'vitest'
import { buildDayFrame } from '#lib/domain/activities/days/rhythm'

test.each([48, 100])('a whole day at %i months has more play before its meal than after it', (months) => {
  const stretches = buildDayFrame('full-day', months)
  const meal = stretches.findIndex(({ pause }) => pause === 'lunch')
  expect(meal).toBeGreaterThan(0)
  const play = (from: number, to: number) =>
    stretches.slice(from, to).reduce((total, { pause, minutes }) => total + (pause === null || pause === 'snack' ? minutes : 0), 0)
  expect(play(0, meal)).toBeGreaterThan(play(meal + 1, stretches.length))
})
