import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { request } from '#lib/client/platform/api'

/** The server sends at least a heartbeat every five seconds: after this time without data the connection is dead. */
const SILENCE_MS = 20_000

/** One event of a stream; its data is not parsed yet. */
export type StreamEvent = Pick<EventSourceMessage, 'event' | 'data'>

/**
 * Posts to the API and yields the events of the response as they arrive. Disconnects if the caller aborts or stops iterating.
 * @throws ApiError if the request is refused; Error if the connection breaks before the server closes it
 */
export async function* postForEvents(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<StreamEvent, void> {
  const connection = new AbortController()
  const disconnect = () => connection.abort()
  // AbortSignal.any would be shorter, but browsers support it only since 2024.
  if (signal.aborted) disconnect()
  signal.addEventListener('abort', disconnect)
  window.addEventListener('offline', disconnect)
  let timer = setTimeout(disconnect, SILENCE_MS)
  try {
    const response = await request('POST', path, body, { accept: 'text/event-stream', signal: connection.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const events: StreamEvent[] = []
    const parser = createParser({ onEvent: (event) => events.push(event) })
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      clearTimeout(timer)
      timer = setTimeout(disconnect, SILENCE_MS)
      parser.feed(chunk.value)
      yield* events.splice(0)
    }
  } finally {
    clearTimeout(timer)
    window.removeEventListener('offline', disconnect)
    signal.removeEventListener('abort', disconnect)
    disconnect()
  }
}
