import { describe, expect, test } from 'vitest'
import { israeliHolidays } from '#lib/domain/places/hours/israeli-holidays'

describe('israeliHolidays', () => {
  const days = (year: number) => israeliHolidays(year).map((day) => day.toISOString())

  test('follows the Hebrew calendar and returns starts of days in UTC', () => {
    const dates = ['04-02', '04-08', '04-22', '05-22', '09-12', '09-13', '09-21', '09-26', '10-03']
    expect(days(2026)).toEqual(dates.map((date) => `2026-${date}T00:00:00.000Z`))
    expect(days(2026)).toEqual(days(2026))
  })

  test.each([
    ['a Saturday to Thursday', 2025, '05-01'],
    ['a Friday to Thursday', 2022, '05-05'],
    ['a Monday to Tuesday', 2024, '05-14'],
    ['no Wednesday', 2023, '04-26'],
  ])('moves Independence Day from %s', (_, year, date) => {
    expect(days(year)).toHaveLength(9)
    expect(days(year)[2]).toBe(`${year}-${date}T00:00:00.000Z`)
  })
})
