import { describe, expect, test } from 'vitest'
import { makeBreaker } from '#lib/server/activities/ai/breaker'

const lasting = { isLasting: true }
const passing = { isLasting: false }

describe('the breaker', () => {
  test('opens for a minute after a failure that lasts', () => {
    const breaker = makeBreaker(2)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.failed(lasting, 1000)
    expect(breaker.isOpen(1000)).toBe(true)
    expect(breaker.isOpen(60_999)).toBe(true)
    expect(breaker.isOpen(61_000)).toBe(false)
  })

  test('opens after the second in a row of those that may pass', () => {
    const breaker = makeBreaker(2)
    breaker.failed(passing, 0)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.succeeded()
    breaker.failed(passing, 0)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.failed(passing, 0)
    expect(breaker.isOpen(0)).toBe(true)
  })

  test('once open lets the next two fail again before it opens anew', () => {
    const breaker = makeBreaker(2)
    breaker.failed(lasting, 0)
    breaker.failed(passing, 60_000)
    expect(breaker.isOpen(60_000)).toBe(false)
  })

  test.each([
    [90, 90_000],
    [5, 60_000],
    [86_400, 600_000],
    [undefined, 60_000],
  ])('believes a server that asks for %s s, within a minute and ten', (retryAfterSeconds, openMs) => {
    const breaker = makeBreaker(2)
    breaker.failed({ isLasting: true, retryAfterSeconds }, 0)
    expect(breaker.isOpen(openMs - 1)).toBe(true)
    expect(breaker.isOpen(openMs)).toBe(false)
  })
})
