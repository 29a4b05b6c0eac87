import { describe, expect, test } from 'vitest'
import { flatBoxes, isWholeEarth, normalBbox } from '#lib/domain/places/bbox'

const earth = { west: -180, south: -90, east: 180, north: 90 }

describe('normalBbox', () => {
  test('returns the whole width for a view exactly once around the earth', () => {
    expect(normalBbox({ west: 10, south: -1, east: 370, north: 1 })).toEqual({ west: -180, south: -1, east: 180, north: 1 })
  })

  test('keeps sides on the antimeridian, and decimals', () => {
    expect(normalBbox({ ...earth, west: 170.123_456_7 })).toEqual({ ...earth, west: 170.123_456_7 })
    expect(normalBbox({ ...earth, east: -170 })).toEqual({ ...earth, east: -170 })
  })

  test('moves a side by less and by more than one turn', () => {
    expect(normalBbox({ ...earth, west: 181, east: 200 })).toEqual({ ...earth, west: -179, east: -160 })
    expect(normalBbox({ ...earth, west: -560, east: -550 })).toEqual({ ...earth, west: 160, east: 170 })
  })
})

describe('flatBoxes', () => {
  test('returns a view that does not cross the antimeridian unchanged', () => {
    const view = { west: 1, south: -1, east: 2, north: 1 }
    expect(flatBoxes(view)).toEqual([view])
  })

  test('returns one box for a view without width', () => {
    const line = { west: 5, south: -1, east: 5, north: 1 }
    expect(flatBoxes(line)).toEqual([line])
  })
})

describe('isWholeEarth', () => {
  test.each([{ west: -179 }, { east: 179 }, { south: -89 }, { north: 89 }])('returns false for a view with %o', (side) => {
    expect(isWholeEarth(earth)).toBe(true)
    expect(isWholeEarth({ ...earth, ...side })).toBe(false)
  })
})
