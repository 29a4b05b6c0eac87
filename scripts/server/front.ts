// The HTTP front: Node's server before Next, which has access to the connection.
import http from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerPolicy } from '#lib/domain/platform/page-policy'
import { beforeHead } from './before-head.ts'
import { clientAddressOf, isTrusted, plain } from './client-address.ts'
import { type BodyLimits, endAndLinger, endWithEarlyAnswer, limitBody } from './slow-bodies.ts'

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>

interface Options {
  port: number
  proxies: BlockList
  handle: Handler
  /** Whether users reach the site over HTTPS, through a proxy. */
  isHttps?: boolean
  /** Whether this is the development server, which has web sockets and its own calls. */
  isDev?: boolean
  limits?: Partial<Limits>
}

type Limits = http.ServerOptions & BodyLimits

/** Headers that only a proxy may set. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip']
/** One year, as browsers' preload lists require; without subdomains, which may be other sites. */
const HTTPS_ONLY = 'max-age=31536000'
/** The allowed methods. Next responds to TRACE with a 500, and the app uses no others. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** Methods for pages. They have no actions, but Next would look for one in any request body. */
const PAGE_METHODS = 'GET, HEAD, OPTIONS'
const DRAIN_MS = 15_000
/** Slow senders cannot hold a connection. Idle ones live longer than those of common proxies, which would otherwise use a closed one. */
const usualLimits: Limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 15_000,
  bodyTimeout: 120_000,
  fileTimeout: 15 * 60_000,
  requestTimeout: 16 * 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}
const stopping = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'Cometa is stopping.', code: 'unavailable', errors: [] }

/**
 * Starts listening.
 * @returns a function that refuses new work, lets running responses finish (15 s at most) and closes
 * @throws Error in one sentence if the port is unavailable
 */
export async function startFront({ port, proxies, handle, isHttps = false, isDev = false, limits }: Options): Promise<() => Promise<void>> {
  let draining = false
  const running = new Set<http.ServerResponse>()
  const sockets = new Set<Socket>()
  const all = { ...usualLimits, ...limits }
  const server = http.createServer({ ...all, shouldUpgradeCallback: () => isDev }, (request, response) => {
    limitBody(request, response, all)
    setSecurityHeaders(request, response, isHttps)
    const refusal = refusalOf(request, isDev)
    if (refusal) return void response.writeHead(refusal.status, { ...refusal.headers, connection: 'close' }).end()
    endWithEarlyAnswer(request, response)
    // The port stays open, so that a load balancer gets a reason instead of a refused connection.
    if (draining) return refuse(response)
    running.add(response)
    response.once('close', () => running.delete(response))
    markClient(request, proxies)
    handle(request, response).catch((error: unknown) => {
      // Work that ends with its connection is not an error.
      if (!response.destroyed) console.error(`${request.method} ${request.url?.split('?')[0]} failed`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Node ends a tunnel without a response if there is no listener.
  server.on('connect', ({ socket }) => {
    // Node removed its listeners and timeouts from the socket: without an error listener, a reset ends the process.
    socket.on('error', () => socket.destroy())
    endAndLinger(socket, `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${METHODS}\r\nConnection: close\r\n\r\n`)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await listen(server, port)
  return async () => {
    draining = true
    server.closeIdleConnections()
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close')
    const patience = Date.now() + DRAIN_MS
    while (running.size > 0 && Date.now() < patience) await sleep(20)
    const closed = new Promise((resolve) => server.close(resolve))
    // The remaining sockets have no request: half a header, or the development server's web sockets.
    for (const socket of sockets) socket.destroySoon()
    await Promise.race([closed, sleep(1000, undefined, { ref: false })])
  }
}

/** @throws Error in one sentence if the port is unavailable */
export async function assertPortFree(port: number): Promise<void> {
  const probe = http.createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is in use: stop what runs there, or choose another with PORT.`))
      else reject(new Error(`Port ${port} cannot be used: ${error.message}.`))
    })
    server.listen(port, resolve)
  })
}

/** Returns the response to a request that must not reach the app; undefined for all others. Node itself refuses what it cannot parse. */
function refusalOf(
  { httpVersionMajor, method = '', url = '' }: http.IncomingMessage,
  isDev: boolean,
): { status: number; headers?: http.OutgoingHttpHeaders } | undefined {
  // HTTP/0.9 has no headers, so no Host. A full address ("GET http://other.example/") is for proxies: later code may use its host.
  if (httpVersionMajor < 1 || !url.startsWith('/') || !isDecodable(url.split('?')[0] ?? '')) return { status: 400 }
  const allow = url.startsWith('/api/') || (isDev && url.startsWith('/__nextjs')) ? METHODS : PAGE_METHODS
  return allow.split(', ').includes(method) ? undefined : { status: 405, headers: { allow } }
}

/** Returns whether a path's percent escapes are text: Next responds with 500 to others. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Sets the security headers of every response, including files and refusals; the app adds more to its pages. */
function setSecurityHeaders({ url = '' }: http.IncomingMessage, response: http.ServerResponse, isHttps: boolean) {
  response.setHeader('x-content-type-options', 'nosniff')
  if (isHttps) response.setHeader('strict-transport-security', HTTPS_ONLY)
  // Set as late as possible, because Next drops its own header if one exists.
  beforeHead(response, () => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', answerPolicy(url.split('?')[0] ?? ''))
  })
}

function refuse(response: http.ServerResponse) {
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' })
  response.end(JSON.stringify(stopping))
}

function markClient({ headers, socket }: http.IncomingMessage, proxies: BlockList) {
  const connection = plain(socket.remoteAddress ?? 'unknown')
  const forwarded = headers['x-forwarded-for']
  const isProxy = isTrusted(connection, proxies)
  // Checks with `in` first: delete slows the object down, and most requests have none of them.
  if (!isProxy) for (const name of proxyHeaders) if (name in headers) delete headers[name]
  headers['x-forwarded-for'] = isProxy ? clientAddressOf(connection, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, proxies) : connection
}
