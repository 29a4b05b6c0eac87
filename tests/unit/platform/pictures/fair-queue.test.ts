import { expect, test } from 'vitest'
import { Problem } from '#lib/errors'
import { createFairQueue } from '#lib/server/platform/pictures/fair-queue'

/** Creates a queue whose jobs end when the test ends them, and records the order in which they began. */
function createTestQueue(maxWaitingSeconds = 60) {
  const inTurn = createFairQueue(maxWaitingSeconds)
  const began: string[] = []
  let end = () => {}
  const add = (name: string, seconds = 1, signal = new AbortController().signal) =>
    inTurn({
      userId: name.replace(/\d/, ''),
      seconds,
      signal,
      run: async () => {
        began.push(name)
        await new Promise<void>((resolve) => {
          end = resolve
        })
        return name
      },
    })
  const endOne = async () => {
    end()
    await settle()
  }
  return { add, began, endOne }
}

/** Waits until the handlers of settled promises have run. */
function settle() {
  return new Promise((resolve) => setImmediate(resolve))
}

async function endAll({ began, endOne }: ReturnType<typeof createTestQueue>, count: number): Promise<string[]> {
  for (let i = 0; i < count; i++) await endOne()
  return began
}

test('createFairQueue runs another user’s only picture next, even behind many waiting ones', async () => {
  const queue = createTestQueue()
  const results = ['dana1', 'dana2', 'dana3', 'dana4', 'noa1'].map((name) => queue.add(name))
  await settle()
  expect(queue.began).toEqual(['dana1'])
  expect(await endAll(queue, 5)).toEqual(['dana1', 'noa1', 'dana2', 'dana3', 'dana4'])
  expect(await Promise.all(results)).toEqual(['dana1', 'dana2', 'dana3', 'dana4', 'noa1'])
})

test('createFairQueue shares time between users by seconds of work, not by pictures', async () => {
  const queue = createTestQueue()
  for (const name of ['dana1', 'dana2']) void queue.add(name, 3)
  for (const name of ['noa1', 'noa2', 'noa3', 'noa4']) void queue.add(name, 1)
  expect(await endAll(queue, 6)).toEqual(['dana1', 'noa1', 'noa2', 'noa3', 'dana2', 'noa4'])
})

test('createFairQueue gives a later user no extra turns', async () => {
  const queue = createTestQueue()
  for (const name of ['dana1', 'dana2', 'dana3']) void queue.add(name)
  await settle()
  await queue.endOne()
  for (const name of ['noa1', 'noa2', 'noa3']) void queue.add(name)
  expect(await endAll(queue, 6)).toEqual(['dana1', 'dana2', 'noa1', 'dana3', 'noa2', 'noa3'])
})

test('createFairQueue returns rate_limited only to a user beyond the waiting limit', async () => {
  const queue = createTestQueue(5)
  for (const name of ['dana1', 'dana2', 'dana3']) void queue.add(name, 2)
  await expect(queue.add('dana4', 2)).rejects.toEqual(new Problem('rate_limited', { retryAfterSeconds: 4 }))
  void queue.add('dana5', 1)
  // One job per user may always wait, even a long one.
  void queue.add('noa1', 20)
  expect(await endAll(queue, 5)).toEqual(['dana1', 'noa1', 'dana2', 'dana3', 'dana5'])
})

test('createFairQueue runs one picture at a time, also while others wait', async () => {
  const queue = createTestQueue()
  for (const name of ['dana1', 'dana2']) void queue.add(name)
  await settle()
  await queue.endOne()
  void queue.add('noa1')
  await settle()
  expect(queue.began).toEqual(['dana1', 'dana2'])
  expect(await endAll(queue, 2)).toEqual(['dana1', 'dana2', 'noa1'])
})

test('createFairQueue begins a later user’s time at the least of the others', async () => {
  const queue = createTestQueue()
  for (const name of ['dana1', 'dana2']) void queue.add(name, 3)
  for (const name of ['noa1', 'noa2', 'noa3']) void queue.add(name, 1)
  await endAll(queue, 2)
  for (const name of ['lea1', 'lea2']) void queue.add(name, 1)
  expect(await endAll(queue, 5)).toEqual(['dana1', 'noa1', 'noa2', 'lea1', 'noa3', 'lea2', 'dana2'])
})

test('createFairQueue keeps the waiting pictures if a client disconnects after its picture began', async () => {
  const queue = createTestQueue()
  const gone = new AbortController()
  void queue.add('dana1')
  void queue.add('dana2', 1, gone.signal)
  void queue.add('dana3')
  await settle()
  await queue.endOne()
  gone.abort()
  expect(await endAll(queue, 2)).toEqual(['dana1', 'dana2', 'dana3'])
})

test('createFairQueue drops the job of a client that disconnects and continues after a failed job', async () => {
  const queue = createTestQueue(5)
  const gone = new AbortController()
  void queue.add('dana1')
  const dropped = queue.add('dana2', 5, gone.signal)
  gone.abort()
  await expect(dropped).rejects.toBe(gone.signal.reason)
  await expect(queue.add('dana3', 1, gone.signal)).rejects.toBe(gone.signal.reason)
  void queue.add('dana4', 5)
  expect(await endAll(queue, 2)).toEqual(['dana1', 'dana4'])

  const inTurn = createFairQueue(5)
  const { signal } = gone.signal.aborted ? new AbortController() : gone
  await expect(inTurn({ userId: 'dana', seconds: 1, signal, run: () => Promise.reject(new Error('no picture')) })).rejects.toThrow('no picture')
  expect(await inTurn({ userId: 'dana', seconds: 1, signal, run: async () => 'a picture' })).toBe('a picture')
})
