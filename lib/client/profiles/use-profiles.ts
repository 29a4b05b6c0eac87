'use client'

import { useQuery } from '@tanstack/react-query'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'
import type { ProfileOrder } from '#lib/domain/profiles/profile-order'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

/** The profiles that come with a page, which may be only the newest of each kind, and their order. */
export interface FirstProfiles {
  children: Child[]
  groups: Group[]
  /** Whether these are all profiles. */
  isAll: boolean
  order: ProfileOrder
}

/** Children and groups in order: first those that came with the page, then all. */
export function useProfiles(first: FirstProfiles) {
  const given = <T>(rows: T) => (first.isAll ? { initialData: rows } : { placeholderData: rows })
  const childrenAnswer = useQuery({ ...childrenQuery(), ...given(first.children) })
  const groupsAnswer = useQuery({ ...groupsQuery(), ...given(first.groups) })
  const answers = [childrenAnswer, groupsAnswer]
  const sortRecipients = useSortRecipients(first.order)
  const people = childrenAnswer.data ?? first.children
  const all = sortRecipients(people, groupsAnswer.data ?? first.groups)
  const isPartial = answers.some(({ isPlaceholderData, isError }) => isPlaceholderData || isError)
  // Two truncated lists: only profiles newer than both ends are certainly in the right place.
  const known = Math.max(first.children.length, first.groups.length)
  return {
    people,
    /** Whether these are all children. */
    isEverybody: !childrenAnswer.isPlaceholderData,
    profiles: isPartial && !first.isAll ? all.slice(0, known) : all,
    isError: answers.some(({ isError }) => isError),
    isFetching: answers.some(({ isFetching }) => isFetching),
    reload: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}
