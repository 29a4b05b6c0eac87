'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'next-intl'
import { useToday } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { Adaptation } from '#lib/domain/activities/adaptations'
import { dayOf, playAgeMonths } from '#lib/domain/profiles/age'

/** Formats who a line of a shared activity is for: the chosen children who are still of that age, else the ages. */
export function useLineRecipientText(childIds: readonly string[]): (line: Adaptation) => string {
  const spanText = useSpanText()
  const format = useFormatter()
  const today = useToday(dayOf(new Date()))
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: childIds.length > 0 })
  const together = children.filter(({ id }) => childIds.includes(id))
  return (line) => {
    const names = together.filter((child) => {
      const age = playAgeMonths(child, today)
      return age >= line.ageMinMonths && age <= line.ageMaxMonths
    })
    return names.length > 0 ? format.list(names.map(({ name }) => name)) : spanText(line)
  }
}
