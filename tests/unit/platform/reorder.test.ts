import { describe, expect, test } from 'vitest'
import { reorderRows } from '#lib/domain/platform/reorder'

const rows = [
  { id: 'a', position: 3 },
  { id: 'b', position: 8 },
  { id: 'c', position: 20 },
]
const orderAfterMove = (list: { id: string; position: number }[], id: string, place: number) => {
  const changed = new Map(reorderRows(list, id, place).map((row) => [row.id, row.position]))
  return list
    .map((row) => ({ ...row, position: changed.get(row.id) ?? row.position }))
    .sort((x, y) => x.position - y.position)
    .map((row) => `${row.id}${row.position}`)
}

describe('reorderRows', () => {
  test.each([
    ['c', 0, ['c3', 'a8', 'b20']],
    ['a', 1, ['b3', 'a8', 'c20']],
    ['a', 99, ['b3', 'c8', 'a20']],
    ['b', 1, ['a3', 'b8', 'c20']],
  ])('moves %s to place %d and keeps the positions of the list', (id, place, expected) => {
    expect(orderAfterMove(rows, id, place)).toEqual(expected)
  })

  test('assigns different positions if all rows have the same one', () => {
    const same = rows.map(({ id }) => ({ id, position: 7 }))
    expect(orderAfterMove(same, 'b', 0)).toEqual(['b7', 'a8', 'c9'])
  })

  test('changes nothing for an unknown row', () => {
    expect(reorderRows(rows, 'z', 0)).toEqual([])
  })

  test('returns only rows whose position changes', () => {
    expect(reorderRows(rows, 'b', 1)).toEqual([])
    expect(reorderRows(rows, 'a', 1).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
