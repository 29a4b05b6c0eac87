import { describe, expect, test } from 'vitest'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { breadth, floorAt, months, offeredAt, usualTimes } from '#seed/breadth.ts'
import { readLibrary } from '#seed/read.ts'

const { activities } = readLibrary()
const cells = usualTimes.flatMap((time) => settings.map((setting) => ({ time, setting })))

/** From this age on there are as many as there are to be; below it, which is the hardest to write for, at least so many. */
const WHOLE_FROM = 30
const AT_LEAST = 3

function tooFew(time: (typeof usualTimes)[number], setting: Setting, floor: (month: number) => number): string[] {
  const counts = months.map((month) => ({ month, count: offeredAt(activities, month, setting, time).length }))
  return counts.filter(({ month, count }) => count < floor(month)).map(({ month, count }) => `${month} months: ${count}`)
}

describe.each(cells)('$time.name, $setting', ({ time, setting }) => {
  test('there is enough that passes the gate, month by month', () => {
    expect(tooFew(time, setting, (month) => (month >= WHOLE_FROM ? floorAt(month) : AT_LEAST))).toEqual([])
  })
})

/** Of these there are fewer yet. */
const growing = ['activities', 'feasts and customs of many cultures, two languages']

describe('of what families and classes look for', () => {
  test.each(breadth.filter(({ name }) => !growing.includes(name)))('there are $wanted at least $name', ({ wanted, has }) => {
    expect(activities.filter(has).length).toBeGreaterThanOrEqual(wanted)
  })
})
