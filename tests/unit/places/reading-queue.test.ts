import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { KnownOpening, Reading } from '#lib/server/places/hours'
import { createReadingQueue } from '#lib/server/places/reading-queue'

const SLICE_MS = 10
const known: KnownOpening = { opening: { openState: 'open', closesAt: null, opensAt: null }, fromMs: 0, untilMs: 1 }

/** Creates a queue whose clock advances only by reading, and readings that count their steps. */
function createCountingQueue() {
  let ms = 0
  let steps = 0
  function* reading(count: number): Reading {
    for (let step = 1; step < count; step++) {
      ms++
      steps++
      yield
    }
    ms++
    steps++
    return known
  }
  return { queue: createReadingQueue({ clock: () => ms, sliceMs: SLICE_MS }), reading, steps: () => steps }
}

/** Counts the steps in each turn of the event loop until all is read. */
async function countStepsByTurn(steps: () => number, isDone: () => boolean): Promise<number[]> {
  const turns: number[] = []
  while (!isDone()) {
    const before = steps()
    await setImmediate()
    turns.push(steps() - before)
  }
  return turns
}

test('createReadingQueue runs other work between slices while many hours are read', async () => {
  const { queue, reading, steps } = createCountingQueue()
  let isDone = false
  const all = Promise.all(Array.from({ length: 200 }, (_, i) => queue.read(`hours ${i}`, () => reading(1)))).then(() => {
    isDone = true
  })
  const turns = await countStepsByTurn(steps, () => isDone)
  await all
  expect(steps()).toBe(200)
  expect(Math.max(...turns)).toBe(SLICE_MS)
  expect(turns.filter((count) => count > 0)).toHaveLength(200 / SLICE_MS)
})

test('createReadingQueue runs other work between slices of one long text', async () => {
  const { queue, reading, steps } = createCountingQueue()
  let isDone = false
  const one = queue
    .read('endless', () => reading(55))
    ?.then(() => {
      isDone = true
    })
  const turns = await countStepsByTurn(steps, () => isDone)
  await one
  expect(Math.max(...turns)).toBe(SLICE_MS)
})

test('createReadingQueue reads a text once for all waiting callers', async () => {
  const { queue, reading, steps } = createCountingQueue()
  const results = await Promise.all(Array.from({ length: 8 }, () => queue.read('same', () => reading(3))))
  expect(results).toEqual(Array(8).fill(known))
  expect(steps()).toBe(3)
})

test('createReadingQueue reads the other hours if one reading fails', async () => {
  const { queue, reading } = createCountingQueue()
  // biome-ignore lint/correctness/useYield: it fails before it could pause.
  function* failing(): Reading {
    throw new Error('unreadable')
  }
  const failed = queue.read('bad', failing)
  const good = queue.read('good', () => reading(1))
  await expect(failed).rejects.toThrow('unreadable')
  expect(await good).toEqual(known)
})
