// How long the body of a call may take to come. Node knows one time for all of them.
import type http from 'node:http'

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

function hasBody(headers: http.IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** As Node does it where its own time is up. */
function cutOff({ socket }: http.IncomingMessage, response: http.ServerResponse) {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
