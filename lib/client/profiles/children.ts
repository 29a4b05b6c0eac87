import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'
import type { ChildChange, ChildInput } from '#lib/schemas/profiles/child'

const child = () => import('#lib/schemas/profiles/child').then((schemas) => schemas.child)
const childList = () => import('#lib/schemas/profiles/child').then((schemas) => schemas.childList)

/** The user's children, newest first. */
export const childrenQuery = () =>
  queryOptions({ queryKey: ['children'], meta: { copy: true }, queryFn: ({ signal }) => api.get('/children', childList, { signal }) })

/** Adds a child; the list updates. */
export function useCreateChild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: ChildInput; idempotencyKey: string }) => api.post('/children', child, input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries(childrenQuery()),
  })
}

/** Changes a child; the list updates, even if the change was refused because another came first. */
export function useUpdateChild(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ChildChange) => api.patch(`/children/${id}`, child, change),
    onSettled: () => client.invalidateQueries(childrenQuery()),
  })
}

/** Deletes a child; the lists update. */
export function useDeleteChild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/children/${id}`),
    // Its groups lose a member, and its journal is deleted.
    onSuccess: () => Promise.all([['children'], ['groups'], ['journal']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
