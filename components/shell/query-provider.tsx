'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { makeQueryClient } from '#lib/client/platform/query-client'

/** Provides the cache of API responses, one per open page. When the language changes, what is shown loads again in the new one. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  const language = useLocale()
  const loadedIn = useRef(language)
  useEffect(() => {
    if (loadedIn.current === language) return
    loadedIn.current = language
    void client.invalidateQueries()
  }, [client, language])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
