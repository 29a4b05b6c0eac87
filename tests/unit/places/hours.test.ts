import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countryOfZone } from '#lib/domain/places/hours/country'
import { withHolidayDates } from '#lib/domain/places/hours/holidays-as-dates'
import { hasTooManyRules } from '#lib/domain/places/hours/hours-size'
import { israeliHolidays } from '#lib/domain/places/hours/israeli-holidays'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { instantOf, wallTime } from '#lib/domain/places/hours/wall-clock'
import type { Position } from '#lib/domain/places/places'
import { holidayCountries, isHours, knownOpening, openingAt, readHours } from '#lib/server/places/hours'

const newOrleans = { latitude: 29.9511, longitude: -90.0715 }
const jerusalem = { latitude: 31.7683, longitude: 35.2137 }
const london = { latitude: 51.5, longitude: -0.12 }
const berlin = { latitude: 52.52, longitude: 13.405 }
const sea = { latitude: 0, longitude: -30 }

/** As [state, closes at or opens at]: an instant to the minute in UTC. */
function opening(hours: string | null, at: string, where: Position = newOrleans, isOpenNow: boolean | null = null) {
  const { openState, closesAt, opensAt } = openingAt({ ...where, hours, isOpenNow, timeZone: timeZoneOf(where) }, new Date(at))
  expect(closesAt === null || opensAt === null).toBe(true)
  return [openState, (closesAt ?? opensAt)?.toISOString().slice(0, 16) ?? null]
}

