'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'next-intl'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'

/** The recipients of an activity: a child, a group, or several children; all empty if there are none. */
export interface RecipientIds {
  childId: string | null
  groupId: string | null
  childIds: readonly string[]
}

/** The name of a child or group, or the names of several children; undefined until loaded, and if none exists any more. */
export function useRecipientName(ids: RecipientIds): string | undefined {
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: ids.groupId === null && (ids.childId !== null || ids.childIds.length > 0) })
  const { data: groups = [] } = useQuery({ ...groupsQuery(), enabled: ids.groupId !== null })
  return useFindRecipientName([...children, ...groups])(ids)
}

/** Finds names among known profiles. */
export function useFindRecipientName(known: readonly { id: string; name: string }[]): (ids: RecipientIds) => string | undefined {
  const format = useFormatter()
  return ({ childId, groupId, childIds }) => {
    const wanted = childIds.length > 0 ? childIds : [childId ?? groupId]
    const names = known.filter(({ id }) => wanted.includes(id)).map(({ name }) => name)
    return names.length > 0 ? format.list(names) : undefined
  }
}
