'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#lib/client/platform/api-error'

/** Every failed call is logged: most screens stay unchanged, with a quiet way to try again. */
const logFailure = (error: Error) => console.warn(error.message)

/**
 * What a page loaded is fresh for a while; what the server refuses is not asked again. What somebody saves without a connection
 * fails at once, and says so: it does not wait unseen for the connection to come back.
 */
function makeClient() {
  const retry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError && error.status < 500)
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    mutationCache: new MutationCache({ onError: logFailure }),
    defaultOptions: { queries: { staleTime: 30_000, retry }, mutations: { networkMode: 'always' } },
  })
}

/** The cache of what the API answered, one for each open page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
