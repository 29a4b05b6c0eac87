/** One measurement of ours, compared with another value. */
export interface Row {
  what: string
  ours: string
  peer: string
  ratio: number
  /** Maximum ('most') or minimum ('least') ratio; without it the row is only printed. */
  limit?: { at: number; is: 'most' | 'least' }
}

/** Prints the rows as a table. @returns whether all limits hold */
export function print(rows: Row[]): boolean {
  console.log('| measured | ours | peer | limit | ratio | |\n| --- | --: | --: | --: | --: | --- |')
  let all = true
  for (const { what, ours, peer, ratio, limit } of rows) {
    const holds = !limit || (limit.is === 'most' ? ratio <= limit.at : ratio >= limit.at)
    all &&= holds
    const bound = limit ? `${limit.is === 'most' ? '≤' : '≥'} ${limit.at.toFixed(2)}` : '—'
    console.log(`| ${what} | ${ours} | ${peer} | ${bound} | ${ratio.toFixed(2)} | ${limit ? (holds ? 'holds' : 'DOES NOT HOLD') : ''} |`)
  }
  return all
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** The value that this share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
