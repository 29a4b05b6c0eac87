'use client'

import { isSearchRefinement, useUrlState } from '#lib/client/platform/forms/use-url-state'
import { isSameSearch, type PlaceFilter, placeFilterParameters, readPlaceFilter } from '#lib/domain/places/place-filter'

/** The map's search, view and chosen place, kept in the page's address. */
export function usePlaceFilter(): [PlaceFilter, (change: Partial<PlaceFilter>) => void] {
  return useUrlState({ read: readPlaceFilter, write: placeFilterParameters, isRefinement: isPlaceRefinement })
}

/** Back leads to another search or place, not through its letters and every move of the map. */
function isPlaceRefinement(before: PlaceFilter, after: PlaceFilter): boolean {
  if (before.place !== after.place) return false
  return isSameSearch(before, after) || isSearchRefinement(before, after)
}
