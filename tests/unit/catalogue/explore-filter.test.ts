import { describe, expect, test } from 'vitest'
import {
  type ExploreFilter,
  filterParameters,
  isFiltered,
  MAX_SEARCH_CHARACTERS,
  NO_FILTER,
  narrowingsOf,
  readFilter,
  usualSort,
} from '#lib/domain/catalogue/explore-filter'
import { exploreQuery } from '#lib/schemas/catalogue/explore'
import { fromWire } from '#lib/schemas/platform/wire'

const read = (address: string) => readFilter(new URLSearchParams(address))
const whole: ExploreFilter = {
  q: 'play dough',
  setting: 'outdoor',
  free: false,
  ageMonths: 30,
  maxDuration: 60,
  area: 'literacy',
  missing: 1,
  sort: 'rating',
}

describe('the address of an Explore filter', () => {
  test('contains the whole filter and is read back unchanged', () => {
    const address = filterParameters(whole).toString()
    expect(address).toBe('q=play+dough&setting=outdoor&free=false&age_months=30&max_duration=60&area=literacy&missing=1&sort=rating')
    expect(read(address)).toEqual(whole)
  })

  test('is empty without a filter', () => {
    expect(filterParameters(NO_FILTER).toString()).toBe('')
    expect(filterParameters({ ...NO_FILTER, q: '   ' }).toString()).toBe('')
    expect(read('')).toEqual(NO_FILTER)
  })

  test('has the same order of parameters for every order of input', () => {
    expect(filterParameters(read('sort=rating&q=water&free=true')).toString()).toBe('q=water&free=true&sort=rating')
  })

  test.each([
    'setting=moon',
    'free=1',
    'age_months=-1',
    'age_months=217',
    'age_months=ten',
    'max_duration=0',
    'max_duration=1441',
    'max_duration=1e3',
    'max_duration=x10',
    'missing=2',
    'area=alchemy',
    'sort=x',
    'page=2',
  ])('ignores an unknown value: %s', (address) => {
    expect(read(address)).toEqual(NO_FILTER)
  })

  test.each(['setting=indoor', 'free=true', 'age_months=0', 'age_months=216', 'max_duration=1', 'max_duration=1440', 'missing=0', 'sort=for_me'])(
    'is read and written unchanged: %s',
    (address) => {
      expect(filterParameters(read(address)).toString()).toBe(address)
    },
  )

  test('has no spaces around a search', () => {
    expect(read('q=+water+').q).toBe('water')
    expect(filterParameters({ ...NO_FILTER, q: ' water ' }).toString()).toBe('q=water')
  })

  test('cuts a search to the length that the API accepts', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(MAX_SEARCH_CHARACTERS)
  })

  test.each(['%_\'";--', '🦕🎈', 'the and of', '\u0000dough', '\ud800dough', 'a&b=c#d'])('produces a query that the API accepts: %j', (q) => {
    const parameters = filterParameters(read(new URLSearchParams({ q }).toString()))
    expect(exploreQuery.safeParse(fromWire(Object.fromEntries(parameters))).success).toBe(true)
  })
})

test('narrowingsOf and isFiltered tell filters from the sort order', () => {
  expect(narrowingsOf({ ...NO_FILTER, free: false, ageMonths: 0, missing: 0, sort: 'newest' })).toEqual(['free', 'ageMonths', 'missing'])
  expect(isFiltered({ ...NO_FILTER, sort: 'newest' })).toBe(true)
  expect(isFiltered({ ...NO_FILTER, q: 'water' })).toBe(true)
  expect(isFiltered(NO_FILTER)).toBe(false)
})

test.each([
  [true, 'for_me'],
  [false, 'recommended'],
])('usualSort for a signed-in user (%s) is %s', (isSignedIn, sort) => {
  expect(usualSort(isSignedIn)).toBe(sort)
})
