import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const shown = new Set<string>()

/**
 * Reloads data when the browser's Back shows a page again: Next.js restores the server's earlier response, without changes made since.
 * @param responseId a new id for each response of the server
 */
export function useRefreshOnReturn(responseId: string) {
  const router = useRouter()
  const client = useQueryClient()
  useEffect(() => {
    if (shown.has(responseId)) {
      router.refresh()
      void client.invalidateQueries()
    }
    shown.add(responseId)
  }, [responseId, router, client])
}
