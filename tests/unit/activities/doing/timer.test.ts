import { describe, expect, test } from 'vitest'
import { clockOf, leftMs, newTimer, pauseTimer, startTimer, timerFromText, timerToText } from '#lib/domain/activities/doing/timer'

describe('a timer', () => {
  test('follows the clock without counting, and ends at 0', () => {
    const timer = startTimer(newTimer(300), 1000)
    expect(leftMs(timer, 1000)).toBe(300_000)
    expect(leftMs(timer, 121_000)).toBe(180_000)
    expect(leftMs(timer, 9_000_000)).toBe(0)
  })

  test('keeps what is left while it is paused', () => {
    const paused = pauseTimer(startTimer(newTimer(300), 0), 60_000)
    expect(leftMs(paused, 5_000_000)).toBe(240_000)
    expect(leftMs(startTimer(paused, 5_000_000), 5_040_000)).toBe(200_000)
  })

  test('is not started again while it runs', () => {
    expect(startTimer(startTimer(newTimer(60), 0), 30_000)).toEqual({ endsAt: 60_000 })
  })

  test('is read as it was stored, and nothing else is', () => {
    for (const timer of [newTimer(300), startTimer(newTimer(300), 1_790_000_000_000)]) expect(timerFromText(timerToText(timer))).toEqual(timer)
    for (const text of ['', '0,1', 'ends', 'left -1', 'ends x']) expect(timerFromText(text)).toBeUndefined()
  })
})

describe('clockOf', () => {
  test.each([
    [300_000, '5:00'],
    [299_001, '5:00'],
    [61_000, '1:01'],
    [1, '0:01'],
    [0, '0:00'],
    [3_661_000, '1:01:01'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(clockOf(ms)).toBe(text)
  })
})
