import 'server-only'
import { Problem } from '#lib/errors'
import { onDisconnect } from '#lib/server/platform/http/disconnect'

/** Maximum concurrent large responses to one user, in preparation or not yet read. Browsers read six at once over HTTP/1.1. */
const MAX_AT_ONCE = 4
/** Maximum waiting requests of one user. A printed journal has 100 pictures. */
const MAX_WAITING = 100
/** Maximum time in ms that a request waits. */
const MAX_WAIT_MS = 10_000
/** Time in ms without reading after which a client counts as asleep or gone. */
const STALL_MS = 30_000
/** Bytes sent at a time. A complete response of this size occupies no slot. */
const PIECE_BYTES = 64 * 1024

interface Line {
  taken: number
  /** Waiting requests, the oldest first. */
  waiting: Set<() => void>
}

const lines = new Map<string, Line>()

/** A slot among a user's large responses. */
export interface ResponseSlot {
  /**
   * Passes a response on and frees the slot once it is read, its client disconnects, or nothing is read for 30 seconds.
   * @param isFile whether it is written while it is read, so that its size is unknown
   */
  hold: (response: Response, isFile?: boolean) => Promise<Response>
}

/**
 * Waits for a slot, so that unread responses use a bounded amount of memory.
 * @throws Problem rate_limited after ten seconds or if too many wait; the signal's reason
 */
export async function takeResponseSlot(userId: string, { method, signal }: Request): Promise<ResponseSlot> {
  const line = lines.get(userId) ?? { taken: 0, waiting: new Set() }
  lines.set(userId, line)
  if (line.taken < MAX_AT_ONCE) line.taken++
  else await waitForTurn(line, signal)
  let isFree = false
  const free = () => {
    if (isFree) return
    isFree = true
    const [next] = line.waiting
    // The slot goes directly to the next request.
    if (next) return next()
    line.taken--
    if (line.taken === 0) lines.delete(userId)
  }
  return {
    hold: async (response, isFile = false) => {
      const bytes = isFile || !response.body ? undefined : await response.arrayBuffer()
      const complete = bytes ? new Response(bytes, response) : response
      const isSmall = bytes !== undefined && bytes.byteLength <= PIECE_BYTES
      if (complete.body && !isSmall && method !== 'HEAD') return holdUntilRead(complete.body, complete, signal, free)
      free()
      return complete
    },
  }
}

function waitForTurn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  if (waiting.size >= MAX_WAITING) throw tooMany()
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      waiting.delete(begin)
    }
    const begin = () => {
      leave()
      resolve()
    }
    const abort = () => {
      leave()
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      leave()
      reject(tooMany())
    }, MAX_WAIT_MS)
    waiting.add(begin)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}

function tooMany(): Problem {
  return new Problem('rate_limited', { retryAfterSeconds: Math.ceil(STALL_MS / 1000) })
}

function holdUntilRead(from: ReadableStream<Uint8Array>, response: Response, signal: AbortSignal, free: () => void): Response {
  const source = from.getReader()
  let rest: Uint8Array = new Uint8Array()
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(timer)
    rest = new Uint8Array()
    free()
  }
  const stop = async (reason: unknown) => {
    end()
    await source.cancel(reason)
  }
  onDisconnect(signal, () => stop(signal.reason))
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => watch(controller),
      async pull(controller) {
        clearTimeout(timer)
        // An aborted response must not look complete.
        if (signal.aborted) throw new DOMException('The client disconnected', 'AbortError')
        try {
          while (rest.byteLength === 0) {
            const { done, value } = await source.read()
            if (done) {
              end()
              return controller.close()
            }
            rest = value
          }
        } catch (error) {
          end()
          throw error
        }
        controller.enqueue(rest.slice(0, PIECE_BYTES))
        rest = rest.subarray(PIECE_BYTES)
        watch(controller)
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)

  function watch(controller: ReadableStreamDefaultController<Uint8Array>) {
    timer = setTimeout(() => {
      const reason = new DOMException('The response is not being read', 'AbortError')
      controller.error(reason)
      stop(reason).catch((error: unknown) => console.error('An unread response could not be cancelled', error))
    }, STALL_MS)
  }
}
