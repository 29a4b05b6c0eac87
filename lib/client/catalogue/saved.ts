import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { activity } from '#lib/client/activities/activities'
import { changeCards, exploreKeys } from '#lib/client/catalogue/explore-cards'
import { api } from '#lib/client/platform/api'
import { requestCopyRefresh } from '#lib/client/platform/offline/copy-refresh'
import type { Duration } from '#lib/domain/activities/duration'
import { removeUnsaved } from '#lib/domain/catalogue/saved-list'
import type { Setting } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'
import type { SavedPage } from '#lib/schemas/activities/saved'

const savedPage = () => import('#lib/schemas/activities/saved').then((all) => all.savedPage)

const PAGE_SIZE = 20

/** A filter for saved activities; null matches all. */
export interface SavedFilter {
  recipient: { type: 'child' | 'group'; id: string } | null
  duration: Duration | null
  setting: Setting | null
  /** Whether to show only activities done before. */
  isDone: boolean
}
export const noSavedFilter: SavedFilter = { recipient: null, duration: null, setting: null, isDone: false }

/** The user's saved activities, latest first, page by page. */
export const savedQuery = (filter: SavedFilter) => {
  const { recipient, duration, setting, isDone } = filter
  return infiniteQueryOptions({
    queryKey: [...exploreKeys.saved, recipient?.id, duration, setting, isDone],
    meta: { copy: true },
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
      if (recipient) query.set(`${recipient.type}_id`, recipient.id)
      if (duration) query.set('duration', duration)
      if (setting) query.set('setting', setting)
      if (isDone) query.set('done', 'true')
      if (pageParam) query.set('cursor', pageParam)
      return api.get(`/saved?${query}`, savedPage, { signal })
    },
    getNextPageParam: ({ pagination }: SavedPage) => pagination.nextCursor,
  })
}

/** Removes activities that are no longer saved from the cached lists, while no list is visible. */
export function tidySaved(client: QueryClient) {
  for (const [queryKey] of client.getQueriesData({ queryKey: exploreKeys.saved })) {
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    client.setQueryData(queryKey, (data: { pages: SavedPage[] } | undefined) => data && { ...data, pages: data.pages.map(removeUnsaved) }, {
      updatedAt,
    })
  }
}

/** Saves one of the user's own activities for later, or removes it; the saved list updates as for the catalogue's. */
export function useSaveOwnActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isSaved }: Pick<Activity, 'id' | 'isSaved'>) =>
      api.patch(`/activity/${id}`, activity, { action: isSaved ? 'unsave' : 'save' }),
    onSuccess: ({ id, isSaved }) => {
      changeCards(client, id, { isSaved })
      requestCopyRefresh()
      return client.invalidateQueries({ queryKey: exploreKeys.saved, refetchType: 'none' })
    },
  })
}
