import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countryOfZone } from '#lib/domain/places/hours/country'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import type { Position } from '#lib/domain/places/places'
import { holidayCountries, isHours, knownOpening, openingAt, readHours } from '#lib/server/places/hours'

const newOrleans = { latitude: 29.9511, longitude: -90.0715 }
const jerusalem = { latitude: 31.7683, longitude: 35.2137 }
const london = { latitude: 51.5, longitude: -0.12 }
const berlin = { latitude: 52.52, longitude: 13.405 }
const sea = { latitude: 0, longitude: -30 }

/** Returns the state and the time it ends, to the minute in UTC. */
function readOpening(hours: string | null, at: string, where: Position = newOrleans, isOpenNow: boolean | null = null) {
  const { openState, closesAt, opensAt } = openingAt({ ...where, hours, isOpenNow, timeZone: timeZoneOf(where) }, new Date(at))
  expect(closesAt === null || opensAt === null).toBe(true)
  return [openState, (closesAt ?? opensAt)?.toISOString().slice(0, 16) ?? null]
}

// The result must not depend on the time zone of the server.
describe.each(['UTC', 'America/New_York', 'Asia/Jerusalem', 'Pacific/Auckland'])('opening hours on a server in %s', (zone) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
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
    // The hours leave the state open.
    ['unknown', '2026-11-21T18:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00 "by appointment"', '2026-11-21T15:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00 open "ring the bell"', '2026-11-21T15:00Z', 'open', '2026-11-21T18:00'],
    ['"by appointment"', '2026-11-21T18:00Z', 'unknown', null],
    ['Mo-Su 08:00-12:00, Mo-Su 12:00-18:00 unknown', '2026-11-21T15:00Z', 'open', null],
  ])('reads "%s" at %s as %s until %s', (hours, at, state, change) => {
    expect(readOpening(hours, at)).toEqual([state, change])
  })

  test.each([
    // New Orleans puts its clocks forward on 8 March 2026 at 02:00 (08:00 UTC) and back on 1 November at 02:00 (07:00 UTC).
    ['a night that is an hour shorter', 'Mo-Su 20:00-04:00', '2026-03-08T07:00Z', 'open', '2026-03-08T09:00'],
    ['a closing time that the clock change skips is one hour later', 'Mo-Su 20:00-02:30', '2026-03-08T07:00Z', 'open', '2026-03-08T08:30'],
    ['a place opens by the new time', 'Mo-Su 06:00-21:00', '2026-03-08T07:59Z', 'closed', '2026-03-08T11:00'],
    ['a night that is an hour longer', 'Mo-Su 20:00-04:00', '2026-11-01T05:30Z', 'open', '2026-11-01T10:00'],
    ['a time that occurs twice is first the earlier one', 'Mo-Su 20:00-01:30', '2026-11-01T05:30Z', 'open', '2026-11-01T06:30'],
    ['a time that occurs twice is then the later one', 'Mo-Su 20:00-01:30', '2026-11-01T07:15Z', 'open', '2026-11-01T07:30'],
    ['a place opens by the old time', 'Mo-Su 06:00-21:00', '2026-11-01T06:59Z', 'closed', '2026-11-01T12:00'],
  ])('handles clock changes: %s', (_, hours, at, state, change) => {
    expect(readOpening(hours, at)).toEqual([state, change])
  })

  test.each([
    // Thanksgiving, the fourth Thursday of November.
    ['Mo-Su 09:00-17:00; PH off', '2026-11-26T18:00Z', newOrleans, 'closed', '2026-11-27T15:00'],
    ['Mo-Su 09:00-17:00; PH off', '2026-11-25T18:00Z', newOrleans, 'open', '2026-11-25T23:00'],
    ['Mo-Fr 09:00-17:00; PH 10:00-12:00', '2026-11-26T17:00Z', newOrleans, 'open', '2026-11-26T18:00'],
    // The day of German unity.
    ['Mo-Su 09:00-17:00; PH off', '2026-10-03T10:00Z', berlin, 'closed', '2026-10-04T07:00'],
    // Unknown holidays: neither open nor closed.
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
    // A remark about holidays is not a rule.
    ['Mo-Su 09:00-17:00 open "not on PH"', '2026-11-22T18:00Z', newOrleans, 'open', '2026-11-22T23:00'],
    ['Su-Th 09:00-17:00', '2026-11-22T10:00Z', jerusalem, 'open', '2026-11-22T15:00'],
  ])('handles holidays: "%s" at %s', (hours, at, where, state, change) => {
    expect(readOpening(hours, at, where)).toEqual([state, change])
  })

  test.each([
    // Sunrise and sunset by the almanac, to three minutes: New Orleans 06:30 and 17:02, Berlin at midsummer 04:43 and 21:33, Jerusalem 06:11 and 16:37.
    ['sunrise-sunset', newOrleans, '2026-11-21T12:00Z', 'closed', '2026-11-21T12:30'],
    ['sunrise-sunset', newOrleans, '2026-11-21T22:00Z', 'open', '2026-11-21T23:02'],
    ['sunrise-sunset', berlin, '2026-06-21T02:00Z', 'closed', '2026-06-21T02:43'],
    ['sunrise-sunset', berlin, '2026-06-21T19:00Z', 'open', '2026-06-21T19:33'],
    ['sunrise-sunset', jerusalem, '2026-11-21T14:00Z', 'open', '2026-11-21T14:37'],
    ['06:00-(sunset+00:30)', newOrleans, '2026-11-21T23:15Z', 'open', '2026-11-21T23:32'],
  ])('reads "%s" by the sun at the place', (hours, where, at, state, change) => {
    const [is, when] = readOpening(hours, at, where)
    expect(is).toBe(state)
    expect(Math.abs(Date.parse(`${when}Z`) - Date.parse(`${change}Z`))).toBeLessThanOrEqual(3 * 60_000)
  })
})

