import 'server-only'

/** Timeouts of a model call, and its signal. */
export interface ModelTimeouts {
  /** Signal that stops the model's work. */
  signal: AbortSignal
  /** Maximum time in ms until the first piece. */
  firstMs: number
  /** Maximum time in ms between two pieces. */
  idleMs: number
  /** Maximum time in ms to read one card; then the strict words decide, and the other cards continue. */
  readingMs: number
  /** Called each time the writer is called: from then on the call has a cost. */
  onModelCall?: () => void
}

/** Share of the time reserved for the library, with a maximum in ms. */
const RESERVE_SHARE = 0.1
const RESERVE_MS = 2000
/** Share of the time after which a model without any output is considered failed. */
const FIRST_SHARE = 2 / 3
const IDLE_SHARE = 1 / 3
const READING_SHARE = 1 / 2

/** Returns the timeouts of a model, within the total time that a user waits. */
export function modelTimeouts(totalMs: number, signal: AbortSignal): ModelTimeouts {
  const modelMs = Math.max(0, totalMs - Math.min(RESERVE_MS, totalMs * RESERVE_SHARE))
  return {
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.round(modelMs))]),
    firstMs: modelMs * FIRST_SHARE,
    idleMs: modelMs * IDLE_SHARE,
    readingMs: modelMs * READING_SHARE,
  }
}

/** Returns the timeouts of reading one card, within the time of the whole batch. */
export function readingTimeouts({ signal, firstMs, idleMs, readingMs }: ModelTimeouts): ModelTimeouts {
  const own = AbortSignal.any([signal, AbortSignal.timeout(Math.round(readingMs))])
  return { signal: own, firstMs: Math.min(firstMs, readingMs), idleMs, readingMs }
}

/** Calls `onTimeout` once this many milliseconds have passed since the last restart. */
export function createWatchdog(onTimeout: () => void) {
  let timer: NodeJS.Timeout | undefined
  let hasFired = false
  return {
    within(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        hasFired = true
        onTimeout()
      }, ms)
    },
    hasFired: () => hasFired,
    stop: () => clearTimeout(timer),
  }
}
