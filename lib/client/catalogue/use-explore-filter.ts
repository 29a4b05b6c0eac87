'use client'

import { isSearchRefinement, useUrlState } from '#lib/client/platform/forms/use-url-state'
import { type ExploreFilter, filterParameters, readFilter } from '#lib/domain/catalogue/explore-filter'

/** The filter of a catalogue list, kept in the page's address. */
export function useExploreFilter(): [ExploreFilter, (change: Partial<ExploreFilter>) => void] {
  return useUrlState({ read: readFilter, write: filterParameters, isRefinement: isSearchRefinement })
}
