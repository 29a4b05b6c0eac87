// Limits the time for request bodies, for which Node has only one global limit, and handles unread bodies.
import type http from 'node:http'
import type { Socket } from 'node:net'
import { beforeHead } from './before-head.ts'

export interface BodyLimits {
  /** Milliseconds. */
  bodyTimeout: number
  /** Milliseconds for file uploads: 50 MB over a slow connection. */
  fileTimeout: number
}

/** Paths that accept files of up to 50 MB. */
const takesFile = /^\/api\/locations\/import(?:\?|$)/

/**
 * Ends a request whose body takes too long. The longer limit for files ends with the response: a refused upload cannot hold the
 * connection longer than other requests.
 */
export function limitBody(request: http.IncomingMessage, response: http.ServerResponse, { bodyTimeout, fileTimeout }: BodyLimits) {
  if (!hasBody(request.headers)) return
  const cut = () => {
    if (!request.complete) cutOff(request, response)
  }
  let timer = setTimeout(() => {
    if (!takesFile.test(request.url ?? '') || response.writableEnded) return cut()
    timer = setTimeout(cut, fileTimeout - bodyTimeout).unref()
    response.once('finish', cut)
  }, bodyTimeout).unref()
  request.once('close', () => clearTimeout(timer))
}

/** Milliseconds for a client that is still sending to read the response. */
const LINGER_MS = 2000
/** Shorter bodies are read completely, which is faster than a new connection. */
const SMALL_BYTES = 64 * 1024

/**
 * Ends the connection if the response comes before the whole body, such as for a body that is too large. By default Node reads the
 * rest to reuse the connection.
 */
export function endWithEarlyResponse(request: http.IncomingMessage, response: http.ServerResponse) {
  if (!hasBody(request.headers) || Number(request.headers['content-length']) <= SMALL_BYTES) return
  beforeHead(response, () => {
    if (request.complete) return
    response.setHeader('connection', 'close')
    if (response.socket) lingerAtEnd(response.socket)
  })
}

/**
 * Delays closing the socket. Node closes it right after the response; later data would cause a reset, which may discard the
 * response before the client reads it: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
function lingerAtEnd(socket: Socket) {
  socket.destroySoon = () => endAndDiscardInput(socket)
}

/** Ends the server's side of a connection with its last bytes, and closes it once the client had time to read them. */
export function endAndDiscardInput(socket: Socket, lastBytes = '') {
  socket.pause()
  socket.end(lastBytes)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function hasBody(headers: http.IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Ends the request as Node does after its own timeout. */
function cutOff({ socket }: http.IncomingMessage, response: http.ServerResponse) {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
