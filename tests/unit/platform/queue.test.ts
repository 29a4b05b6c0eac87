import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueuePlace } from '#lib/server/platform/queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes a turn. @returns it, and whether it has begun */
function taken(key: string) {
  const turn = createQueuePlace(key)
  const state = { hasBegun: false, end: turn.end }
  void turn.begin().then(() => {
    state.hasBegun = true
  })
  return state
}

test('turns of one person come one after the other, those of another do not wait', async () => {
  const [first, second, third, other] = [taken('dana'), taken('dana'), taken('dana'), taken('noa')]
  await vi.advanceTimersByTimeAsync(0)
  expect([first, second, third, other].map(({ hasBegun }) => hasBegun)).toEqual([true, false, false, true])
  first.end()
  await vi.advanceTimersByTimeAsync(0)
  expect([second, third].map(({ hasBegun }) => hasBegun)).toEqual([true, false])
  for (const turn of [second, third, other]) turn.end()
})

test('somebody who stops sending in the middle holds nobody up for long', async () => {
  const [stuck, second, third] = [taken('dana'), taken('dana'), taken('dana')]
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
