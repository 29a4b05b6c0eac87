import { describe, expect, test } from 'vitest'
import { categoryOfTags, categoryOfWords, factsOfTags, isPrivate, priceOfTags, yesOrNo } from '#lib/domain/places/osm-tags'

const facts = (...tags: [string, string][]) => factsOfTags(new Map(tags))

describe('categoryOfTags', () => {
  test.each([
    ['leisure', 'playground', 'playground'],
    ['leisure', 'park', 'park'],
    ['highway', 'path', 'hiking'],
    ['natural', 'beach', 'water_fun'],
    ['leisure', 'pitch', undefined],
    ['leisure', 'playground_supplier', undefined],
  ])('returns for %s=%s: %s', (key, value, category) => {
    expect(categoryOfTags(new Map([[key, value]]))).toBe(category)
  })

  test('returns water fun for a playground that is a splash pad', () => {
    const tags = new Map([
      ['leisure', 'playground'],
      ['playground', 'splash_pad'],
    ])
    expect(categoryOfTags(tags)).toBe('water_fun')
  })
})

test.each([
  [' Other ', 'other'],
  ['NATURE__PRESERVE', 'hiking'],
  ['tot-lot', 'playground'],
  ['Parque', 'park'],
  ['library', undefined],
])('reads the category words %j', (words, category) => {
  expect(categoryOfWords(words)).toBe(category)
})

test.each([
  ['private', true],
  ['NO', true],
  ['yes', false],
  ['private_parking', false],
  ['unknown', false],
  ['noon', false],
  ['casino', false],
])('reads whether access=%s is closed to the public', (access, expected) => {
  expect(isPrivate(new Map([['access', access]]))).toBe(expected)
})

test('takes a place without an access tag for public', () => {
  expect(isPrivate(new Map())).toBe(false)
})

describe('priceOfTags', () => {
  test.each([
    ['fee', 'yes', '$'],
    ['fee', 'no', 'free'],
    ['leisure', 'water_park', '$$'],
    ['tourism', 'zoo', '$$'],
    ['tourism', 'aquarium', '$$'],
    ['leisure', 'water_park_supplier', undefined],
    ['leisure', 'indoor_water_park', undefined],
    ['tourism', 'zoological_society', undefined],
    ['tourism', 'former_zoo', undefined],
    ['tourism', 'museum', undefined],
  ])('returns for %s=%s: %s', (key, value, price) => {
    expect(priceOfTags(new Map([[key, value]]))).toBe(price)
  })

  test('returns undefined without tags, and trusts a fee tag before the kind', () => {
    expect(priceOfTags(new Map())).toBeUndefined()
    expect(
      priceOfTags(
        new Map([
          ['tourism', 'zoo'],
          ['fee', 'no'],
        ]),
      ),
    ).toBe('free')
  })
})

describe('yesOrNo', () => {
  test.each(['yes', 'Y', 'TRUE', '1', 'limited', 'partial', 'designated', 'sí', 'si', 'כן'])('reads %s as yes', (text) => {
    expect(yesOrNo(text)).toBe(true)
  })

  test.each(['no', 'N', 'False', '0', 'none', 'לא'])('reads %s as no', (text) => {
    expect(yesOrNo(text)).toBe(false)
  })

  test.each(['', 'yesterday', 'eyes', '10', '01', 'nobody', 'casino', undefined])('returns undefined for %j', (text) => {
    expect(yesOrNo(text)).toBeUndefined()
  })
})

