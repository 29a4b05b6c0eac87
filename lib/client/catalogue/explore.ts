import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCards, exploreKeys } from '#lib/client/catalogue/explore-cards'
import { api } from '#lib/client/platform/api'
import { requestCopyRefresh } from '#lib/client/platform/offline/copy-refresh'
import { type ExploreFilter, filterParameters, NO_FILTER } from '#lib/domain/catalogue/explore-filter'
import type { Season } from '#lib/domain/catalogue/todays-picks'
import type { ExplorePage } from '#lib/schemas/catalogue/explore'

const schemas = () => import('#lib/schemas/catalogue/explore')
const explorePage = () => schemas().then((all) => all.explorePage)
const exploreCards = () => schemas().then((all) => all.exploreCards)
const exploreActivity = () => schemas().then((all) => all.exploreActivity)

/** The number of cards in a category's row. */
export const ROW_PAGE_SIZE = 10
/** The number of cards on a list's page. */
const LIST_PAGE_SIZE = 20

/** The conditions for the picks. */
interface PicksRequest {
  /** The season, if it differs from the northern one. */
  season?: Season | undefined
  /** Whether to return only indoor activities. */
  rain?: boolean
}

/** The picks of the day: the same for all visitors, personal ones for signed-in users. */
export const picksQuery = ({ season, rain = false }: PicksRequest = {}) => {
  const parameters = new URLSearchParams({ ...(season && { season }), ...(rain && { rain: 'true' }) })
  return queryOptions({
    queryKey: [...exploreKeys.picks, parameters.toString()],
    meta: { copy: true },
    queryFn: ({ signal }) => api.get(`/explore/todays-picks?${parameters}`, exploreCards, { isPublic: true, signal }),
  })
}

interface ListRequest {
  /** A category's id; without it the whole catalogue. */
  category?: string
  filter?: ExploreFilter
  pageSize?: number
  /** Ids of materials at home, for visitors: the server does not store theirs. */
  materials?: readonly string[] | null
}

/** A list of the catalogue, page by page. */
export const exploreListQuery = (request: ListRequest) => {
  const { path, parameters } = listAddress(request)
  const { pageSize = LIST_PAGE_SIZE } = request
  return pages([...exploreKeys.lists, path, parameters.toString(), pageSize], path, parameters, pageSize)
}

/** Whether a list has at least one activity. */
export const hasAnyQuery = (request: ListRequest) => {
  const { path, parameters } = listAddress(request)
  return queryOptions({
    queryKey: [...exploreKeys.hasAny, path, parameters.toString()],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams([...parameters, ['limit', '1']])
      const { activities } = await api.get(`${path}?${query}`, explorePage, { isPublic: true, signal })
      return activities.length > 0
    },
  })
}

function listAddress({ category, filter = NO_FILTER, materials = null }: ListRequest) {
  const parameters = filterParameters(filter)
  if (materials && filter.missing !== null) parameters.set('materials', materials.join())
  return { path: category === undefined ? '/explore/activities' : `/explore/categories/${category}/activities`, parameters }
}

function pages(queryKey: readonly unknown[], path: string, parameters: URLSearchParams, pageSize: number) {
  return infiniteQueryOptions({
    queryKey,
    // Only unfiltered lists: copies of every search and filter would fill the device.
    meta: [...parameters.keys()].every((name) => name === 'sort') ? { copy: true } : {},
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams([...parameters, ['limit', String(pageSize)], ...(pageParam ? [['cursor', pageParam]] : [])])
      return api.get(`${path}?${query}`, explorePage, { isPublic: true, signal })
    },
    getNextPageParam: ({ pagination }: ExplorePage) => pagination.nextCursor,
  })
}

/** One activity with all details. */
export const exploreActivityQuery = (id: string) =>
  queryOptions({
    queryKey: exploreKeys.one(id),
    meta: { copy: true },
    queryFn: ({ signal }) => api.get(`/explore/activities/${id}`, exploreActivity, { isPublic: true, signal }),
  })

/** A list's first page from the server, as if loaded. It is the visitors' version: signed-in users reload it at once. */
export function toFirstPage(page: ExplorePage, isSignedIn: boolean) {
  return { initialData: { pages: [page], pageParams: [''] }, ...(isSignedIn && { initialDataUpdatedAt: 0 }) }
}

/** Saves an activity for later, or removes it. Every place that shows it updates when the server responds. */
export function useSaveActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isSaved }: { id: string; isSaved: boolean }) => {
      if (isSaved) await api.post(`/explore/activities/${id}`, exploreActivity, { action: 'save' })
      else await api.delete(`/explore/activities/${id}`)
    },
    onSuccess: (_, { id, isSaved }) => {
      changeCards(client, id, { isSaved })
      requestCopyRefresh()
      // The list of saved activities stays unchanged while it is visible: an accidental tap is undone by tapping again.
      return client.invalidateQueries({ queryKey: exploreKeys.saved, refetchType: 'none' })
    },
  })
}

/** Rates an activity and updates its average everywhere. Of several quick ratings the last counts. */
export function useRateActivity(id: string) {
  const client = useQueryClient()
  const { queryKey } = exploreActivityQuery(id)
  return useMutation({
    scope: { id: `rating of ${id}` },
    mutationFn: (rating: number) => api.put(`/explore/activities/${id}/rating`, exploreActivity, { rating }),
    // An earlier response would show the old rating.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (rated) => {
      const { rating, ratingCount, isNew } = rated
      changeCards(client, id, { rating, ratingCount, isNew })
      client.setQueryData(queryKey, rated)
    },
  })
}
