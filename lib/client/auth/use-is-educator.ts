'use client'

import { useQuery } from '@tanstack/react-query'
import { getSession } from '#lib/client/auth/session'

/** Whether an educator is signed in; false until that is known. */
export function useIsEducator(): boolean {
  const { data } = useQuery({
    queryKey: ['is-educator'],
    meta: { copy: true },
    queryFn: async () => (await getSession())?.user.user_type === 'educator',
  })
  return data ?? false
}
