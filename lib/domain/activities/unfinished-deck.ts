const HOUR_MS = 60 * 60 * 1000
/** After this, Home no longer offers an unfinished deck. */
export const DECK_HOURS = 72

interface Card {
  id: string
  batchId: string
  status: string
  withheld: unknown
  /** An instant. */
  createdAt: string
}

/**
 * Finds the newest deck: a batch of at least two cards.
 * @param activities from the newest on
 * @returns its first card that is still undecided, and how many there are; undefined if there is none
 */
export function findUnfinishedDeck<T extends Card>(activities: readonly T[], now: Date): { next: T; left: number } | undefined {
  const recent = activities.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) < DECK_HOURS * HOUR_MS)
  const newest = recent.find(({ batchId, id }) => recent.some((other) => other.batchId === batchId && other.id !== id))
  const undecided = recent.filter(({ batchId, status }) => batchId === newest?.batchId && status === 'new').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [next] = undecided
  return next && !next.withheld ? { next, left: undecided.length } : undefined
}
