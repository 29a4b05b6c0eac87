import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { KnownOpening, Reading } from '#lib/server/places/hours'

/** Maximum time in ms to read hours in one turn of the event loop. Other requests are answered between turns. */
const SLICE_MS = 5
/** Maximum texts in the queue. Further ones count as unknown in that response. */
const MOST_WAITING = 20_000

interface Waiting {
  reading: Reading
  result: PromiseWithResolvers<KnownOpening>
}

interface Options {
  /** Called when the queue is empty. */
  onEmpty?: () => void
  clock?: () => number
  sliceMs?: number
}

/**
 * Reads hours for the whole process, one text after another, a slice of time per turn of the event loop. Callers that need the same text share
 * its reading, and a reading goes on after its caller stops waiting.
 */
export function createReadingQueue({ onEmpty = () => {}, clock = () => performance.now(), sliceMs = SLICE_MS }: Options = {}) {
  const waiting = new Map<string, Waiting>()
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.size > 0) {
      await setImmediate()
      const endsAt = clock() + sliceMs
      for (const [key, { reading, result }] of waiting) {
        try {
          let step = reading.next()
          while (!step.done && clock() < endsAt) step = reading.next()
          if (!step.done) break
          result.resolve(step.value)
        } catch (error) {
          result.reject(error)
        }
        waiting.delete(key)
        if (clock() >= endsAt) break
      }
    }
    isRunning = false
    onEmpty()
  }

  return {
    /** The reading with this key, the one that waits or the new one; undefined if too many wait. */
    read(key: string, start: () => Reading): Promise<KnownOpening> | undefined {
      const known = waiting.get(key)
      if (known) return known.result.promise
      if (waiting.size >= MOST_WAITING) return undefined
      const result = Promise.withResolvers<KnownOpening>()
      waiting.set(key, { reading: start(), result })
      if (!isRunning) void run()
      return result.promise
    },
  }
}
