import { describe, expect, test } from 'vitest'
import type { Block } from '#lib/domain/activities/days/blocks'
import {
  blocksOf,
  composeDay,
  type DayRequest,
  findOtherBlock,
  getReturningSince,
  isPossibleAt,
  minutesOfParts,
  type Part,
  replaceBlock,
} from '#lib/domain/activities/days/plan'
import { composedDurationOf, composedDurations } from '#lib/domain/activities/days/rhythm'
import { dayBlock, withEnergy } from '../../../setup/data/day-blocks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 10)

const block = (n: number, fields: Partial<Block> = {}): Block =>
  dayBlock(`block-${n}`, { categoryId: `category-${n % 7}`, durationMinutes: 15 + (n % 4) * 5, ...withEnergy(n % 3), ...fields })
const many = Array.from({ length: 60 }, (_, n) => block(n))

const request = (fields: Partial<DayRequest<Block>> = {}): DayRequest<Block> => ({
  ...{ duration: 'full-day', setting: 'indoor', ageMonths: 48, ranked: many, seen: new Map(), now, isAllowed: () => true },
  ...{ isClass: false, hasBabyAndOlder: false },
  ...fields,
})
function composeOrThrow(fields: Partial<DayRequest<Block>> = {}): Part<Block>[] {
  const parts = composeDay(request(fields), { mayRepeat: false }) ?? composeDay(request(fields), { mayRepeat: true })
  if (!parts) throw new Error('no day')
  return parts
}
const energiesOf = (parts: Part<Block>[]) => parts.map((part) => part.block?.circumstances?.energy)
const cases = [3, 8, 18, 30, 48, 70, 100, 200].flatMap((ageMonths) => composedDurations.map((duration) => ({ ageMonths, duration })))

