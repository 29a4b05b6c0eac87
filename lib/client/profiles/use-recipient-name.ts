'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'next-intl'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'

/** Whose an activity is: a child's, a group's, or that of several children; nobody's where none is said. */
export interface RecipientIds {
  childId: string | null
  groupId: string | null
  childIds: readonly string[]
}

/** What the child or the group is called, or all of several children; undefined until it is known, and where none is there any more. */
export function useRecipientName(ids: RecipientIds): string | undefined {
  const { data: children = [] } = useQuery({ ...childrenQuery(), enabled: ids.groupId === null && (ids.childId !== null || ids.childIds.length > 0) })
  const { data: groups = [] } = useQuery({ ...groupsQuery(), enabled: ids.groupId !== null })
  return useNameIn([...children, ...groups])(ids)
}

/** The same of those that are known already. */
export function useNameIn(known: readonly { id: string; name: string }[]): (ids: RecipientIds) => string | undefined {
  const format = useFormatter()
  return ({ childId, groupId, childIds }) => {
    const wanted = childIds.length > 0 ? childIds : [childId ?? groupId]
    const names = known.filter(({ id }) => wanted.includes(id)).map(({ name }) => name)
    return names.length > 0 ? format.list(names) : undefined
  }
}
