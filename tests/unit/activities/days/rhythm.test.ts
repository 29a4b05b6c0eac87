import { describe, expect, test } from 'vitest'
import { minutesOfParts } from '#lib/domain/activities/days/plan'
import {
  buildDayFrame,
  composedDurationOf,
  composedDurations,
  getMinimumBlockMinutes,
  isInHighSun,
  isMealHour,
  latestStart,
  mostLedMinutes,
} from '#lib/domain/activities/days/rhythm'
import { playLimitAt } from '#lib/domain/activities/play-limits'
import { settings } from '#lib/domain/platform/basics'

const ages = [3, 11, 12, 18, 23, 24, 35, 36, 48, 71, 72, 100, 144, 216]
const cases = ages.flatMap((ageMonths) => composedDurations.flatMap((duration) => settings.map((setting) => ({ ageMonths, duration, setting }))))
const kindsOf = (duration: (typeof composedDurations)[number], ageMonths: number, setting: (typeof settings)[number] = 'indoor') =>
  buildDayFrame({ duration, ageMonths, setting, isClass: false }).map(({ pause }) => pause ?? 'activity')

describe('buildDayFrame', () => {
  test.each(cases)(
    'has the requested length at $ageMonths months, $duration, $setting, and begins with fetching',
    ({ ageMonths, duration, setting }) => {
      const frame = buildDayFrame({ duration, ageMonths, setting, isClass: false })
      expect(composedDurationOf(minutesOfParts(frame))).toBe(duration)
      expect(frame[0]?.pause).toBe('gather')
      expect(frame.at(setting === 'outdoor' ? -2 : -1)?.pause).toBe('tidy')
    },
  )

  test.each(cases)(
    'has the number of activities that the age takes at $ageMonths months, $duration, $setting',
    ({ ageMonths, duration, setting }) => {
      const count = buildDayFrame({ duration, ageMonths, setting, isClass: false }).reduce(
        (total, one) => total + (one.pause === null ? one.activities : 0),
        0,
      )
      const most = { '1-2hours': 3, 'half-day': 4, 'full-day': ageMonths < 72 ? 5 : 6 }
      const least = { '1-2hours': 2, 'half-day': 3, 'full-day': 4 }
      expect(count).toBeGreaterThanOrEqual(least[duration])
      expect(count).toBeLessThanOrEqual(most[duration])
    },
  )

  test.each(cases)('has no more play in one go than the age takes at $ageMonths months, $duration, $setting', ({ ageMonths, duration, setting }) => {
    const frame = buildDayFrame({ duration, ageMonths, setting, isClass: false })
    for (const [i, one] of frame.entries()) {
      if (one.pause !== null) continue
      expect(one.minutes).toBeLessThanOrEqual(playLimitAt(ageMonths).inOneGo)
      expect(frame[i + 1]?.pause, 'a break follows').not.toBeNull()
    }
  })

  test('goes there and back only outdoors', () => {
    expect(kindsOf('half-day', 48, 'outdoor').filter((kind) => kind === 'way')).toHaveLength(2)
    expect(kindsOf('half-day', 48, 'outdoor').at(1)).toBe('way')
    expect(kindsOf('half-day', 48, 'outdoor').at(-1)).toBe('way')
    expect(kindsOf('half-day', 48)).not.toContain('way')
  })

  test.each([12, 30, 48, 100].flatMap((ageMonths) => settings.map((setting) => ({ ageMonths, setting }))))(
    'has lunch from 11:00 to 12:30 and rest after it at $ageMonths months, $setting',
    ({ ageMonths, setting }) => {
      const frame = buildDayFrame({ duration: 'full-day', ageMonths, setting, isClass: false })
      const lunch = frame.findIndex(({ pause }) => pause === 'lunch')
      expect(isMealHour(setting, minutesOfParts(frame.slice(0, lunch)))).toBe(true)
      expect(frame[lunch + 1]?.pause).toBe(ageMonths < 36 ? 'nap' : 'rest')
    },
  )

  test.each(ages)('ends a whole day outdoors at %i months with a way back after the high sun', (ageMonths) => {
    for (const isClass of [false, true]) {
      const frame = buildDayFrame({ duration: 'full-day', ageMonths, setting: 'outdoor', isClass })
      expect(isInHighSun({ setting: 'outdoor', duration: 'full-day' }, minutesOfParts(frame.slice(0, -1)))).toBe(false)
    }
  })

  test.each(ages)('ends half a day outdoors at %i months by 11:30 if it begins at 8:00', (ageMonths) => {
    for (const isClass of [false, true]) {
      expect(minutesOfParts(buildDayFrame({ duration: 'half-day', ageMonths, setting: 'outdoor', isClass }))).toBeLessThanOrEqual(210)
    }
  })

  test.each([18, 30, 48, 84])('has for a class of %i months a circle at the beginning and one time outside', (ageMonths) => {
    for (const duration of ['half-day', 'full-day'] as const) {
      const indoors = buildDayFrame({ duration, ageMonths, setting: 'indoor', isClass: true }).map(({ pause }) => pause)
      expect(indoors[1]).toBe('circle')
      expect(indoors.filter((pause) => pause === 'outdoors')).toHaveLength(1)
      const outdoors = buildDayFrame({ duration, ageMonths, setting: 'outdoor', isClass: true }).map(({ pause }) => pause)
      expect(outdoors.slice(1, 3)).toEqual(['circle', 'way'])
      expect(outdoors).not.toContain('outdoors')
    }
  })

  test.each(cases)('has the requested length for a class at $ageMonths months, $duration, $setting', ({ ageMonths, duration, setting }) => {
    const frame = buildDayFrame({ duration, ageMonths, setting, isClass: true })
    expect(composedDurationOf(minutesOfParts(frame))).toBe(duration)
    const lunch = frame.findIndex(({ pause }) => pause === 'lunch')
    if (lunch >= 0) expect(isMealHour(setting, minutesOfParts(frame.slice(0, lunch)))).toBe(true)
  })

  test.each([18, 30, 36, 48, 71])('leads a class of %i months for at most 30 minutes in one go, its circle included', (ageMonths) => {
    for (const duration of composedDurations) {
      for (const setting of settings) {
        let led = 0
        for (const one of buildDayFrame({ duration, ageMonths, setting, isClass: true })) {
          led = one.pause === null || one.pause === 'circle' ? led + one.minutes : 0
          expect(led).toBeLessThanOrEqual(30)
        }
      }
    }
  })

  test('has free play at every age', () => {
    for (const age of ages) for (const duration of composedDurations) expect(kindsOf(duration, age)).toContain('free_play')
  })

  test('feeds a baby before each sleep or soon after', () => {
    const kinds = kindsOf('full-day', 8)
    expect(kinds.filter((kind) => kind === 'feed')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'sleep')).toHaveLength(2)
  })
})

