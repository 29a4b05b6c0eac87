'use client'

import { useQuery } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'

/** Whether a user is signed in; undefined until that is known. */
export function useIsSignedIn(): boolean | undefined {
  const { data } = useQuery({ queryKey: ['is-signed-in'], meta: { copy: true }, queryFn: async () => (await getSession()) !== null })
  return data
}
