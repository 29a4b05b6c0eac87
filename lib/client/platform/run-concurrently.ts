/** Enough to be quick, and few enough that a server with others to serve does not notice. */
const AT_ONCE = 4

/** Does the same with each of them, a few at once; one that fails holds up no other. @returns those with which it failed */
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
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}
