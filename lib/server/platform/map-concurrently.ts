import 'server-only'

interface Options {
  /** Maximum concurrent calls. */
  limit: number
  /** Signal that stops the source and the work. */
  signal: AbortSignal
}

type Step<R> = { isDone: boolean } | { error: unknown } | { id: number; result: R } | { workError: unknown }

/**
 * Maps values concurrently and yields each result as soon as it is ready, in any order. An error of the source is thrown after the results
 * of earlier values. Ending early aborts the signal passed to the source and the work.
 */
export async function* mapConcurrently<T, R>(
  source: (signal: AbortSignal) => AsyncIterable<T>,
  { limit, signal }: Options,
  work: (value: T, signal: AbortSignal) => Promise<R>,
): AsyncGenerator<R, void> {
  const end = new AbortController()
  const own = AbortSignal.any([signal, end.signal])
  const values = source(own)[Symbol.asyncIterator]()
  const working = new Map<number, Promise<Step<R>>>()
  let count = 0
  let next: Promise<Step<R>> | undefined
  let isOver = false
  let failure: { error: unknown } | undefined

  async function takeNext(): Promise<Step<R>> {
    try {
      const { done, value } = await values.next()
      if (done) return { isDone: true }
      const id = count++
      working.set(
        id,
        work(value, own).then(
          (result) => ({ id, result }),
          (workError) => ({ workError }),
        ),
      )
      return { isDone: false }
    } catch (error) {
      return { error }
    }
  }

  try {
    while (!isOver || working.size > 0) {
      if (!isOver && working.size < limit) next ??= takeNext()
      const step = await Promise.race(next ? [next, ...working.values()] : working.values())
      if ('id' in step) {
        working.delete(step.id)
        yield step.result
        continue
      }
      if ('workError' in step) throw step.workError
      next = undefined
      if ('error' in step) failure = step
      isOver = 'error' in step || step.isDone
    }
    if (failure) throw failure.error
  } finally {
    end.abort()
    await Promise.allSettled([next, ...working.values()])
    await values.return?.()
  }
}
