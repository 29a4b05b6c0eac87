import { describe, expect, test } from 'vitest'
import { listLastCards, sortByFrequency } from '#lib/domain/activities/last-batches'

const cards = (...batchIds: string[]) => batchIds.map((batchId, at) => ({ batchId, at }))

describe('the last batches', () => {
  test('are the three latest, with all their cards, also of batches made at once', () => {
    const earlier = cards('d', 'c', 'd', 'b', 'c', 'a', 'b')
    expect(listLastCards(earlier, 'e').map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 6])
  })

  test('do not include the batch that is being made', () => {
    expect(listLastCards(cards('d', 'd', 'c', 'b', 'a'), 'd').map(({ batchId }) => batchId)).toEqual(['c', 'b', 'a'])
  })
})

describe('sorting by frequency', () => {
  test('lists each word once, the most frequent first', () => {
    expect(sortByFrequency(['socks', 'paper', 'box', 'paper'])).toEqual(['paper', 'socks', 'box'])
  })
})
