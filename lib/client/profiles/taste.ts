import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'

const childTaste = () => import('#lib/schemas/profiles/taste').then((schemas) => schemas.childTaste)

/** A child's learned taste. Always reloaded: every reaction to a card may change it. */
export const tasteQuery = (childId: string) =>
  queryOptions({
    queryKey: ['taste', childId],
    queryFn: ({ signal }) => api.get(`/children/${childId}/taste`, childTaste, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Deletes a child's learned taste; screens that show it become empty. */
export function useForgetTaste(childId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete(`/children/${childId}/taste`),
    onSuccess: () => client.setQueryData(tasteQuery(childId).queryKey, { liked: [], disliked: [], reasons: [], resetAt: new Date().toISOString() }),
  })
}
