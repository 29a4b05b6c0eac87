import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import type { CorrectionState } from '#lib/domain/places/places'
import type { CorrectionDecision } from '#lib/schemas/places/correction'

/** What admins read and decide of what people say is wrong with places. */

const schemas = () => import('#lib/schemas/places/correction')
const queue = async () => (await schemas()).correctionQueue
const one = async () => (await schemas()).correction

const CORRECTIONS = '/admin/corrections'

/** What people said, the newest first: what waits to be decided, or what became of it. Asked anew each time: others decide too. */
export const correctionsQuery = (status: CorrectionState) =>
  queryOptions({
    queryKey: ['corrections', status],
    queryFn: ({ signal }) => api.get(`${CORRECTIONS}?${new URLSearchParams({ status })}`, queue, { signal }),
    staleTime: 0,
  })

/**
 * Decides what says the same, one after the other; the queue follows, and the places.
 * @returns whether another admin decided some of it otherwise meanwhile
 */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, decision }: CorrectionDecision & { ids: readonly string[] }) => {
      let isOtherwise = false
      for (const id of ids) {
        await api.patch(`${CORRECTIONS}/${id}`, one, { decision }).catch((error: unknown) => {
          if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
          isOtherwise = true
        })
      }
      return isOtherwise
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['corrections'] }), client.invalidateQueries({ queryKey: ['places'] })]),
  })
}
