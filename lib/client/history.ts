import { infiniteQueryOptions } from '@tanstack/react-query'
import { activityPage } from '#lib/client/activities'
import { api } from '#lib/client/api'

const PAGE_SIZE = 20

export interface HistoryFilter {
  childId: string | null
  status: 'saved' | 'liked' | 'done' | null
}

/** What was made before, newest first, page by page. */
export const historyQuery = ({ childId, status }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['activities', 'history', childId, status],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
      if (childId) query.set('child_id', childId)
      if (status) query.set('status', status)
      if (pageParam) query.set('cursor', pageParam)
      return api.get(`/activity?${query}`, activityPage, { signal })
    },
    getNextPageParam: (page) => page.pagination.nextCursor,
  })
