import { expect, test } from 'vitest'
import { hasMoreScans } from '#lib/server/platform/pictures/jpeg-scans'
import { photo, photoOfScans } from '../../setup/data/photos.ts'

/** How many scans it finds, up to twenty. */
const scansOf = (bytes: Buffer) => Array.from({ length: 20 }).filter((_, most) => hasMoreScans(bytes, most)).length
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

test('scans are counted in JPEGs as they are written', async () => {
  expect(scansOf(await photo({ width: 80, height: 60 }))).toBe(1)
  expect(scansOf(await photoOfScans(64, 10))).toBe(10)
  expect(scansOf(await photoOfScans(64, 14))).toBe(14)
})

test('what is no JPEG has none', () => {
  expect(scansOf(Buffer.from('Hello'))).toBe(0)
  expect(scansOf(hex('89504e470d0a1a0a ffda ffda'))).toBe(0)
  expect(scansOf(Buffer.alloc(0))).toBe(0)
  expect(scansOf(hex('ffd8'))).toBe(0)
})

test.each([
  ['in a comment', 'ffd8 fffe 0006 ffda ffda ffda 0003 01 12 ffd9', 1],
  ['after the end', 'ffd8 ffda 0003 01 12 ffd9 ffda 0003 01 12', 1],
  ['after bytes that fill', 'ffd8 ffffff ffda 0003 01 12 ffffff ffda 0003 01', 2],
  ['after data and signs to start again', 'ffd8 ffda 0003 01 12 ff00 ffda 0003 01 34 ffd0 56 ffd7 ffda 0003 01', 3],
  ['after what no decoder knows', 'ffd8 ffda 0003 01 ff02 ffff ffda 0003 01 ffbf ffda 0003 01', 3],
  ['after a length that cannot be', 'ffd8 fffe 0000 ffda 0001 ffda 0003 01', 2],
  ['at its cut off end', 'ffd8 ffda 0003 01 12 ffda', 2],
])('scans %s', (_, text, scans) => {
  expect(scansOf(hex(text))).toBe(scans)
})
