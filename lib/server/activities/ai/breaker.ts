import 'server-only'

/** How long a failing model is paused. */
const PAUSE_MS = 60_000
/** Maximum pause that a server's Retry-After is granted. */
const MAX_PAUSE_MS = 10 * 60_000
/** A failed call: whether a retry can help at all, and how long the server asks to wait. */
export interface Failure {
  isLasting: boolean
  retryAfterSeconds?: number | undefined
}

/**
 * Remembers that a server fails, so that no one waits for it in vain. A failure that may pass must occur `mostFailures` times in a row.
 * Each process has its own memory, lost on restart. Instants are milliseconds since 1970.
 */
export function makeBreaker(mostFailures: number) {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: (now: number) => now < openUntil,
    succeeded() {
      failures = 0
    },
    failed({ isLasting, retryAfterSeconds = 0 }: Failure, now: number) {
      failures++
      if (!isLasting && failures < mostFailures) return
      failures = 0
      openUntil = now + Math.min(MAX_PAUSE_MS, Math.max(PAUSE_MS, retryAfterSeconds * 1000))
    },
  }
}
