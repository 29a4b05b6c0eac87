'use client'

import { useQuery } from '@tanstack/react-query'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'

interface Ids {
  childId: string | null
  groupId: string | null
}

/** What the child or the group is called; undefined until it is known, and where neither is there any more. */
export function useRecipientName({ childId, groupId }: Ids): string | undefined {
  const { data: children } = useQuery({ ...childrenQuery(), enabled: childId !== null })
  const { data: groups } = useQuery({ ...groupsQuery(), enabled: groupId !== null })
  if (childId !== null) return children?.find(({ id }) => id === childId)?.name
  return groups?.find(({ id }) => id === groupId)?.name
}
