import { expect, test } from 'vitest'
import { groupByPlace } from '#lib/client/places/admin/corrections-by-place'
import type { ShownCorrection } from '#lib/schemas/places/correction'

function correction(id: string, locationId: string | null, kind: ShownCorrection['kind']): ShownCorrection {
  const at = '2026-11-21T00:00:00.000Z'
  return { id, locationId, locationName: `Place ${locationId}`, location: null, kind, note: null, status: 'open', decidedAt: null, createdAt: at }
}

test('groupByPlace joins equal corrections of a place into one issue, newest first', () => {
  const places = groupByPlace([
    correction('7', 'a', 'wrong_hours'),
    correction('6', 'b', 'other'),
    correction('5', 'a', 'closed_for_good'),
    correction('4', 'a', 'wrong_hours'),
    correction('3', 'b', 'other'),
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
    // Corrections of the kind "other" differ, so they are not joined.
    [
      'b',
      [
        ['other', ['6']],
        ['other', ['3']],
      ],
    ],
  ])
})

test('groupByPlace does not join corrections of deleted places', () => {
  expect(groupByPlace([correction('2', null, 'wrong_hours'), correction('1', null, 'wrong_hours')]).map(({ key, name }) => [key, name])).toEqual([
    ['2', 'Place null'],
    ['1', 'Place null'],
  ])
})
