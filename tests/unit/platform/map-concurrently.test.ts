import { describe, expect, test } from 'vitest'
import { mapConcurrently } from '#lib/server/platform/map-concurrently'

/** Promises that the test settles. */
function createGates() {
  const made = new Map<number, PromiseWithResolvers<string>>()
  const gate = (id: number) => {
    const known = made.get(id) ?? Promise.withResolvers<string>()
    made.set(id, known)
    return known
  }
  return gate
}

const never = new AbortController().signal

async function* numbers(count: number) {
  for (let id = 1; id <= count; id++) yield id
}

/** Waits until the handlers of settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('mapConcurrently', () => {
  test('yields each result as soon as it is ready', async () => {
    const gate = createGates()
    const results = mapConcurrently(
      () => numbers(3),
      { limit: 3, signal: never },
      (id) => gate(id).promise,
    )
    gate(2).resolve('two')
    expect(await results.next()).toEqual({ done: false, value: 'two' })
    gate(3).resolve('three')
    gate(1).resolve('one')
    expect(new Set([(await results.next()).value, (await results.next()).value])).toEqual(new Set(['one', 'three']))
    expect(await results.next()).toEqual({ done: true, value: undefined })
  })

  test('runs at most `limit` jobs at once', async () => {
    const gate = createGates()
    const begun: number[] = []
    const results = mapConcurrently(
      () => numbers(5),
      { limit: 2, signal: never },
      (id) => {
        begun.push(id)
        return gate(id).promise
      },
    )
    const first = results.next()
    await settle()
    expect(begun).toEqual([1, 2])
    gate(1).resolve('one')
    await first
    const second = results.next()
    await settle()
    expect(begun).toEqual([1, 2, 3])
    for (const id of [2, 3, 4, 5]) gate(id).resolve('')
    await second
    await results.return()
  })

  test('throws the error of the source after the earlier results', async () => {
    async function* broken() {
      yield 1
      throw new Error('cut off')
    }
    const results = mapConcurrently(broken, { limit: 3, signal: never }, async () => 'one')
    expect(await results.next()).toEqual({ done: false, value: 'one' })
    await expect(results.next()).rejects.toThrow('cut off')
  })

  test('throws the error of a job', async () => {
    const results = mapConcurrently(
      () => numbers(1),
      { limit: 3, signal: never },
      async () => {
        throw new Error('no work')
      },
    )
    await expect(results.next()).rejects.toThrow('no work')
  })

  test('aborts the source and the jobs if the consumer stops early', async () => {
    const signals: AbortSignal[] = []
    async function* endless(signal: AbortSignal) {
      signals.push(signal)
      yield 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    const results = mapConcurrently(endless, { limit: 3, signal: never }, async (_, signal) => {
      signals.push(signal)
      return 'one'
    })
    await results.next()
    await results.return()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})
