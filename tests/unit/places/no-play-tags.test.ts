import { expect, test } from 'vitest'
import { noPlayReasonOf } from '#lib/domain/places/no-play-tags'

const reasonOf = (tags: Record<string, string>) => noPlayReasonOf(new Map(Object.entries(tags)))

test.each([
  [{ shop: 'toys' }, 'shop'],
  [{ shop: 'yes', leisure: 'playground' }, 'shop'],
  [{ 'disused:leisure': 'playground' }, 'disused'],
  [{ leisure: 'park', disused: 'yes' }, 'disused'],
  [{ office: 'government' }, 'no_play'],
  [{ amenity: 'parking' }, 'no_play'],
  [{ amenity: 'toilets' }, 'no_play'],
  [{ amenity: 'pub' }, 'no_play'],
  [{ leisure: 'dog_park' }, 'no_play'],
  [{ landuse: 'cemetery' }, 'no_play'],
  [{ highway: 'bus_stop' }, 'no_play'],
  [{ natural: 'tree' }, 'no_play'],
])('noPlayReasonOf %o returns %s', (tags, reason) => {
  expect(reasonOf(tags)).toBe(reason)
})

test.each<Record<string, string>>([
  {},
  { leisure: 'playground' },
  { leisure: 'park', amenity: 'toilets' },
  { leisure: 'park', barrier: 'fence' },
  { highway: 'path' },
  { amenity: 'library' },
  { tourism: 'museum' },
  { amenity: 'cafe' },
  { shop: 'no' },
  { office: 'Department of Parks' },
  { leisure: 'pitch', barrier: 'fence' },
  { tourism: 'museum', office: 'yes' },
  { railway: 'museum' },
])('noPlayReasonOf %o returns nothing', (tags) => {
  expect(reasonOf(tags)).toBeUndefined()
})
