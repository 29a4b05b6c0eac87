import { describe, expect, test } from 'vitest'
import { type Block, playMinutes } from '#lib/domain/activities/days/blocks'
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
import { composedDurationOf, isComposed, isInHighSun, type Pause } from '#lib/domain/activities/days/rhythm'
import { dayBlock, withEnergy } from '../../../setup/data/day-blocks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 5, 10)
const [QUIET, MEDIUM, LIVELY] = [0, 1, 2]

/** Builds a block of a separate category. */
const block = (id: string, minutes: number, energy = QUIET, fields: Partial<Block> = {}): Block =>
  dayBlock(id, { durationMinutes: minutes, ...withEnergy(energy), ...fields })

/** A request for one to two hours at eight years: two activities within 60 minutes, a snack and free play. */
const request = (ranked: readonly Block[], fields: Partial<DayRequest<Block>> = {}): DayRequest<Block> => ({
  ...{ duration: '1-2hours', setting: 'indoor', ageMonths: 100, ranked, seen: new Map(), now, isAllowed: () => true },
  ...{ isClass: false, hasBabyAndOlder: false },
  ...fields,
})

/** Returns the ids of the composed blocks. */
function composeIds(ranked: readonly Block[], fields: Partial<DayRequest<Block>> = {}): string[] | undefined {
  const parts = composeDay(request(ranked, fields), { mayRepeat: false })
  return parts && blocksOf(parts).map(({ id }) => id)
}

const pause = (kind: Pause, minutes: number): Part<Block> => ({ block: null, pause: kind, minutes })
const part = (one: Block): Part<Block> => ({ block: one, pause: null, minutes: playMinutes(one) })