test.each([
  [0, 20],
  [11, 20],
  [12, 20],
  [23, 20],
  [24, 30],
  [35, 30],
  [36, 50],
  [71, 50],
  [72, 60],
  [216, 60],
])('children of %i months play %i minutes in one go', (months, minutes) => {
  expect(playLimitAt(months).inOneGo).toBe(minutes)
})

test.each([
  [11, 10],
  [12, 15],
  [71, 20],
  [72, 25],
])('at %i months one activity takes at least %i minutes if possible', (months, minutes) => {
  expect(getMinimumBlockMinutes(months)).toBe(minutes)
})

test.each([
  ['indoor', 119, false],
  ['indoor', 120, true],
  ['indoor', 210, true],
  ['indoor', 211, false],
  ['outdoor', 150, true],
  ['outdoor', 149, false],
] as const)('isMealHour returns %s, minute %i: %s', (setting, minute, expected) => {
  expect(isMealHour(setting, minute)).toBe(expected)
})

test.each([
  [48, false, 50],
  [48, true, 30],
  [71, true, 30],
  [72, true, 60],
  [18, true, 20],
])('mostLedMinutes returns at %i months, class %s: %i', (months, isClass, minutes) => {
  expect(mostLedMinutes(months, isClass)).toBe(minutes)
})

test.each([
  ['half-day', 210, 8 * 60],
  ['half-day', 205, 8 * 60],
  ['half-day', 195, 8 * 60 + 15],
  ['full-day', 470, 8 * 60 + 30],
] as const)('latestStart returns for %s of %i minutes: %i', (duration, minutes, from) => {
  expect(latestStart(duration, minutes)).toBe(from)
})
