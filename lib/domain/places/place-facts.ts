import { placeFacts } from '#lib/domain/places/place-filter'
import type { DogRule, WheelchairAccess } from '#lib/domain/places/places'

/** The facts shown for a place: those of the filter, and two that are more detailed. */
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

/** Lists the known facts of a place. Absent things are not shown, except dogs, because some users look for places without them. */
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