describe('composeDay', () => {
  test.each(cases)('fills $duration at $ageMonths months without repeats, calm before rests and at the end', ({ ageMonths, duration }) => {
    const parts = composeOrThrow({ ageMonths, duration })
    expect(composedDurationOf(minutesOfParts(parts))).toBe(duration)
    const ids = blocksOf(parts).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ids).size).toBe(ids.length)
    const lively = energiesOf(parts).flatMap((energy, i) => (energy === 2 ? [i] : []))
    for (const i of lively) expect([parts[i + 1]?.pause, energiesOf(parts)[i + 1]]).not.toEqual(expect.arrayContaining([2]))
    for (const i of lively) expect(['rest', 'nap', 'sleep', 'tidy']).not.toContain(parts[i + 1]?.pause)
  })

  test('returns the same day for the same request', () => {
    expect(composeOrThrow()).toEqual(composeOrThrow())
  })

  test('takes the best blocks of different categories', () => {
    const parts = composeOrThrow({ duration: 'half-day' })
    const categories = parts.map((part) => part.block?.categoryId)
    for (const [i, category] of categories.entries()) if (category) expect(categories[i + 1]).not.toBe(category)
    expect(blocksOf(parts).every(({ id }) => Number(id.slice(6)) < 30)).toBe(true)
  })

  test('prefers blocks that are long enough for the age', () => {
    const short = Array.from({ length: 30 }, (_, n) => block(n, { durationMinutes: 10 }))
    const long = Array.from({ length: 30 }, (_, n) => block(100 + n, { durationMinutes: 25 }))
    const minutes = blocksOf(composeOrThrow({ ranked: [...short, ...long] })).map(({ durationMinutes }) => durationMinutes)
    expect(minutes).toEqual([25, 25, 25, 25, 25])
  })

  test('has no lively outdoor block around noon, and prefers blocks that can be done indoors then', () => {
    const sunny = many.map((one, n) => ({ ...one, settings: n % 2 ? (['outdoor'] as const) : (['indoor', 'outdoor'] as const) }))
    const parts = composeOrThrow({ setting: 'outdoor', ageMonths: 90, ranked: sunny })
    let startsAt = 8 * 60 + 30
    const inHighSun: Block[] = []
    for (const part of parts) {
      if (part.block && startsAt >= 11 * 60 && startsAt < 16 * 60) inHighSun.push(part.block)
      startsAt += part.minutes
    }
    expect(inHighSun.length).toBeGreaterThan(0)
    expect(inHighSun.every(({ circumstances, settings }) => circumstances?.energy !== 2 && settings.length === 2)).toBe(true)
    expect(energiesOf(parts)).toContain(2)
  })

  test('repeats nothing within three days, and at most half within seven', () => {
    const ago = (days: number) => now - days * DAY_MS
    const seen = new Map(many.slice(0, 30).map(({ id }, n) => [id, n < 15 ? ago(2) : ago(5)]))
    const ids = blocksOf(composeOrThrow({ seen })).map(({ id }) => id)
    expect(ids.filter((id) => seen.get(id) === ago(2))).toEqual([])
    const recent = ids.filter((id) => seen.get(id) === ago(5))
    expect(recent.length).toBeGreaterThan(0)
    expect(recent.length).toBeLessThanOrEqual(ids.length / 2)
  })

  test('repeats a block only if no other fits and repeating is allowed', () => {
    const seen = new Map(many.map(({ id }) => [id, now - DAY_MS]))
    expect(composeDay(request({ seen }), { mayRepeat: false })).toBeUndefined()
    expect(blocksOf(composeOrThrow({ seen })).length).toBeGreaterThan(1)
  })

  test('getReturningSince returns when a block that repeats too soon was last seen', () => {
    const ago = (days: number) => now - days * DAY_MS
    const seen = new Map(many.map(({ id }, n) => [id, ago(n === 7 ? 1 : 2)]))
    const returning = composeOrThrow({ seen })
    const lastSeen = blocksOf(returning).some(({ id }) => id === 'block-7') ? ago(1) : ago(2)
    expect(getReturningSince(request({ seen }), returning)).toBe(lastSeen)
    const longAgo = new Map(many.map(({ id }) => [id, ago(5)]))
    expect(getReturningSince(request({ seen: longAgo }), returning)).toBeUndefined()
    expect(getReturningSince(request(), returning)).toBeUndefined()
  })

  test('returns no day if there are too few blocks or the gate refuses all', () => {
    expect(composeDay(request({ ranked: many.slice(0, 2) }), { mayRepeat: true })).toBeUndefined()
    expect(composeDay(request({ isAllowed: () => false }), { mayRepeat: true })).toBeUndefined()
  })

  test('passes all blocks to the gate together', () => {
    const blocks = blocksOf(composeOrThrow({ isAllowed: (all) => all.filter(({ id }) => id.endsWith('1')).length <= 1 }))
    expect(blocks.filter(({ id }) => id.endsWith('1')).length).toBeLessThanOrEqual(1)
  })
})

describe('findOtherBlock', () => {
  const parts = composeOrThrow()
  const at = parts.findIndex((part) => part.block !== null)

  test('returns a new block that fits the day', () => {
    const other = findOtherBlock(request(), parts, at)
    if (!other) throw new Error('no other')
    expect(blocksOf(parts).map(({ id }) => id)).not.toContain(other.id)
    expect(composedDurationOf(minutesOfParts(replaceBlock(parts, at, other)))).toBe('full-day')
  })

  test('returns no lively block next to a lively one, and none that the gate refuses for the day', () => {
    const lively = many.filter(({ circumstances }) => circumstances?.energy === 2)
    const before = lively[0]
    if (!before) throw new Error('no lively block')
    const wild = replaceBlock(parts, at, before)
    expect(parts[at + 1]?.block).not.toBeNull()
    expect(findOtherBlock(request({ ranked: lively }), wild, at + 1)).toBeUndefined()
    expect(findOtherBlock(request({ isAllowed: () => false }), parts, at)).toBeUndefined()
  })

  test('returns nothing for a pause, and no block that the day already has', () => {
    const pause = parts.findIndex((part) => part.block === null)
    expect(isPossibleAt(request(), parts, pause, block(59))).toBe(false)
    const last = blocksOf(parts).at(-1)
    expect(last && isPossibleAt(request(), parts, at, last)).toBe(false)
  })
})
