'use client'

import { useState } from 'react'
import type { ShownLocation } from '#lib/schemas/places/location'

/** The selected places among those shown, in selection mode. */
export function useLocationSelection(shown: ShownLocation[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const idsOf = (places: ShownLocation[]) => new Set(places.map(({ id }) => id))
  const isSelected = ({ id }: ShownLocation) => ids?.has(id) === true
  return {
    isOn: ids !== undefined,
    toggle: () => setIds(ids ? undefined : new Set()),
    /** Only visible places: an admin must see what they delete. */
    places: shown.filter(isSelected),
    has: isSelected,
    select: (place: ShownLocation, isOn: boolean) => setIds(idsOf(shown.filter((one) => (one.id === place.id ? isOn : isSelected(one))))),
    selectAll: (isAll: boolean) => setIds(isAll ? idsOf(shown) : new Set()),
    keep: (places: ShownLocation[]) => setIds(idsOf(places)),
  }
}
export type LocationSelection = ReturnType<typeof useLocationSelection>
