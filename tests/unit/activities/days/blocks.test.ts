import { describe, expect, test } from 'vitest'
import {
  type Block,
  blockMinutesAt,
  type DayCompany,
  isAboutFood,
  isBlock,
  isClass,
  isLively,
  playMinutes,
  preferTextsFor,
} from '#lib/domain/activities/days/blocks'
import { dayBlock, withEnergy } from '../../../setup/data/day-blocks.ts'
import { facts } from '../../../setup/data/facts.ts'

const child = { min: 1, max: 1 }
const atHome: DayCompany = { setting: 'indoor', agesMonths: [48], children: child }
const outdoors: DayCompany = { ...atHome, setting: 'outdoor' }
const atSchool: DayCompany = { ...atHome, isAtSchool: true, children: { min: 20, max: 20 } }
const isPart = (fields: Partial<Block>, company: DayCompany = atHome) => isBlock(dayBlock('one', fields), company)
const forChildren = (min: number, max: number) => ({ circumstances: { energy: 0, participants: { min, max } } })

describe('isBlock', () => {
  test.each([
    [{}, true],
    [{ durationMinutes: 9 }, false],
    [{ durationMinutes: 10 }, true],
    [{ durationMinutes: 45 }, true],
    [{ durationMinutes: 46 }, false],
    [{ isFree: false }, false],
    [{ quick: [] }, false],
    [{ circumstances: null }, false],
    [{ prepMinutes: null }, false],
  ])('returns for %o: %s', (fields, expected) => {
    expect(isPart(fields)).toBe(expected)
  })

  test.each([
    [4, false],
    [5, true],
  ])('returns for %i minutes under two years: %s', (durationMinutes, expected) => {
    expect(isPart({ durationMinutes }, { ...atHome, agesMonths: [23] })).toBe(expected)
    expect(isPart({ durationMinutes }, { ...atHome, agesMonths: [24] })).toBe(false)
  })

  test.each([
    [['home'], atHome, true],
    [['table', 'bath'], atHome, true],
    [['anywhere'], atHome, true],
    [['classroom'], atHome, false],
    [['bath'], atHome, false],
    [['car', 'transit'], atHome, false],
    [['park'], atHome, false],
    [['home', 'bed'], atSchool, false],
    [['home', 'classroom'], atSchool, true],
    [['hall'], atSchool, true],
    [['anywhere'], atSchool, true],
    [['classroom'], outdoors, false],
    [['home'], outdoors, false],
    [['street'], outdoors, false],
    [['yard'], outdoors, true],
    [['classroom'], { ...atSchool, setting: 'outdoor' }, false],
    [['playground'], { ...atSchool, setting: 'outdoor' }, true],
  ] as const)('returns for the places %o of %o: %s', (places, company, expected) => {
    expect(isPart({ places }, company)).toBe(expected)
  })

  test('allows outdoors only what one can carry, except if it is written for outdoors', () => {
    expect(isPart({ materialIds: ['pillows'] }, outdoors)).toBe(false)
    expect(isPart({ materialIds: ['pillows'], setting: 'outdoor' }, outdoors)).toBe(true)
    expect(isPart({ materialIds: ['laundry-basket'], setting: 'outdoor' }, outdoors)).toBe(false)
    expect(isPart({ materialIds: ['pillows'] })).toBe(true)
    expect(isPart({ materialIds: ['towel'] }, outdoors)).toBe(true)
  })

  test('allows outdoors at most seven things to carry for one activity', () => {
    const things = (count: number) => ({ materialIds: Array.from({ length: count }, (_, i) => `thing ${i}`) })
    expect([isPart(things(7), outdoors), isPart(things(8), outdoors), isPart(things(8))]).toEqual([true, false, true])
  })

  test('allows a single child nothing for two, and a class what a part of it can do at a time', () => {
    expect(isPart(forChildren(2, 8))).toBe(false)
    expect(isPart(forChildren(1, 4))).toBe(true)
    expect(isPart(forChildren(1, 4), atSchool)).toBe(true)
    expect(isPart(forChildren(2, 8), { ...atHome, children: undefined })).toBe(true)
  })

  test.each([
    [['bedtime'], false],
    [['sick_day', 'waiting', 'bedtime'], false],
    [['bedtime', 'visit', 'transition'], false],
    [['bedtime', 'rain'], true],
    [['visit'], true],
    [[], true],
  ])('returns for the occasions %o: %s', (occasions, expected) => {
    expect(isPart({ occasions })).toBe(expected)
  })

  test('allows nothing that is only possible with snow', () => {
    const upTo = (warmestC: number) => ({ circumstances: { energy: 0, participants: { min: 1, max: 4 }, weather: { warmestC, coldestC: -10 } } })
    expect([isPart(upTo(9)), isPart(upTo(10))]).toEqual([false, true])
  })

  test('allows nothing about a feast, and nothing that needs the dark or several days', () => {
    expect(isPart({ materialIds: ['paper', 'flashlight'] })).toBe(false)
    expect(isPart({ materialIds: ['rain-gear'] })).toBe(false)
    expect(isPart({ traits: ['calm', 'several_days'] })).toBe(false)
    expect(isPart({ tags: ['stories', 'holidays'] })).toBe(false)
  })

  test('allows only what suits every age, or has a part for each', () => {
    const siblings = { ...atHome, agesMonths: [10, 40], children: { min: 2, max: 2 } }
    const forToddlers = { ageMinMonths: 6, ageMaxMonths: 36 }
    const parts = [
      { ageMinMonths: 6, ageMaxMonths: 18 },
      { ageMinMonths: 24, ageMaxMonths: 60 },
    ]
    expect(isPart({ ageMinMonths: 10, ageMaxMonths: 40 }, siblings)).toBe(true)
    expect(isPart({ ageMinMonths: 11, ageMaxMonths: 40 }, siblings)).toBe(false)
    expect(isPart(forToddlers, siblings)).toBe(false)
    expect(isPart({ ...forToddlers, partsByAge: parts }, siblings)).toBe(true)
    expect(isPart({ ...forToddlers, partsByAge: parts }, { ...siblings, agesMonths: [10, 70] })).toBe(false)
  })
})

