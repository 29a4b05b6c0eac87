import { describe, expect, test } from 'vitest'
import { makeBreaker } from '#lib/server/activities/ai/breaker'

const lasting = { isLasting: true }
const temporary = { isLasting: false }

describe('makeBreaker', () => {
  test('opens for a minute after a lasting failure', () => {
    const breaker = makeBreaker(2)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.failed(lasting, 1000)
    expect(breaker.isOpen(1000)).toBe(true)
    expect(breaker.isOpen(60_999)).toBe(true)
    expect(breaker.isOpen(61_000)).toBe(false)
  })

  test('opens after two temporary failures in a row', () => {
    const breaker = makeBreaker(2)
    breaker.failed(temporary, 0)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.succeeded()
    breaker.failed(temporary, 0)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.failed(temporary, 0)
    expect(breaker.isOpen(0)).toBe(true)
  })

  test('after it has closed, opens again only after two more failures', () => {
    const breaker = makeBreaker(2)
    breaker.failed(lasting, 0)
    breaker.failed(temporary, 60_000)
    expect(breaker.isOpen(60_000)).toBe(false)
  })

  test.each([
    [90, 90_000],
    [5, 60_000],
    [86_400, 600_000],
    [undefined, 60_000],
  ])('stays open as long as Retry-After: %s s asks, from one to ten minutes', (retryAfterSeconds, openMs) => {
    const breaker = makeBreaker(2)
    breaker.failed({ isLasting: true, retryAfterSeconds }, 0)
    expect(breaker.isOpen(openMs - 1)).toBe(true)
    expect(breaker.isOpen(openMs)).toBe(false)
  })
})
