import { describe, expect, test } from 'vitest'
import { type Corner, isClosed, joinedRings, pointInside, pointOn, type Rings } from '#lib/domain/places/area'

/** Builds a closed ring from its corners. */
function toRing(...corners: Corner[]): Corner[] {
  return [...corners, ...corners.slice(0, 1)]
}

const box = (west: number, south: number, east: number, north: number) => toRing([west, south], [east, south], [east, north], [west, north])
const at = (longitude: number, latitude: number) => ({ longitude, latitude })

function expectPoint(polygons: readonly Rings[], longitude: number, latitude: number) {
  const found = pointInside(polygons)
  expect(found?.longitude).toBeCloseTo(longitude, 9)
  expect(found?.latitude).toBeCloseTo(latitude, 9)
}

describe('pointInside', () => {
  test('returns the centroid of a convex area far from zero', () => {
    expectPoint([[box(34.75, 32, 34.85, 32.2)]], 34.8, 32.1)
    expectPoint([[toRing([10, 50], [16, 50], [10, 59])]], 12, 53)
  })

  test('returns the centroid of an area of a few centimeters far from zero', () => {
    expectPoint([[toRing([34.8, 32.1], [34.800_003, 32.1], [34.8, 32.100_003])]], 34.800_001, 32.100_001)
  })

  test('returns the same point for both directions of the outline', () => {
    const corners: Corner[] = [
      [10, 50],
      [16, 50],
      [10, 59],
    ]
    expectPoint([[toRing(...corners)]], 12, 53)
    expectPoint([[toRing(...corners.toReversed())]], 12, 53)
  })

  test('weighs the parts of an area by their size', () => {
    // Two squares of 4 and 1 square degrees: an L whose corner lies in the first.
    expectPoint([[toRing([0, 0], [3, 0], [3, 1], [2, 1], [2, 2], [0, 2])]], (4 * 1 + 1 * 2.5) / 5, (4 * 1 + 1 * 0.5) / 5)
  })

  test('returns the middle of the longest stretch at half the height if the centroid is outside', () => {
    // A U of arms 1 and 2 wide: its centroid lies between the arms.
    expectPoint([[toRing([0, 0], [10, 0], [10, 8], [8, 8], [8, 0.5], [1, 0.5], [1, 8], [0, 8])]], 9, 4)
    expectPoint([[toRing([0, 0], [10, 0], [10, 8], [9, 8], [9, 0.5], [2, 0.5], [2, 8], [0, 8])]], 1, 4)
  })

  test('returns the centroid if corners are at its height', () => {
    expectPoint([[toRing([0, 0], [2, -2], [4, 0], [2, 2])]], 2, 0)
    expectPoint([[toRing([0, 0], [2, 2], [4, 0], [2, -2])]], 2, 0)
  })

  test('returns a point outside the holes', () => {
    expectPoint([[box(0, 0, 10, 10), box(1, 2, 8, 8)]], 9, 5)
    expectPoint([[box(0, 0, 10, 10), box(1, 2, 8, 8), box(8.5, 4, 9.9, 6)]], 0.5, 5)
  })

  test('tries a quarter of the height if nothing is inside at half of it', () => {
    expectPoint([[box(0, 10, 8, 14), box(0, 11.5, 8, 12.5)]], 4, 11)
  })

  test('returns the first corner of a line and of a dot', () => {
    expect(pointInside([[toRing([3, 4], [5, 6])]])).toEqual(at(3, 4))
    expect(pointInside([[[[3, 4]]]])).toEqual(at(3, 4))
  })

  test('returns a point of the largest polygon, in any order', () => {
    const [small, large, middle] = [[box(0, 0, 1, 1)], [box(20, 0, 24, 4).toReversed()], [box(40, 0, 42, 2)]]
    expectPoint([small, large, middle], 22, 2)
    expectPoint([large, middle, small], 22, 2)
    expectPoint([middle, small, large], 22, 2)
  })

  test('returns undefined without a corner and skips empty polygons', () => {
    expect(pointInside([])).toBeUndefined()
    expect(pointInside([[[]], []])).toBeUndefined()
    expectPoint([[[]], [box(0, 0, 2, 2)]], 1, 1)
  })

  test.each([
    ['east', [box(179, 0, -177, 2)], -179],
    ['east, mostly before the antimeridian', [box(176, 0, -178, 2)], 179],
    ['west', [toRing([-179, 0], [178, 0], [178, 2], [-179, 2])], 179.5],
    ['east, as a triangle', [toRing([179, 0], [-177, 0], [179, 3])], -179 - 2 / 3],
    ['west, as a triangle', [toRing([-179, 0], [176, 0], [-179, 3])], 179 + 1 / 3],
    ['east, with coordinates beyond 180', [box(178, 0, 190, 2)], -176],
    ['west, with coordinates beyond -180', [box(-190, 0, -178, 2)], 176],
  ])('returns a longitude of the map if the area crosses the antimeridian to the %s', (_, polygon, longitude) => {
    expectPoint([polygon], longitude, 1)
  })

  test.each([
    ['before', toRing([171, 1], [-172, 1], [-172, 9], [171, 9])],
    ['after', toRing([-172, 1], [-172, 9], [171, 9], [171, 1])],
  ])('returns a point outside a hole that begins %s the antimeridian, which the area crosses', (_, hole) => {
    expectPoint([[box(170, 0, -170, 10), hole]], -171, 5)
    expectPoint([[toRing([-170, 0], [-170, 10], [170, 10], [170, 0]), hole]], -171, 5)
  })
})

