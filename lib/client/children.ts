import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/api'
import type { ChildInput } from '#lib/schemas/child'

const child = () => import('#lib/schemas/child').then((schemas) => schemas.child)
const childList = () => import('#lib/schemas/child').then((schemas) => schemas.childList)

/** The user's children, newest first. */
export const childrenQuery = () => queryOptions({ queryKey: ['children'], queryFn: ({ signal }) => api.get('/children', childList, { signal }) })

/** Adds a child; the list follows. */
export function useCreateChild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: ChildInput; idempotencyKey: string }) => api.post('/children', child, input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries(childrenQuery()),
  })
}
