import { expect, test } from 'vitest'
import { locationAddress, readLocationAddress } from '#lib/domain/places/location-address'

test.each([
  ['', { part: 'places', q: '' }],
  ['part=corrections', { part: 'corrections', q: '' }],
  ['part=import&q=park', { part: 'import', q: 'park' }],
  ['part=elsewhere', { part: 'places', q: '' }],
  [`q=${'x'.repeat(300)}`, { part: 'places', q: 'x'.repeat(200) }],
  ['q=a%00b', { part: 'places', q: 'ab' }],
])('readLocationAddress reads ?%s as %o', (address, expected) => {
  expect(readLocationAddress(new URLSearchParams(address))).toEqual(expected)
})

test('locationAddress writes only values that differ from the default, trimmed', () => {
  expect(locationAddress({ part: 'places', q: '  ' }).toString()).toBe('')
  expect(locationAddress({ part: 'import', q: ' big park ' }).toString()).toBe('part=import&q=big+park')
})
