import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import type { CorrectionState } from '#lib/domain/places/places'
import type { CorrectionDecision } from '#lib/schemas/places/correction'

/** Queries and mutations for corrections of places, for admins. */

const schemas = () => import('#lib/schemas/places/correction')
const queue = async () => (await schemas()).correctionQueue
const one = async () => (await schemas()).correction

const CORRECTIONS = '/admin/corrections'

/** Corrections, newest first: waiting or decided ones. Always reloaded, because other admins decide too. */
export const correctionsQuery = (status: CorrectionState) =>
  queryOptions({
    queryKey: ['corrections', status],
    queryFn: ({ signal }) => api.get(`${CORRECTIONS}?${new URLSearchParams({ status })}`, queue, { signal }),
    staleTime: 0,
  })

/**
 * Decides corrections of the same kind, one after the other, and updates the queue and the places.
 * @returns whether another admin decided some of them differently meanwhile
 */
export function useDecideCorrections() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, decision }: CorrectionDecision & { ids: readonly string[] }) => {
      let isDecidedDifferently = false
      for (const id of ids) {
        await api.patch(`${CORRECTIONS}/${id}`, one, { decision }).catch((error: unknown) => {
          if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
          isDecidedDifferently = true
        })
      }
      return isDecidedDifferently
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['corrections'] }), client.invalidateQueries({ queryKey: ['places'] })]),
  })
}
