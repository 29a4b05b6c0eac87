// The HTTP front: Node's own server before Next, which knows the connection.
import http from 'node:http'
import type { BlockList } from 'node:net'
import { clientAddressOf } from './client-address.ts'

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>

interface Options {
  port: number
  proxies: BlockList
  handle: Handler
}

/** Headers only a proxy may set. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip']
const DRAIN_MS = 15_000

/** Starts listening. @returns a function that refuses new work, lets running answers finish (15 s at most) and closes */
export async function startFront({ port, proxies, handle }: Options): Promise<() => Promise<void>> {
  let draining = false
  const server = http.createServer({ maxHeaderSize: 32_768, headersTimeout: 15_000, requestTimeout: 120_000 }, (request, response) => {
    if (draining) {
      response.setHeader('connection', 'close')
      // Readiness goes first, so that a load balancer sends nothing more.
      if (request.url?.startsWith('/api/readyz')) return void response.writeHead(503, { 'retry-after': '5' }).end()
    }
    markClient(request, proxies)
    handle(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]} failed`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return () => {
    draining = true
    return drain(server)
  }
}

function markClient(request: http.IncomingMessage, proxies: BlockList) {
  const { headers, socket } = request
  const forwarded = headers['x-forwarded-for']
  const connection = clientAddressOf(socket.remoteAddress, undefined, proxies)
  const address =
    forwarded === undefined ? connection : clientAddressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, proxies)
  if (address === connection) for (const name of proxyHeaders) if (name in headers) delete headers[name]
  headers['x-forwarded-for'] = address
}

async function drain(server: http.Server) {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(impatience)
}
