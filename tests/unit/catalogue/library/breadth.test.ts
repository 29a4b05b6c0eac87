import { describe, expect, test } from 'vitest'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { breadth, countForClass, floorAt, months, offeredAt, usualTimes } from '#seed/breadth.ts'
import { library } from '../../../setup/data/library.ts'

const { activities } = library
const cells = usualTimes.flatMap((time) => settings.map((setting) => ({ time, setting })))

function listScarceMonths(time: (typeof usualTimes)[number], setting: Setting): string[] {
  const counts = months.map((month) => ({ month, count: offeredAt(activities, month, setting, time).length }))
  return counts.filter(({ month, count }) => count < floorAt(month)).map(({ month, count }) => `${month} months: ${count}`)
}

describe.each(cells)('library breadth: $time.name, $setting', ({ time, setting }) => {
  test('offers enough allowed activities for every month of age', () => {
    expect(listScarceMonths(time, setting)).toEqual([])
  })
})

/** The activities wanted for a class of twenty, by duration. One to two hours are composed of shorter ones. */
const wantedForClass = new Map([
  ['5-15min', 7],
  ['15-30min', 40],
  ['30-60min', 20],
])

describe('library breadth: a class of twenty', () => {
  test.each(countForClass(activities))('has enough for $name, $setting', ({ counts }) => {
    const scarce = counts.filter(({ duration, count }) => count < (wantedForClass.get(duration) ?? 0))
    expect(scarce).toEqual([])
  })
})

/** Topics that do not reach their target yet. */
const growing = ['activities']

describe('library breadth: common requests', () => {
  test.each(breadth.filter(({ name }) => !growing.includes(name)))('has at least $wanted: $name', ({ wanted, has }) => {
    expect(activities.filter(has).length).toBeGreaterThanOrEqual(wanted)
  })
})
