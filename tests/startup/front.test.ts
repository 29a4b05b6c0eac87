import type http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseTrustedProxies } from '../../scripts/server/client-address.ts'
import { startFront } from '../../scripts/server/front.ts'
import { freePort } from './app.ts'

async function startTestFront({
  proxies = '',
  handle = echo,
  limits = {},
}: Partial<Pick<Parameters<typeof startFront>[0], 'handle' | 'limits'>> & { proxies?: string } = {}) {
  const port = await freePort()
  const drain = await startFront({ port, proxies: parseTrustedProxies(proxies), handle, limits })
  onTestFinished(drain)
  return { port, url: `http://127.0.0.1:${port}`, drain }
}

/** Responds with the headers that the app would see. */
async function echo(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  response.end(JSON.stringify(request.headers))
}

const forged = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.7',
  forwarded: 'for=1.1.1.1',
}

test("removes a client's own proxy headers", async () => {
  const { url } = await startTestFront()
  const seen = await (await fetch(url, { headers: forged })).json()
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded']) expect(seen).not.toHaveProperty(name)
})

test("keeps a trusted proxy's headers", async () => {
  const { url } = await startTestFront({ proxies: '127.0.0.1' })
  expect(await (await fetch(url, { headers: forged })).json()).toMatchObject(forged)
})

