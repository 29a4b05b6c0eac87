import { infiniteQueryOptions } from '@tanstack/react-query'
import { activityPage } from '#lib/client/activities/activities'
import { api } from '#lib/client/platform/api'
import type { Whom } from '#lib/client/profiles/whom'

const PAGE_SIZE = 20

interface HistoryFilter {
  whom: Pick<Whom, 'type' | 'id'> | null
  status: 'saved' | 'liked' | 'done' | null
}

/** What was made before, newest first, page by page. */
export const historyQuery = ({ whom, status }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['activities', 'history', whom?.id, status],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
      if (whom) query.set(`${whom.type}_id`, whom.id)
      if (status) query.set('status', status)
      if (pageParam) query.set('cursor', pageParam)
      return api.get(`/activity?${query}`, activityPage, { signal })
    },
    getNextPageParam: (page) => page.pagination.nextCursor,
  })
