import { describe, expect, test } from 'vitest'
import {
  type Block,
  blocksOf,
  composeDay,
  type DayRequest,
  findOtherBlock,
  getReturningSince,
  isBlock,
  isPossibleAt,
  minutesOfParts,
  type Part,
  playMinutes,
  replaceBlock,
} from '#lib/domain/activities/days/plan'
import { buildDayFrame, composedDurationOf, composedDurations } from '#lib/domain/activities/days/rhythm'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 10)

const block = (n: number, fields: Partial<Block> = {}): Block => ({
  ...{ id: `block-${n}`, categoryId: `category-${n % 7}`, settings: ['indoor', 'outdoor'], places: ['home', 'yard'] },
  ...{ durationMinutes: 15 + (n % 4) * 5, prepMinutes: 0, tidyMinutes: 0, isFree: true, quick: ['One', 'Two', 'Three'] },
  ...{ circumstances: { energy: n % 3 } },
  ...fields,
})
const many = Array.from({ length: 60 }, (_, n) => block(n))

const request = (fields: Partial<DayRequest<Block>> = {}): DayRequest<Block> => ({
  ...{ duration: 'full-day', setting: 'indoor', ageMonths: 48, ranked: many, seen: new Map(), now, isAllowed: () => true },
  ...fields,
})
function day(fields: Partial<DayRequest<Block>> = {}): Part<Block>[] {
  const parts = composeDay(request(fields), { mayRepeat: true })
  if (!parts) throw new Error('no day')
  return parts
}
const energies = (parts: Part<Block>[]) => parts.map((part) => part.block?.circumstances?.energy)
const cases = [3, 8, 18, 30, 48, 70, 100, 200].flatMap((ageMonths) => composedDurations.map((duration) => ({ ageMonths, duration })))

describe('the frame of a composed time', () => {
  test.each(cases)('at $ageMonths months, $duration: things first, tidying last, as long as was asked for', ({ ageMonths, duration }) => {
    const stretches = buildDayFrame(duration, ageMonths)
    expect(stretches[0]?.pause).toBe('gather')
    expect(stretches.at(-1)?.pause).toBe('tidy')
    expect(composedDurationOf(minutesOfParts(stretches))).toBe(duration)
  })

  test('has a rest and a meal in a whole day, as the age needs them', () => {
    const pausesAt = (ageMonths: number) => buildDayFrame('full-day', ageMonths).flatMap(({ pause }) => pause ?? [])
    expect(pausesAt(8)).toEqual(expect.arrayContaining(['feed', 'sleep']))
    expect(pausesAt(30)).toEqual(expect.arrayContaining(['change', 'lunch', 'nap']))
    expect(pausesAt(48)).toEqual(expect.arrayContaining(['snack', 'lunch', 'rest']))
    const playAt = (ageMonths: number) => Math.max(...buildDayFrame('full-day', ageMonths).flatMap(({ pause, minutes }) => (pause ? [] : [minutes])))
    expect(playAt(8)).toBeLessThan(playAt(30))
    expect(playAt(30)).toBeLessThan(playAt(100))
  })
})

