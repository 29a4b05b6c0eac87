import 'server-only'
import * as z from 'zod/mini'
import { middleOf, type PlaceFilter, placeQuery } from '#lib/domain/places/place-filter'
import { defaultPosition } from '#lib/domain/places/places'
import { Problem } from '#lib/errors'
import { locationList, locationQuery, type ShownLocation, location as shownLocation } from '#lib/schemas/places/location'
import { fromWire } from '#lib/schemas/platform/wire'
import { getPlace } from '#lib/server/places/place'
import { listPlaces } from '#lib/server/places/place-list'

/** Data included in the map's page: the same for all users, before the browser shares its position. */
export interface FirstPlaces {
  filter: PlaceFilter
  places: ShownLocation[]
  /** Loading time in ms since 1970: the page may be shown later, from a cache. */
  loadedAt: number
  /** The selected place; absent if the id is unknown. */
  chosen?: ShownLocation
}

/** Loads the places that an address asks for, in its view or around the default position. */
export async function loadFirstPlaces(filter: PlaceFilter, now: Date): Promise<FirstPlaces> {
  const near = filter.bbox ? middleOf(filter.bbox) : defaultPosition
  const query = z.parse(locationQuery, fromWire(Object.fromEntries(placeQuery(filter, near))))
  const [places, chosen] = await Promise.all([listPlaces(query, now), filter.place === null ? undefined : placeOrNone(filter.place, now)])
  return { filter, places: z.parse(locationList, places), loadedAt: now.getTime(), ...(chosen && { chosen: z.parse(shownLocation, chosen) }) }
}

async function placeOrNone(id: string, now: Date) {
  try {
    return await getPlace(id, now)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