describe('pointOn', () => {
  test('returns the middle corner of a line', () => {
    expect(
      pointOn([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toEqual(at(3, 4))
    expect(pointOn([[1, 2]])).toEqual(at(1, 2))
  })

  test('returns undefined for a line without corners', () => {
    expect(pointOn([])).toBeUndefined()
  })
})

describe('joinedRings', () => {
  const south: Corner[] = [
    [0, 0],
    [4, 0],
  ]
  const east: Corner[] = [
    [4, 0],
    [4, 2],
    [4, 4],
  ]
  const rest: Corner[] = [
    [4, 4],
    [0, 4],
    [0, 0],
  ]
  const square = toRing([0, 0], [4, 0], [4, 2], [4, 4], [0, 4])

  test.each([
    ['in order', [south, east, rest]],
    ['in another order', [south, rest, east]],
    ['drawn in different directions', [south, east.toReversed(), rest]],
  ])('joins lines %s', (_, lines) => {
    expect(joinedRings(lines)).toEqual([square])
  })

  test('returns one ring for each outline and keeps closed lines', () => {
    const island = box(10, 10, 11, 11)
    expect(joinedRings([south, island, east, rest])).toEqual([square, island])
  })

  test('drops open lines, also between others, and single corners', () => {
    const path: Corner[] = [
      [20, 20],
      [21, 21],
    ]
    expect(joinedRings([path, south, east, rest])).toEqual([square])
    expect(joinedRings([south, east])).toEqual([])
    expect(joinedRings([[[0, 0]], [], south, east, rest])).toEqual([square])
  })

  test('does not change the given lines', () => {
    const turned = east.toReversed()
    joinedRings([south, turned, rest])
    expect(turned).toEqual(east.toReversed())
  })
})

describe('isClosed', () => {
  test('requires three corners and the way back', () => {
    expect(isClosed(toRing([0, 0], [1, 0], [1, 1]))).toBe(true)
    expect(isClosed(toRing([0, 0], [1, 0]))).toBe(false)
    expect(isClosed([])).toBe(false)
  })

  test.each([
    ['longitude', [9, 0]],
    ['latitude', [0, 9]],
  ] as const)('requires the same %s at both ends', (_, end) => {
    expect(isClosed([[0, 0], [1, 0], [1, 1], end])).toBe(false)
  })
})
