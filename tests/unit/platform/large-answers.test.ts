import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#lib/errors'
import { takeAnswerPlace } from '#lib/server/platform/http/large-answers'

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

/** Asks for a large answer. @returns what came of it so far */
function asked(userId: string, init: RequestInit = {}) {
  const state: { answer?: Response; fault?: unknown } = {}
  void takeAnswerPlace(userId, request(init))
    .then(async ({ hold }) => {
      state.answer = await hold(new Response(LARGE))
    })
    .catch((fault: unknown) => {
      state.fault = fault
    })
  return state
}

test('gives a user four places, and the next when an answer is read', async () => {
  const all = Array.from({ length: 5 }, () => asked('dana'))
  const [first, , , , fifth] = all
  const other = asked('noa')
  await vi.advanceTimersByTimeAsync(0)
  expect([...all, other].map(({ answer }) => answer !== undefined)).toEqual([true, true, true, true, false, true])
  expect((await first?.answer?.arrayBuffer())?.byteLength).toBe(LARGE.byteLength)
  await vi.advanceTimersByTimeAsync(0)
  expect(fifth?.answer).toBeDefined()
  for (const { answer } of [...all.slice(1), other]) await answer?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('frees a place after 30 seconds without reading, and breaks that answer off', async () => {
  const all = Array.from({ length: 4 }, () => asked('dana'))
  await vi.advanceTimersByTimeAsync(0)
  const reader = all[0]?.answer?.body?.getReader()
  await vi.advanceTimersByTimeAsync(25_000)
  // A slow reader keeps the place.
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
  const late = asked('dana')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(late.answer).toBeDefined()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(reader?.read()).rejects.toThrow('not being read')
  expect(vi.getTimerCount()).toBe(0)
})

test('refuses with the seconds to wait after ten seconds in line, and beyond a hundred at once', async () => {
  const held = Array.from({ length: 4 }, () => asked('dana'))
  const waiting = Array.from({ length: 100 }, () => asked('dana'))
  const beyond = asked('dana')
  await vi.advanceTimersByTimeAsync(0)
  expect(beyond.fault).toEqual(new Problem('rate_limited', { retryAfterSeconds: 30 }))
  expect(waiting.every(({ fault }) => fault === undefined)).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(waiting.every(({ fault }) => fault instanceof Problem && fault.code === 'rate_limited')).toBe(true)
  for (const { answer } of held) await answer?.body?.cancel()
  expect(vi.getTimerCount()).toBe(0)
})

test('frees the place of a caller that disconnects, also while it waits', async () => {
  const hangUp = new AbortController()
  const held = Array.from({ length: 4 }, () => asked('dana', { signal: hangUp.signal }))
  const gone = new AbortController()
  const [waits, next] = [asked('dana', { signal: gone.signal }), asked('dana')]
  await vi.advanceTimersByTimeAsync(0)
  gone.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(waits.fault).toBe(gone.signal.reason)
  expect(next.answer).toBeUndefined()
  hangUp.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(next.answer).toBeDefined()
  await next.answer?.body?.cancel()
  expect(held).toHaveLength(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('holds no place for a small answer, an empty one or a HEAD', async () => {
  for (let i = 0; i < 6; i++) {
    for (const [init, answer] of [
      [{}, new Response('small')],
      [{}, new Response(null, { status: 304 })],
      [{ method: 'HEAD' }, new Response(LARGE)],
    ] as const) {
      const { hold } = await takeAnswerPlace('dana', request(init))
      expect((await hold(answer)).status).toBe(answer.status)
    }
  }
  expect(vi.getTimerCount()).toBe(0)
})
