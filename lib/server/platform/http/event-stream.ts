import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { toWire } from '#lib/schemas/platform/wire'
import { asProblem, logServerError, problemResponse } from '#lib/server/platform/http/problem'

/** Whether a request accepts server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function wantsStream(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') ?? false
}

/** Encodes one event. */
export function sentEvent(name: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(toWire(data))}\n\n`)
}

/** Encodes an error after the response began as the event `problem`; server errors are logged. */
export async function problemEvent(error: unknown, request: Request, language: Language): Promise<Uint8Array> {
  const problem = asProblem(error)
  logServerError(request, problem)
  return sentEvent('problem', await problemResponse(problem, language).json())
}

/** Returns a streaming response of events. @param cancel is called if the client disconnects */
export function eventStream(events: AsyncGenerator<Uint8Array, void>, language: Language, cancel: () => Promise<void>): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel,
  })
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'content-language': language }
  return new Response(body, { headers })
}
