import { describe, expect, test } from 'vitest'
import { reorderRows } from '#lib/domain/platform/reorder'

const rows = [
  { id: 'a', position: 3 },
  { id: 'b', position: 8 },
  { id: 'c', position: 20 },
]
const order = (list: { id: string; position: number }[], id: string, place: number) => {
  const changed = new Map(reorderRows(list, id, place).map((row) => [row.id, row.position]))
  return list
    .map((row) => ({ ...row, position: changed.get(row.id) ?? row.position }))
    .sort((x, y) => x.position - y.position)
    .map((row) => `${row.id}${row.position}`)
}

describe('one of a list goes to another place, and the list keeps its positions', () => {
  test.each([
    ['c', 0, ['c3', 'a8', 'b20']],
    ['a', 1, ['b3', 'a8', 'c20']],
    ['a', 99, ['b3', 'c8', 'a20']],
    ['b', 1, ['a3', 'b8', 'c20']],
  ])('%s to %d', (id, place, expected) => {
    expect(order(rows, id, place)).toEqual(expected)
  })

  test('where all are at one position they are told apart', () => {
    const same = rows.map(({ id }) => ({ id, position: 7 }))
    expect(order(same, 'b', 0)).toEqual(['b7', 'a8', 'c9'])
  })

  test('one that is not there changes nothing', () => {
    expect(reorderRows(rows, 'z', 0)).toEqual([])
  })
})
