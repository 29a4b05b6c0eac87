import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'

interface Prefetch<T> {
  /** A query of lib/client, by which the page's components will find the data. */
  query: { queryKey: readonly unknown[] }
  load: () => Promise<T>
}

/** What a page has loaded for its components. A client per request: a shared one would leak between people. */
export async function prefetched(...all: Prefetch<unknown>[]): Promise<DehydratedState> {
  const client = new QueryClient()
  await Promise.all(all.map(async ({ query, load }) => client.setQueryData(query.queryKey, await load())))
  return dehydrate(client)
}
