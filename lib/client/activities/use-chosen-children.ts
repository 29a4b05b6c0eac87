'use client'

import { useQuery } from '@tanstack/react-query'
import { useToday } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { correctedAgeMonths, dayOf } from '#lib/domain/profiles/age'

/** Returns the children that an activity is for, with their ages in months; none until they are loaded, and for another user's activity. */
export function useChosenChildren(childIds: readonly string[]): { name: string; ageMonths: number }[] {
  const today = useToday(dayOf(new Date()))
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: childIds.length > 0 })
  return children.filter(({ id }) => childIds.includes(id)).map((child) => ({ name: child.name, ageMonths: correctedAgeMonths(child, today) }))
}
