import { describe, expect, test } from 'vitest'
import {
  type ExploreFilter,
  filterParameters,
  isFiltered,
  MAX_SEARCH_CHARACTERS,
  NO_FILTER,
  narrowingsOf,
  readFilter,
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

describe('an address', () => {
  test('says the whole filter, and is read back as it was', () => {
    const address = filterParameters(whole).toString()
    expect(address).toBe('q=play+dough&setting=outdoor&free=false&age_months=30&max_duration=60&area=literacy&missing=1&sort=rating')
    expect(read(address)).toEqual(whole)
  })

  test('is empty where nothing is looked for', () => {
    expect(filterParameters(NO_FILTER).toString()).toBe('')
    expect(filterParameters({ ...NO_FILTER, q: '   ' }).toString()).toBe('')
    expect(read('')).toEqual(NO_FILTER)
  })

  test('is the same for the same filter, whatever order it came in', () => {
    expect(filterParameters(read('sort=rating&q=water&free=true')).toString()).toBe('q=water&free=true&sort=rating')
  })

  test.each([
    'setting=moon',
    'free=1',
    'age_months=-1',
    'age_months=999',
    'age_months=ten',
    'max_duration=0',
    'max_duration=1e3',
    'missing=2',
    'area=alchemy',
    'sort=x',
    'page=2',
  ])('is read without what is not understood: %s', (address) => {
    expect(read(address)).toEqual(NO_FILTER)
  })

  test('holds no more of a search than the API takes', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(MAX_SEARCH_CHARACTERS)
  })

  test.each(['%_\'";--', '🦕🎈', 'the and of', '\u0000dough', '\ud800dough', 'a&b=c#d'])('asks the API only for what it takes: %j', (q) => {
    const parameters = filterParameters(read(new URLSearchParams({ q }).toString()))
    expect(exploreQuery.safeParse(fromWire(Object.fromEntries(parameters))).success).toBe(true)
  })
})

test('what narrows the catalogue is told from its order', () => {
  expect(narrowingsOf({ ...NO_FILTER, free: false, ageMonths: 0, missing: 0, sort: 'newest' })).toEqual(['free', 'ageMonths', 'missing'])
  expect(isFiltered({ ...NO_FILTER, sort: 'newest' })).toBe(true)
  expect(isFiltered(NO_FILTER)).toBe(false)
})
