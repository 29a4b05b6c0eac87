import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query'

/**
 * Sets what a query would load, and keeps a copy if the query asks for one. `setQueryData` alone knows a query only by its key,
 * not whether it asks.
 */
export function remember(client: QueryClient, query: { queryKey: QueryKey; meta?: QueryMeta | undefined }, data: unknown): void {
  client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: query.queryKey, ...(query.meta && { meta: query.meta }) }))
  client.setQueryData(query.queryKey, data)
}
