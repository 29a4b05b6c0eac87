import { expect, test } from 'vitest'
import { hasMoreScans } from '#lib/server/platform/pictures/jpeg-scans'
import { photo, photoOfScans } from '../../../setup/data/photos.ts'

/** Returns the number of scans found, at most twenty. */
const scansOf = (bytes: Buffer) => Array.from({ length: 20 }).filter((_, most) => hasMoreScans(bytes, most)).length
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

test('hasMoreScans counts the scans of encoded JPEGs', async () => {
  expect(scansOf(await photo({ width: 80, height: 60 }))).toBe(1)
  expect(scansOf(await photoOfScans(64, 10))).toBe(10)
  expect(scansOf(await photoOfScans(64, 14))).toBe(14)
})

test('hasMoreScans finds no scans in other data', () => {
  expect(scansOf(Buffer.from('Hello'))).toBe(0)
  expect(scansOf(hex('89504e470d0a1a0a ffda ffda'))).toBe(0)
  expect(scansOf(hex('00d8 ffda 0003 01'))).toBe(0)
  expect(scansOf(hex('ff00 ffda 0003 01'))).toBe(0)
  expect(scansOf(Buffer.alloc(0))).toBe(0)
  expect(scansOf(hex('ffd8'))).toBe(0)
})

test.each([
  ['in a comment', 'ffd8 fffe 0006 ffda ffda ffda 0003 01 12 ffd9', 1],
  ['in a frame header', 'ffd8 ffc0 0008 ffda 0003 01 12 ffda 0003 01', 1],
  ['in a segment of more than 255 bytes', `ffd8 fffe 0106 ${'ffda'.repeat(0x82)} ffda 0003 01`, 1],
  ['after the end', 'ffd8 ffda 0003 01 12 ffd9 0003 01 ffda 0003 01 12', 1],
  ['after fill bytes', 'ffd8 ffffff ffda 0003 01 12 ffffff ffda 0003 01', 2],
  ['after data and restart markers', 'ffd8 ffda 0003 01 12 ff00 ffda 0003 01 34 ffd0 56 ffd7 ffda 0003 01', 3],
  ['after a second start of the image', 'ffd8 ffda 0003 01 12 ffd8 ffda 0003 01', 2],
  ['after data that only looks like the end', 'ffd8 ffda 0003 01 00d9 ffda 0003 01', 2],
  ['after data that only looks like a segment', 'ffd8 ffda 0003 01 00c4 0006 ffda 0003 01', 2],
  ['after unknown markers', 'ffd8 ffda 0003 01 ff02 ffff ffda 0003 01 ffbf ffda 0003 01', 3],
  ['after an impossible length', 'ffd8 fffe 0000 ffda 0001 ffda 0003 01', 2],
  ['at a truncated end', 'ffd8 ffda 0003 01 12 ffda', 2],
])('hasMoreScans counts the scans of a file with a scan marker %s', (_, text, scans) => {
  expect(scansOf(hex(text))).toBe(scans)
})
