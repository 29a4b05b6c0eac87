import { describe, expect, test } from 'vitest'
import { listLastCards, sortByFrequency } from '#lib/domain/activities/last-batches'

const cards = (...batchIds: string[]) => batchIds.map((batchId, at) => ({ batchId, at }))

describe('listLastCards', () => {
  test('returns all cards of the three latest batches, even if batches overlap', () => {
    const earlier = cards('d', 'c', 'd', 'b', 'c', 'a', 'b')
    expect(listLastCards(earlier, 'e').map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 6])
  })

  test('leaves out the batch being generated', () => {
    expect(listLastCards(cards('d', 'd', 'c', 'b', 'a'), 'd').map(({ batchId }) => batchId)).toEqual(['c', 'b', 'a'])
  })
})

describe('sortByFrequency', () => {
  test('lists each word once, the most frequent first', () => {
    expect(sortByFrequency(['socks', 'paper', 'box', 'paper'])).toEqual(['paper', 'socks', 'box'])
  })
})
