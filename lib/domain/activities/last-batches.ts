/** The number of batches that the next one differs from. */
const LAST_BATCHES = 3

/** Lists the cards of the three latest batches, except the one with `batchId`; `earlier` is sorted, latest first. */
export function listLastCards<Card extends { batchId: string }>(earlier: readonly Card[], batchId: string): Card[] {
  const others = earlier.filter((card) => card.batchId !== batchId)
  const last = [...new Set(others.map((card) => card.batchId))].slice(0, LAST_BATCHES)
  return others.filter((card) => last.includes(card.batchId))
}

/** Lists each word once, the most frequent first; of equally frequent words the first. */
export function sortByFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
}
