import { expect, test } from 'vitest'
import { countryOfZone, readZoneCountries } from '#lib/domain/places/hours/country'

test.each([
  ['America/Chicago', 'us'],
  ['Asia/Jerusalem', 'il'],
  ['Europe/London', 'gb'],
  // Names that the runtime may replace by others.
  ['Asia/Kolkata', 'in'],
  ['America/Argentina/Buenos_Aires', 'ar'],
  ['Europe/Kyiv', 'ua'],
  // Neither the sea nor an unknown zone has a country.
  ['Etc/GMT+6', undefined],
  ['No/Where', undefined],
])('countryOfZone returns for %s: %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test('readZoneCountries contains the first and last country codes, and no retired ones', () => {
  const countries = readZoneCountries()
  const ends = ['Europe/Andorra', 'Asia/Baku', 'Africa/Johannesburg', 'Africa/Harare'].map((zone) => countries.get(zone))
  expect(ends).toEqual(['ad', 'az', 'za', 'zw'])
  // Formerly SU, YU, ZR and YD.
  const successors = ['Europe/Moscow', 'Europe/Belgrade', 'Africa/Kinshasa', 'Asia/Aden'].map((zone) => countries.get(zone))
  expect(successors).toEqual(['ru', 'rs', 'cd', 'ye'])
})
