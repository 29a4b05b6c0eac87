'use client'

import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import { correctedAgeMonths } from '#lib/domain/profiles/age'
import type { Child } from '#lib/schemas/profiles/child'

/** The user's children and groups with their decisive age in months: a group's is its youngest child's. Empty for visitors and until loaded. */
export function useRecipientAges(): { id: string; name: string; ageMonths: number }[] {
  const isSignedIn = useIsSignedIn() === true
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: isSignedIn })
  const { data: groups = [] } = useQuery({ ...groupsQuery(), enabled: isSignedIn })
  const today = localDay()
  return useSortRecipients()(children, groups).flatMap((recipient) => {
    const ageMonths = ageOf(recipient, children, today)
    return ageMonths === undefined ? [] : [{ id: recipient.id, name: recipient.name, ageMonths }]
  })
}

/** Returns undefined for a group without members and without an age range. */
function ageOf(recipient: Recipient, children: readonly Child[], today: string): number | undefined {
  if (recipient.type === 'child') return correctedAgeMonths(recipient, today)
  const ages = children.filter(({ id }) => recipient.members.includes(id)).map((child) => correctedAgeMonths(child, today))
  return ages.length > 0 ? Math.min(...ages) : (recipient.rangeMinMonths ?? undefined)
}
