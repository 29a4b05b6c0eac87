import { describe, expect, test } from 'vitest'
import {
  isNarrowed,
  isSameSearch,
  middleOf,
  NO_PLACE_FILTER,
  type PlaceFilter,
  placeFilterParameters,
  placeQuery,
  readPlaceFilter,
} from '#lib/domain/places/place-filter'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const read = (address: string) => readPlaceFilter(new URLSearchParams(address))
const write = (filter: Partial<PlaceFilter>) => placeFilterParameters({ ...NO_PLACE_FILTER, ...filter }).toString()
const whole: PlaceFilter = {
  q: 'City Park',
  category: 'water_fun',
  open: true,
  free: true,
  ageMonths: 30,
  facts: ['fenced', 'changing_table', 'no_dogs'],
  bbox: { west: -90.2, south: 29.9, east: -90, north: 30.05 },
  place: id,
}

describe('the address of a place filter', () => {
  test('contains the whole filter and is read back unchanged', () => {
    expect(readPlaceFilter(placeFilterParameters(whole))).toEqual(whole)
  })

  test('is empty without a filter', () => {
    expect(write({})).toBe('')
    expect(read('')).toEqual(NO_PLACE_FILTER)
  })

  test.each([
    'category=castle',
    'open=1',
    'age_months=-3',
    'age_months=400',
    'bbox=1,2,3',
    'bbox=0,50,1,40',
    'bbox=0,0,999,1',
    'bbox=a,b,c,d',
    'place=7',
    'place=../admin',
    'fenced=false',
  ])('ignores an invalid value: %s', (address) => {
    expect(read(address)).toEqual(NO_PLACE_FILTER)
  })

  test('cuts a search to the length that the server accepts', () => {
    expect(read(`q=${'x'.repeat(999)}`).q).toHaveLength(200)
    expect(read('q=%00%20park%20').q).toBe(' park')
  })

  test('normalizes a view across the antimeridian', () => {
    expect(write({ bbox: { west: 179.5, south: -20, east: 181, north: -15 } })).toBe('bbox=179.5%2C-20%2C-179%2C-15')
  })
})

describe('placeQuery', () => {
  const near = { latitude: 29.951_149, longitude: -90.071_55 }

  test('contains the position to three decimals and the maximum number of places', () => {
    expect(Object.fromEntries(placeQuery(NO_PLACE_FILTER, near))).toEqual({ near: '29.951,-90.072', limit: '100' })
    expect(Object.fromEntries(placeQuery(whole, near))).toEqual({
      q: 'City Park',
      category: 'water_fun',
      open: 'true',
      free: 'true',
      age_months: '30',
      fenced: 'true',
      changing_table: 'true',
      dogs: 'false',
      bbox: '-90.2,29.9,-90,30.05',
      near: '29.951,-90.072',
      limit: '500',
    })
  })

  test('does not depend on the selected place', () => {
    expect(placeQuery(whole, near)).toEqual(placeQuery({ ...whole, place: null }, near))
    expect(isSameSearch(whole, { ...whole, place: null, bbox: null })).toBe(true)
    expect(isSameSearch(whole, { ...whole, open: false })).toBe(false)
  })
})

test('isNarrowed returns false for a filter that has only a view', () => {
  expect(isNarrowed({ ...NO_PLACE_FILTER, bbox: whole.bbox, place: id })).toBe(false)
  expect(isNarrowed({ ...NO_PLACE_FILTER, facts: ['shade'] })).toBe(true)
})

test.each([
  [
    { west: -91, south: 29, east: -90, north: 31 },
    { latitude: 30, longitude: -90.5 },
  ],
  [
    { west: 179, south: -20, east: -177, north: -10 },
    { latitude: -15, longitude: -179 },
  ],
])('middleOf returns the middle of %o', (view, middle) => {
  expect(middleOf(view)).toEqual(middle)
})
