import { expect, test } from 'vitest'
import { groupByPlace } from '#lib/client/places/admin/corrections-by-place'
import type { ShownCorrection } from '#lib/schemas/places/correction'

function said(id: string, locationId: string | null, kind: ShownCorrection['kind']): ShownCorrection {
  const at = '2026-11-21T00:00:00.000Z'
  return { id, locationId, locationName: `Place ${locationId}`, location: null, kind, note: null, status: 'open', decidedAt: null, createdAt: at }
}

test('what says the same of a place is one thing to decide, in the order of the newest', () => {
  const places = groupByPlace([
    said('7', 'a', 'wrong_hours'),
    said('6', 'b', 'other'),
    said('5', 'a', 'closed_for_good'),
    said('4', 'a', 'wrong_hours'),
    said('3', 'b', 'other'),
  ])
  const shown = places.map(({ key, issues }) => [key, issues.map(({ kind, corrections }) => [kind, corrections.map(({ id }) => id)])])
  expect(shown).toEqual([
    [
      'a',
      [
        ['wrong_hours', ['7', '4']],
        ['closed_for_good', ['5']],
      ],
    ],
    // Who says something else says each time something of their own.
    [
      'b',
      [
        ['other', ['6']],
        ['other', ['3']],
      ],
    ],
  ])
})

test('nobody knows whether what is said of places that are gone is of one', () => {
  expect(groupByPlace([said('2', null, 'wrong_hours'), said('1', null, 'wrong_hours')]).map(({ key, name }) => [key, name])).toEqual([
    ['2', 'Place null'],
    ['1', 'Place null'],
  ])
})
