import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'
import { remember } from '#lib/client/platform/offline/remember'
import type { Activity, ActivityChange } from '#lib/schemas/activities/activity'

const schemas = () => import('#lib/schemas/activities/activity')
/** The schema of the user's own activity. */
export const activity = () => schemas().then((all) => all.activity)
const shownActivity = () => schemas().then((all) => all.shownActivity)
/** The schema of a page of the history. */
export const activityPage = () => schemas().then((all) => all.activityPage)

/** A batch has at most ten activities, so one page holds it. */
const BATCH_PAGE_SIZE = 100

/** The activities of one batch, in the order they were made. */
export const batchQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['activities', 'batch', batchId],
    meta: { copy: true },
    queryFn: async ({ client, signal }) => {
      const page = await api.get(`/activity?batch_id=${encodeURIComponent(batchId)}&limit=${BATCH_PAGE_SIZE}`, activityPage, { signal })
      rememberEach(client, page.activities)
      return page.activities.toReversed()
    },
  })

/** One activity: the user's own, or another user's while it is shared. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['activities', 'one', id],
    meta: { copy: true },
    queryFn: ({ signal }) => api.get(`/activity/${id}`, shownActivity, { signal }),
  })

/** Caches each activity of a list, so that its page opens without a network. */
export function rememberEach(client: QueryClient, activities: readonly Activity[]): void {
  for (const one of activities) remember(client, activityQuery(one.id), one)
}

/** Changes an activity, and updates every place that shows it. */
export function useActivityChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ActivityChange }) => api.patch(`/activity/${id}`, activity, change),
    onSuccess: (changed) => {
      client.setQueryData(activityQuery(changed.id).queryKey, changed)
      client.setQueryData(batchQuery(changed.batchId).queryKey, (batch: Activity[] | undefined) =>
        batch?.map((one) => (one.id === changed.id ? changed : one)),
      )
      return client.invalidateQueries({ queryKey: ['activities', 'history'] })
    },
  })
}