test('opening hours by sunset are unknown on a day without one', () => {
  expect(readOpening('sunrise-sunset', '2026-06-21T12:00Z', { latitude: 78.22, longitude: 15.65 })[0]).toBe('unknown')
})

test('a place without hours has its stated state, or an unknown one', () => {
  expect(readOpening(null, '2026-11-21T18:00Z', newOrleans, true)).toEqual(['open', null])
  expect(readOpening(null, '2026-11-21T18:00Z', newOrleans, false)).toEqual(['closed', null])
  expect(readOpening(null, '2026-11-21T18:00Z', newOrleans, null)).toEqual(['unknown', null])
  expect(readOpening('Mo-Su 06:00-21:00', '2026-11-21T18:00Z', newOrleans, false)[0]).toBe('open')
})

test('unreadable hours are unknown, and isHours rejects them', () => {
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
  expect(readOpening('whenever they like', '2026-11-21T18:00Z')).toEqual(['unknown', null])
  for (const hours of ['24/7', 'Mo-Fr 09:00-17:00; PH off', 'sunrise-sunset', 'SH 10:00-12:00', 'Mo-Fr 9-17', '9am-5pm', 'Mo-Su,PH 08:00-20:00']) {
    expect(isHours(hours), hours).toBe(true)
  }
})

test('isHours rejects more than 24 rules or four times by the sun', () => {
  const repeat = (count: number) => Array.from({ length: count }, () => 'Mo off').join(';')
  expect(isHours(repeat(24))).toBe(true)
  expect(isHours(repeat(25))).toBe(false)
  expect(isHours('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk')).toBe(true)
  expect(isHours('Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk; Su dawn+')).toBe(false)
})

test('readHours stops after a second and returns unknown', () => {
  const hours = { ...newOrleans, hours: 'off; 2020 Mo 10:21-11:00', isOpenNow: null, timeZone: 'America/Chicago' }
  const now = new Date('2026-11-21T18:00Z')
  let ms = 0
  // Each call of the clock adds 100 ms, so ten of the next 53 weeks are read.
  const reading = readHours(hours, now, () => (ms += 100))
  const pauses = Array.from({ length: 10 }, () => reading.next().done)
  expect(pauses).toEqual(Array(10).fill(false))
  expect(reading.next()).toMatchObject({ done: true, value: { opening: { openState: 'unknown' } } })
})

test('knownOpening expires after one day at most', () => {
  const hours = { ...newOrleans, hours: 'Mo-Su 06:21-20:00; Dec 25 off', isOpenNow: null, timeZone: 'America/Chicago' }
  const known = (instant: string) => knownOpening(hours, new Date(instant))?.openState
  openingAt({ ...hours, hours: 'off; Dec 25 10:00-11:21' }, new Date('2026-11-21T18:00Z'))
  openingAt(hours, new Date('2026-11-21T18:00Z'))
  expect(['2026-11-21T19:00Z', '2026-11-22T02:00Z'].map(known)).toEqual(['open', undefined])
  const closed = (instant: string) => knownOpening({ ...hours, hours: 'off; Dec 25 10:00-11:21' }, new Date(instant))?.openState
  expect(['2026-11-22T17:59Z', '2026-11-22T18:00Z'].map(closed)).toEqual(['closed', undefined])
})

test('openingAt reads a place again after a change, and if time goes back', () => {
  const at = (instant: string) => readOpening('Mo-Su 06:13-20:17', instant)[0]
  expect(['2026-11-21T18:00Z', '2026-11-22T02:20Z', '2026-11-21T18:00Z', '2026-11-21T11:00Z'].map(at)).toEqual(['open', 'closed', 'open', 'closed'])
})

test.each([...holidayCountries])('openingAt knows the holidays of %s', (country) => {
  const zone = Intl.supportedValuesOf('timeZone').find((name) => countryOfZone(name) === country)
  if (zone === undefined) return // a territory that uses the zone of another country
  const place = { ...berlin, hours: 'Mo-Su 00:00-24:00; PH off', isOpenNow: null, timeZone: zone }
  expect(openingAt(place, new Date('2026-08-12T12:00Z')).openState).not.toBe('unknown')
})
