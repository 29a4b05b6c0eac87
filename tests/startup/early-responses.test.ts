import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { personWithChildren } from '../setup/http-person.ts'
import { type App, startApp } from './app.ts'

const MB = 1024 * 1024

/** Sends an endless body until the server closes the connection. @returns the response and the number of bytes sent */
async function sendEndlessly(app: App, path: string, headers: Record<string, string>) {
  const socket = net.connect(Number(new URL(app.url).port), 'localhost')
  const response = text(socket)
  socket.on('error', () => {})
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`)
  const piece = 'x'.repeat(64 * 1024)
  const sent = headers['transfer-encoding'] ? `${(piece.length).toString(16)}\r\n${piece}\r\n` : piece
  const send = () => {
    while (!socket.destroyed && socket.writable && socket.write(sent)) {}
  }
  socket.on('drain', send)
  send()
  return { response: await response.catch((error: unknown) => String(error)), taken: socket.bytesWritten }
}

test('a request with too large a body, or one that is refused, gets its response and a closed connection', async () => {
  const app = await startApp()
  await app.ready()
  const { authorization } = await personWithChildren(app.url, 1)
  const json = { authorization, 'content-type': 'application/json' }
  const length = { 'content-length': String(1024 * MB) }
  const chunked = { 'transfer-encoding': 'chunked' }
  const cases: [string, Record<string, string>, number][] = [
    ['/children', { ...json, ...length }, 413],
    ['/children', { ...json, ...chunked }, 413],
    ['/children', { 'content-type': 'application/json', ...length }, 401],
    ['/locations/import', { ...json, ...length }, 403],
    ['/locations/import', { ...json, ...chunked }, 403],
  ]
  for (const [path, headers, status] of cases) {
    const { response, taken } = await sendEndlessly(app, path, headers)
    expect(response, `${path} ${status}`).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*connection: close`, 'is'))
    expect(response).toContain(`"status":${status}`)
    expect(taken).toBeLessThan(64 * MB)
  }
})
