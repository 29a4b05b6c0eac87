import { describe, expect, test } from 'vitest'
import { looksSwapped, parseCopiedPosition, parsePosition, toTypedPosition } from '#lib/domain/places/coordinates'

const typedInput = (latitude: string, longitude: string) => ({ latitude, longitude })

describe('typed coordinates', () => {
  test.each([
    ['29.9511', '-90.0715', { latitude: 29.9511, longitude: -90.0715 }],
    ['90', '-180', { latitude: 90, longitude: -180 }],
    ['0', '0', { latitude: 0, longitude: 0 }],
    ['90.0001', '0', undefined],
    ['0', '180.5', undefined],
    ['', '5', undefined],
    ['5', ' ', undefined],
    [' ', '5', undefined],
    ['north', '5', undefined],
    ['NaN', '5', undefined],
    ['Infinity', '5', undefined],
  ])('parsePosition reads "%s, %s" as %o', (latitude, longitude, expected) => {
    expect(parsePosition(typedInput(latitude, longitude))).toEqual(expected)
  })

  test.each([
    ['-90.0715', '29.9511', true],
    ['120', '30', true],
    // Valid in both orders, so unknown.
    ['34.8', '32.1', false],
    ['29.9511', '-90.0715', false],
    ['200', '30', false],
    ['120', '100', false],
    ['120', '', false],
  ])('looksSwapped for "%s, %s" returns %s', (latitude, longitude, expected) => {
    expect(looksSwapped(typedInput(latitude, longitude))).toBe(expected)
  })
})

test('toTypedPosition writes six decimals without trailing zeros', () => {
  expect(toTypedPosition({ latitude: 29.951123456, longitude: -90.1 })).toEqual(typedInput('29.951123', '-90.1'))
  expect(toTypedPosition({ latitude: 0.0000001, longitude: -0.0000001 })).toEqual(typedInput('0', '0'))
})

test.each([
  ['29.9511, -90.0715', typedInput('29.9511', '-90.0715')],
  [' (29.9511,-90.0715) ', typedInput('29.9511', '-90.0715')],
  ['29;35', typedInput('29', '35')],
  ['29 , 35', typedInput('29', '35')],
  ['29.9511', undefined],
  ['29,9511 35,1', undefined],
  ['1, 2, 3', undefined],
  ['City Park, New Orleans', undefined],
])('parseCopiedPosition reads "%s" as %o', (text, expected) => {
  expect(parseCopiedPosition(text)).toEqual(expected)
})
