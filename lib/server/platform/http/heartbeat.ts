import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** A comment, which every reader of server-sent events passes over. */
const comment = new TextEncoder().encode(': still here\n\n')

/**
 * The same events, with a comment whenever there was none for so many ms: whoever listens knows that the line is not dead, and
 * proxies do not close it.
 */
export async function* withHeartbeat(events: AsyncGenerator<Uint8Array, void>, everyMs: number): AsyncGenerator<Uint8Array, void> {
  let next = events.next()
  for (;;) {
    const rest = new AbortController()
    const event = await Promise.race([next, sleep(everyMs, undefined, { signal: rest.signal }).catch(() => undefined)])
    rest.abort()
    if (!event) {
      yield comment
      continue
    }
    if (event.done) return
    yield event.value
    next = events.next()
  }
}
