'use client'

import { useFormatter } from 'next-intl'
import { useChosenChildren } from '#lib/client/activities/use-chosen-children'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { AgeBand } from '#lib/domain/activities/age-parts'

/** Formats who a line of a shared activity is for: the chosen children who are still of that age, else the ages. */
export function useLineRecipientText(childIds: readonly string[]): (line: AgeBand) => string {
  const spanText = useSpanText()
  const format = useFormatter()
  const children = useChosenChildren(childIds)
  return (line) => {
    const named = children.filter(({ ageMonths }) => ageMonths >= line.ageMinMonths && ageMonths <= line.ageMaxMonths)
    return named.length > 0 ? format.list(named.map(({ name }) => name)) : spanText(line)
  }
}
