import { infiniteQueryOptions } from '@tanstack/react-query'
import { activityPage } from '#lib/client/activities/activities'
import { api } from '#lib/client/platform/api'
import type { Recipient } from '#lib/client/profiles/recipients'

const PAGE_SIZE = 20

interface HistoryFilter {
  recipient: Pick<Recipient, 'type' | 'id'> | null
  status: 'saved' | 'liked' | 'done' | null
}

/** The user's activities, newest first, page by page. */
export const historyQuery = ({ recipient, status }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['activities', 'history', recipient?.id, status],
    meta: { copy: true },
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
      if (recipient) query.set(`${recipient.type}_id`, recipient.id)
      if (status) query.set('status', status)
      if (pageParam) query.set('cursor', pageParam)
      return api.get(`/activity?${query}`, activityPage, { signal })
    },
    getNextPageParam: (page) => page.pagination.nextCursor,
  })
