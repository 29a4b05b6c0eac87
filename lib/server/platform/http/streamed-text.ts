import 'server-only'
import { onDisconnect } from '#lib/server/platform/http/disconnect'

/**
 * Streams a file while it is read: nothing is read ahead of the client, or after it disconnects. A failure cuts the file off, so that it
 * never looks complete.
 */
export async function streamedText(parts: AsyncGenerator<string, void>, signal: AbortSignal, headers: Record<string, string>): Promise<Response> {
  // The first part is read before the response begins: an unavailable database is then a normal problem.
  const first = await parts.next()
  let isStopped = false
  const stop = async () => {
    isStopped = true
    await parts.return()
  }
  onDisconnect(signal, stop)
  const encoder = new TextEncoder()
  let next: IteratorResult<string, void> | undefined = first
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = next ?? (await parts.next())
        next = undefined
        if (isStopped) controller.error(new DOMException('The client disconnected', 'AbortError'))
        else if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { ...headers, 'cache-control': 'no-store' } })
}
