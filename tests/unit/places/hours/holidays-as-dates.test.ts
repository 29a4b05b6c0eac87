import { describe, expect, test } from 'vitest'
import { withHolidayDates } from '#lib/domain/places/hours/holidays-as-dates'

describe('withHolidayDates', () => {
  const replace = (hours: string) => withHolidayDates(hours, [new Date('2026-09-12'), new Date('2026-10-03')])
  const dates = '2026 Sep 12,2026 Oct 03'

  test.each([
    ['Su-Th 09:00-17:00; PH off', `Su-Th 09:00-17:00; ${dates} off`],
    ['Su-Th, PH 09:00-17:00;', `Su-Th 09:00-17:00; ${dates} 09:00-17:00`],
    ['Fr,PH,Sa 09:00-13:00', `Fr,Sa 09:00-13:00; ${dates} 09:00-13:00`],
    ['24/7; PH', `24/7; ${dates} open`],
    ['PH 10:00-12:00,13:00-15:00', `${dates} 10:00-12:00,13:00-15:00`],
    ['PH sunrise-sunset ; Mo off;PH closed', `${dates} sunrise-sunset; Mo off; ${dates} closed`],
    ['Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
  ])('replaces PH in "%s"', (hours, expected) => {
    expect(replace(hours)).toBe(expected)
  })

  test.each([
    'PH Mo-Fr 09:00-17:00',
    'Su 10:00-12:00, PH off',
    'May: PH off',
    'PH -1 day off',
    'PH 10:00-12:00, Mo 09:00-10:00',
    'PH 10:00-12:00,Mo 09:00-10:00',
    'PH 10:00-12:00,  mo 09:00-10:00',
    'PH off || "ask"',
    'PH off "not PH"',
    'ph off',
  ])('returns undefined for "%s", which has more than days and times', (hours) => {
    expect(replace(hours)).toBeUndefined()
  })
})
