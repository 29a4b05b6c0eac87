import { describe, expect, test } from 'vitest'
import { flatBoxes, isWholeEarth, normalBbox } from '#lib/domain/places/bbox'
import { milesBetween } from '#lib/domain/places/distance'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { defaultPosition } from '#lib/domain/places/places'

describe('milesBetween', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  test.each([
    ['the same point', at(29.95, -90.07), at(29.95, -90.07), 0],
    ['a quarter of the sphere of 3959 miles', at(0, 0), at(90, 0), (3959 * Math.PI) / 2],
    ['half of the sphere', at(0, 0), at(0, 180), 3959 * Math.PI],
    ['the distance between the poles', at(90, 12), at(-90, -70), 3959 * Math.PI],
    ['points across the antimeridian', at(0, 179.5), at(0, -179.5), (3959 * Math.PI) / 180],
    ['New Orleans to New York', defaultPosition, at(40.7128, -74.006), 1168.5],
    ['a few steps', at(29.9511, -90.0715), at(29.9512, -90.0715), 0.00691],
  ])('is correct for %s', (_, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, miles > 1000 ? 0 : 4)
    expect(milesBetween(b, a)).toBe(milesBetween(a, b))
  })
})

describe('map views', () => {
  test('normalBbox brings a view beyond 180° back into range', () => {
    const box = (west: number, east: number) => normalBbox({ west, south: -1, east, north: 1 })
    expect(box(170, 190)).toMatchObject({ west: 170, east: -170 })
    expect(box(-190, -170)).toMatchObject({ west: 170, east: -170 })
    expect(box(370, 380)).toMatchObject({ west: 10, east: 20 })
    expect(box(-540, 540)).toMatchObject({ west: -180, east: 180 })
    expect(box(-180, 180)).toMatchObject({ west: -180, east: 180 })
    expect(box(-10, 10)).toMatchObject({ west: -10, east: 10 })
  })

  test('flatBoxes splits a view at the antimeridian', () => {
    expect(flatBoxes({ west: 170, south: -1, east: -170, north: 1 })).toEqual([
      { west: 170, south: -1, east: 180, north: 1 },
      { west: -180, south: -1, east: -170, north: 1 },
    ])
    expect(flatBoxes({ west: 1, south: -1, east: 2, north: 1 })).toHaveLength(1)
  })

  test('isWholeEarth recognizes a view of the whole earth', () => {
    expect(isWholeEarth({ west: -180, south: -90, east: 180, north: 90 })).toBe(true)
    expect(isWholeEarth({ west: -180, south: -90, east: 180, north: 89 })).toBe(false)
  })
})

test('timeZoneOf returns a valid time zone for every position', () => {
  expect(timeZoneOf(defaultPosition)).toBe('America/Chicago')
  for (const latitude of [-90, -45, 0, 45, 90]) {
    for (const longitude of [-180, -90, 0, 90, 180]) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf({ latitude, longitude }) }), `${latitude},${longitude}`).not.toThrow()
    }
  }
})
