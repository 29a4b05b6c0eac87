import { expect, test } from 'vitest'
import { choose } from '#lib/domain/activities/choose-activities'
import { settings } from '#lib/domain/platform/basics'
import { interests } from '#lib/domain/platform/vocabulary'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import { lovingYears, usualTimes } from '#seed/breadth.ts'
import { readLibraryCards } from '../../../setup/data/library-cards.ts'

/** Number of cards in a batch, and the minimum number about the loved interest. */
const BATCH_SIZE = 3
const MIN_LOVED_CARDS = 2

const cards = readLibraryCards()
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

/** Counts the cards of a first batch about the interest, for a child with no history. */
function countLovedCards(interest: string, { ageMonths, setting, minutes, candidates }: (typeof cells)[number]): number {
  const request = { ageMonths, agesMonths: [ageMonths], minutes, setting, tags: [interest], needs: [], taste: calculateTaste([], 0) }
  const chosen = choose({ request, candidates, count: BATCH_SIZE, seen: new Map(), seed: interest, isAllowed: () => true })
  return [...chosen].filter(({ tags }) => tags.includes(interest)).length
}

test.each(interests)('two of the first three library cards are about %s, at every usual age, indoors and outdoors', (interest) => {
  const missed = cells.filter((cell) => countLovedCards(interest, cell) < MIN_LOVED_CARDS)
  expect(missed.map(({ ageMonths, setting, minutes }) => `${ageMonths} months, ${setting}, ${minutes.min} to ${minutes.max} min`)).toEqual([])
})
