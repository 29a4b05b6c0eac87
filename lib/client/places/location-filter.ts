'use client'

import { useUrlState } from '#lib/client/platform/forms/use-url-state'
import { type LocationFilter, locationAddress, readLocationAddress } from '#lib/domain/places/location-address'

/** The admin screen's part and search, kept in the page's address. */
export function useLocationFilter(): [LocationFilter, (change: Partial<LocationFilter>) => void] {
  return useUrlState({ read: readLocationAddress, write: locationAddress, isRefinement })
}

/** Back leads to the previous part, not through the letters of a search. */
function isRefinement(before: LocationFilter, after: LocationFilter): boolean {
  return before.part === after.part
}
