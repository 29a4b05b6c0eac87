import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const shown = new Set<string>()

/**
 * Where the browser's Back shows a page again, it is as the server answered it before: what was done in between is not in it. It is
 * asked for anew. @param answerId another one each time the server answers
 */
export function useFreshOnReturn(answerId: string) {
  const router = useRouter()
  const client = useQueryClient()
  useEffect(() => {
    if (shown.has(answerId)) {
      router.refresh()
      void client.invalidateQueries()
    }
    shown.add(answerId)
  }, [answerId, router, client])
}
