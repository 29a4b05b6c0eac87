import { once } from 'node:events'
import type http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseTrustedProxies } from '../../scripts/server/client-address.ts'
import { startFront } from '../../scripts/server/front.ts'
import { freePort } from '../startup/app.ts'

interface Options {
  isHttps?: boolean
  handle?: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>
}

async function startTestFront({ isHttps = false, handle = async (request, response) => void response.end(request.url) }: Options = {}) {
  const port = await freePort()
  const drain = await startFront({ port, proxies: parseTrustedProxies(''), handle, isHttps })
  onTestFinished(drain)
  return { port, url: `http://127.0.0.1:${port}`, drain }
}

async function sendRequestLine(port: number, head: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`))
  return text(socket)
}

describe('a request target with a host', () => {
  test.each(['GET http://other.example/ HTTP/1.1', 'GET https://other.example/api/livez HTTP/1.1', 'POST http://localhost/ HTTP/1.1'])(
    'returns 400 and never reaches the app: %s',
    async (line) => {
      const handle = vi.fn(async (_: http.IncomingMessage, response: http.ServerResponse) => void response.end())
      const { port } = await startTestFront({ handle })
      expect(await sendRequestLine(port, line)).toMatch(/^HTTP\/1\.1 400 /)
      expect(handle).not.toHaveBeenCalled()
    },
  )

  test('returns 400 for a target that is no path', async () => {
    expect(await sendRequestLine((await startTestFront()).port, 'OPTIONS * HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('is accepted if only the query names another host', async () => {
    expect(await sendRequestLine((await startTestFront()).port, 'GET /explore?q=http://other.example/ HTTP/1.1')).toMatch(
      /^HTTP\/1\.1 200 .*\/explore\?q=http:\/\/other\.example\/$/s,
    )
  })
})

/** Requests a tunnel, and keeps the client's side open after the refusal. */
async function requestTunnel(port: number): Promise<net.Socket> {
  const call = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(call))
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'end')
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 405 /)
  return socket
}

describe('a request that the app does not support', () => {
  const createHandlerMock = () => vi.fn(async (_: http.IncomingMessage, response: http.ServerResponse) => void response.end())
  /** Sends these bytes unchanged. @returns all data until the connection ends */
  const send = async (port: number, bytes: string) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    return text(socket)
  }

  test.each(['TRACE', 'PROPFIND', 'PURGE', 'CONNECT'])('returns 405 for the method %s and never reaches the app', async (method) => {
    const handle = createHandlerMock()
    const { port } = await startTestFront({ handle })
    const answer = await send(port, `${method} ${method === 'CONNECT' ? 'evil.example:443' : '/api/livez'} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/is)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(handle).not.toHaveBeenCalled()
  })

  test('closes the connection of a CONNECT whose client keeps its side open', async () => {
    const { port } = await startTestFront({ handle: createHandlerMock() })
    const socket = await requestTunnel(port)
    const keepOpen = setInterval(() => socket.write('x'), 50)
    onTestFinished(() => clearInterval(keepOpen))
    const [error] = await once(socket, 'error')
    expect(['EPIPE', 'ECONNRESET']).toContain(error.code)
  })

  test('keeps answering after the connection of a CONNECT is reset', async () => {
    const fatal = vi.fn()
    process.prependListener('uncaughtExceptionMonitor', fatal)
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', fatal))
    const { port } = await startTestFront({ handle: createHandlerMock() })
    const socket = await requestTunnel(port)
    socket.resetAndDestroy()
    expect(await sendRequestLine(port, 'GET / HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(fatal).not.toHaveBeenCalled()
  })

  test('returns 405 for a page with a method that Next would read a body for', async () => {
    const handle = createHandlerMock()
    const { url } = await startTestFront({ handle })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${url}/login`, { method, headers: { 'next-action': 'x' }, body: 'x' })
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
    expect(handle).not.toHaveBeenCalled()
    expect((await fetch(`${url}/api/user`, { method: 'POST' })).status).toBe(200)
  })

  test.each(['/api/%ff', '/api/children/%', '/explore/%c3'])('returns 400 for %s, a path that cannot be decoded', async (path) => {
    const handle = createHandlerMock()
    const { port } = await startTestFront({ handle })
    expect(await sendRequestLine(port, `GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(handle).not.toHaveBeenCalled()
    expect(await sendRequestLine(port, 'GET /explore/%C3%A9?q=%ff HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/0.9 by version number', 'GET / HTTP/0.9\r\nHost: localhost\r\n\r\n'],
    ['HTTP/2 without negotiation', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['nonsense', 'nonsense\r\n\r\n'],
  ])('returns 400 and closes the connection: %s', async (_, bytes) => {
    const handle = createHandlerMock()
    const { port } = await startTestFront({ handle })
    expect(await send(port, bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?=.*connection: close)/is)
    expect(handle).not.toHaveBeenCalled()
  })

  test('does not close other connections', async () => {
    const { port, url } = await startTestFront()
    await send(port, 'nonsense\r\n\r\n')
    expect((await fetch(url)).status).toBe(200)
    expect(await sendRequestLine(port, 'GET / HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('the security headers', () => {
  const headersOf = async (url: string) => Object.fromEntries((await fetch(url)).headers)
  const securityHeaders = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  }

  test('forbid sniffing, scripts and framing in every response', async () => {
    const { url } = await startTestFront()
    for (const path of ['/', '/nowhere', '/api/nowhere', '/emoji/abacus.svg', '/script.js.html']) {
      expect(await headersOf(`${url}${path}`), path).toMatchObject(securityHeaders)
    }
  })

  test('have no default-src for scripts, because it would block a worker’s network', async () => {
    const { url } = await startTestFront()
    for (const path of ['/_next/static/chunks/main.js', '/maplibre/maplibre-gl-worker.mjs?v=1']) {
      const headers = await headersOf(`${url}${path}`)
      expect([headers['x-content-type-options'], headers['content-security-policy']], path).toEqual(['nosniff', "frame-ancestors 'none'"])
    }
  })

  test('can be replaced by the app', async () => {
    const { url } = await startTestFront({
      handle: async (_, response) => void response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(),
    })
    expect(await headersOf(url)).toMatchObject({ 'content-security-policy': "default-src 'self'" })
  })

  test('can be replaced by an app that does not overwrite existing headers', async () => {
    const { url } = await startTestFront({
      handle: async (_, response) => {
        if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', "default-src 'self'")
        response.end()
      },
    })
    expect(await headersOf(url)).toMatchObject({ 'content-security-policy': "default-src 'self'" })
  })

  test('are sent also when the app fails or stops and when a request is refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    let finish: (() => void) | undefined
    const { port, url, drain } = await startTestFront({
      handle: async (request, response) => {
        if (request.url === '/fails') throw new Error('on purpose, for the test')
        finish = () => response.end()
      },
    })
    expect(await headersOf(`${url}/fails`)).toMatchObject(securityHeaders)
    expect(await sendRequestLine(port, 'GET http://other.example/ HTTP/1.1')).toMatch(/x-content-type-options: nosniff/i)
    const running = fetch(`${url}/open`)
    await expect.poll(() => finish).toBeDefined()
    const draining = drain()
    const stopped = await fetch(url)
    expect([stopped.status, stopped.headers.get('x-content-type-options')]).toEqual([503, 'nosniff'])
    finish?.()
    await running
    await draining
  })

  test.each([
    [true, 'max-age=31536000'],
    [false, undefined],
  ])('include HSTS only if the site uses HTTPS: %s', async (isHttps, said) => {
    const { url } = await startTestFront({ isHttps })
    expect((await headersOf(url))['strict-transport-security']).toBe(said)
  })
})
