import { describe, expect, test } from 'vitest'
import { choose } from '#lib/domain/activities/choose-activities'
import { combineDayFacts } from '#lib/domain/activities/days/card'
import { blocksOf, composeDay, isBlock } from '#lib/domain/activities/days/plan'
import { blockMinutes, type ComposedDuration } from '#lib/domain/activities/days/rhythm'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import { type SeededCard, seededCards } from '../../setup/data/library-cards.ts'

const cards = seededCards()
const DAY_MS = 24 * 60 * 60 * 1000
const begin = Date.UTC(2026, 5, 10)
const longer = ['half-day', 'full-day'] as const

interface Who {
  age: number
  duration: ComposedDuration
  setting: Setting
}

/** What is composed for somebody on so many days in a row, as long as nothing of the last days has to return. */
function daysInARow({ age, duration, setting }: Who, count: number): string[][] {
  const audience = { youngestMonths: age, allergies: noAllergies, needs: [] }
  const isAllowed = (blocks: SeededCard[]) =>
    factRefusals(combineDayFacts(blocks.map((block) => ({ block, pause: null, minutes: block.durationMinutes }))), audience).length === 0
  const candidates = cards.filter(
    (card) => isBlock(card, setting) && card.settings.includes(setting) && card.ageMinMonths <= age && card.ageMaxMonths >= age && isAllowed([card]),
  )
  const seen = new Map<string, number>()
  const days: string[][] = []
  for (let day = 0; day < count; day++) {
    const now = begin + day * DAY_MS
    const request = { ageMonths: age, agesMonths: [age], minutes: blockMinutes, setting, tags: [], needs: [], taste: calculateTaste([], now) }
    const ranked = [...choose({ request, candidates, count: candidates.length, seen, seed: `${day}`, isAllowed: () => true })]
    const parts = composeDay({ duration, setting, ageMonths: age, ranked, seen, now, isAllowed }, { mayRepeat: false })
    if (!parts) break
    const ids = blocksOf(parts).map(({ id }) => id)
    for (const id of ids) seen.set(id, now)
    days.push(ids)
  }
  return days
}

// Two-year-olds have too few for outdoors yet.
describe('most of a week of composed half and whole days, without anything that returns within three days', () => {
  test.each([24, 30, 36, 48, 60, 72, 84, 96].flatMap((age) => longer.flatMap((duration) => settings.map((setting) => ({ age, duration, setting })))))(
    'at $age months, $duration, $setting',
    (who) => {
      const days = daysInARow(who, 7)
      expect(days.length).toBeGreaterThanOrEqual(who.age < 30 ? 3 : 6)
      for (const [i, ids] of days.entries()) {
        const lately = new Set(days.slice(Math.max(0, i - 3), i).flat())
        expect(ids.filter((id) => lately.has(id))).toEqual([])
        const week = new Set(days.slice(Math.max(0, i - 7), i).flat())
        expect(ids.filter((id) => week.has(id)).length).toBeLessThanOrEqual(ids.length / 2)
      }
    },
  )

  // Babies and the oldest have few short activities yet; whole ones stand beside.
  test.each([6, 12, 18, 120, 144].flatMap((age) => longer.map((duration) => ({ age, duration, setting: 'indoor' as const }))))(
    'at $age months at least one $duration',
    (who) => {
      expect(daysInARow(who, 1)).toHaveLength(1)
    },
  )
})
