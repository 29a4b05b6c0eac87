import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/client/platform/api-error'
import { isOnline, onConnectionChange } from '#lib/client/platform/offline/connection'
import { keepCopyOf, loadOrCopy } from '#lib/client/platform/offline/query-copies'

// The browser's own events do not tell whether the server runs.
onlineManager.setEventListener(onConnectionChange)

/** Every failed call is logged: most screens stay unchanged, with a quiet way to try again. */
const logFailure = (error: Error) => console.warn(error.message)

/**
 * Loaded data is fresh for a while, and refused requests are not repeated. Without a network, loading and saving fail at once and show a
 * message. Failed loads and copies are loaded again when the network is back.
 */
export function makeQueryClient() {
  const retry = (failures: number, error: Error) => failures < 2 && isOnline() && !(error instanceof ApiError && error.status < 500)
  const queryCache = new QueryCache({ onError: logFailure })
  if (typeof window !== 'undefined') queryCache.subscribe(keepCopyOf)
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: logFailure }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry, networkMode: 'always', refetchOnReconnect: true, persister: loadOrCopy },
      mutations: { networkMode: 'always' },
    },
  })
}
