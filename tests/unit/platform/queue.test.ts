import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueuePlace } from '#lib/server/platform/queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes a place in the queue. @returns the place, and whether its turn has begun */
function takePlace(key: string) {
  const turn = createQueuePlace(key)
  const state = { hasBegun: false, end: turn.end }
  void turn.begin().then(() => {
    state.hasBegun = true
  })
  return state
}

test('createQueuePlace runs the turns of one key in order and does not block other keys', async () => {
  const [first, second, third, other] = [takePlace('dana'), takePlace('dana'), takePlace('dana'), takePlace('noa')]
  await vi.advanceTimersByTimeAsync(0)
  expect([first, second, third, other].map(({ hasBegun }) => hasBegun)).toEqual([true, false, false, true])
  first.end()
  await vi.advanceTimersByTimeAsync(0)
  expect([second, third].map(({ hasBegun }) => hasBegun)).toEqual([true, false])
  for (const turn of [second, third, other]) turn.end()
})

test('createQueuePlace ends a turn after ten seconds', async () => {
  const [stuck, second, third] = [takePlace('dana'), takePlace('dana'), takePlace('dana')]
  await vi.advanceTimersByTimeAsync(9_999)
  expect([stuck, second].map(({ hasBegun }) => hasBegun)).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([second, third].map(({ hasBegun }) => hasBegun)).toEqual([true, false])
  second.end()
  stuck.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(third.hasBegun).toBe(true)
  third.end()
  expect(vi.getTimerCount()).toBe(0)
})
