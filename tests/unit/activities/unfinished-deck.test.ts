import { describe, expect, it } from 'vitest'
import { findUnfinishedDeck } from '#lib/domain/activities/unfinished-deck'

const now = new Date('2026-07-04T12:00:00Z')
/** Returns the cards of a batch in the order of the history: newest first. */
const batch = (batchId: string, createdAt: string, statuses: string[]): Parameters<typeof findUnfinishedDeck>[0] =>
  statuses.map((status, at) => ({ id: `${batchId}-${at}`, batchId, status, withheld: null, createdAt })).toReversed()

describe('findUnfinishedDeck', () => {
  it('finds the first undecided card of the newest batch, and counts the others', () => {
    const all = [...batch('b', '2026-07-04T10:00:00Z', ['liked', 'new', 'new']), ...batch('a', '2026-07-04T09:00:00Z', ['new', 'new'])]
    expect(findUnfinishedDeck(all, now)).toMatchObject({ next: { id: 'b-1' }, left: 2 })
  })

  it('finds the first card by id in any order of the cards', () => {
    const [third, second, first] = batch('a', '2026-07-04T10:00:00Z', ['new', 'new', 'new'])
    if (!first || !second || !third) throw new Error('A batch of three')
    for (const all of [
      [first, second, third],
      [second, first, third],
      [third, first, second],
    ])
      expect(findUnfinishedDeck(all, now)).toEqual({ next: first, left: 3 })
  })

  it('ignores a batch of one activity', () => {
    expect(findUnfinishedDeck(batch('b', '2026-07-04T10:00:00Z', ['new']), now)).toBeUndefined()
    const all = [...batch('b', '2026-07-04T10:00:00Z', ['new']), ...batch('a', '2026-07-04T09:00:00Z', ['new', 'skipped'])]
    expect(findUnfinishedDeck(all, now)).toMatchObject({ next: { id: 'a-0' }, left: 1 })
  })

  it('finds none if every card of the newest batch is decided', () => {
    const all = [...batch('b', '2026-07-04T10:00:00Z', ['liked', 'skipped']), ...batch('a', '2026-07-04T09:00:00Z', ['new', 'new'])]
    expect(findUnfinishedDeck(all, now)).toBeUndefined()
  })

  it('finds none after 72 hours', () => {
    expect(findUnfinishedDeck(batch('a', '2026-07-01T12:00:01Z', ['new', 'new']), now)).toBeDefined()
    expect(findUnfinishedDeck(batch('a', '2026-07-01T12:00:00Z', ['new', 'new']), now)).toBeUndefined()
  })

  it('skips a withheld card', () => {
    const [last, first] = batch('a', '2026-07-04T09:00:00Z', ['new', 'new'])
    if (!first || !last) throw new Error('A batch of two')
    expect(findUnfinishedDeck([last, { ...first, withheld: 'allergy' }], now)).toBeUndefined()
  })
})
