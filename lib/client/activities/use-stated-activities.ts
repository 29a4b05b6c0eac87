'use client'

import { useQueries } from '@tanstack/react-query'
import { activityQuery } from '#lib/client/activities/activities'
import { ApiError } from '#lib/client/platform/api-error'
import { createStore } from '#lib/client/platform/store'
import type { Activity } from '#lib/schemas/activities/activity'
import { readStatedIds } from '#lib/schemas/activities/navigation-state'

/** Reads the navigation state; Next.js preserves the part that other code adds. */
const { useValue } = createStore()

function getStatedIds(): string {
  return readStatedIds(window.history.state).join()
}

/** The user's activities named in the page's navigation state, as the server has them. Unavailable ones are left out. */
export function useStatedActivities({ isEnabled }: { isEnabled: boolean }) {
  const stated = useValue(getStatedIds, '')
  const ids = isEnabled && stated !== '' ? stated.split(',') : []
  const queries = useQueries({ queries: ids.map((id) => activityQuery(id)) })
  const isLoading = queries.some(({ isPending }) => isPending)
  const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404
  return {
    // All at once: a deck starts at its first new card.
    cards: isLoading ? [] : queries.flatMap(({ data }): Activity[] => (data && 'batchId' in data ? [data] : [])),
    isLoading,
    isError: queries.some(({ isError, error, data }) => isError && !data && !isMissing(error)),
    isFetching: queries.some(({ isFetching }) => isFetching),
    reload: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}
