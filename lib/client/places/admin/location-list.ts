import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import { runConcurrently } from '#lib/client/platform/run-concurrently'
import type { LocationChange, LocationInput, ShownLocation } from '#lib/schemas/places/location'

/** What admins read and write of the map's places. */

const schemas = () => import('#lib/schemas/places/location')
const location = async () => (await schemas()).location
const locationList = async () => (await schemas()).locationList
const opening = async () => (await schemas()).opening

const LOCATIONS = '/locations'
const PAGE_SIZE = 60

/** So many places, and after which one the next page begins, where there is one. */
interface Page {
  places: ShownLocation[]
  next: string | undefined
}

/** The places whose name or category has a text in it, the newest first, page by page; what was listed stays until the next answer. */
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

/** What hours would say of a place there. @param near latitude,longitude */
export const openingQuery = (hours: string, near: string) =>
  queryOptions({
    queryKey: ['places', 'hours', hours, near],
    queryFn: ({ signal }) => api.get(`${LOCATIONS}/hours?${new URLSearchParams({ hours, near })}`, opening, { signal }),
  })

/** Adds a place; the lists follow. What is not said of it is not sent. */
export function useCreateLocation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: LocationInput; idempotencyKey: string }) => {
      const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
      return api.post(LOCATIONS, location, said, { idempotencyKey })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['places'] }),
  })
}

/** Changes a place, and in the lists what is shown of it. */
export function useUpdateLocation() {
  const inLists = useInLists()
  return useMutation({
    mutationFn: ({ id, ...change }: LocationChange & { id: string }) => api.patch(`${LOCATIONS}/${id}`, location, change),
    onSuccess: (changed) => inLists((places) => places.map((place) => (place.id === changed.id ? changed : place))),
  })
}

/** Removes places, a few at once, and takes them out of the lists. @returns those that are still there */
export function useDeleteLocations() {
  const inLists = useInLists()
  return useMutation({
    mutationFn: (places: readonly ShownLocation[]) => runConcurrently(places, ({ id }) => api.delete(`${LOCATIONS}/${id}`).catch(unlessGone)),
    onSuccess: (failed, asked) => {
      const gone = new Set(asked.filter((place) => !failed.includes(place)).map(({ id }) => id))
      inLists((places) => places.filter(({ id }) => !gone.has(id)))
    },
  })
}

/** Puts places into a category, a few at once; one that was changed meanwhile is left as it is. @returns those that are as they were */
export function useCategorise() {
  const client = useQueryClient()
  const { mutateAsync } = useUpdateLocation()
  return useMutation({
    mutationFn: ({ places, category }: { places: readonly ShownLocation[]; category: ShownLocation['category'] }) =>
      runConcurrently(places, async ({ id, version, category: before }) => {
        if (before !== category) await mutateAsync({ id, version, category })
      }),
    // What was changed elsewhere is shown as it is now: a second try may go well.
    onSuccess: (failed) => (failed.length > 0 ? client.invalidateQueries({ queryKey: ['places'] }) : undefined),
  })
}

/** Somebody was quicker: it is gone, as was wanted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

/** Changes the lists that are loaded in place: an admin who came far down in one does not wait for all its pages again. */
function useInLists() {
  const client = useQueryClient()
  return (change: (places: ShownLocation[]) => ShownLocation[]) => {
    client.setQueriesData<InfiniteData<Page, string>>(
      { queryKey: ['places', 'admin'] },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, places: change(page.places) })) },
    )
  }
}
