'use client'

import { useInAddress } from '#lib/client/use-in-address'
import { type ExploreFilter, filterParameters, readFilter } from '#lib/domain/explore-filter'

/** The filter of a list of the catalogue, kept in the page's address. */
export function useExploreFilter(): [ExploreFilter, (change: Partial<ExploreFilter>) => void] {
  return useInAddress({ read: readFilter, write: filterParameters, isRefinement: isMoreOfTheSameSearch })
}

/** Back leads to before the search, not through its letters. */
function isMoreOfTheSameSearch(before: ExploreFilter, after: ExploreFilter): boolean {
  return after.q !== before.q && after.q !== '' && before.q !== ''
}