// The server's own clock has no say in it: its zone may be any, with changes of its own.
const ownZone = process.env.TZ
describe.each(['UTC', 'America/New_York', 'Asia/Jerusalem', 'Pacific/Auckland'])('on a server in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    process.env.TZ = ownZone
  })

  test.each([
    // In winter New Orleans is six hours behind UTC, in summer five.
    ['Mo-Su 06:00-21:00', '2026-11-21T18:00Z', 'open', '2026-11-22T03:00'],
    ['Mo-Su 06:00-21:00', '2026-11-22T02:59:59Z', 'open', '2026-11-22T03:00'],
    ['Mo-Su 06:00-21:00', '2026-11-22T03:00Z', 'closed', '2026-11-22T12:00'],
    ['Mo-Su 06:00-21:00', '2026-07-01T01:30Z', 'open', '2026-07-01T02:00'],
    ['Mo-Fr 09:00-17:00', '2026-11-21T18:00Z', 'closed', '2026-11-23T15:00'],
    ['Mo-Fr 10:00-12:00,13:00-17:00', '2026-11-20T18:30Z', 'closed', '2026-11-20T19:00'],
    // Across midnight, seen from both sides of it, and up to midnight.
    ['Fr-Sa 20:00-02:00', '2026-11-22T07:30Z', 'open', '2026-11-22T08:00'],
    ['Fr-Sa 20:00-02:00', '2026-11-22T04:00Z', 'open', '2026-11-22T08:00'],
    ['Fr-Sa 20:00-02:00', '2026-11-22T08:00Z', 'closed', '2026-11-28T02:00'],
    ['Mo-Su 10:00-24:00', '2026-11-22T05:59Z', 'open', '2026-11-22T06:00'],
    ['Mo-Su 10:00-24:00', '2026-11-22T06:00Z', 'closed', '2026-11-22T16:00'],
    // Always, never, and for a season.
    ['24/7', '2026-11-21T18:00Z', 'open', null],
    ['Mo-Su 00:00-24:00', '2026-11-21T18:00Z', 'open', null],
    ['off', '2026-11-21T18:00Z', 'closed', null],
    ['May-Sep: Mo-Su 10:00-18:00', '2026-11-21T18:00Z', 'closed', '2027-05-01T15:00'],
    ['2020: Mo-Su 10:00-18:00', '2026-11-21T18:00Z', 'closed', null],
    // What the hours themselves leave open.
    ['unknown', '2026-11-21T18:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00 "by appointment"', '2026-11-21T15:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00 open "ring the bell"', '2026-11-21T15:00Z', 'open', '2026-11-21T18:00'],
    ['"by appointment"', '2026-11-21T18:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00, Mo-Su 12:00-18:00 unknown', '2026-11-21T15:00Z', 'open', null],
  ])('%s at %s is %s until %s', (hours, at, state, change) => {
    expect(opening(hours, at)).toEqual([state, change])
  })

  test.each([
    // New Orleans puts its clocks forward on 8 March 2026 at 02:00 (08:00 UTC) and back on 1 November at 02:00 (07:00 UTC).
    ['the night is an hour shorter', 'Mo-Su 20:00-04:00', '2026-03-08T07:00Z', 'open', '2026-03-08T09:00'],
    ['a time that is left out is as much later', 'Mo-Su 20:00-02:30', '2026-03-08T07:00Z', 'open', '2026-03-08T08:30'],
    ['it opens by the new time', 'Mo-Su 06:00-21:00', '2026-03-08T07:59Z', 'closed', '2026-03-08T11:00'],
    ['the night is an hour longer', 'Mo-Su 20:00-04:00', '2026-11-01T05:30Z', 'open', '2026-11-01T10:00'],
    ['a time that comes twice is the first', 'Mo-Su 20:00-01:30', '2026-11-01T05:30Z', 'open', '2026-11-01T06:30'],
    ['and then the second', 'Mo-Su 20:00-01:30', '2026-11-01T07:15Z', 'open', '2026-11-01T07:30'],
    ['it opens by the old time', 'Mo-Su 06:00-21:00', '2026-11-01T06:59Z', 'closed', '2026-11-01T12:00'],
  ])('on the nights that the clocks change %s', (_, hours, at, state, change) => {
    expect(opening(hours, at)).toEqual([state, change])
  })

  test.each([
    // Thanksgiving, the fourth Thursday of November.
    ['Mo-Su 09:00-17:00; PH off', '2026-11-26T18:00Z', newOrleans, 'closed', '2026-11-27T15:00'],
    ['Mo-Su 09:00-17:00; PH off', '2026-11-25T18:00Z', newOrleans, 'open', '2026-11-25T23:00'],
    ['Mo-Fr 09:00-17:00; PH 10:00-12:00', '2026-11-26T17:00Z', newOrleans, 'open', '2026-11-26T18:00'],
    // The day of German unity.
    ['Mo-Su 09:00-17:00; PH off', '2026-10-03T10:00Z', berlin, 'closed', '2026-10-04T07:00'],
    // Holidays that nobody here knows: neither open nor closed is said.
    ['Mo-Fr 09:00-17:00; PH off', '2026-11-20T10:00Z', london, 'unknown', null],
    ['May-Sep: Su-Th,PH 09:00-17:00', '2026-11-22T10:00Z', jerusalem, 'unknown', null],
    // Israel's, by the Hebrew calendar: the day of atonement, the new year with its second day, the first day of Passover.
    ['Su-Th 09:00-17:00; PH off', '2026-09-21T10:00Z', jerusalem, 'closed', '2026-09-22T06:00'],
    ['Su-Th 09:00-17:00; PH off', '2026-09-20T10:00Z', jerusalem, 'open', '2026-09-20T14:00'],
    ['Su-Th 09:00-17:00; Fr,PH 09:00-13:00', '2027-04-22T11:00Z', jerusalem, 'closed', '2027-04-23T06:00'],
    ['24/7; PH off', '2026-09-11T10:00Z', jerusalem, 'open', '2026-09-11T21:00'],
    ['24/7; PH off', '2026-09-11T21:00Z', jerusalem, 'closed', '2026-09-13T21:00'],
    ['Mo-Su 09:00-17:00; PH off', '2026-11-22T18:00Z', sea, 'unknown', null],
    ['Mo-Su 09:00-17:00; SH 09:00-19:00', '2026-11-22T18:00Z', newOrleans, 'unknown', null],
    // A remark about them is no rule.
    ['Mo-Su 09:00-17:00 open "not on PH"', '2026-11-22T18:00Z', newOrleans, 'open', '2026-11-22T23:00'],
    ['Su-Th 09:00-17:00', '2026-11-22T10:00Z', jerusalem, 'open', '2026-11-22T15:00'],
  ])('holidays: %s at %s', (hours, at, where, state, change) => {
    expect(opening(hours, at, where)).toEqual([state, change])
  })

  test.each([
    // Sunrise and sunset by the almanac, to three minutes: New Orleans 06:30 and 17:02, Berlin at midsummer 04:43 and 21:33, Jerusalem 06:11 and 16:37.
    ['sunrise-sunset', newOrleans, '2026-11-21T12:00Z', 'closed', '2026-11-21T12:30'],
    ['sunrise-sunset', newOrleans, '2026-11-21T22:00Z', 'open', '2026-11-21T23:02'],
    ['sunrise-sunset', berlin, '2026-06-21T02:00Z', 'closed', '2026-06-21T02:43'],
    ['sunrise-sunset', berlin, '2026-06-21T19:00Z', 'open', '2026-06-21T19:33'],
    ['sunrise-sunset', jerusalem, '2026-11-21T14:00Z', 'open', '2026-11-21T14:37'],
    ['06:00-(sunset+00:30)', newOrleans, '2026-11-21T23:15Z', 'open', '2026-11-21T23:32'],
  ])('%s goes by the sun there', (hours, where, at, state, change) => {
    const [is, when] = opening(hours, at, where)
    expect(is).toBe(state)
    expect(Math.abs(Date.parse(`${when}Z`) - Date.parse(`${change}Z`))).toBeLessThanOrEqual(3 * 60_000)
  })
})

