import { expect, test } from 'vitest'
import { choose } from '#lib/domain/activities/choose-activities'
import { settings } from '#lib/domain/platform/basics'
import { interests } from '#lib/domain/platform/vocabulary'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import { lovingYears, usualTimes } from '#seed/breadth.ts'
import { seededCards } from '../../setup/data/library-cards.ts'

/** So many cards come at one press, and so many of them meet what is loved. */
const PRESS = 3
const LOVED = 2

const cards = seededCards()
const cells = lovingYears.flatMap((year) =>
  settings.flatMap((setting) =>
    usualTimes.map(({ min, max }) => {
      const ageMonths = year * 12 + 6
      const audience = { youngestMonths: ageMonths, allergies: noAllergies, needs: [] }
      const candidates = cards.filter(({ facts, settings: own }) => own.includes(setting) && factRefusals(facts, audience).length === 0)
      return { ageMonths, setting, minutes: { min, max }, candidates }
    }),
  ),
)

/** How many of the first press's cards are about it, for a child who has seen nothing yet. */
function metAtFirst(interest: string, { ageMonths, setting, minutes, candidates }: (typeof cells)[number]): number {
  const request = { ageMonths, agesMonths: [ageMonths], minutes, setting, tags: [interest], needs: [], taste: calculateTaste([], 0) }
  const chosen = choose({ request, candidates, count: PRESS, seen: new Map(), seed: interest, isAllowed: () => true })
  return [...chosen].filter(({ tags }) => tags.includes(interest)).length
}

test.each(interests)('of the first three cards two are about %s, at every age that loves it, indoors and outdoors', (interest) => {
  const missed = cells.filter((cell) => metAtFirst(interest, cell) < LOVED)
  expect(missed.map(({ ageMonths, setting, minutes }) => `${ageMonths} months, ${setting}, ${minutes.min} to ${minutes.max} min`)).toEqual([])
})
