/** For whom an activity was made, as it is stored. */
interface RecipientIds {
  childId: string | null
  groupId: string | null
  childIds: readonly string[]
}

/** For whom an activity was made, as a request says it; undefined where an age was all that was known, or they are gone. */
export function recipientOf({ childId, groupId, childIds }: RecipientIds) {
  if (childId !== null) return { type: 'child' as const, id: childId }
  if (groupId !== null) return { type: 'group' as const, id: groupId }
  return childIds.length > 0 ? { type: 'children' as const, ids: [...childIds] } : undefined
}
