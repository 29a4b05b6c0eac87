// How long the body of a call may take to come, for which Node knows one time for all; and what becomes of one that nobody wants.
import type http from 'node:http'
import type { Socket } from 'node:net'
import { beforeHead } from './before-head.ts'

export interface BodyLimits {
  /** ms. */
  bodyTimeout: number
  /** ms, where whole files come in: 50 MB over a slow line. */
  fileTimeout: number
}

/** Where files of up to 50 MB come in. */
const takesFile = /^\/api\/locations\/import(?:\?|$)/

/**
 * Cuts a call off whose body takes too long. A file has its longer time only until it is answered: whoever may not send one is
 * refused at once, and then holds the line no longer than anybody else.
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

/** How long a caller who is still sending has to read the answer, ms. */
const LINGER_MS = 2000
/** What is no longer than this comes at once, and is sooner read than another line opened. */
const SMALL_BYTES = 64 * 1024

/**
 * Ends the line with an answer that comes before the body is whole, as of one that is too large: the rest of it is not read. Without
 * it Node takes it all in, to keep the line for the next call.
 */
export function endWithEarlyAnswer(request: http.IncomingMessage, response: http.ServerResponse) {
  if (!hasBody(request.headers) || Number(request.headers['content-length']) <= SMALL_BYTES) return
  beforeHead(response, () => {
    if (request.complete) return
    response.setHeader('connection', 'close')
    if (response.socket) lingerAtEnd(response.socket)
  })
}

/**
 * Node closes the socket as soon as the answer has gone out. What still comes would be answered by a reset, which may take the answer
 * away from whoever has not read it yet: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
function lingerAtEnd(socket: Socket) {
  socket.destroySoon = () => endAndLinger(socket)
}

/** Ends our side of a connection with its last bytes, and closes it once the client had time to read them. */
export function endAndLinger(socket: Socket, lastBytes = '') {
  socket.pause()
  socket.end(lastBytes)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function hasBody(headers: http.IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** As Node does it where its own time is up. */
function cutOff({ socket }: http.IncomingMessage, response: http.ServerResponse) {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