describe('a composed time', () => {
  test.each(cases)(
    'at $ageMonths months, $duration: adds up, has nothing twice, and is calm before rest and at the end',
    ({ ageMonths, duration }) => {
      const parts = day({ ageMonths, duration })
      expect(composedDurationOf(minutesOfParts(parts))).toBe(duration)
      const ids = blocksOf(parts).map(({ id }) => id)
      expect(ids.length).toBeGreaterThanOrEqual(2)
      expect(new Set(ids).size).toBe(ids.length)
      const lively = energies(parts).flatMap((energy, i) => (energy === 2 ? [i] : []))
      for (const i of lively) expect([parts[i + 1]?.pause, energies(parts)[i + 1]]).not.toEqual(expect.arrayContaining([2]))
      for (const i of lively) expect(['rest', 'nap', 'sleep', 'tidy']).not.toContain(parts[i + 1]?.pause)
    },
  )

  test('is the same for the same request', () => {
    expect(day()).toEqual(day())
  })

  test('takes the best that suit, of kinds that differ', () => {
    const parts = day({ duration: 'half-day' })
    const categories = parts.map((part) => part.block?.categoryId)
    for (const [i, category] of categories.entries()) if (category) expect(categories[i + 1]).not.toBe(category)
    expect(blocksOf(parts).every(({ id }) => Number(id.slice(6)) < 30)).toBe(true)
  })

  test('rather has few longer things than many short ones', () => {
    const short = Array.from({ length: 30 }, (_, n) => block(n, { durationMinutes: 10 }))
    const long = Array.from({ length: 30 }, (_, n) => block(100 + n, { durationMinutes: 30 }))
    const [first, ...rest] = blocksOf(day({ ranked: [...short, ...long] })).map(({ durationMinutes }) => durationMinutes)
    expect(first).toBe(30)
    expect(rest.filter((minutes) => minutes === 30).length).toBeGreaterThan(rest.length / 2)
  })

  test('outdoors has nothing lively while the sun is high, and what can be done under a roof where there is some', () => {
    const sunny = many.map((one, n) => ({ ...one, settings: n % 2 ? (['outdoor'] as const) : (['indoor', 'outdoor'] as const) }))
    const parts = day({ setting: 'outdoor', ageMonths: 90, ranked: sunny })
    let startsAt = 8 * 60 + 30
    const inHighSun: Block[] = []
    for (const part of parts) {
      if (part.block && startsAt >= 11 * 60 && startsAt < 16 * 60) inHighSun.push(part.block)
      startsAt += part.minutes
    }
    expect(inHighSun.length).toBeGreaterThan(0)
    expect(inHighSun.every(({ circumstances, settings }) => circumstances?.energy !== 2 && settings.length === 2)).toBe(true)
    expect(energies(parts)).toContain(2)
  })

  test('brings nothing back within three days, and at most half of it within seven', () => {
    const ago = (days: number) => now - days * DAY_MS
    const seen = new Map(many.slice(0, 30).map(({ id }, n) => [id, n < 15 ? ago(2) : ago(5)]))
    const ids = blocksOf(day({ seen })).map(({ id }) => id)
    expect(ids.filter((id) => seen.get(id) === ago(2))).toEqual([])
    const recent = ids.filter((id) => seen.get(id) === ago(5))
    expect(recent.length).toBeGreaterThan(0)
    expect(recent.length).toBeLessThanOrEqual(ids.length / 2)
  })

  test('repeats where there is nothing else, and only if it may', () => {
    const seen = new Map(many.map(({ id }) => [id, now - DAY_MS]))
    expect(composeDay(request({ seen }), { mayRepeat: false })).toBeUndefined()
    expect(blocksOf(day({ seen })).length).toBeGreaterThan(1)
  })

  test('knows when they last saw what returns too soon', () => {
    const ago = (days: number) => now - days * DAY_MS
    const seen = new Map(many.map(({ id }, n) => [id, ago(n === 7 ? 1 : 2)]))
    const returning = day({ seen })
    const lately = blocksOf(returning).some(({ id }) => id === 'block-7') ? ago(1) : ago(2)
    expect(getReturningSince(request({ seen }), returning)).toBe(lately)
    const longAgo = new Map(many.map(({ id }) => [id, ago(5)]))
    expect(getReturningSince(request({ seen: longAgo }), returning)).toBeUndefined()
    expect(getReturningSince(request(), returning)).toBeUndefined()
  })

  test('is none where there are too few, or where the gate lets none pass', () => {
    expect(composeDay(request({ ranked: many.slice(0, 2) }), { mayRepeat: true })).toBeUndefined()
    expect(composeDay(request({ isAllowed: () => false }), { mayRepeat: true })).toBeUndefined()
  })

  test('asks the gate for all of it together', () => {
    const blocks = blocksOf(day({ isAllowed: (all) => all.filter(({ id }) => id.endsWith('1')).length <= 1 }))
    expect(blocks.filter(({ id }) => id.endsWith('1')).length).toBeLessThanOrEqual(1)
  })
})

describe('a block', () => {
  test.each([
    [{}, true],
    [{ durationMinutes: 9 }, false],
    [{ durationMinutes: 46 }, false],
    [{ isFree: false }, false],
    [{ quick: [] }, false],
    [{ circumstances: null }, false],
    [{ prepMinutes: null }, false],
    [{ places: ['car', 'transit'] }, false],
    [{ places: ['park'] }, false],
  ])('%o can be one at home: %s', (fields, is) => {
    expect(isBlock(block(1, fields), 'indoor')).toBe(is)
  })

  test('is played for what is left without fetching and tidying, in whole fives', () => {
    expect(playMinutes(block(1, { durationMinutes: 30, prepMinutes: 5, tidyMinutes: 3 }))).toBe(25)
    expect(playMinutes(block(1, { durationMinutes: 12, prepMinutes: 4, tidyMinutes: 4 }))).toBe(10)
  })
})

describe('a swap', () => {
  const parts = day()
  const at = parts.findIndex((part) => part.block !== null)

  test('brings another one that is not there yet, and the whole still fits', () => {
    const other = findOtherBlock(request(), parts, at)
    if (!other) throw new Error('no other')
    expect(blocksOf(parts).map(({ id }) => id)).not.toContain(other.id)
    expect(composedDurationOf(minutesOfParts(replaceBlock(parts, at, other)))).toBe('full-day')
  })

  test('brings none that is too lively beside its neighbors, nor one that the gate refuses for the whole', () => {
    const lively = many.filter(({ circumstances }) => circumstances?.energy === 2)
    const beside = parts.findIndex((part, i) => part.block && parts.at(i - 1)?.block?.circumstances?.energy === 2)
    expect(beside).toBeGreaterThan(0)
    expect(findOtherBlock(request({ ranked: lively }), parts, beside)).toBeUndefined()
    expect(findOtherBlock(request({ isAllowed: () => false }), parts, at)).toBeUndefined()
  })

  test('is not possible where a pause is, or with what is there already', () => {
    const pause = parts.findIndex((part) => part.block === null)
    expect(isPossibleAt(request(), parts, pause, block(59))).toBe(false)
    const last = blocksOf(parts).at(-1)
    expect(last && isPossibleAt(request(), parts, at, last)).toBe(false)
  })
})
