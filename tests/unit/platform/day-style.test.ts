import { describe, expect, test } from 'vitest'
import { dayStyle } from '#lib/domain/platform/day-style'
import { dayDate } from '#lib/domain/profiles/age'

const formatDay = (day: string, today: string) => new Intl.DateTimeFormat('en', dayStyle(day, today, 'short')).format(dayDate(day))

describe('dayStyle', () => {
  test.each([
    ['2026-01-01', '2026-12-31', 'Jan 1'],
    ['2026-12-31', '2027-01-01', 'Dec 31, 2026'],
    ['2027-01-01', '2026-12-31', 'Jan 1, 2027'],
    ['2024-02-29', '2024-03-01', 'Feb 29'],
  ])('writes %s, seen on %s, as %s', (day, today, text) => {
    expect(formatDay(day, today)).toBe(text)
  })
})
