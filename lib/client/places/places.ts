import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { isNarrowed, type PlaceFilter, placeQuery } from '#lib/domain/places/place-filter'
import type { Position } from '#lib/domain/places/places'
import type { ShownLocation } from '#lib/schemas/places/location'

// Loaded with the first request: the page brings the first list.
const api = () => import('#lib/client/platform/api').then((file) => file.api)
const schemas = () => import('#lib/schemas/places/location')
const one = () => schemas().then((all) => all.location)
const list = () => schemas().then((all) => all.locationList)

const LISTS = ['places', 'list']

/** The places that match a filter, nearest to a position first. */
export const placesQuery = (filter: PlaceFilter, near: Position) => {
  const parameters = placeQuery(filter, near).toString()
  return queryOptions({
    queryKey: [...LISTS, parameters],
    // Keeps the latest unfiltered list, wherever it was: a copy must not hold typed text.
    meta: isNarrowed(filter) ? {} : { copy: 'places' },
    queryFn: async ({ client, signal }) =>
      reuseUnchanged(await (await api()).get(`/locations?${parameters}`, list, { isPublic: true, signal }), client),
  })
}

/** Reuses the objects of unchanged places from earlier lists, so that their rows do not render again. */
function reuseUnchanged(places: ShownLocation[], client: QueryClient): ShownLocation[] {
  const lists = client.getQueriesData<ShownLocation[]>({ queryKey: LISTS })
  const known = new Map(lists.flatMap(([, earlier]) => earlier ?? []).map((place) => [place.id, place]))
  return places.map((place) => replaceEqualDeep(known.get(place.id), place))
}

/** The nearest place that matches a filter, anywhere; null if none does. */
export const nearestPlaceQuery = (filter: PlaceFilter, from: Position) => {
  const parameters = placeQuery({ ...filter, bbox: null }, from)
  parameters.set('limit', '1')
  return queryOptions({
    queryKey: ['places', 'nearest', parameters.toString()],
    queryFn: async ({ signal }) => {
      const [nearest] = await (await api()).get(`/locations?${parameters}`, list, { isPublic: true, signal })
      return nearest ?? null
    },
  })
}

/** One place. */
export const onePlaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['places', 'one', id],
    meta: { copy: true },
    queryFn: async ({ signal }) => (await api()).get(`/locations/${id}`, one, { isPublic: true, signal }),
  })
