import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { request } from '#lib/client/platform/api'

/** The server speaks every five seconds, if only to say that it is there: after this long without a word the line is dead. */
const SILENCE_MS = 20_000

/** One event of a stream, its data still text. */
export type StreamEvent = Pick<EventSourceMessage, 'event' | 'data'>

/**
 * Posts to the API and gives the events of the answer as they come. Whoever aborts, or stops taking, hangs up.
 * @throws ApiError where the call is refused; Error where the line breaks before the server has closed it
 */
export async function* postForEvents(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<StreamEvent, void> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  // AbortSignal.any would say it in a word, but browsers have that only since 2024.
  if (signal.aborted) hangUp()
  signal.addEventListener('abort', hangUp)
  window.addEventListener('offline', hangUp)
  let timer = setTimeout(hangUp, SILENCE_MS)
  try {
    const response = await request('POST', path, body, { accept: 'text/event-stream', signal: line.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const events: StreamEvent[] = []
    const parser = createParser({ onEvent: (event) => events.push(event) })
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      clearTimeout(timer)
      timer = setTimeout(hangUp, SILENCE_MS)
      parser.feed(chunk.value)
      yield* events.splice(0)
    }
  } finally {
    clearTimeout(timer)
    window.removeEventListener('offline', hangUp)
    signal.removeEventListener('abort', hangUp)
    hangUp()
  }
}
