import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'

/** The imports that wait for an admin. Always reloaded, because other admins import too. */
export const importRunsQuery = () =>
  queryOptions({
    queryKey: ['import-runs'],
    queryFn: ({ signal }) => api.get('/admin/imports', async () => (await import('#lib/schemas/places/place-import')).importRuns, { signal }),
    staleTime: 0,
  })

/** Removes an import from those that wait. */
export function useDismissImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/admin/imports/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: importRunsQuery().queryKey }),
  })
}
