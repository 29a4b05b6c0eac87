import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#lib/errors'
import { takeResponseSlot } from '#lib/server/platform/http/large-responses'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const LARGE = new Uint8Array(200_000)

function request(init: RequestInit = {}) {
  return new Request('http://localhost:3000/api/journal', init)
}

/** Requests a large response. @returns its state, which changes when it arrives or fails */
function requestLarge(userId: string, init: RequestInit = {}, { body = LARGE, isFile }: { body?: BodyInit; isFile?: boolean } = {}) {
  const state: { response?: Response; error?: unknown } = {}
  void takeResponseSlot(userId, request(init))
    .then(async ({ hold }) => {
      state.response = await hold(new Response(body, { status: 201, headers: { etag: '"x"' } }), isFile)
    })
    .catch((error: unknown) => {
      state.error = error
    })
  return state
}

/** A file whose pieces the test sends. */
function createFile() {
  const state: { cancelled?: unknown } = {}
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: (reason) => {
      state.cancelled = reason
    },
  })
  return {
    body,
    state,
    send: (piece: Uint8Array) => controller?.enqueue(piece),
    close: () => controller?.close(),
    fail: (error: unknown) => controller?.error(error),
  }
}

/** Waits until the handlers of settled promises have run. */
async function settled<T>(state: T): Promise<T> {
  await vi.advanceTimersByTimeAsync(0)
  return state
}

test('takeResponseSlot gives a user four slots, and the next one after a response is read', async () => {
  const all = Array.from({ length: 5 }, () => requestLarge('dana'))
  const [first, , , , fifth] = all
  const other = requestLarge('noa')
  await vi.advanceTimersByTimeAsync(0)
  expect([...all, other].map(({ response }) => response !== undefined)).toEqual([true, true, true, true, false, true])
  expect((await first?.response?.arrayBuffer())?.byteLength).toBe(LARGE.byteLength)
  await vi.advanceTimersByTimeAsync(0)
  expect(fifth?.response).toBeDefined()
  for (const { response } of [...all.slice(1), other]) await response?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot frees a slot after 30 seconds without reading and aborts that response', async () => {
  const all = Array.from({ length: 4 }, () => requestLarge('dana'))
  await vi.advanceTimersByTimeAsync(0)
  const reader = all[0]?.response?.body?.getReader()
  await vi.advanceTimersByTimeAsync(25_000)
  // A slow client keeps the place.
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
  const late = requestLarge('dana')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(late.response).toBeDefined()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(reader?.read()).rejects.toThrow('not being read')
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot returns rate_limited after ten seconds in the queue, and beyond a hundred waiting requests', async () => {
  const held = Array.from({ length: 4 }, () => requestLarge('dana'))
  const waiting = Array.from({ length: 100 }, () => requestLarge('dana'))
  const beyond = requestLarge('dana')
  await vi.advanceTimersByTimeAsync(0)
  expect(beyond.error).toEqual(new Problem('rate_limited', { retryAfterSeconds: 30 }))
  expect(waiting.every(({ error }) => error === undefined)).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(waiting.every(({ error }) => error instanceof Problem && error.code === 'rate_limited')).toBe(true)
  for (const { response } of held) await response?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot frees the slot of a client that disconnects, also in the queue', async () => {
  const connection = new AbortController()
  const held = Array.from({ length: 4 }, () => requestLarge('dana', { signal: connection.signal }))
  const gone = new AbortController()
  const [waits, next] = [requestLarge('dana', { signal: gone.signal }), requestLarge('dana')]
  await vi.advanceTimersByTimeAsync(0)
  gone.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(waits.error).toBe(gone.signal.reason)
  expect(next.response).toBeUndefined()
  connection.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(next.response).toBeDefined()
  await next.response?.body?.cancel()
  expect(held).toHaveLength(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot holds no slot for a small or empty response or a HEAD request', async () => {
  for (let i = 0; i < 6; i++) {
    for (const [init, response] of [
      [{}, new Response('small')],
      [{}, new Response(null, { status: 304 })],
      [{ method: 'HEAD' }, new Response(LARGE)],
    ] as const) {
      const { hold } = await takeResponseSlot('dana', request(init))
      expect((await hold(response)).status).toBe(response.status)
    }
  }
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [64 * 1024, true],
  [64 * 1024 + 1, false],
])('takeResponseSlot frees the slot of an unread response of %i bytes at once: %s', async (bytes, isFreed) => {
  const held = Array.from({ length: 4 }, () => requestLarge('dana', {}, { body: new Uint8Array(bytes) }))
  const next = requestLarge('dana')
  await vi.advanceTimersByTimeAsync(0)
  expect(next.response !== undefined).toBe(isFreed)
  for (const { response } of [...held, next]) await response?.body?.cancel()
})

test('takeResponseSlot passes a response on unchanged, in pieces of at most 64 KB', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251)
  const { response } = await settled(requestLarge('dana', {}, { body: bytes }))
  expect([response?.status, response?.headers.get('etag')]).toEqual([201, '"x"'])
  const pieces: Uint8Array[] = []
  for await (const piece of response?.body ?? []) pieces.push(piece)
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBe(64 * 1024)
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
})

