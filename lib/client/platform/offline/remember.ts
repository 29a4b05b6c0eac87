import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query'

/** Sets a query's data, and keeps a copy if the query asks for one. `setQueryData` only knows the key, not whether the query keeps copies. */
export function remember(client: QueryClient, query: { queryKey: QueryKey; meta?: QueryMeta | undefined }, data: unknown): void {
  client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: query.queryKey, ...(query.meta && { meta: query.meta }) }))
  client.setQueryData(query.queryKey, data)
}
