import { queryOptions } from '@tanstack/react-query'
import { type PlaceFilter, placeQuery } from '#lib/domain/place-filter'
import type { Position } from '#lib/domain/places'

// Both are loaded with the first call: the first list comes with the page.
const api = () => import('#lib/client/api').then((file) => file.api)
const schemas = () => import('#lib/schemas/location')
const one = () => schemas().then((all) => all.location)
const list = () => schemas().then((all) => all.locationList)

/** The places that are looked for, the nearest to somebody first. */
export const placesQuery = (filter: PlaceFilter, near: Position) => {
  const parameters = placeQuery(filter, near).toString()
  return queryOptions({
    queryKey: ['places', 'list', parameters],
    queryFn: async ({ signal }) => (await api()).get(`/locations?${parameters}`, list, { isPublic: true, signal }),
  })
}

/** One place, wherever it is. */
export const onePlaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['places', 'one', id],
    queryFn: async ({ signal }) => (await api()).get(`/locations/${id}`, one, { isPublic: true, signal }),
  })
