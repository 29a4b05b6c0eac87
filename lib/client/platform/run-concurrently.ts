/** Enough to be quick, but a negligible load for the server. */
const CONCURRENCY = 4

/** Runs a function for each item, four at once; a failure does not stop the others. @returns the items that failed */
export async function runConcurrently<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<T[]> {
  const waiting = [...all]
  const failed: T[] = []
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      try {
        await run(one)
      } catch {
        failed.push(one)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return failed
}
