import { expect, test } from 'vitest'
import { fromWirePicture, toWirePicture } from '#lib/server/platform/pictures/data-urls'

const bytes = Buffer.from('ffd8ff00fbefbe', 'hex')

test('a picture is unchanged after toWirePicture and fromWirePicture', () => {
  const url = 'data:image/jpeg;base64,/9j/APvvvg=='
  expect(toWirePicture(bytes)).toBe(url)
  expect(fromWirePicture(url)).toEqual(bytes)
  expect(toWirePicture(null)).toBeNull()
})

test('toWirePicture sends only the given part of a buffer', () => {
  expect(toWirePicture(new Uint8Array(bytes).subarray(0, 3))).toBe('data:image/jpeg;base64,/9j/')
})

test('fromWirePicture accepts any media type, and none', () => {
  for (const given of ['data:image/png;base64,/9j/APvvvg==', '/9j/APvvvg==']) expect(fromWirePicture(given)).toEqual(bytes)
})

test.each(['', 'data:image/png;base64,', '%%%', 'data:image/svg+xml,<svg/>', 'aGVs bG8=', 'picture,aGVsbG8='])(
  'fromWirePicture rejects %j',
  (given) => {
    expect(fromWirePicture(given)).toBeUndefined()
  },
)
