import { describe, expect, test } from 'vitest'
import { encodeCursor } from '#lib/schemas/platform/cursor'
import { definedFields } from '#lib/server/platform/defined-fields'
import { pageOf } from '#lib/server/platform/page'
import { chooseRowLimit } from '#lib/server/platform/prepared-row-limit'
import { toUrlSearchParams } from '#lib/server/platform/search-params'

describe('pageOf', () => {
  const cut = (found: string[]) => pageOf(found, 2, (last) => `after ${last}`)

  test('leaves out the row beyond the limit and tells where the next page begins', () => {
    expect(cut(['a', 'b', 'c'])).toEqual({ rows: ['a', 'b'], pagination: { limit: 2, hasMore: true, nextCursor: encodeCursor('after b') } })
  })

  test.each([[['a', 'b']], [['a']], [[]]])('has no next page for %j', (found) => {
    expect(cut(found)).toEqual({ rows: found, pagination: { limit: 2, hasMore: false, nextCursor: null } })
  })
})

test('chooseRowLimit returns the first step that suffices', () => {
  expect([0, 10, 11, 100, 101].map((atLeast) => chooseRowLimit([10, 100], atLeast))).toEqual([10, 10, 100, 100, undefined])
})

test('definedFields leaves out undefined, not other empty values', () => {
  expect(definedFields({ a: undefined, b: null, c: '', d: 0, e: false })).toEqual({ b: null, c: '', d: 0, e: false })
})

test('toUrlSearchParams keeps the first of several values and leaves out absent ones', async () => {
  const parameters = await toUrlSearchParams(Promise.resolve({ q: 'a b', page: ['1', '2'], empty: '', none: undefined, list: [] }))
  expect(Object.fromEntries(parameters)).toEqual({ q: 'a b', page: '1', empty: '' })
})
