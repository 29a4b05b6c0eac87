import { expect, test } from 'vitest'
import { Problem } from '#lib/errors'
import { createFairQueue } from '#lib/server/platform/pictures/fair-queue'

/** A line whose work ends when the test says so, and the order in which pieces began. */
function line(maxWaitingSeconds = 60) {
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
    await settled()
  }
  return { add, began, endOne }
}

/** Lets everything that was settled go on. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve))
}

async function all({ began, endOne }: ReturnType<typeof line>, count: number): Promise<string[]> {
  for (let i = 0; i < count; i++) await endOne()
  return began
}

test('begins another user’s only picture after the one that runs, however many wait before it', async () => {
  const queue = line()
  const results = ['dana1', 'dana2', 'dana3', 'dana4', 'noa1'].map((name) => queue.add(name))
  await settled()
  expect(queue.began).toEqual(['dana1'])
  expect(await all(queue, 5)).toEqual(['dana1', 'noa1', 'dana2', 'dana3', 'dana4'])
  expect(await Promise.all(results)).toEqual(['dana1', 'dana2', 'dana3', 'dana4', 'noa1'])
})

test('takes turns by seconds of work, not by pictures', async () => {
  const queue = line()
  for (const name of ['dana1', 'dana2']) void queue.add(name, 3)
  for (const name of ['noa1', 'noa2', 'noa3', 'noa4']) void queue.add(name, 1)
  expect(await all(queue, 6)).toEqual(['dana1', 'noa1', 'noa2', 'noa3', 'dana2', 'noa4'])
})

test('gives a user who comes later no more than their turn', async () => {
  const queue = line()
  for (const name of ['dana1', 'dana2', 'dana3']) void queue.add(name)
  await settled()
  await queue.endOne()
  for (const name of ['noa1', 'noa2', 'noa3']) void queue.add(name)
  expect(await all(queue, 6)).toEqual(['dana1', 'dana2', 'noa1', 'dana3', 'noa2', 'noa3'])
})

test('refuses what one user has in line beyond the limit, with the seconds to wait, and nothing of others', async () => {
  const queue = line(5)
  for (const name of ['dana1', 'dana2', 'dana3']) void queue.add(name, 2)
  await expect(queue.add('dana4', 2)).rejects.toEqual(new Problem('rate_limited', { retryAfterSeconds: 4 }))
  // One piece may always wait, whatever it takes.
  void queue.add('noa1', 20)
  expect(await all(queue, 4)).toEqual(['dana1', 'noa1', 'dana2', 'dana3'])
})

test('drops the work of a caller that disconnects, and goes on after work that fails', async () => {
  const queue = line(5)
  const gone = new AbortController()
  void queue.add('dana1')
  const dropped = queue.add('dana2', 5, gone.signal)
  gone.abort()
  await expect(dropped).rejects.toBe(gone.signal.reason)
  await expect(queue.add('dana3', 1, gone.signal)).rejects.toBe(gone.signal.reason)
  void queue.add('dana4', 5)
  expect(await all(queue, 2)).toEqual(['dana1', 'dana4'])

  const inTurn = createFairQueue(5)
  const { signal } = gone.signal.aborted ? new AbortController() : gone
  await expect(inTurn({ userId: 'dana', seconds: 1, signal, run: () => Promise.reject(new Error('no picture')) })).rejects.toThrow('no picture')
  expect(await inTurn({ userId: 'dana', seconds: 1, signal, run: async () => 'a picture' })).toBe('a picture')
})