describe('composeDay', () => {
  test('requires two blocks for an hour or two', () => {
    expect(composeIds([block('only', 30)])).toBeUndefined()
    expect(composeIds([block('first', 30), block('second', 30, MEDIUM)])).toEqual(['first', 'second'])
  })

  test('leaves room for each block of a go, and never exceeds it', () => {
    expect(composeIds([block('too long', 55), block('first', 45), block('second', 20, MEDIUM), block('third', 15)])).toEqual(['first', 'third'])
  })

  test('requires one block less for a whole day of a baby and older children', () => {
    const ranked = [block('a', 15), block('b', 15, MEDIUM), block('c', 15)]
    const day = { duration: 'full-day', ageMonths: 8 } as const
    expect(composeIds(ranked, day)).toBeUndefined()
    expect(composeIds(ranked, { ...day, hasBabyAndOlder: true })).toHaveLength(3)
    expect(composeIds(ranked.slice(1), { ...day, hasBabyAndOlder: true })).toBeUndefined()
  })

  test('leads a class under six years for at most 30 minutes in one go', () => {
    const ranked = [block('first', 30), block('second', 30, MEDIUM), block('third', 45)]
    expect(composeIds([block('first', 25), block('second', 25, MEDIUM)], { ageMonths: 50 })).toEqual(['first', 'second'])
    const parts = composeDay(request(ranked, { ageMonths: 50, isClass: true }), { mayRepeat: false })
    expect(parts?.map(({ pause: kind, minutes }) => kind ?? minutes)).toEqual(['gather', 30, 'snack', 30, 'free_play', 'tidy'])
  })

  test('gives the minutes that the activities leave to the next free play', () => {
    const freePlay = (minutes: number) =>
      composeDay(request([block('first', 25), block('second', minutes, MEDIUM)]), { mayRepeat: false })?.find((one) => one.pause === 'free_play')
        ?.minutes
    expect(freePlay(35)).toBe(10)
    expect(freePlay(25)).toBe(20)
  })

  test('joins two free plays if no activity is found between', () => {
    const blocks = ['a', 'b', 'c'].map((id, i) => block(id, 25, i % 2))
    const parts = composeDay(request([...blocks, block('lively', 20, LIVELY)], { duration: 'half-day', ageMonths: 30 }), { mayRepeat: false })
    expect(parts?.map(({ pause: kind }) => kind ?? 'activity').join(' ')).not.toContain('free_play free_play')
  })

  test('prefers a block of another category and another energy than the one before', () => {
    const ranked = [
      block('first', 30, QUIET, { categoryId: 'music' }),
      block('same category', 30, MEDIUM, { categoryId: 'music' }),
      block('same energy', 30, QUIET),
      block('other', 30, MEDIUM),
    ]
    expect(composeIds(ranked)).toEqual(['first', 'other'])
  })

  test('prefers a category that the day does not have yet', () => {
    const kinds = ['music', 'movement', 'music', 'kitchen', 'nature', 'movement']
    const ranked = kinds.map((categoryId, i) => block(`${categoryId} ${i}`, 25, i % 2, { categoryId }))
    const ids = composeIds(ranked, { duration: 'half-day' })
    expect(new Set(ids?.map((id) => id.split(' ')[0])).size).toBe(4)
  })

  test('has nothing lively after a meal of a baby', () => {
    const ranked = [block('quiet', 20), block('lively', 20, LIVELY), block('calm', 20, MEDIUM)]
    expect(composeIds(ranked, { ageMonths: 8 })).toEqual(['quiet', 'calm'])
    expect(composeIds(ranked, { ageMonths: 18 })).toEqual(['quiet', 'lively'])
  })

  test('has no cooking right after a snack', () => {
    const ranked = [block('quiet', 20), block('cook', 20, MEDIUM, { categoryId: 'kitchen' }), block('calm', 20, MEDIUM)]
    expect(composeIds(ranked, { ageMonths: 18 })).toEqual(['quiet', 'calm'])
  })

  test('prefers outdoors what is written for outdoors, and indoors what is written for indoors', () => {
    const ranked = [
      ...Array.from({ length: 4 }, (_, i) => block(`in ${i}`, 25, i % 2)),
      ...Array.from({ length: 4 }, (_, i) => block(`out ${i}`, 25, i % 2, { setting: 'outdoor' })),
    ]
    expect(composeIds(ranked, { setting: 'outdoor' })).toEqual(['out 0', 'out 1'])
    expect(composeIds(ranked)).toEqual(['in 0', 'in 1'])
  })

  test('passes each block to the gate together with those before it', () => {
    const isAllowed = (blocks: Block[]) => !(blocks.some(({ id }) => id === 'nuts') && blocks.some(({ id }) => id === 'seeds'))
    const ranked = [block('nuts', 30), block('seeds', 30, MEDIUM), block('song', 30, MEDIUM)]
    expect(composeIds(ranked, { isAllowed })).toEqual(['nuts', 'song'])
  })

  test.each([
    [3, undefined],
    [7, undefined],
    [7.01, ['first', 'second']],
  ])('with all blocks seen %d days ago, composes: %j', (days, ids) => {
    const ranked = [block('first', 30), block('second', 30, MEDIUM)]
    const seen = new Map(ranked.map(({ id }) => [id, now - days * DAY_MS]))
    expect(composeIds(ranked, { seen })).toEqual(ids)
  })

  test.each([
    [3, undefined],
    [3.01, ['new', 'seen']],
    [7, ['new', 'seen']],
  ])('with half of the blocks seen %d days ago, composes: %j', (days, ids) => {
    const ranked = [block('new', 30), block('seen', 30, MEDIUM)]
    expect(composeIds(ranked, { seen: new Map([['seen', now - days * DAY_MS]]) })).toEqual(ids)
  })

  test('repeats, if it must, only what the fresh blocks leave open, in the given order', () => {
    const ranked = [block('seen', 30), block('also seen', 30, MEDIUM), block('fresh', 15, MEDIUM)]
    const seen = new Map(['seen', 'also seen'].map((id) => [id, now]))
    const parts = composeDay(request(ranked, { seen }), { mayRepeat: true })
    expect(parts && blocksOf(parts).map(({ id }) => id)).toEqual(['fresh', 'seen'])
  })

  test('puts no lively block after a lively one, even if the next block is of the same category', () => {
    const ranked = [
      block('first', 30, LIVELY, { categoryId: 'dancing' }),
      block('second', 30, LIVELY),
      block('quiet', 30, QUIET, { categoryId: 'dancing' }),
    ]
    expect(composeIds(ranked)).toEqual(['first', 'quiet'])
  })

  test('keeps the order of the best blocks outdoors in half a day, which no high sun limits', () => {
    const best = Array.from({ length: 6 }, (_, i) => block(`best ${i}`, 30, i % 2, { settings: ['outdoor'] }))
    const sheltered = Array.from({ length: 6 }, (_, i) => block(`sheltered ${i}`, 30, i % 2))
    const ids = composeIds([...best, ...sheltered], { setting: 'outdoor', duration: 'half-day' })
    expect(ids).toHaveLength(4)
    expect(ids?.every((id) => id.startsWith('best'))).toBe(true)
  })
})