describe('factsOfTags', () => {
  test('returns unknown for everything without tags', () => {
    expect(Object.values(factsOfTags(new Map())).filter((fact) => fact !== undefined)).toEqual([])
  })

  test.each([
    ['shade', 'shade'],
    ['covered', 'shade'],
    ['shaded', 'shade'],
    ['fenced', 'fenced'],
    ['fence', 'fenced'],
    ['toilets', 'toilets'],
    ['toilet', 'toilets'],
    ['restrooms', 'toilets'],
    ['restroom', 'toilets'],
    ['changing_table', 'changingTable'],
    ['diaper', 'changingTable'],
    ['stroller', 'stroller'],
    ['pushchair', 'stroller'],
    ['drinking_water', 'drinkingWater'],
  ])('reads the tag %s as the fact %s', (tag, fact) => {
    expect(facts([tag, 'yes'])).toMatchObject({ [fact]: true })
    expect(facts([tag, 'no'])).toMatchObject({ [fact]: false })
    expect(facts([tag, 'maybe'])).toMatchObject({ [fact]: undefined })
  })

  test('uses the first spelling that answers', () => {
    expect(facts(['toilets', 'unknown'], ['restrooms', 'no']).toilets).toBe(false)
    expect(facts(['toilets', 'yes'], ['restrooms', 'no']).toilets).toBe(true)
  })

  test.each([
    ['fence', true],
    ['wall', true],
    ['hedge', true],
    ['fence_post', undefined],
    ['no_fence', undefined],
    ['gate', undefined],
  ])('reads barrier=%s as fenced: %s', (barrier, fenced) => {
    expect(facts(['barrier', barrier]).fenced).toBe(fenced)
  })

  test('trusts fenced=no before a barrier', () => {
    expect(facts(['barrier', 'fence'], ['fenced', 'no']).fenced).toBe(false)
  })

  test.each([
    ['yes', 'yes'],
    ['designated', 'yes'],
    ['Limited', 'limited'],
    ['partial', 'limited'],
    ['no', 'no'],
    ['partially', undefined],
    ['unlimited', undefined],
  ])('reads wheelchair=%s as %s', (wheelchair, access) => {
    expect(facts(['wheelchair', wheelchair]).wheelchair).toBe(access)
  })

  test.each([
    ['yes', 'yes'],
    ['unleashed', 'yes'],
    ['off_leash', 'yes'],
    ['leashed', 'leashed'],
    ['on_leash', 'leashed'],
    ['limited', 'leashed'],
    ['no', 'no'],
    ['leashed_or_not', undefined],
    ['off_leash_area_nearby', undefined],
    ['not_unleashed', undefined],
  ])('reads dogs=%s as %s', (dogs, rule) => {
    expect(facts(['dogs', dogs]).dogs).toBe(rule)
    expect(facts(['dog', dogs]).dogs).toBe(rule)
  })

  test.each([
    ['Sand', 'sand'],
    ['wood_chips', 'woodchips'],
    ['concrete:plates', 'paved'],
    ['sandstone', undefined],
  ])('reads surface=%s as %s', (surface, expected) => {
    expect(facts(['surface', surface]).surface).toBe(expected)
  })

  test.each([
    ['3', 36, 47],
    ['12', 144, 155],
    ['18', 216, 227],
    ['1.5', 18, 18],
    ['1,25', 15, 15],
    ['19', undefined, undefined],
    ['100', undefined, undefined],
    ['2-5', undefined, undefined],
    ['2.', undefined, undefined],
    ['about 3', undefined, undefined],
  ])('reads an age of %s years as months', (years, from, to) => {
    expect(facts(['min_age', years], ['max_age', years])).toMatchObject({ ageMinMonths: from, ageMaxMonths: to })
  })

  test.each([
    ['0', 0],
    ['30', 30],
    ['228', 228],
    ['229', undefined],
    ['0036', undefined],
    ['6x', undefined],
    ['x6', undefined],
    ['-6', undefined],
  ])('reads an age of %s months', (months, expected) => {
    expect(facts(['age_min_months', months], ['age_max_months', months])).toMatchObject({ ageMinMonths: expected, ageMaxMonths: expected })
  })

  test('trusts months before years', () => {
    expect(facts(['age_min_months', '30'], ['min_age', '3']).ageMinMonths).toBe(30)
  })
})