test('where the sun does not set that day nobody knows', () => {
  expect(opening('sunrise-sunset', '2026-06-21T12:00Z', { latitude: 78.22, longitude: 15.65 })[0]).toBe('unknown')
})

test('without hours it is what was said, or unknown', () => {
  expect(opening(null, '2026-11-21T18:00Z', newOrleans, true)).toEqual(['open', null])
  expect(opening(null, '2026-11-21T18:00Z', newOrleans, false)).toEqual(['closed', null])
  expect(opening(null, '2026-11-21T18:00Z', newOrleans, null)).toEqual(['unknown', null])
  expect(opening('Mo-Su 06:00-21:00', '2026-11-21T18:00Z', newOrleans, false)[0]).toBe('open')
})

test('what cannot be read is unknown, and is found out when it is written', () => {
  for (const nonsense of [
    'whenever they like',
    '25:00-26:00',
    '99999999999',
    'asdf',
    ' ',
    '12:00',
    'so',
    '10-5',
    'x'.repeat(300),
    'Mo-Fr 10:00-25',
    '{}',
  ]) {
    expect(isHours(nonsense), nonsense).toBe(false)
  }
  expect(opening('whenever they like', '2026-11-21T18:00Z')).toEqual(['unknown', null])
  for (const hours of ['24/7', 'Mo-Fr 09:00-17:00; PH off', 'sunrise-sunset', 'SH 10:00-12:00', 'Mo-Fr 9-17', '9am-5pm', 'Mo-Su,PH 08:00-20:00']) {
    expect(isHours(hours), hours).toBe(true)
  }
})

test('hours may say so much and no more', () => {
  const of = (count: number, rule: string) => Array.from({ length: count }, () => rule)
  for (const separator of [';', ',', ' || ']) {
    expect(hasTooManyRules(of(24, '"a; b, c || dawn" off').join(separator))).toBe(false)
    expect(hasTooManyRules(of(25, 'off').join(separator))).toBe(true)
  }
  expect(isHours(of(24, 'Mo off').join(';'))).toBe(true)
  expect(isHours(of(25, 'Mo off').join(';'))).toBe(false)
  expect(isHours('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk')).toBe(true)
  expect(isHours('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk; Su dawn+')).toBe(false)
})

test('stops reading hours that take too long, and shows them as unknown', () => {
  const hours = { ...newOrleans, hours: 'off; 2020 Mo 10:21-11:00', isOpenNow: null, timeZone: 'America/Chicago' }
  const now = new Date('2026-11-21T18:00Z')
  let ms = 0
  // Each look at the clock finds 100 ms gone: ten of the 53 weeks ahead are looked at.
  const reading = readHours(hours, now, () => (ms += 100))
  const pauses = Array.from({ length: 10 }, () => reading.next().done)
  expect(pauses).toEqual(Array(10).fill(false))
  expect(reading.next()).toMatchObject({ done: true, value: { opening: { openState: 'unknown' } } })
})

