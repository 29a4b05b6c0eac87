import { describe, expect, test } from 'vitest'
import { instantOf, offsetMs, wallTime } from '#lib/domain/places/hours/wall-clock'

const chicago = 'America/Chicago'
const jerusalem = 'Asia/Jerusalem'

describe('offsetMs', () => {
  test.each([
    [chicago, '2026-11-21T12:34:56.789Z', -6],
    // Chicago puts its clocks back on 1 November 2026 at 07:00 UTC.
    [chicago, '2026-11-01T06:59:59.999Z', -5],
    [chicago, '2026-11-01T07:00:00Z', -6],
    [chicago, '1969-12-31T23:59:59.999Z', -6],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 5.75],
    ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 14],
  ])('returns the hours that %s is ahead of UTC at %s: %d', (zone, at, hours) => {
    expect(offsetMs(zone, Date.parse(at))).toBe(hours * 60 * 60 * 1000)
    // The second time from the cache.
    expect(offsetMs(zone, Date.parse(at))).toBe(hours * 60 * 60 * 1000)
  })

  test('throws for an unknown zone', () => {
    expect(() => offsetMs('No/Where', 0)).toThrow(RangeError)
  })
})

test('wallTime returns a Date whose local parts are those of a clock at the place', () => {
  expect(wallTime('Asia/Kathmandu', new Date('2026-01-31T20:30:12.345Z'))).toEqual(new Date(2026, 1, 1, 2, 15, 12, 345))
  expect(wallTime(chicago, new Date('2026-11-01T06:45:12.345Z'))).toEqual(new Date(2026, 10, 1, 1, 45, 12, 345))
})

describe('instantOf', () => {
  test.each([
    ['in winter', chicago, [2026, 0, 15, 12, 0, 30], '2026-01-01T00:00:00Z', '2026-01-15T18:00:30Z'],
    ['in summer', jerusalem, [2026, 6, 15, 12, 0], '2026-07-01T00:00:00Z', '2026-07-15T09:00:00Z'],
    // Clocks go back on 1 November 2026 at 07:00 UTC in Chicago, and on 24 October at 23:00 UTC in Jerusalem.
    ['of a repeated hour as the first one', chicago, [2026, 10, 1, 1, 45], '2026-11-01T06:44:59Z', '2026-11-01T06:45:00Z'],
    ['of a repeated hour as the second one at the first', chicago, [2026, 10, 1, 1, 45], '2026-11-01T06:45:00Z', '2026-11-01T07:45:00Z'],
    ['of a repeated hour east of UTC as the first one', jerusalem, [2026, 9, 25, 1, 30], '2026-10-24T20:00:00Z', '2026-10-24T22:30:00Z'],
    ['of a repeated hour east of UTC as the second one', jerusalem, [2026, 9, 25, 1, 30], '2026-10-24T23:00:00Z', '2026-10-24T23:30:00Z'],
    ['in the hours before a clock change', chicago, [2026, 10, 1, 0, 30], '2026-10-31T20:00:00Z', '2026-11-01T05:30:00Z'],
    ['in the hours after a clock change', chicago, [2026, 10, 1, 12, 0], '2026-10-31T20:00:00Z', '2026-11-01T18:00:00Z'],
    ['that is over', chicago, [2026, 10, 1, 12, 0], '2026-12-01T00:00:00Z', '2026-11-01T18:00:00Z'],
    // Clocks go forward on 8 March 2026 at 08:00 UTC in Chicago, and on 27 March at 00:00 UTC in Jerusalem.
    ['that is skipped, later by the skipped hour', chicago, [2026, 2, 8, 2, 30], '2026-03-08T00:00:00Z', '2026-03-08T08:30:00Z'],
    ['that is skipped east of UTC, later by the skipped hour', jerusalem, [2026, 2, 27, 2, 30], '2026-03-26T20:00:00Z', '2026-03-27T00:30:00Z'],
  ] as const)('returns the instant of a time %s', (_, zone, [year, month, day, hour, minute, ...more], after, instant) => {
    const wall = new Date(year, month, day, hour, minute, ...more)
    expect(instantOf(zone, wall, new Date(after))).toEqual(new Date(instant))
  })
})
