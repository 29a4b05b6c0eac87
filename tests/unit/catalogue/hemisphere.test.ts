import { expect, test } from 'vitest'
import { isSouthern } from '#lib/domain/catalogue/hemisphere'
import { northernSeason, southernSeason } from '#lib/domain/catalogue/todays-picks'

test.each(['America/Argentina/Salta', 'America/Buenos_Aires', 'Australia/Sydney', 'Pacific/Auckland', 'Africa/Johannesburg'])(
  'isSouthern returns true for %s',
  (zone) => {
    expect(isSouthern(zone)).toBe(true)
  },
)

test.each(['America/New_York', 'America/Bogota', 'Asia/Jerusalem', 'Europe/Madrid', 'Africa/Nairobi', 'UTC', ''])(
  'isSouthern returns false for %s',
  (zone) => {
    expect(isSouthern(zone)).toBe(false)
  },
)

test.each([
  ['2026-01-15', 'winter', 'summer'],
  ['2026-04-15', 'spring', 'autumn'],
  ['2026-07-15', 'summer', 'winter'],
  ['2026-10-15', 'autumn', 'spring'],
])('on %s the season is %s in the north and %s in the south', (day, north, south) => {
  expect(northernSeason(day)).toBe(north)
  expect(southernSeason(day)).toBe(south)
})