test('takeResponseSlot holds the slot of a small file until it is read, and skips its empty pieces', async () => {
  const files = Array.from({ length: 4 }, createFile)
  const held = await settled(files.map(({ body }) => requestLarge('dana', {}, { body, isFile: true })))
  const next = await settled(requestLarge('dana'))
  expect(next.response).toBeUndefined()
  const reader = held[0]?.response?.body?.getReader()
  for (const piece of [new Uint8Array(0), new Uint8Array([1, 2])]) files[0]?.send(piece)
  expect(await reader?.read()).toEqual({ done: false, value: new Uint8Array([1, 2]) })
  files[0]?.close()
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
  await settled(next)
  expect(next.response).toBeDefined()
  for (const { response } of [...held.slice(1), next]) await response?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot frees the slot of a file that fails, and passes its error on', async () => {
  const file = createFile()
  const broken = await settled(requestLarge('dana', {}, { body: file.body, isFile: true }))
  const held = Array.from({ length: 3 }, () => requestLarge('dana'))
  const next = await settled(requestLarge('dana'))
  file.fail(new Error('broken'))
  await expect(broken.response?.text()).rejects.toThrow('broken')
  await settled(next)
  expect(next.response).toBeDefined()
  for (const { response } of [...held, next]) await response?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot cancels the source and cuts the response off when the client disconnects', async () => {
  const file = createFile()
  const gone = new AbortController()
  const { response } = await settled(requestLarge('dana', { signal: gone.signal }, { body: file.body, isFile: true }))
  const reader = response?.body?.getReader()
  for (const piece of [1, 2]) file.send(new Uint8Array([piece]))
  await reader?.read()
  gone.abort()
  await expect(reader?.read()).rejects.toThrow('disconnected')
  expect(file.state.cancelled).toBe(gone.signal.reason)
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot counts a freed slot once, also if its client disconnects after reading', async () => {
  const gone = new AbortController()
  const first = requestLarge('dana', { signal: gone.signal })
  const held = Array.from({ length: 3 }, () => requestLarge('dana'))
  const waiting = await settled([requestLarge('dana'), requestLarge('dana')])
  await first.response?.arrayBuffer()
  gone.abort()
  await settled(waiting)
  expect(waiting.map(({ response }) => response !== undefined)).toEqual([true, false])
  for (const { response } of held) await response?.body?.cancel()
  await settled(waiting)
  for (const { response } of waiting) await response?.body?.cancel()
})

test('takeResponseSlot does not queue a client that has already disconnected, nor count one that left the queue', async () => {
  const held = Array.from({ length: 4 }, () => requestLarge('dana'))
  const gone = new AbortController()
  gone.abort()
  const late = requestLarge('dana', { signal: gone.signal })
  const next = await settled(requestLarge('dana'))
  expect(late.error).toBe(gone.signal.reason)
  await held[0]?.response?.body?.cancel()
  await settled(next)
  expect(next.response).toBeDefined()
  for (const { response } of [...held.slice(1), next]) await response?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('takeResponseSlot logs a source that cannot be cancelled after 30 seconds without reading', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = new ReadableStream<Uint8Array>({ cancel: () => Promise.reject(new Error('stuck')) })
  await settled(requestLarge('dana', {}, { body, isFile: true }))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(log).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
