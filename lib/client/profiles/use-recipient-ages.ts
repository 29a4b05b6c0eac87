'use client'

import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { localDay } from '#lib/client/platform/local-day'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useInOrder } from '#lib/client/profiles/use-in-order'
import { playAgeMonths } from '#lib/domain/profiles/age'
import type { Child } from '#lib/schemas/profiles/child'

/** Their children and groups with the age that counts, in months, of a group the youngest one's; nobody for a visitor and until they are known. */
export function useRecipientAges(): { id: string; name: string; ageMonths: number }[] {
  const isSignedIn = useIsSignedIn() === true
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: isSignedIn })
  const { data: groups = [] } = useQuery({ ...groupsQuery(), enabled: isSignedIn })
  const today = localDay()
  return useInOrder()(children, groups).flatMap((recipient) => {
    const ageMonths = ageOf(recipient, children, today)
    return ageMonths === undefined ? [] : [{ id: recipient.id, name: recipient.name, ageMonths }]
  })
}

/** Undefined for a group that has no members and says no ages. */
function ageOf(recipient: Recipient, children: readonly Child[], today: string): number | undefined {
  if (recipient.type === 'child') return playAgeMonths(recipient, today)
  const ages = children.filter(({ id }) => recipient.members.includes(id)).map((child) => playAgeMonths(child, today))
  return ages.length > 0 ? Math.min(...ages) : (recipient.rangeMinMonths ?? undefined)
}
