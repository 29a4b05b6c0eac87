'use client'

import { isMoreOfTheSameSearch, useInAddress } from '#lib/client/platform/forms/use-in-address'
import { type ExploreFilter, filterParameters, readFilter } from '#lib/domain/catalogue/explore-filter'

/** The filter of a catalogue list, kept in the page's address. */
export function useExploreFilter(): [ExploreFilter, (change: Partial<ExploreFilter>) => void] {
  return useInAddress({ read: readFilter, write: filterParameters, isRefinement: isMoreOfTheSameSearch })
}
