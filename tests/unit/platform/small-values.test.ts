import { describe, expect, test } from 'vitest'
import { joinPages } from '#lib/domain/platform/join-pages'
import { drawingPath, emojiPath } from '#lib/domain/platform/pictures'
import { searchText } from '#lib/domain/platform/search-text'
import { seededNumber } from '#lib/domain/platform/seeded-number'

test('joinPages lists each item once, in the order of the pages', () => {
  const item = (id: string, page: number) => ({ id, page })
  const joined = joinPages([{ activities: [item('a', 1), item('b', 1)] }, { activities: [item('b', 2), item('c', 2)] }])
  expect(joined).toEqual([item('a', 1), item('b', 2), item('c', 2)])
  expect(joinPages([])).toEqual([])
})

test.each([
  ['park', 'park'],
  ['abcdefgh', 'abcde'],
  ['a\0b', 'ab'],
  ['park\u{1f600}', 'park\ufffd'],
  [null, ''],
])('searchText cleans %j to at most five characters: %j', (typed, text) => {
  expect(searchText(typed, 5)).toBe(text)
})

test('pictures have addresses by their names', () => {
  expect([emojiPath('kite'), drawingPath('tunnel')]).toEqual(['/emoji/kite.svg', '/drawings/tunnel.svg'])
})

describe('seededNumber', () => {
  const texts = Array.from({ length: 2000 }, (_, i) => `text ${i}`)

  test('returns the same whole number of 32 bits for the same text', () => {
    for (const text of texts) {
      const number = seededNumber(text)
      expect(number).toBe(seededNumber(text))
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true)
    }
  })

  test('spreads similar texts evenly, whatever character differs', () => {
    expect(new Set(texts.map(seededNumber)).size).toBe(texts.length)
    expect(new Set(['ab', 'ba', 'a', 'b', '', 'aa', 'bb'].map(seededNumber)).size).toBe(7)
    const mean = texts.reduce((total, text) => total + seededNumber(text), 0) / texts.length
    expect(mean / 2 ** 32).toBeCloseTo(0.5, 1)
  })
})
