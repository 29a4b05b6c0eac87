import { createParser } from 'eventsource-parser'
import { requireSession, retryAfterUnauthorized, toApiError } from '#lib/client/platform/api'
import type { StreamEvent } from '#lib/client/platform/event-stream'

/** After the upload the server sends data twice a second: after this time without data the connection is dead. */
const SILENCE_MS = 30_000

interface Upload {
  file: Blob
  /** The file's Content-Type. */
  type: string
  signal: AbortSignal
  /** Called with the number of bytes sent. */
  onSent: (bytes: number) => void
  /** Called with each event of the response as it arrives. */
  onEvent: (event: StreamEvent) => void
}

/**
 * Posts a file to the API unchanged and reads the events of the response.
 * @throws ApiError if it is refused; Error if the connection breaks, AbortError if the caller aborts
 */
export async function upload(path: string, options: Upload): Promise<void> {
  const call = await retryAfterUnauthorized(() => send(path, options))
  if (call.status !== 200) throw await toApiError(call, parseJson(call.responseText))
}

async function send(path: string, { file, type, signal, onSent, onEvent }: Upload): Promise<XMLHttpRequest> {
  const session = await requireSession()
  signal.throwIfAborted()
  const call = new XMLHttpRequest()
  call.open('POST', `/api${path}`)
  const headers = { authorization: `Bearer ${session.token}`, accept: 'text/event-stream', 'accept-language': document.documentElement.lang }
  for (const [name, value] of Object.entries({ ...headers, 'content-type': type })) call.setRequestHeader(name, value)
  const parser = createParser({ onEvent })
  let read = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => call.abort(), SILENCE_MS)
  }
  const disconnect = () => call.abort()
  signal.addEventListener('abort', disconnect)
  call.upload.onprogress = ({ loaded }) => onSent(loaded)
  call.upload.onload = listen
  call.onprogress = () => {
    listen()
    if (call.status !== 200) return
    parser.feed(call.responseText.slice(read))
    read = call.responseText.length
  }
  try {
    await new Promise<void>((resolve, reject) => {
      call.onload = () => resolve()
      call.onerror = () => reject(new Error('The connection broke'))
      call.onabort = () => reject(signal.aborted ? signal.reason : new Error('The connection timed out'))
      call.send(file)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', disconnect)
  }
  return call
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
