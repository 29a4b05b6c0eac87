// Our Node server in front of Next. Only it can see the connection.
import http from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultResponsePolicy } from '#lib/domain/platform/page-policy'
import { beforeHead } from './before-head.ts'
import { clientAddressOf, isTrusted, toPlainAddress } from './client-address.ts'
import { type BodyLimits, endAndDiscardInput, endWithEarlyResponse, limitBody } from './slow-bodies.ts'

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>

interface Options {
  port: number
  proxies: BlockList
  handle: Handler
  /** Whether users reach the site over HTTPS, through a proxy. */
  isHttps?: boolean
  /** Whether this is the development server, which needs web sockets and more methods. */
  isDev?: boolean
  limits?: Partial<Limits>
}

type Limits = http.ServerOptions & BodyLimits

/** Headers that only a proxy may set. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip']
/** One year, as browsers' preload lists require. Subdomains are not included, because they may be other sites. */
const HSTS_VALUE = 'max-age=31536000'
/** The allowed methods. Next responds to TRACE with a 500, and the app uses no others. */
const API_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** Methods for pages. Pages use no server actions, but Next would search every body for one. */
const PAGE_METHODS = 'GET, HEAD, OPTIONS'
/** Time in ms that running responses get after SIGTERM. */
const DRAIN_MS = 15_000
/** Our idle timeout is longer than that of common proxies. Otherwise a proxy could use a connection that we just closed. */
const DEFAULT_LIMITS: Limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 15_000,
  bodyTimeout: 120_000,
  fileTimeout: 15 * 60_000,
  requestTimeout: 16 * 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}
const STOPPING_PROBLEM = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  detail: 'Cometa is stopping.',
  code: 'unavailable',
  errors: [],
}

/**
 * Starts listening.
 * @returns a function that refuses new work, lets running responses finish (15 s at most) and closes
 * @throws Error in one sentence if the port is unavailable
 */
export async function startFront({
  port,
  proxies,
  handle,
  isHttps = false,
  isDev = false,
  limits: customLimits,
}: Options): Promise<() => Promise<void>> {
  let draining = false
  const running = new Set<http.ServerResponse>()
  const sockets = new Set<Socket>()
  const limits = { ...DEFAULT_LIMITS, ...customLimits }
  const server = http.createServer({ ...limits, shouldUpgradeCallback: () => isDev }, (request, response) => {
    limitBody(request, response, limits)
    setSecurityHeaders(request, response, isHttps)
    const rejection = rejectionOf(request, isDev)
    if (rejection) return void response.writeHead(rejection.status, { ...rejection.headers, connection: 'close' }).end()
    endWithEarlyResponse(request, response)
    // The port stays open, so that a load balancer gets a reason instead of a refused connection.
    if (draining) return sendStopping(response)
    running.add(response)
    response.once('close', () => running.delete(response))
    setClientAddress(request, proxies)
    handle(request, response).catch((error: unknown) => {
      // A client that disconnects is not an error.
      if (!response.destroyed) console.error(`${request.method} ${request.url?.split('?')[0]} failed`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // CONNECT: without a listener, Node closes the connection without a response.
  server.on('connect', ({ socket }) => {
    // Node removed its listeners and timeouts from the socket: without an error listener, a connection reset would crash the process.
    socket.on('error', () => socket.destroy())
    endAndDiscardInput(socket, `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${API_METHODS}\r\nConnection: close\r\n\r\n`)
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
    const deadline = Date.now() + DRAIN_MS
    while (running.size > 0 && Date.now() < deadline) await sleep(20)
    const closed = new Promise((resolve) => server.close(resolve))
    // The remaining sockets have no complete request: half a header, or the development server's web sockets.
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
function rejectionOf(
  { httpVersionMajor, method = '', url = '' }: http.IncomingMessage,
  isDev: boolean,
): { status: number; headers?: http.OutgoingHttpHeaders } | undefined {
  // HTTP/0.9 has no headers, so no Host. Only proxies receive a full URL ("GET http://other.example/"): later code could trust its host.
  if (httpVersionMajor < 1 || !url.startsWith('/') || !isDecodable(url.split('?')[0] ?? '')) return { status: 400 }
  const allow = url.startsWith('/api/') || (isDev && url.startsWith('/__nextjs')) ? API_METHODS : PAGE_METHODS
  return allow.split(', ').includes(method) ? undefined : { status: 405, headers: { allow } }
}

/** Returns whether the path can be decoded. Next would return a 500 for others. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Sets the security headers of every response, including files and rejections; the app adds more to its pages. */
function setSecurityHeaders({ url = '' }: http.IncomingMessage, response: http.ServerResponse, isHttps: boolean) {
  response.setHeader('x-content-type-options', 'nosniff')
  if (isHttps) response.setHeader('strict-transport-security', HSTS_VALUE)
  // Set just before the headers are sent. If it was set earlier, Next would not set the page's own policy.
  beforeHead(response, () => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', defaultResponsePolicy(url.split('?')[0] ?? ''))
  })
}

function sendStopping(response: http.ServerResponse) {
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' })
  response.end(JSON.stringify(STOPPING_PROBLEM))
}

function setClientAddress({ headers, socket }: http.IncomingMessage, proxies: BlockList) {
  const connection = toPlainAddress(socket.remoteAddress ?? 'unknown')
  const forwarded = headers['x-forwarded-for']
  const isProxy = isTrusted(connection, proxies)
  // `delete` makes an object slow, and most requests have none of these headers.
  if (!isProxy) for (const name of proxyHeaders) if (name in headers) delete headers[name]
  headers['x-forwarded-for'] = isProxy ? clientAddressOf(connection, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, proxies) : connection
}
