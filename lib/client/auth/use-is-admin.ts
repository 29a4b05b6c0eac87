'use client'

import { useQuery } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'

/** Whether an admin is signed in; false until that is known. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({ queryKey: ['is-admin'], meta: { copy: true }, queryFn: async () => (await getSession())?.user.is_admin === true })
  return data ?? false
}
