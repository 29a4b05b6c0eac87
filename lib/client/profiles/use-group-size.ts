'use client'

import { useRef, useState } from 'react'
import { useUpdateGroup } from '#lib/client/profiles/groups'
import { type GroupSize, groupSizeOf } from '#lib/domain/profiles/group-size'
import type { Group } from '#lib/schemas/profiles/group'

/** Asks a group once how many children come. Until the user says it, the members count, if there are any. */
export function useGroupSize(group: Group | undefined) {
  const update = useUpdateGroup(group?.id ?? '')
  const save = useRef<Promise<unknown>>(Promise.resolve())
  const [missingFor, setMissingFor] = useState<string>()
  const counted = group && group.members.length > 0 ? groupSizeOf(group.members.length) : null
  const said = (update.isPending && update.variables.groupSize) || group?.groupSize || null
  const size = said ?? counted
  return {
    size,
    /** Whether the user said it. */
    isSaid: said !== null,
    choose(groupSize: GroupSize): void {
      save.current = update.mutateAsync({ groupSize })
      // `isFailed` shows it at the question.
      save.current.catch(() => {})
    },
    /** Waits until the last choice is saved. Rejects if that failed. */
    saved: () => save.current,
    isFailed: update.isError,
    /** Whether the user was told that it is missing. */
    isMissing: size === null && missingFor !== undefined && missingFor === group?.id,
    /** Returns whether it is known; if not, the question shows that it is missing. */
    check(): boolean {
      if (group && size === null) setMissingFor(group.id)
      return !group || size !== null
    },
  }
}
export type GroupSizeQuestion = ReturnType<typeof useGroupSize>
