import { MAX_PLACE_SEARCH_CHARACTERS } from '#lib/domain/places/place-filter'
import { searchText } from '#lib/domain/platform/search-text'

export const locationParts = ['places', 'corrections', 'import'] as const
type LocationPart = (typeof locationParts)[number]

/** The part of the places admin screen that is shown, and its search text. */
export interface LocationFilter {
  part: LocationPart
  q: string
}

export function readLocationAddress(address: URLSearchParams): LocationFilter {
  const part = locationParts.find((one) => one === address.get('part')) ?? 'places'
  return { part, q: searchText(address.get('q'), MAX_PLACE_SEARCH_CHARACTERS) }
}

/** Writes only the values that differ from the defaults. */
export function locationAddress({ part, q }: LocationFilter): URLSearchParams {
  const address = new URLSearchParams()
  if (part !== 'places') address.set('part', part)
  if (q.trim() !== '') address.set('q', q.trim())
  return address
}
