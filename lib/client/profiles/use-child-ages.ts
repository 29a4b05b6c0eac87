'use client'

import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { playAgeMonths } from '#lib/domain/profiles/age'

/** Their children with the age that counts, in months; nobody for a visitor and until they are known. */
export function useChildAges(): { id: string; name: string; ageMonths: number }[] {
  const isSignedIn = useIsSignedIn() === true
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: isSignedIn })
  return children.map((child) => ({ id: child.id, name: child.name, ageMonths: playAgeMonths(child, localDay()) }))
}
