import { describe, expect, test } from 'vitest'
import { durations, minutesOf } from '#lib/domain/activities/duration'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import type { LibraryActivity } from '#seed/format.ts'
import { library } from '../../../setup/data/library.ts'

const { activities } = library

describe('number of allowed library activities', () => {
  const ages = [6, 12, 18, 24, 36, 48, 60, 84, 108, 144]
  const shortDurations = durations.filter((duration) => minutesOf(duration).max <= 120)
  const cells = ages.flatMap((age) => shortDurations.flatMap((duration) => settings.map((setting) => ({ age, duration, setting }))))

  const worksIn = ({ setting: own, places }: LibraryActivity, setting: Setting) => settingsOf(own, places).includes(setting)
  const isAllowed = ({ facts }: LibraryActivity, age: number) =>
    factRefusals(facts, { youngestMonths: age, allergies: noAllergies, needs: [] }).length === 0
  const countFitting = (age: number, fits: (activity: LibraryActivity) => boolean) =>
    activities.filter((a) => a.ageMinMonths <= age && age <= a.ageMaxMonths && fits(a) && isAllowed(a, age)).length

  test.each(cells)('is sufficient at $age months, $duration, $setting', ({ age, duration, setting }) => {
    const { min, max } = minutesOf(duration)
    const enough = age >= 36 && age <= 108 ? 6 : 3
    const count = countFitting(age, (a) => worksIn(a, setting) && a.durationMinutes >= min && a.durationMinutes <= max)
    expect(count).toBeGreaterThanOrEqual(enough)
  })

  test.each([0, 1, 2, 3, 4, 5, 156, 180, 204])('is not zero at %d months', (age) => {
    expect(countFitting(age, () => true)).toBeGreaterThan(0)
  })
})
