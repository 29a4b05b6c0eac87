import 'server-only'

/** Seconds until the lease of a dead process ends. Requests that wait for it wait longer. */
export const LEASE_SECONDS = 8
const RENEW_EVERY_MS = 2000

/**
 * Renews a lease until it is stopped, or for `longestMs`, so that the lease ends soon after its process.
 * @returns a function that stops it
 */
export function renewLease(renew: () => Promise<unknown>, longestMs: number): () => void {
  const until = Date.now() + longestMs
  const timer = setInterval(() => {
    if (Date.now() > until) return clearInterval(timer)
    renew().catch((error: unknown) => console.error(`A lease was not renewed: ${error instanceof Error ? error.message : ''}`))
  }, RENEW_EVERY_MS)
  // The timer does not keep the process running.
  timer.unref()
  return () => clearInterval(timer)
}
