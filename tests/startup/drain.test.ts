import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { PASSWORD } from '../setup/data/passwords.ts'
import { type App, startApp } from './app.ts'

/** Sends a sign-up whose body comes in two halves. */
function slowSignUp(app: App, email: string) {
  const body = JSON.stringify({ email, password: PASSWORD })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const request = http.request(`${app.url}/api/user`, { method: 'POST', headers })
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject))
  request.write(body.slice(0, 10))
  return { answer, finish: () => void request.end(body.slice(10)) }
}

/** Sends a request over a socket, because fetch and http.Agent retry. */
function sendRequest(app: App, lines: string[]): Promise<string> {
  const socket = net.connect(Number(new URL(app.url).port), 'localhost', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
  return text(socket)
}

test('SIGTERM lets a running request finish, answers new ones with 503 and exits with 0', async () => {
  const app = await startApp()
  await app.ready()
  const slow = slowSignUp(app, 'slow@example.com')
  await fetch(`${app.url}/api/livez`) // by now the first half has arrived
  app.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${app.url}/api/readyz`)).status).toBe(503)
  const refused = await fetch(`${app.url}/api/user`, { method: 'POST', body: '{}' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'unavailable', status: 503 })
  expect(app.child.exitCode).toBeNull()

  slow.finish()
  const answer = await slow.answer
  expect(answer.statusCode).toBe(201)
  expect(answer.headers.connection).toBe('close')
  answer.resume()
  expect(await app.exited).toBe(0)
})

/** Signs up once for each forwarded address. @returns the responses' statuses */
async function signUpsFrom(app: App, addresses: string[]): Promise<string[]> {
  const statuses: string[] = []
  for (const [i, address] of addresses.entries()) {
    const body = JSON.stringify({ email: `client-${i}@example.com`, password: PASSWORD })
    const head = ['POST /api/user HTTP/1.1', 'Host: localhost', 'Connection: close', 'Content-Type: application/json']
    const answer = await sendRequest(app, [
      ...head,
      `X-Forwarded-For: ${address}`,
      `X-Real-IP: ${address}`,
      `Content-Length: ${body.length}`,
      '',
      body,
    ])
    statuses.push(answer.slice(9, 12))
  }
  return statuses
}

test('rate limits count by the connection’s address and ignore forwarded headers of clients', async () => {
  const app = await startApp({ variables: { SIGN_UP_LIMIT: '2' } })
  await app.ready()
  expect(await signUpsFrom(app, ['198.51.100.1', '198.51.100.2', '198.51.100.3, 198.51.100.4'])).toEqual(['201', '201', '429'])
  // Next never answers a request to upgrade to a web socket; the app treats it as a normal request.
  const socket = net.connect(Number(new URL(app.url).port), 'localhost')
  socket.write('GET /api/livez HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(3000) })
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
})

test('rate limits count by the forwarded address behind a trusted proxy', async () => {
  const app = await startApp({ variables: { SIGN_UP_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' } })
  await app.ready()
  expect(await signUpsFrom(app, ['198.51.100.1', '198.51.100.2', '203.0.113.9, 198.51.100.2'])).toEqual(['201', '201', '429'])
})
