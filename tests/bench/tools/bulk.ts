// Helpers that create many rows quickly and identically at every run.
import type pg from 'pg'

/** Drops indexes, because loading is faster without them. @returns a function that creates them again */
export async function dropIndexes(client: pg.Client, names: string[]) {
  const { rows } = await client.query<{ indexdef: string }>('select indexdef from pg_indexes where indexname = any($1)', [names])
  for (const name of names) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  return async () => {
    for (const { indexdef } of rows) await client.query(indexdef)
  }
}

/** Picks an element. @param at from 0 to 1, excluding 1 */
export function pickOne<T>(all: readonly T[], at: number): T {
  const found = all[Math.floor(at * all.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32), the same at every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
