import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEASE_SECONDS, renewLease } from '#lib/server/platform/lease'

const LONGEST_MS = 60_000
let renewals: number[]
const renew = async () => {
  renewals.push(Date.now())
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  renewals = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('renews several times before a lease would end, until it is stopped', async () => {
  const stop = renewLease(renew, LONGEST_MS)
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000)
  expect(renewals.length).toBeGreaterThan(2)
  const before = renewals.length
  stop()
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
  expect(renewals).toHaveLength(before)
})

test('stops by itself after the longest time', async () => {
  renewLease(renew, LONGEST_MS)
  await vi.advanceTimersByTimeAsync(3 * LONGEST_MS)
  expect(renewals.at(-1)).toBe(LONGEST_MS)
  expect(vi.getTimerCount()).toBe(0)
})

test('logs a failed renewal without its content, and goes on', async () => {
  const log: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => log.push(text))
  let count = 0
  const stop = renewLease(async () => {
    count++
    throw count === 1 ? new Error('away') : 'secret'
  }, LONGEST_MS)
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 500)
  stop()
  expect(log).toEqual(['A lease was not renewed: away', 'A lease was not renewed: '])
})
