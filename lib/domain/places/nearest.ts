import type { Bbox } from '#lib/domain/places/bbox'
import { middleOf } from '#lib/domain/places/place-filter'
import type { Position } from '#lib/domain/places/places'

/** Beyond this distance the list is no help for today, and the map around the user shows no place, miles. */
const FAR_MILES = 30
/** Half the height of a view around a place, degrees: about seven miles in all. */
const HALF_VIEW = 0.05

/** Returns whether a place is too far for an outing. */
export function isFar(miles: number): boolean {
  return miles > FAR_MILES
}

/** Returns a view around a place, as wide as it is high. */
export function viewAround({ latitude, longitude }: Position): Bbox {
  const south = Math.max(-90, latitude - HALF_VIEW)
  const north = Math.min(90, latitude + HALF_VIEW)
  const halfWidth = HALF_VIEW / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return { west: longitude - halfWidth, south, east: longitude + halfWidth, north }
}

/** Returns where distances of a search begin: the view's middle, else the position around which it lists places. */
export function searchedFrom(view: Bbox | null, near: Position): Position {
  return view ? middleOf(view) : near
}
