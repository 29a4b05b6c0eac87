import { describe, expect, test } from 'vitest'
import { blocksOf, composeDay } from '#lib/domain/activities/days/plan'
import type { ComposedDuration } from '#lib/domain/activities/days/rhythm'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { type DayWish, listDayBlocks, toDayRequest } from '../../../setup/data/composed-days.ts'
import { readLibraryCards } from '../../../setup/data/library-cards.ts'

const cards = readLibraryCards()
const DAY_MS = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 5, 10)
const composedDurations = ['half-day', 'full-day'] as const

interface Recipient {
  age: number
  duration: ComposedDuration
  setting: Setting
}

/** Composes days in a row and stops when a day would have to repeat a recent activity. */
function composeDaysInARow({ age, duration, setting }: Recipient, count: number): string[][] {
  const wish: DayWish = { duration, setting, agesMonths: [age], children: { min: 1, max: 1 } }
  const candidates = listDayBlocks(cards, wish)
  const seen = new Map<string, number>()
  const days: string[][] = []
  for (let day = 0; day < count; day++) {
    const now = start + day * DAY_MS
    const parts = composeDay(toDayRequest(candidates, wish, { seen, now, seed: `${day}` }), { mayRepeat: false })
    if (!parts) break
    const ids = blocksOf(parts).map(({ id }) => id)
    for (const id of ids) seen.set(id, now)
    days.push(ids)
  }
  return days
}

// The library has too few outdoor activities for two-year-olds.
describe('composed days from the library', () => {
  test.each(
    [24, 30, 36, 48, 60, 72, 84, 96].flatMap((age) =>
      composedDurations.flatMap((duration) => settings.map((setting) => ({ age, duration, setting }))),
    ),
  )('fill most of a week without repeats within three days at $age months, $duration, $setting', (recipient) => {
    const days = composeDaysInARow(recipient, 7)
    expect(days.length).toBeGreaterThanOrEqual(recipient.age < 30 ? 3 : 6)
    for (const [i, ids] of days.entries()) {
      const recent = new Set(days.slice(Math.max(0, i - 3), i).flat())
      expect(ids.filter((id) => recent.has(id))).toEqual([])
      const week = new Set(days.slice(Math.max(0, i - 7), i).flat())
      expect(ids.filter((id) => week.has(id)).length).toBeLessThanOrEqual(ids.length / 2)
    }
  })

  // The library has few short activities for babies and for the oldest children.
  test.each([6, 12, 18, 120, 144].flatMap((age) => composedDurations.map((duration) => ({ age, duration, setting: 'indoor' as const }))))(
    'fill at least one $duration at $age months',
    (recipient) => {
      expect(composeDaysInARow(recipient, 1)).toHaveLength(1)
    },
  )
})
