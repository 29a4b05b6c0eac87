import { placeFacts } from '#lib/domain/places/place-filter'
import type { DogRule, WheelchairAccess } from '#lib/domain/places/places'

/** What is said of a place: what can be asked for, and two that say more than the question. */
export const shownFacts = [...placeFacts, 'wheelchair_limited', 'dogs_leashed'] as const
export type ShownFact = (typeof shownFacts)[number]

interface Facts {
  fenced: boolean | null
  shade: boolean | null
  toilets: boolean | null
  changingTable: boolean | null
  stroller: boolean | null
  wheelchair: WheelchairAccess | null
  drinkingWater: boolean | null
  dogs: DogRule | null
}

/** What is known to be at a place. What is not there is not said, but for dogs, whose absence some look for. */
export function factsOf(place: Facts): ShownFact[] {
  const said: Record<ShownFact, boolean> = {
    fenced: place.fenced === true,
    shade: place.shade === true,
    toilets: place.toilets === true,
    changing_table: place.changingTable === true,
    stroller: place.stroller === true,
    wheelchair: place.wheelchair === 'yes',
    wheelchair_limited: place.wheelchair === 'limited',
    drinking_water: place.drinkingWater === true,
    dogs: place.dogs === 'yes',
    dogs_leashed: place.dogs === 'leashed',
    no_dogs: place.dogs === 'no',
  }
  return shownFacts.filter((fact) => said[fact])
}
