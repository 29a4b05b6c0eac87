'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { locationsQuery } from '#lib/client/places/admin/location-list'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'

/** The delay after the last typed character before a search, ms. */
const SETTLED_MS = 300

/** The listed places, once the search text has settled. */
export function useLocationPages(sought: string) {
  const settled = useDebouncedValue(sought.trim(), SETTLED_MS)
  const { data, isError, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    locationsQuery(settled),
  )
  const isFailed = isError && !isFetchNextPageError
  return {
    places: data?.pages.flatMap(({ places }) => places),
    /** Whether the list is a search result. */
    isSearch: settled !== '',
    isFailed,
    isFetching,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    isMoreFailed: isFetchNextPageError,
    isFetchingMore: isFetchingNextPage,
  }
}
export type LocationPages = ReturnType<typeof useLocationPages>
