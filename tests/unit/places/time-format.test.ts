import { expect, test } from 'vitest'
import { timeFormat } from '#lib/domain/places/hours/time-format'

const shown = (at: string, now: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', timeFormat(new Date(at), new Date(now), timeZone)).format(new Date(at))

test.each([
  ['today, a time', '2026-11-21T23:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', '17:00'],
  ['today by the clock of the place, though not in UTC', '2026-11-22T03:00:00Z', '2026-11-21T23:30:00Z', 'America/Chicago', '21:00'],
  ['tomorrow by the clock of the place, though not in UTC', '2026-11-21T22:30:00Z', '2026-11-21T08:00:00Z', 'Asia/Jerusalem', 'Sun 00:30'],
  ['in some days, a day of the week', '2026-11-24T14:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', 'Tue 08:00'],
  ['in a week, a date', '2026-11-28T14:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', '28 Nov'],
])('%s', (_, at, now, timeZone, text) => {
  expect(shown(at, now, timeZone)).toBe(text)
})
