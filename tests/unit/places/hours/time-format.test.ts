import { expect, test } from 'vitest'
import { timeFormat } from '#lib/domain/places/hours/time-format'

const formatTime = (at: string, now: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', timeFormat(new Date(at), new Date(now), timeZone)).format(new Date(at))

test.each([
  ['a time today', '2026-11-21T23:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', '17:00'],
  ['a time if it is today at the place, but not in UTC', '2026-11-22T03:00:00Z', '2026-11-21T23:30:00Z', 'America/Chicago', '21:00'],
  ['a day and a time if it is tomorrow at the place, but not in UTC', '2026-11-21T22:30:00Z', '2026-11-21T08:00:00Z', 'Asia/Jerusalem', 'Sun 00:30'],
  ['a day of the week within a week', '2026-11-24T14:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', 'Tue 08:00'],
  ['a day of the week until six days from now', '2026-11-27T15:59:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', 'Fri 09:59'],
  ['a date from six days on', '2026-11-27T16:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', '27 Nov'],
  ['a date in a week', '2026-11-28T14:00:00Z', '2026-11-21T16:00:00Z', 'America/Chicago', '28 Nov'],
])('timeFormat shows %s', (_, at, now, timeZone, text) => {
  expect(formatTime(at, now, timeZone)).toBe(text)
})
