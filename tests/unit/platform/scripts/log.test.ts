import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { boundedLog } from '../../../../scripts/server/log.ts'

describe('boundedLog', () => {
  const lines: string[] = []
  let log: ReturnType<typeof boundedLog>
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
    lines.length = 0
    log = boundedLog((line) => lines.push(line))
  })
  afterEach(() => void vi.useRealTimers())

  test('begins each line with its date', () => {
    log('Mail failed', new Error('refused'))
    expect(lines).toEqual([expect.stringMatching(/^2026-11-24T10:00:00\.000Z Mail failed Error: refused\n {2,}at .*\n$/s)])
  })

  test('writes five errors of a kind per minute, and then the number of repetitions', () => {
    for (let count = 0; count < 12; count++) log('Failed at the same place, as a text without a stack tells:', count)
    expect(lines).toHaveLength(5)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toMatch(/^2026-11-24T10:01:00\.000Z Failed at the same place.* … repeated 7 times\n$/)
  })

  test('counts errors by where they were created, not by their text', () => {
    for (let count = 0; count < 100; count++) log(`${count} failed`, new Error(`${count}`))
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toMatch(/^2026-11-24T10:01:00\.000Z at .*log\.test\.ts.* … repeated 95 times\n$/)
    log('again')
    expect(lines.at(-1)).toMatch(/ again\n$/)
  })

  test('limits its output for any number of kinds and characters', () => {
    for (let count = 0; count < 10_000; count++) log(`${count} is a kind`.padEnd(100_000, 'x'))
    vi.advanceTimersByTime(60_000)
    expect(lines.join('').length).toBeLessThan(70_000)
    expect(lines.at(-1)).toMatch(/Other errors … repeated \d+ times\n$/)
  })

  test('indents further lines of a text, so that none looks like a log line', () => {
    log('a\n2026-11-24T10:00:00.000Z forged\u001b[31m\rred')
    expect(lines).toEqual(['2026-11-24T10:00:00.000Z a\n  2026-11-24T10:00:00.000Z forged [31m red\n'])
  })
})