test('reads hours again after a day at most', () => {
  const hours = { ...newOrleans, hours: 'Mo-Su 06:21-20:00; Dec 25 off', isOpenNow: null, timeZone: 'America/Chicago' }
  const known = (instant: string) => knownOpening(hours, new Date(instant))?.openState
  openingAt({ ...hours, hours: 'off; Dec 25 10:00-11:21' }, new Date('2026-11-21T18:00Z'))
  openingAt(hours, new Date('2026-11-21T18:00Z'))
  expect(['2026-11-21T19:00Z', '2026-11-22T02:00Z'].map(known)).toEqual(['open', undefined])
  const closed = (instant: string) => knownOpening({ ...hours, hours: 'off; Dec 25 10:00-11:21' }, new Date(instant))?.openState
  expect(['2026-11-22T17:59Z', '2026-11-22T18:00Z'].map(closed)).toEqual(['closed', undefined])
})

test('the same place is read anew once something has changed, and when time goes back', () => {
  const at = (instant: string) => opening('Mo-Su 06:13-20:17', instant)[0]
  expect(['2026-11-21T18:00Z', '2026-11-22T02:20Z', '2026-11-21T18:00Z', '2026-11-21T11:00Z'].map(at)).toEqual(['open', 'closed', 'open', 'closed'])
})

test('the country of a zone is known, and none at sea', () => {
  const zones = ['America/Chicago', 'Asia/Jerusalem', 'Asia/Kolkata', 'Europe/London', 'America/Argentina/Buenos_Aires', 'Europe/Kyiv']
  expect(zones.map(countryOfZone)).toEqual(['us', 'il', 'in', 'gb', 'ar', 'ua'])
  expect([countryOfZone('Etc/GMT+6'), countryOfZone('No/Where')]).toEqual([undefined, undefined])
})

test.each([...holidayCountries])('holidays of %s are known', (country) => {
  const zone = Intl.supportedValuesOf('timeZone').find((name) => countryOfZone(name) === country)
  if (zone === undefined) return // a territory whose clocks have another's name
  const place = { ...berlin, hours: 'Mo-Su 00:00-24:00; PH off', isOpenNow: null, timeZone: zone }
  expect(openingAt(place, new Date('2026-08-12T12:00Z')).openState).not.toBe('unknown')
})

test('Israel’s holidays are those of its calendar, and Independence Day keeps away from the Sabbath', () => {
  const days = (year: number) => israeliHolidays(year).map((day) => day.toISOString().slice(5, 10))
  expect(days(2026)).toEqual(['04-02', '04-08', '04-22', '05-22', '09-12', '09-13', '09-21', '09-26', '10-03'])
  // 5 Iyar was a Saturday in 2025, a Friday in 2022 and a Monday in 2024.
  expect([days(2025)[2], days(2022)[2], days(2024)[2]]).toEqual(['05-01', '05-05', '05-14'])
})

test('a rule for holidays is written as a rule for dates, where it says no more than days and times', () => {
  const dates = (hours: string) => withHolidayDates(hours, [new Date('2026-09-12'), new Date('2026-10-03')])
  expect(dates('Su-Th 09:00-17:00; PH off')).toBe('Su-Th 09:00-17:00; 2026 Sep 12,2026 Oct 03 off')
  expect(dates('Su-Th, PH 09:00-17:00;')).toBe('Su-Th 09:00-17:00; 2026 Sep 12,2026 Oct 03 09:00-17:00')
  expect(dates('24/7; PH')).toBe('24/7; 2026 Sep 12,2026 Oct 03 open')
  for (const more of [
    'PH Mo-Fr 09:00-17:00',
    'Su 10:00-12:00, PH off',
    'May: PH off',
    'PH -1 day off',
    'PH 10:00-12:00, Mo 09:00-10:00',
    'PH off || "ask"',
    'ph off',
  ]) {
    expect(dates(more), more).toBeUndefined()
  }
})

test('clocks on the wall and instants agree', () => {
  const at = new Date('2026-11-01T06:45:12.345Z')
  expect(wallTime('America/Chicago', at).getHours()).toBe(1)
  expect(instantOf('America/Chicago', new Date(2026, 10, 1, 1, 45), at)).toEqual(new Date('2026-11-01T07:45:00Z'))
  expect(wallTime('Asia/Kathmandu', new Date('2026-01-01T00:00Z')).getMinutes()).toBe(45)
})
