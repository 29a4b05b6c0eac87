import { describe, expect, it } from 'vitest'
import { findUnfinishedDeck } from '#lib/domain/activities/unfinished-deck'

const now = new Date('2026-07-04T12:00:00Z')
/** Cards of a batch, the newest first, as the history lists them. */
const batch = (batchId: string, createdAt: string, statuses: string[]) =>
  statuses.map((status, at) => ({ id: `${batchId}-${at}`, batchId, status, withheld: null as string | null, createdAt })).toReversed()

describe('findUnfinishedDeck', () => {
  it('finds the first undecided card of the newest batch, and counts the others', () => {
    const all = [...batch('b', '2026-07-04T10:00:00Z', ['liked', 'new', 'new']), ...batch('a', '2026-07-04T09:00:00Z', ['new', 'new'])]
    expect(findUnfinishedDeck(all, now)).toMatchObject({ next: { id: 'b-1' }, left: 2 })
  })

  it('does not take a single activity for a deck', () => {
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

  it('does not lead to a card that is withheld', () => {
    const [last, first] = batch('a', '2026-07-04T09:00:00Z', ['new', 'new'])
    if (!first || !last) throw new Error('A batch of two')
    expect(findUnfinishedDeck([last, { ...first, withheld: 'allergy' }], now)).toBeUndefined()
  })
})
