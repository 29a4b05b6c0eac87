import 'server-only'

/** How long to wait, and for whom. */
export interface ModelTimeouts {
  /** Stops the model's work. */
  signal: AbortSignal
  /** Until the first sign of life, ms. */
  firstMs: number
  /** Between two pieces, ms. */
  idleMs: number
  /** For the reading of one card, ms; then the strict words decide, and the other cards go on. */
  readingMs: number
  /** Told each time the writer is really asked: from then on it costs. */
  onAsked?: () => void
}

/** The part of the time that is kept for the library, and never more than this many ms. */
const RESERVE_SHARE = 0.1
const RESERVE_MS = 2000
/** A model from which nothing has come after this share of the time will not make a card in the rest of it. */
const FIRST_SHARE = 2 / 3
const IDLE_SHARE = 1 / 3
const READING_SHARE = 1 / 2

/** How long a model is waited for, where a person waits so many ms in all. */
export function modelTimeouts(totalMs: number, signal: AbortSignal): ModelTimeouts {
  const modelMs = Math.max(0, totalMs - Math.min(RESERVE_MS, totalMs * RESERVE_SHARE))
  return {
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.round(modelMs))]),
    firstMs: modelMs * FIRST_SHARE,
    idleMs: modelMs * IDLE_SHARE,
    readingMs: modelMs * READING_SHARE,
  }
}

/** How long the reading of one card is waited for, within the time of the whole batch. */
export function readingTimeouts({ signal, firstMs, idleMs, readingMs }: ModelTimeouts): ModelTimeouts {
  const own = AbortSignal.any([signal, AbortSignal.timeout(Math.round(readingMs))])
  return { signal: own, firstMs: Math.min(firstMs, readingMs), idleMs, readingMs }
}

/** Calls once so many milliseconds have passed since it was last told to wait. */
export function watchdog(bark: () => void) {
  let timer: NodeJS.Timeout | undefined
  let barked = false
  return {
    within(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        barked = true
        bark()
      }, ms)
    },
    hasBarked: () => barked,
    stop: () => clearTimeout(timer),
  }
}
