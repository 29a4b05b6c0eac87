import 'server-only'

/** A model that is dead is not asked for a minute. */
const OPEN_MS = 60_000
/** A server that says how long to wait is believed up to this. */
const LONGEST_MS = 10 * 60_000
/** A failed call: whether asking again can help at all, and how long the server wants to be left alone. */
export interface Failure {
  isLasting: boolean
  retryAfterSeconds?: number | undefined
}

/**
 * Remembers that a server does not work, so that no one waits for it in vain. A failure that may pass by itself has to come `mostFailures`
 * times in a row. Each process keeps its own, and a restart forgets it. Instants are milliseconds since 1970.
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
      openUntil = now + Math.min(LONGEST_MS, Math.max(OPEN_MS, retryAfterSeconds * 1000))
    },
  }
}
