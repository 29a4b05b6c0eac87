'use client'

import { useInAddress } from '#lib/client/use-in-address'
import { MAX_PLACE_SEARCH_CHARACTERS } from '#lib/domain/place-filter'

export const locationParts = ['places', 'corrections', 'import'] as const
export type LocationPart = (typeof locationParts)[number]

/** Which part of the places' administration is shown, and which of the places. */
export interface LocationFilter {
  part: LocationPart
  q: string
}

/** What admins look at, kept in the page's address. */
export function useLocationFilter(): [LocationFilter, (change: Partial<LocationFilter>) => void] {
  return useInAddress({ read, write, isRefinement })
}

function read(address: URLSearchParams): LocationFilter {
  const part = locationParts.find((one) => one === address.get('part')) ?? 'places'
  return { part, q: (address.get('q') ?? '').slice(0, MAX_PLACE_SEARCH_CHARACTERS).toWellFormed().replaceAll('\0', '') }
}

function write({ part, q }: LocationFilter): URLSearchParams {
  const address = new URLSearchParams()
  if (part !== 'places') address.set('part', part)
  if (q.trim() !== '') address.set('q', q.trim())
  return address
}

/** Back leads to the part before, not through the letters of a search. */
function isRefinement(before: LocationFilter, after: LocationFilter): boolean {
  return before.part === after.part
}