describe('getReturningSince', () => {
  const parts = [part(block('first', 45)), pause('snack', 15), part(block('second', 40)), part(block('new', 10))]

  test('returns the latest time within three days', () => {
    const seen = new Map([
      ['first', now - 3 * DAY_MS],
      ['second', now - 4 * DAY_MS],
    ])
    expect(getReturningSince(request([], { seen }), parts)).toBe(now - 3 * DAY_MS)
    expect(getReturningSince(request([], { seen: seen.set('second', now - DAY_MS) }), parts)).toBe(now - DAY_MS)
  })
})

describe('isPossibleAt', () => {
  const [first, second] = [block('first', 30), block('second', 30)]
  const parts = [pause('gather', 5), part(first), part(second), pause('tidy', 10)]
  const lively = block('lively', 30, LIVELY)

  test('refuses a lively block next to a lively one and before tidying', () => {
    expect(isPossibleAt(request([]), parts, 1, lively)).toBe(true)
    expect(isPossibleAt(request([]), parts, 2, lively)).toBe(false)
    expect(isPossibleAt(request([]), parts.with(2, part(block('wild', 30, LIVELY))), 1, lively)).toBe(false)
    const between = [...parts.slice(0, 3), part(block('third', 30)), pause('tidy', 10)]
    expect(isPossibleAt(request([]), between, 2, lively)).toBe(true)
    expect(isPossibleAt(request([]), between.with(1, part(block('wild', 30, LIVELY))), 2, lively)).toBe(false)
  })

  test.each([
    ['sleep', false],
    ['nap', false],
    ['rest', false],
    ['snack', true],
    ['lunch', true],
  ] as const)('returns for a lively block before %s: %s', (kind, isPossible) => {
    const paused = [pause('gather', 5), part(first), pause(kind, 15), part(second), pause('tidy', 10)]
    expect(isPossibleAt(request([]), paused, 1, lively)).toBe(isPossible)
  })

  test('refuses a block that another part of the plan uses, not the one that it replaces', () => {
    expect(isPossibleAt(request([]), parts, 1, second)).toBe(false)
    expect(isPossibleAt(request([]), parts, 1, first)).toBe(true)
  })

  test('refuses a block that makes the plan too short', () => {
    expect(isPossibleAt(request([]), parts, 1, block('short', 10))).toBe(false)
    expect(isPossibleAt(request([]), parts, 1, block('enough', 15))).toBe(true)
  })

  test('returns false for a pause and beyond the plan', () => {
    expect(isPossibleAt(request([]), parts, 0, block('new', 30))).toBe(false)
    expect(isPossibleAt(request([]), parts, 9, block('new', 30))).toBe(false)
  })

  test('passes the remaining blocks and the new one to the gate', () => {
    const asked: string[][] = []
    const isAllowed = (blocks: Block[]) => asked.push(blocks.map(({ id }) => id)) > 0
    expect(isPossibleAt(request([], { isAllowed }), parts, 1, block('new', 30))).toBe(true)
    expect(asked).toEqual([['second', 'new']])
  })

  test.each([
    ['outdoor', 'full-day', 145, false],
    ['outdoor', 'full-day', 140, true],
    ['indoor', 'full-day', 145, true],
  ] as const)('returns for a lively block %s in a %s after %d minutes: %s', (setting, duration, minutes, isPossible) => {
    const long: Part<Block> = { block: first, pause: null, minutes }
    const day = [pause('gather', 5), long, part(second), pause('snack', 60), part(block('third', 45)), pause('tidy', 10)]
    expect(isPossibleAt(request([], { setting, duration }), day, 2, lively)).toBe(isPossible)
  })

  test.each([
    ['feed', false],
    ['lunch', false],
    ['snack', true],
    ['free_play', true],
  ] as const)('returns for a lively block after %s: %s', (kind, isPossible) => {
    const paused = [pause('gather', 5), part(first), pause(kind, 15), part(second), pause('snack', 15)]
    expect(isPossibleAt(request([]), paused, 3, lively)).toBe(isPossible)
  })

  test('refuses cooking after a snack', () => {
    const paused = [pause('gather', 5), part(first), pause('snack', 15), part(second), pause('tidy', 10)]
    const cooking = block('cook', 30, QUIET, { categoryId: 'kitchen' })
    expect(isPossibleAt(request([]), paused, 3, cooking)).toBe(false)
    expect(isPossibleAt(request([]), paused, 1, cooking)).toBe(true)
  })

  test('refuses what makes the play in one go longer than the age takes, except if it is so already', () => {
    const long = [...parts.slice(0, 3), pause('snack', 15), part(block('third', 30)), pause('tidy', 10)]
    expect(isPossibleAt(request([]), long, 1, block('longer', 35))).toBe(false)
    expect(isPossibleAt(request([]), long, 1, block('shorter', 25))).toBe(true)
    const older = long.with(2, part(block('second', 45)))
    expect(isPossibleAt(request([], { duration: 'half-day' }), older, 1, block('new', 30))).toBe(true)
  })

  test('takes the difference from the next free play, but leaves ten minutes of it', () => {
    const free = [...parts.slice(0, 2), pause('free_play', 15), part(second), pause('tidy', 10)]
    expect(isPossibleAt(request([]), free, 1, block('longer', 35))).toBe(true)
    expect(isPossibleAt(request([]), free, 1, block('longest', 40))).toBe(false)
    const short = free.with(2, pause('free_play', 5))
    expect(isPossibleAt(request([]), short, 3, block('new', 30))).toBe(true)
  })

  test('keeps the way back of a whole day outdoors after the high sun', () => {
    const day = (minutes: number) => [pause('gather', minutes), part(first), pause('nap', 60), part(second), pause('tidy', 10), pause('way', 15)]
    const outdoors = { duration: 'full-day', setting: 'outdoor', ageMonths: 48 } as const
    expect(isPossibleAt(request([], outdoors), day(320), 1, block('as long', 30))).toBe(true)
    expect(isPossibleAt(request([], outdoors), day(320), 1, block('shorter', 25))).toBe(false)
    expect(isPossibleAt(request([], outdoors), day(315), 1, block('shorter', 25)), 'it was too early already').toBe(true)
    expect(isPossibleAt(request([], { ...outdoors, setting: 'indoor' }), day(320), 1, block('shorter', 25))).toBe(true)
  })

  test('keeps the hour of lunch in a whole day', () => {
    const day = (minutes: number) => [
      pause('gather', minutes),
      part(first),
      pause('lunch', 40),
      part(second),
      pause('free_play', 120),
      pause('tidy', 10),
    ]
    const whole = { duration: 'full-day' } as const
    expect(isPossibleAt(request([], whole), day(175), 1, block('longer', 35))).toBe(true)
    expect(isPossibleAt(request([], whole), day(180), 1, block('longer', 35))).toBe(false)
    expect(isPossibleAt(request([], whole), day(185), 1, block('longer', 35)), 'lunch was late already').toBe(true)
    expect(isPossibleAt(request([]), day(5).slice(0, 4), 1, block('longer', 45)), 'not in an hour or two').toBe(true)
  })
})

