import { choose } from '#lib/domain/activities/choose-activities'
import { blockMinutesAt, type DayCompany, isBlock, isClass, preferTextsFor } from '#lib/domain/activities/days/blocks'
import { combineDayFacts, type DayAudience } from '#lib/domain/activities/days/card'
import { composeDay, type DayRequest, type Part } from '#lib/domain/activities/days/plan'
import type { ComposedDuration } from '#lib/domain/activities/days/rhythm'
import { hasBabyAndOlder } from '#lib/domain/activities/days/siblings'
import type { Language } from '#lib/domain/platform/basics'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import type { LibraryCard } from './library-cards.ts'

export interface DayWish extends DayCompany {
  duration: ComposedDuration
}

/** Returns the children of a time, without allergies and needs. */
export function audienceOf({ agesMonths, children }: DayCompany): DayAudience {
  return { agesMonths, children, youngestMonths: Math.min(...agesMonths), allergies: noAllergies, needs: [] }
}

/** Lists the activities of the library that can be a part of such a time. */
export function listDayBlocks(cards: readonly LibraryCard[], wish: DayWish, language: Language = 'en'): LibraryCard[] {
  const blocks = cards.filter((card) => isBlock(card, wish) && factRefusals(card.facts, audienceOf(wish)).length === 0)
  return preferTextsFor(blocks, wish.children, language)
}

/** The same as on the server. */
const MAX_RANKED_BLOCKS = 120

interface Basis {
  seen?: ReadonlyMap<string, number>
  now?: number
  seed?: string
}

/** Builds the request for a time from ranked activities of the library, as the server does. */
export function toDayRequest(
  candidates: LibraryCard[],
  wish: DayWish,
  { seen = new Map(), now = 0, seed = '' }: Basis = {},
): DayRequest<LibraryCard> {
  const { duration, setting, agesMonths } = wish
  const ageMonths = Math.min(...agesMonths)
  const request = { ...wish, ageMonths, minutes: blockMinutesAt(ageMonths), tags: [], needs: [], taste: calculateTaste([], now) }
  const ranked = [...choose({ request, candidates, count: MAX_RANKED_BLOCKS, seen, seed, isAllowed: () => true })]
  const isAllowed = (blocks: LibraryCard[]) =>
    factRefusals(combineDayFacts(blocks.map((block) => ({ block, pause: null, minutes: block.durationMinutes }))), audienceOf(wish)).length === 0
  const company = { isClass: isClass(wish), hasBabyAndOlder: hasBabyAndOlder(agesMonths) }
  return { duration, setting, ageMonths, ...company, ranked, seen, now, isAllowed }
}

/** Composes a time without recent activities, or with them if there are too few others. */
export function composeFromLibrary(candidates: LibraryCard[], wish: DayWish, basis: Basis = {}): Part<LibraryCard>[] | undefined {
  const request = toDayRequest(candidates, wish, basis)
  return composeDay(request, { mayRepeat: false }) ?? composeDay(request, { mayRepeat: true })
}
