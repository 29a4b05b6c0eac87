'use client'

import { isMoreOfTheSameSearch, useInAddress } from '#lib/client/platform/forms/use-in-address'
import { asksTheSame, type PlaceFilter, placeFilterParameters, readPlaceFilter } from '#lib/domain/places/place-filter'

/** The map's search, view and chosen place, kept in the page's address. */
export function usePlaceFilter(): [PlaceFilter, (change: Partial<PlaceFilter>) => void] {
  return useInAddress({ read: readPlaceFilter, write: placeFilterParameters, isRefinement: leadsNowhereElse })
}

/** Back leads to another search or place, not through its letters and every move of the map. */
function leadsNowhereElse(before: PlaceFilter, after: PlaceFilter): boolean {
  if (before.place !== after.place) return false
  return asksTheSame(before, after) || isMoreOfTheSameSearch(before, after)
}
