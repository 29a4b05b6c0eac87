import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { modelTimeouts } from '#lib/server/activities/ai/timeouts'
import { askWriter } from '#lib/server/activities/ai/writer'
import type { Behaviour } from '../../../setup/services/model.ts'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())
const question = {
  system: 'You write activities.',
  user: JSON.stringify({ count: 3, language: 'English', age_months: 50, setting: 'indoor', minutes: { min: 30, max: 60 } }),
}

beforeEach(() => {
  // Moves the date past any open circuit breaker; timers stay real.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 })
  model.behave({})
  model.calls.splice(0)
})
afterAll(async () => {
  vi.useRealTimers()
  await model.close()
})

/** Longer than any machine takes: only the tests for silence wait briefly. */
const patient = (signal = new AbortController().signal, ms = 30_000) => ({ signal, firstMs: ms, idleMs: ms, readingMs: ms })

/** Returns the whole answer, or the code of the error that ends it. */
async function readAnswer(signal?: AbortSignal, ms?: number): Promise<string> {
  let text = ''
  try {
    for await (const piece of askWriter(question, patient(signal, ms))) text += piece
    return text
  } catch (error) {
    if (error instanceof ModelError) return error.code
    throw error
  }
}

describe('askWriter', () => {
  test('yields the answer as it is written', async () => {
    model.behave({ tokensPerSecond: 2000 })
    const pieces: string[] = []
    for await (const piece of askWriter(question, patient())) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(100)
    expect(JSON.parse(pieces.join('')).activities).toHaveLength(3)
  })

  test.each<[string, Behaviour]>([
    ['silent', { hangs: true }],
    ['silent', { firstMs: 20_000 }],
    ['silent', { stallsAfter: 1 }],
    ['dropped', { dropsAfter: 1 }],
    ['not_allowed', { status: 401 }],
    ['not_allowed', { status: 403 }],
    ['not_found', { status: 404 }],
    ['rate_limited', { status: 429 }],
    ['server_error', { status: 500 }],
    ['server_error', { status: 503 }],
    ['not_understood', { status: 400 }],
    ['refusal', { refuses: true }],
    ['cut_off', { cutAfter: 1 }],
    ['too_long', { text: 'x'.repeat(300_000) }],
  ])('throws %s for %o', async (code, behaviour) => {
    model.behave(behaviour)
    expect(await readAnswer(undefined, code === 'silent' ? 300 : undefined)).toBe(code)
  })

  test('throws unreachable without a server, and resting a moment later', async () => {
    await model.close()
    // A connection kept open from before may fail first.
    const codes = [await readAnswer(), await readAnswer(), await readAnswer()]
    await model.open()
    expect(codes).toContain('unreachable')
    expect(await readAnswer()).toBe('resting')
    expect(model.calls).toHaveLength(0)
  })

  test('stops the model’s work when its signal aborts', async () => {
    model.behave({ tokensPerSecond: 100 })
    const stop = new AbortController()
    const called = model.nextCall()
    const stopped = readAnswer(stop.signal)
    const call = await called
    stop.abort()
    expect(await stopped).toBe('stopped')
    expect(await call.wasStopped).toBe(true)
  })

  test('stops the model’s work when the caller stops iterating', async () => {
    model.behave({ tokensPerSecond: 100 })
    const next = model.nextCall()
    for await (const _ of askWriter(question, patient())) break
    expect(await (await next).wasStopped).toBe(true)
  })

  test('does not count a slow caller as a silent model', async () => {
    model.behave({ tokensPerSecond: 20_000 })
    let text = ''
    for await (const piece of askWriter(question, { ...patient(), idleMs: 20 })) {
      if (text.length < 60) await new Promise((resolve) => setTimeout(resolve, 40))
      text += piece
    }
    expect(JSON.parse(text).activities).toHaveLength(3)
  })

  test('reserves part of the time for the library, and waits only part of the rest for the first data', () => {
    const long = modelTimeouts(30_000, new AbortController().signal)
    expect(long.firstMs).toBeCloseTo((28_000 * 2) / 3)
    expect(long.idleMs).toBeCloseTo(28_000 / 3)
    expect(modelTimeouts(5000, new AbortController().signal).firstMs).toBeCloseTo((4500 * 2) / 3)
  })
})
