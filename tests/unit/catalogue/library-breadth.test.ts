import { describe, expect, test } from 'vitest'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { breadth, floorAt, months, offeredAt, usualTimes } from '#seed/breadth.ts'
import { readLibrary } from '#seed/read.ts'

const { activities } = readLibrary()
const cells = usualTimes.flatMap((time) => settings.map((setting) => ({ time, setting })))

function tooFew(time: (typeof usualTimes)[number], setting: Setting): string[] {
  const counts = months.map((month) => ({ month, count: offeredAt(activities, month, setting, time).length }))
  return counts.filter(({ month, count }) => count < floorAt(month)).map(({ month, count }) => `${month} months: ${count}`)
}

describe.each(cells)('$time.name, $setting', ({ time, setting }) => {
  test('there is enough that passes the gate, month by month', () => {
    expect(tooFew(time, setting)).toEqual([])
  })
})

/** Of these there are fewer yet. */
const growing = ['activities']

describe('of what families and classes look for', () => {
  test.each(breadth.filter(({ name }) => !growing.includes(name)))('there are $wanted at least $name', ({ wanted, has }) => {
    expect(activities.filter(has).length).toBeGreaterThanOrEqual(wanted)
  })
})