const [twenty, few, one] = [
  { min: 20, max: 20 },
  { min: 3, max: 3 },
  { min: 1, max: 1 },
]

test('preferTextsFor leaves out those without a text for a large group only if enough have one', () => {
  const [written, others] = [true, false].map((hasGroupText) => Array.from({ length: 12 }, (_, i) => dayBlock(`${i}`, { hasGroupText })))
  const all = [...(others ?? []), ...(written ?? [])]
  expect(preferTextsFor(all, twenty, 'en')).toEqual(written)
  expect(preferTextsFor(all.slice(0, -1), twenty, 'en')).toHaveLength(23)
  expect(preferTextsFor(all, few, 'en')).toHaveLength(24)
  expect(preferTextsFor(all, undefined, 'en')).toHaveLength(24)
})

test.each([
  ['en', 'Your child hides.', 'Children hide.'],
  ['es', 'Tu hijo o tu hija se esconde.', 'Los niños se esconden.'],
  ['he', 'הילד או הילדה מתחבאים.', 'הילדים מתחבאים.'],
] as const)('preferTextsFor leaves out texts about one child for a class, and about several for a single child: %s', (language, forOne, forMany) => {
  const blocks = [forOne, forMany, 'Hop.'].flatMap((line) => Array.from({ length: 6 }, (_, i) => dayBlock(`${line}${i}`, { quick: [line] })))
  const linesFor = (children: typeof one) => new Set(preferTextsFor(blocks, children, language).flatMap(({ quick }) => quick))
  expect(linesFor(twenty)).toEqual(new Set([forMany, 'Hop.']))
  expect(linesFor(one)).toEqual(new Set([forOne, 'Hop.']))
  expect(linesFor(few).size).toBe(3)
  expect(preferTextsFor(blocks.slice(1), twenty, language), 'with 12 left').toHaveLength(12)
  expect(preferTextsFor(blocks.slice(0, -1), twenty, language), 'with 11 left').toHaveLength(17)
})

test.each([
  [true, twenty, true],
  [true, undefined, true],
  [true, few, false],
  [false, twenty, false],
])('isClass returns at school %s with %o: %s', (isAtSchool, children, expected) => {
  expect(isClass({ isAtSchool, children })).toBe(expected)
})

test.each([
  [23, { min: 5, max: 45 }],
  [24, { min: 10, max: 45 }],
])('blockMinutesAt returns for %i months: %o', (months, minutes) => {
  expect(blockMinutesAt(months)).toEqual(minutes)
})

test.each([
  [{ durationMinutes: 30, prepMinutes: 5, tidyMinutes: 3 }, 20],
  [{ durationMinutes: 30, prepMinutes: 4, tidyMinutes: 3 }, 25],
  [{ durationMinutes: 12, prepMinutes: 4, tidyMinutes: 4 }, 10],
  [{ durationMinutes: 30, prepMinutes: null, tidyMinutes: null }, 30],
])('playMinutes returns for %o: %i', (minutes, expected) => {
  expect(playMinutes(minutes)).toBe(expected)
})

test('isLively returns true only for much energy', () => {
  expect([0, 1, 2].map((energy) => isLively(withEnergy(energy)))).toEqual([false, false, true])
  expect(isLively({ circumstances: null })).toBe(false)
})

test('isAboutFood returns true in the kitchen, and if the children taste something', () => {
  const tasting = (who: 'child' | 'adult') => facts({ hazards: [{ code: 'eating', at: ['card'], who }] })
  expect(isAboutFood({ categoryId: 'kitchen', facts: null })).toBe(true)
  expect(isAboutFood({ categoryId: 'science', facts: tasting('child') })).toBe(true)
  expect(isAboutFood({ categoryId: 'science', facts: tasting('adult') })).toBe(false)
  expect(isAboutFood({ categoryId: 'science', facts: null })).toBe(false)
})
