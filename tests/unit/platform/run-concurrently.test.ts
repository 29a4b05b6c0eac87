import { expect, test } from 'vitest'
import { runConcurrently } from '#lib/client/platform/run-concurrently'

test('runConcurrently runs each item once, at most four at a time, and returns those that failed', async () => {
  const begun: number[] = []
  const waiting: (() => void)[] = []
  const all = runConcurrently([1, 2, 3, 4, 5, 6, 7], async (one) => {
    begun.push(one)
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (one % 3 === 0) throw new Error('No')
  })
  expect(begun).toEqual([1, 2, 3, 4])
  while (waiting.length > 0) {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(await all).toEqual([3, 6])
})

test('runConcurrently returns nothing for no items', async () => {
  expect(await runConcurrently([], () => Promise.reject(new Error('No')))).toEqual([])
})
