import { describe, expect, test } from 'vitest'
import { type Corner, joinedRings, pointInside, pointOn } from '#lib/domain/places/area'
import { categoryOfWords, factsOfTags, isPrivate, priceOfTags, yesOrNo } from '#lib/domain/places/osm-tags'
import { fieldOf, hasField, plainKey } from '#lib/domain/places/place-columns'

const tags = (all: Record<string, string>) => new Map(Object.entries(all))

describe('categoryOfWords', () => {
  test.each([
    ['Playground', 'playground'],
    ['play area', 'playground'],
    ['parque infantil', 'playground'],
    ['גן שעשועים', 'playground'],
    ['Water park', 'water_fun'],
    ['water_fun', 'water_fun'],
    ['SPLASH-PAD', 'water_fun'],
    ['Playa', 'water_fun'],
    ['Hiking trail', 'hiking'],
    ['nature preserve', 'hiking'],
    ['מסלול טיול', 'hiking'],
    ['Neighborhood Park', 'park'],
    ['parks', 'park'],
    ['גן', 'park'],
    ['Jardín', 'park'],
    ['other', 'other'],
    ['Parking lot', undefined],
    ['multipolygon', undefined],
    ['', undefined],
  ])('reads "%s" as %s', (words, category) => {
    expect(categoryOfWords(words)).toBe(category)
  })
})

describe('facts from OpenStreetMap tags', () => {
  const nothing = Object.keys(factsOfTags(tags({})))
  test('factsOfTags returns nothing for missing or unknown values', () => {
    expect(Object.values(factsOfTags(tags({})))).toEqual(nothing.map(() => undefined))
    const odd = { shade: 'maybe', wheelchair: 'ask', dog: 'small', surface: 'lava', min_age: 'young', max_age: '99', toilets: 'customers?' }
    expect(Object.values(factsOfTags(tags(odd)))).toEqual(nothing.map(() => undefined))
  })

  test.each([
    [{ dog: 'no' }, { dogs: 'no' }],
    [{ dog: 'unleashed' }, { dogs: 'yes' }],
    [{ dogs: 'leashed' }, { dogs: 'leashed' }],
    [{ wheelchair: 'designated' }, { wheelchair: 'yes' }],
    [{ barrier: 'fence' }, { fenced: true }],
    [{ barrier: 'fence', fenced: 'no' }, { fenced: false }],
    [{ covered: 'yes' }, { shade: true }],
    [{ surface: 'Rubbercrumb' }, { surface: 'rubber' }],
    [{ surface: 'concrete:plates' }, { surface: 'paved' }],
    [
      { min_age: '1.5', max_age: '6' },
      { ageMinMonths: 18, ageMaxMonths: 83 },
    ],
    [
      { age_min_months: '4', age_max_months: '30' },
      { ageMinMonths: 4, ageMaxMonths: 30 },
    ],
    [
      { toilets: 'כן', drinking_water: 'Sí' },
      { toilets: true, drinkingWater: true },
    ],
  ])('factsOfTags reads %j as %j', (said, facts) => {
    expect(factsOfTags(tags(said))).toMatchObject(facts)
  })

  test('priceOfTags reads a fee, or the usual price of the kind of place', () => {
    const said: Record<string, string>[] = [{ fee: 'no' }, { fee: 'yes' }, { leisure: 'water_park' }, { tourism: 'zoo', fee: 'no' }, {}]
    expect(said.map((each) => priceOfTags(tags(each)))).toEqual(['free', '$', '$$', 'free', undefined])
  })

  test('isPrivate recognizes private access', () => {
    expect(['private', 'no', 'yes', 'customers', 'permissive'].map((access) => isPrivate(tags({ access })))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('yesOrNo reads yes and no in three languages', () => {
    expect(['yes', 'TRUE', '1', 'si', 'sí', 'כן', 'limited'].map(yesOrNo)).toEqual(Array.from({ length: 7 }, () => true))
    expect(['no', 'False', '0', 'none', 'לא'].map(yesOrNo)).toEqual(Array.from({ length: 5 }, () => false))
    expect(['', 'perhaps', undefined].map(yesOrNo)).toEqual([undefined, undefined, undefined])
  })
})

describe('fieldOf and hasField', () => {
  test('find a column by its common names, the best first, in any spelling', () => {
    expect([' Opening-Hours ', 'opening - hours', 'OPENING__HOURS'].map(plainKey)).toEqual(Array(3).fill('opening_hours'))
    expect(fieldOf(tags({ label: 'B', title: 'A' }), 'name', {})).toBe('A')
    expect(fieldOf(tags({ label: 'B' }), 'name', { name: 'Titel' })).toBeUndefined()
    expect(fieldOf(tags({ titel: 'C', name: 'A' }), 'name', { name: 'TITEL' })).toBe('C')
    expect(hasField(['Name', ' LAT '], 'latitude', {})).toBe(true)
    expect(hasField(['Name', 'north'], 'latitude', {})).toBe(false)
    expect(hasField(['Name', 'North'], 'latitude', { latitude: 'north' })).toBe(true)
    expect(hasField(['Name', 'Lat'], 'latitude', { latitude: 'north' })).toBe(false)
  })
})

describe('pointInside and joinedRings', () => {
  const at = (x: number, y: number): Corner => [x, y]

  test('pointInside returns a point inside, also for a tiny area far from 0°', () => {
    const tiny = [at(-90.1, 29.9), at(-90.0999, 29.9), at(-90.0999, 29.9001), at(-90.1, 29.9001), at(-90.1, 29.9)]
    const { latitude, longitude } = pointInside([[tiny]]) ?? { latitude: 0, longitude: 0 }
    expect(longitude).toBeCloseTo(-90.09995, 7)
    expect(latitude).toBeCloseTo(29.90005, 7)
  })

  test('pointInside returns nothing without corners', () => {
    expect([pointInside([]), pointInside([[]]), pointInside([[[]]]), pointOn([])]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('joinedRings joins lines into an outline, in either direction', () => {
    const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    expect(
      joinedRings([
        [a, b],
        [d, c],
        [a, d],
        [b, c],
      ]),
    ).toEqual([[a, b, c, d, a]])
    expect(
      joinedRings([
        [a, b, c, a],
        [b, c, d, b],
      ]),
    ).toHaveLength(2)
    expect(
      joinedRings([
        [a, b],
        [c, d],
      ]),
    ).toEqual([])
    expect(joinedRings([[a], []])).toEqual([])
  })
})