describe('findOtherBlock', () => {
  const [first, second] = [block('first', 30), block('second', 30)]
  const parts = [pause('gather', 5), part(first), part(second), pause('tidy', 10)]

  test('returns the best possible block that was not used lately', () => {
    const ranked = [first, second, block('too short', 10), block('seen', 30), block('fresh', 30), block('worse', 30)]
    for (const days of [1, 5]) {
      const seen = new Map([['seen', now - days * DAY_MS]])
      expect(findOtherBlock(request(ranked, { seen }), parts, 1)?.id).toBe('fresh')
    }
  })

  test('returns a block used lately if there is no other', () => {
    const ranked = [first, block('too short', 10), block('seen', 30)]
    expect(findOtherBlock(request(ranked, { seen: new Map([['seen', now - DAY_MS]]) }), parts, 1)?.id).toBe('seen')
  })

  test('returns nothing for a pause and beyond the plan', () => {
    for (const at of [0, 9]) expect(findOtherBlock(request([block('new', 30)]), parts, at)).toBeUndefined()
  })

  test('never returns the unwanted block', () => {
    expect(findOtherBlock(request([first, second]), parts, 1)).toBeUndefined()
  })
})

describe('replaceBlock', () => {
  test('puts the block with its play minutes in one place', () => {
    const parts = [pause('gather', 5), part(block('first', 30)), part(block('second', 30))]
    const other = block('other', 45, QUIET, { prepMinutes: 10 })
    expect(replaceBlock(parts, 1, other)).toEqual([parts[0], { block: other, pause: null, minutes: 35 }, parts[2]])
  })

  test('takes the difference from the next free play before a meal, so that a swap back restores the plan', () => {
    const first = block('first', 30)
    const parts = [part(first), pause('snack', 15), pause('free_play', 25), pause('lunch', 40), pause('free_play', 25)]
    const longer = replaceBlock(parts, 0, block('longer', 40))
    expect(longer.map(({ minutes }) => minutes)).toEqual([40, 15, 15, 40, 25])
    expect(replaceBlock(longer, 0, first)).toEqual(parts)
    expect(minutesOfParts(replaceBlock(parts.toSpliced(2, 1), 0, block('longer', 40)))).toBe(minutesOfParts(parts) - 25 + 10)
  })
})

describe('durations', () => {
  test.each([
    [59, undefined],
    [60, '1-2hours'],
    [120, '1-2hours'],
    [121, 'half-day'],
    [239, 'half-day'],
    [240, 'full-day'],
    [480, 'full-day'],
    [481, undefined],
  ])('composedDurationOf returns for %d minutes: %s', (minutes, duration) => {
    expect(composedDurationOf(minutes)).toBe(duration)
  })

  test('isComposed accepts times longer than one activity', () => {
    expect((['5-15min', '30-60min', '1-2hours', 'full-day'] as const).filter(isComposed)).toEqual(['1-2hours', 'full-day'])
  })
})

test.each([
  ['outdoor', 'full-day', 149, false],
  ['outdoor', 'full-day', 150, true],
  ['outdoor', 'full-day', 449, true],
  ['outdoor', 'full-day', 450, false],
  ['indoor', 'full-day', 200, false],
  ['outdoor', 'half-day', 200, false],
] as const)('isInHighSun returns for %s, %s, minute %d: %s', (setting, duration, minute, expected) => {
  expect(isInHighSun({ setting, duration }, minute)).toBe(expected)
})
