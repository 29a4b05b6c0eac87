import { describe, expect, test } from 'vitest'
import {
  isNarrowed,
  isSameSearch,
  MAX_PLACE_AGE_MONTHS,
  middleOf,
  NO_PLACE_FILTER,
  placeFilterParameters,
  readPlaceFilter,
} from '#lib/domain/places/place-filter'

const read = (address: string) => readPlaceFilter(new URLSearchParams(address))
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

describe('readPlaceFilter', () => {
  test.each([
    ['0', 0],
    [String(MAX_PLACE_AGE_MONTHS), MAX_PLACE_AGE_MONTHS],
    [String(MAX_PLACE_AGE_MONTHS + 1), null],
    ['36months', null],
    ['1.5', null],
    ['1e2', null],
    ['', null],
  ])('reads age_months=%s as %s', (months, expected) => {
    expect(read(`age_months=${months}`).ageMonths).toBe(expected)
  })

  test.each(['-180,-90,180,90', '170,-20,-170,-10', '1.5,2.5,3.5,4.5'])('reads the view %s', (bbox) => {
    const [west, south, east, north] = bbox.split(',').map(Number)
    expect(read(`bbox=${bbox}`).bbox).toEqual({ west, south, east, north })
  })

  test.each(['-181,0,1,1', '0,-91,1,1', '0,0,1,91', '0,5,1,5', 'x0,0,1,1', '0,0,1,1x', '0,0,1,1,2', ' 0,0,1,1', '0,0,1,1e1', '0,0,1,.'])(
    'ignores the view %j',
    (bbox) => {
      expect(read(`bbox=${bbox}`).bbox).toBeNull()
    },
  )

  test.each([`x${id}`, `${id}x`, id.toUpperCase(), id.slice(1)])('ignores the place %s', (place) => {
    expect(read(`place=${id}`).place).toBe(id)
    expect(read(`place=${place}`).place).toBeNull()
  })
})

describe('search text', () => {
  const search = (q: string) => ({ ...NO_PLACE_FILTER, q })

  test('ignores spaces around it', () => {
    expect(placeFilterParameters(search('  park ')).toString()).toBe('q=park')
    expect(isSameSearch(search(' park'), search('park '))).toBe(true)
  })

  test('narrows nothing if it is only spaces', () => {
    expect(isNarrowed(search('   '))).toBe(false)
  })
})

test.each([
  [5, 5, 5],
  [170, -170, 180],
  [170, -160, -175],
  [150, -170, 170],
])('returns the middle longitude of a view from %d to %d', (west, east, longitude) => {
  expect(middleOf({ west, south: 0, east, north: 2 })).toEqual({ latitude: 1, longitude })
})
