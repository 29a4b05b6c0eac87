import { queryOptions } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'

/** How many things wait for an admin. Always reloaded, because users and other admins change it. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => api.get('/admin/waiting', async () => (await import('#lib/schemas/platform/waiting')).waiting, { signal }),
    staleTime: 0,
  })