test('returns 431 for oversized headers', async () => {
  const { port } = await startTestFront()
  const socket = net.connect(port, '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /)
})

test('returns 408 for headers that arrive too slowly', async () => {
  const { port } = await startTestFront({ limits: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 } })
  const socket = net.connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'))
  const dribble = setInterval(() => socket.write('X-Slow: 1\r\n'), 50)
  onTestFinished(() => clearInterval(dribble))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

describe('a body that arrives slowly', () => {
  /** Sends a request and its body byte by byte. @returns the response, and a function that sends the rest */
  function sendSlowly(port: number, path: string) {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n`),
    )
    let sent = 0
    const drop = setInterval(() => {
      sent++
      socket.write('x')
    }, 20)
    const stop = () => clearInterval(drop)
    onTestFinished(stop)
    socket.on('error', stop)
    socket.on('close', stop)
    const finish = () => {
      stop()
      socket.write('x'.repeat(1_000_000 - sent))
    }
    return { answer: text(socket), finish }
  }
  const readWhole = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    await text(request)
    response.end('whole')
  }

  test('returns 408, except for a file of places, which has more time', async () => {
    const handle = (request: http.IncomingMessage, response: http.ServerResponse) => readWhole(request, response).catch(() => {})
    const { port } = await startTestFront({ handle, limits: { bodyTimeout: 300, fileTimeout: 10_000 } })
    const [file, other] = [sendSlowly(port, '/api/locations/import?category=park'), sendSlowly(port, '/api/locations')]
    expect(await other.answer).toMatch(/^HTTP\/1\.1 408 /)
    file.finish()
    expect(await file.answer).toMatch(/^HTTP\/1\.1 200 .*whole$/s)
  })

  test('returns 408 also for a file of places after its longer time', async () => {
    const handle = (request: http.IncomingMessage, response: http.ServerResponse) => readWhole(request, response).catch(() => {})
    const { port } = await startTestFront({ handle, limits: { bodyTimeout: 100, fileTimeout: 300 } })
    expect(await sendSlowly(port, '/api/locations/import').answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('does not keep the connection longer if the file was refused', async () => {
    let refuse: (() => void) | undefined
    const handle = async (_request: http.IncomingMessage, response: http.ServerResponse) => {
      const end = () => response.writeHead(401).end()
      if (refuse) end()
      else refuse = end
    }
    const { port } = await startTestFront({ handle, limits: { bodyTimeout: 300, fileTimeout: 60_000 } })
    const late = sendSlowly(port, '/api/locations/import')
    await expect.poll(() => refuse).toBeDefined()
    // Refused before and after its normal time is up.
    expect(await sendSlowly(port, '/api/locations/import').answer).toMatch(/^HTTP\/1\.1 401 /)
    refuse?.()
    expect(await late.answer).toMatch(/^HTTP\/1\.1 401 /)
  })
})

describe('a response before the body is complete', () => {
  const HEAD = 'POST /api/children HTTP/1.1\r\nHost: localhost\r\n'
  const MB = 1024 * 1024
  const refuse = async (_request: http.IncomingMessage, response: http.ServerResponse) => {
    response.writeHead(413, { 'content-type': 'text/plain' }).end('too large')
  }

  /** Sends an endless body until the server closes the connection. @returns the response and the number of bytes sent */
  async function sendEndlessly(port: number) {
    const socket = net.connect(port, '127.0.0.1')
    const answer = text(socket)
    socket.on('error', () => {})
    socket.write(`${HEAD}Content-Length: ${1024 * MB}\r\n\r\n`)
    const send = () => {
      while (!socket.destroyed && socket.writable && socket.write(Buffer.alloc(64 * 1024))) {}
    }
    socket.on('drain', send)
    send()
    return { answer: await answer, taken: socket.bytesWritten }
  }

  test('closes the connection without reading the rest', async () => {
    const { port } = await startTestFront({ handle: refuse })
    const { answer, taken } = await sendEndlessly(port)
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*connection: close.*too large/is)
    expect(taken).toBeLessThan(64 * MB)
  })

  test('closes the connection also for a long response after some of the body was read', async () => {
    const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      let size = 0
      await new Promise<void>((resolve) =>
        request.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MB) resolve()
        }),
      )
      request.pause()
      response.write('so far')
      setImmediate(() => response.end(' and no further'))
    }
    const { answer, taken } = await sendEndlessly((await startTestFront({ handle })).port)
    expect(answer).toMatch(/connection: close.*so far.* and no further/is)
    expect(taken).toBeLessThan(64 * MB)
  })

  test('keeps the connection open if the body is complete or small', async () => {
    const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      await text(request)
      response.end('whole')
    }
    for (const one of [handle, refuse]) {
      const { port } = await startTestFront({ handle: one })
      const socket = net.connect(port, '127.0.0.1', () => socket.write(`${HEAD}Content-Length: 2\r\n\r\n{}`))
      onTestFinished(() => void socket.destroy())
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      await expect.poll(() => answer).toMatch(/whole|too large/)
      answer = ''
      socket.write(`${HEAD}Content-Length: 2\r\nConnection: close\r\n\r\n{}`)
      await expect.poll(() => answer).toMatch(/whole|too large/)
    }
  })
})

test('fails with one sentence if the port is taken', async () => {
  const { port } = await startTestFront()
  await expect(startFront({ port, proxies: parseTrustedProxies(''), handle: echo })).rejects.toThrow(
    `Port ${port} is in use: stop what runs there, or choose another with PORT.`,
  )
})

test('draining waits for the running request, not for idle connections or half a header', async () => {
  let answer: (() => void) | undefined
  const { port, url, drain } = await startTestFront({
    handle: async (_request, response) => {
      answer = () => response.end('whole')
    },
  })
  const half = net.connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHo'))
  const idle = net.connect(port, '127.0.0.1')
  const running = fetch(`${url}/open`)
  await expect.poll(() => answer).toBeDefined()
  let drained = false
  const draining = drain().then(() => {
    drained = true
  })
  expect((await fetch(url)).status).toBe(503)
  expect(drained).toBe(false)
  answer?.()
  expect(await (await running).text()).toBe('whole')
  await draining
  await expect.poll(() => half.closed && idle.closed).toBe(true)
})

test('returns 500 for a handler that throws, and answers the next request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { url } = await startTestFront({
    handle: async ({ url }, response) => {
      if (url === '/fails') throw new Error('on purpose, for the test')
      response.end('fine')
    },
  })
  expect((await fetch(`${url}/fails`)).status).toBe(500)
  expect(await (await fetch(url)).text()).toBe('fine')
  expect(log).toHaveBeenCalledWith('GET /fails failed', expect.any(Error))
})
