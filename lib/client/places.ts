import { queryOptions } from '@tanstack/react-query'
import { api } from '#lib/client/api'
import type { PlaceFilter } from '#lib/domain/place-filter'
import { placeQuery } from '#lib/domain/place-filter'
import type { Position } from '#lib/domain/places'

const schemas = () => import('#lib/schemas/location')
const one = () => schemas().then((all) => all.location)
const list = () => schemas().then((all) => all.locationList)

/** The places that are looked for, the nearest to somebody first. */
export const placesQuery = (filter: PlaceFilter, near: Position) => {
  const parameters = placeQuery(filter, near).toString()
  return queryOptions({
    queryKey: ['places', 'list', parameters],
    queryFn: ({ signal }) => api.get(`/locations?${parameters}`, list, { isPublic: true, signal }),
  })
}

/** One place, wherever it is. */
export const onePlaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['places', 'one', id],
    queryFn: ({ signal }) => api.get(`/locations/${id}`, one, { isPublic: true, signal }),
  })
