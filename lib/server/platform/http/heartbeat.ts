import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** A comment, which every parser of server-sent events ignores. */
const comment = new TextEncoder().encode(': still here\n\n')

/** Yields the same events, with a comment after every silence of `everyMs`. The client knows that the connection works, and proxies keep it open. */
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
