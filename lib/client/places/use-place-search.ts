import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { placesQuery } from '#lib/client/places/places'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'
import { milesBetween } from '#lib/domain/places/distance'
import { getCurrentOpening } from '#lib/domain/places/hours/opening-now'
import { isSameSearch, middleOf, type PlaceFilter } from '#lib/domain/places/place-filter'
import { defaultPosition, type Position } from '#lib/domain/places/places'
import type { ShownLocation } from '#lib/schemas/places/location'

/** Delay after the last change before the places are requested, ms. */
const SETTLED_MS = 200

/** The places that came with the page, and their filter. */
interface FirstPlaces {
  filter: PlaceFilter
  places: ShownLocation[]
  loadedAt: number
}

/** The places that match a filter; while they load, the earlier ones; after a failure, none. */
export function usePlaceSearch(filter: PlaceFilter, own: Position | undefined, first: FirstPlaces) {
  const settled = useDebouncedValue(filter, SETTLED_MS)
  const near = own ?? (settled.bbox ? middleOf(settled.bbox) : defaultPosition)
  const query = placesQuery(settled, near)
  // The page's list is for everyone, around the same center: without the user's position the address determines it.
  const isFirst =
    !own && isSameSearch(settled, first.filter) && String(Object.values(settled.bbox ?? {})) === String(Object.values(first.filter.bbox ?? {}))
  const { data, isError, errorUpdateCount, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: first.places, initialDataUpdatedAt: first.loadedAt }),
  })
  // Also while the request is repeated: places of another search must not look like results of this one.
  const hasNone = errorUpdateCount > 0 && (isPlaceholderData || data === undefined)
  const isOffline = useIsOffline()
  const known = hasNone ? [] : (data ?? first.places)
  const places = isOffline ? known.map((place) => getCurrentOpening(place, new Date())) : known
  const isOld = (isPlaceholderData && !hasNone) || !isSameSearch(settled, filter) || settled.bbox !== filter.bbox
  return { places: own ? nearestFirst(places, own) : places, near, isOld, isError: isError || hasNone, isFetching, retry: () => void refetch() }
}
export type PlaceSearch = ReturnType<typeof usePlaceSearch>

/** Sorts by the exact position: the server sorts by a rounded one. */
function nearestFirst(places: ShownLocation[], own: Position): ShownLocation[] {
  return places.toSorted((a, b) => milesBetween(a, own) - milesBetween(b, own))
}
