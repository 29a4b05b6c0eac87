import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '#lib/client/api'
import { type ChildInput, child } from '#lib/schemas/child'

const list = z.array(child)

/** The user's children, newest first. */
export const childrenQuery = () => queryOptions({ queryKey: ['children'], queryFn: ({ signal }) => api.get('/children', list, { signal }) })

/** Adds a child; the list follows. */
export function useCreateChild() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: ChildInput; idempotencyKey: string }) => api.post('/children', child, input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries(childrenQuery()),
  })
}
