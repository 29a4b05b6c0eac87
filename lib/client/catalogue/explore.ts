import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCards, exploreKeys } from '#lib/client/catalogue/explore-cards'
import { api } from '#lib/client/platform/api'
import { reportRecentChange } from '#lib/client/platform/offline/recent-changes'
import { type ExploreFilter, filterParameters, NO_FILTER } from '#lib/domain/catalogue/explore-filter'
import type { Season } from '#lib/domain/catalogue/todays-picks'
import type { ExplorePage } from '#lib/schemas/catalogue/explore'

const schemas = () => import('#lib/schemas/catalogue/explore')
const explorePage = () => schemas().then((all) => all.explorePage)
const exploreCards = () => schemas().then((all) => all.exploreCards)
const exploreActivity = () => schemas().then((all) => all.exploreActivity)

/** What a row of a category loads at once. */
export const ROW_PAGE = 10
/** A page of a list. */
export const LIST_PAGE = 20

/** Where and how the picks are wanted. */
interface PicksRequest {
  /** Where it is not that of the north. */
  season?: Season | undefined
  /** Indoors alone. */
  rain?: boolean
}

/** The picks of the day: the same for all visitors, own ones for who is signed in. */
export const picksQuery = ({ season, rain = false }: PicksRequest = {}) => {
  const parameters = new URLSearchParams({ ...(season && { season }), ...(rain && { rain: 'true' }) })
  return queryOptions({
    queryKey: [...exploreKeys.picks, parameters.toString()],
    meta: { copy: true },
    queryFn: ({ signal }) => api.get(`/explore/todays-picks?${parameters}`, exploreCards, { isPublic: true, signal }),
  })
}

interface ListRequest {
  /** A category's id; the whole catalogue without it. */
  category?: string
  filter?: ExploreFilter
  pageSize?: number
  /** Ids of what is at home, for visitors, of whom the server knows nothing. */
  materials?: readonly string[] | null
}

/** A list of the catalogue, page by page. */
export const exploreListQuery = (request: ListRequest) => {
  const { path, parameters } = listAddress(request)
  const { pageSize = LIST_PAGE } = request
  return pages([...exploreKeys.lists, path, parameters.toString(), pageSize], path, parameters, pageSize)
}

/** Whether there is anything on a list. */
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
    // Only of whole lists: every search and filter would fill the device.
    meta: [...parameters.keys()].every((name) => name === 'sort') ? { copy: true } : {},
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams([...parameters, ['limit', String(pageSize)], ...(pageParam ? [['cursor', pageParam]] : [])])
      return api.get(`${path}?${query}`, explorePage, { isPublic: true, signal })
    },
    getNextPageParam: ({ pagination }: ExplorePage) => pagination.nextCursor,
  })
}

/** All of one activity. */
export const exploreActivityQuery = (id: string) =>
  queryOptions({
    queryKey: exploreKeys.one(id),
    meta: { copy: true },
    queryFn: ({ signal }) => api.get(`/explore/activities/${id}`, exploreActivity, { isPublic: true, signal }),
  })

/** The page a list came with, as if it had been loaded. It is everybody's: somebody signed in asks again at once. */
export function firstPage(page: ExplorePage, isSignedIn: boolean) {
  return { initialData: { pages: [page], pageParams: [''] }, ...(isSignedIn && { initialDataUpdatedAt: 0 }) }
}

/** Saves an activity for later, or no longer; every place that shows it follows once the server has done it. */
export function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isSaved }: { id: string; isSaved: boolean }) => {
      if (isSaved) await api.post(`/explore/activities/${id}`, exploreActivity, { action: 'save' })
      else await api.delete(`/explore/activities/${id}`)
    },
    onSuccess: (_, { id, isSaved }) => {
      changeCards(client, id, { isSaved })
      reportRecentChange()
      // The list of what is saved stays as it is for as long as it is looked at: a slip of the finger is undone by tapping again.
      return client.invalidateQueries({ queryKey: exploreKeys.saved, refetchType: 'none' })
    },
  })
}

/** Rates an activity; where it is shown, its average follows. Of several ratings at once the last counts. */
export function useRate(id: string) {
  const client = useQueryClient()
  const { queryKey } = exploreActivityQuery(id)
  return useMutation({
    scope: { id: `rating of ${id}` },
    mutationFn: (rating: number) => api.put(`/explore/activities/${id}/rating`, exploreActivity, { rating }),
    // An answer from before it would show the rating of before.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (rated) => {
      const { rating, ratingCount, isNew } = rated
      changeCards(client, id, { rating, ratingCount, isNew })
      client.setQueryData(queryKey, rated)
    },
  })
}
