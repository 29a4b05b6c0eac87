import { expect, test } from 'vitest'
import { fromWirePicture, toWirePicture } from '#lib/server/platform/pictures/data-urls'

const bytes = Buffer.from('ffd8ff00fbefbe', 'hex')

test('a picture comes back from the wire as it went there', () => {
  const url = 'data:image/jpeg;base64,/9j/APvvvg=='
  expect(toWirePicture(bytes)).toBe(url)
  expect(fromWirePicture(url)).toEqual(bytes)
  expect(toWirePicture(null)).toBeNull()
})

test('of a part of a buffer nothing else goes over the wire', () => {
  expect(toWirePicture(new Uint8Array(bytes).subarray(0, 3))).toBe('data:image/jpeg;base64,/9j/')
})

test('a picture is read of any type, and without saying one', () => {
  for (const given of ['data:image/png;base64,/9j/APvvvg==', '/9j/APvvvg==']) expect(fromWirePicture(given)).toEqual(bytes)
})

test.each(['', 'data:image/png;base64,', '%%%', 'data:image/svg+xml,<svg/>', 'aGVs bG8='])('%j is no picture', (given) => {
  expect(fromWirePicture(given)).toBeUndefined()
})
