import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath, returnPage } from '#lib/domain/platform/return-page'

const ORIGIN = 'https://cometa.example'
/** Parts of addresses, and characters that parsers skip, decode or misread. */
const parts = [
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '@',
  ':',
  '?',
  '#',
  ';',
  '//',
  'a',
  'é',
  '\u202e',
  '\ud800',
]
const hosts = ['evil.example', 'https:', 'javascript:', 'data:', 'cometa.example', '[::1]', 'localhost']
const address = fc.array(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parts) }, fc.constantFrom(...hosts), fc.string({ unit: 'binary', maxLength: 3 })),
  {
    maxLength: 12,
  },
)
const texts = fc.oneof(
  address.map((pieces) => `/${pieces.join('')}`),
  address.map((pieces) => pieces.join('')),
)

test.each([
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/..\\/evil.example',
  '/.\\\\evil.example',
  '/\t/..//evil.example',
])('returnPage and ownPath refuse %s, which resolves to another site', (text) => {
  expect(returnPage(text)).toBeUndefined()
  expect(ownPath(text)).toBeUndefined()
})

describe('returnPage and ownPath with any text', () => {
  const expectOwn = (path: string) => {
    const { origin, pathname, search } = new URL(path, ORIGIN)
    expect(origin).toBe(ORIGIN)
    expect(`${pathname}${search}`).toBe(path)
    expect(path).toMatch(/^\/(?![/\\])/)
  }

  test('returnPage returns nothing or a normalized path of this origin', () => {
    let pages = 0
    fc.assert(
      fc.property(texts, (text) => {
        const page = returnPage(text)
        if (page === undefined) return
        pages++
        expectOwn(page)
      }),
      { numRuns: 20_000 },
    )
    expect(pages).toBeGreaterThan(1000)
  })

  test('ownPath returns nothing or a path of the given origin, also for absolute addresses', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('', ORIGIN, 'https://cometa.example.evil.example', 'https://cometa.example@evil.example'), (text, start) => {
        const path = ownPath(`${start}${text}`, ORIGIN)
        if (path !== undefined) expectOwn(path)
      }),
      { numRuns: 20_000 },
    )
  })
})

test.each([
  ['https://cometa.example/explore?q=kite#top', '/explore?q=kite'],
  ['/explore', '/explore'],
  ['https://evil.example/explore', undefined],
  ['explore', undefined],
  [['/explore'], undefined],
])('ownPath reads %j as %s', (text: unknown, path) => {
  expect(ownPath(text, ORIGIN)).toBe(path)
})
