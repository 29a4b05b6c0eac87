import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import { runConcurrently } from '#lib/client/platform/run-concurrently'
import type { LocationChange, LocationInput, ShownLocation } from '#lib/schemas/places/location'

/** Queries and mutations for the map's places, for admins. */

const schemas = () => import('#lib/schemas/places/location')
const location = async () => (await schemas()).location
const locationList = async () => (await schemas()).locationList
const opening = async () => (await schemas()).opening

const LOCATIONS = '/locations'
const PAGE_SIZE = 60

/** A page of places, and the id after which the next page begins, if there is one. */
interface Page {
  places: ShownLocation[]
  next: string | undefined
}

/** Places whose name or category contains a text, newest first, page by page. The earlier list stays until the next one is loaded. */
export const locationsQuery = (sought: string) =>
  infiniteQueryOptions({
    queryKey: ['places', 'admin', sought],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
      if (sought) query.set('name_or_category', sought)
      if (pageParam) query.set('before', pageParam)
      const places = await api.get(`${LOCATIONS}?${query}`, locationList, { isPublic: true, signal })
      return { places, next: places.length === PAGE_SIZE ? places.at(-1)?.id : undefined }
    },
    getNextPageParam: ({ next }) => next,
  })

/** The opening state that these hours would give a place at a position. @param near latitude,longitude */
export const openingQuery = (hours: string, near: string) =>
  queryOptions({
    queryKey: ['places', 'hours', hours, near],
    queryFn: ({ signal }) => api.get(`${LOCATIONS}/hours?${new URLSearchParams({ hours, near })}`, opening, { signal }),
  })

/** Adds a place; the lists update. Empty values are not sent. */
export function useCreatePlace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: LocationInput; idempotencyKey: string }) => {
      const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
      return api.post(LOCATIONS, location, said, { idempotencyKey })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['places'] }),
  })
}

/** Changes a place, also in the lists that show it. */
export function useUpdatePlace() {
  const inLists = useUpdatePlaceLists()
  return useMutation({
    mutationFn: ({ id, ...change }: LocationChange & { id: string }) => api.patch(`${LOCATIONS}/${id}`, location, change),
    onSuccess: (changed) => inLists((places) => places.map((place) => (place.id === changed.id ? changed : place))),
  })
}

/** Deletes places, a few at once, and removes them from the lists. @returns those that were not deleted */
export function useDeletePlaces() {
  const inLists = useUpdatePlaceLists()
  return useMutation({
    mutationFn: (places: readonly ShownLocation[]) => runConcurrently(places, ({ id }) => api.delete(`${LOCATIONS}/${id}`).catch(ignoreNotFound)),
    onSuccess: (failed, asked) => {
      const gone = new Set(asked.filter((place) => !failed.includes(place)).map(({ id }) => id))
      inLists((places) => places.filter(({ id }) => !gone.has(id)))
    },
  })
}

/** Moves places to a category, a few at once; skips those changed meanwhile. @returns those that were not moved */
export function useCategorizePlaces() {
  const client = useQueryClient()
  const { mutateAsync } = useUpdatePlace()
  return useMutation({
    mutationFn: ({ places, category }: { places: readonly ShownLocation[]; category: ShownLocation['category'] }) =>
      runConcurrently(places, async ({ id, version, category: before }) => {
        if (before !== category) await mutateAsync({ id, version, category })
      }),
    // Reloads places changed elsewhere, so that a second attempt can succeed.
    onSuccess: (failed) => (failed.length > 0 ? client.invalidateQueries({ queryKey: ['places'] }) : undefined),
  })
}

/** Ignores a 404: another admin already deleted the place. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

/** Changes the loaded lists in place, so that an admin far down a list does not wait for all its pages again. */
function useUpdatePlaceLists() {
  const client = useQueryClient()
  return (change: (places: ShownLocation[]) => ShownLocation[]) => {
    client.setQueriesData<InfiniteData<Page, string>>(
      { queryKey: ['places', 'admin'] },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, places: change(page.places) })) },
    )
  }
}
