/** The recipient of an activity, as stored. */
interface RecipientIds {
  childId: string | null
  groupId: string | null
  childIds: readonly string[]
}

/** Returns the recipient in the form of a request; undefined if only an age was known or the profiles are deleted. */
export function toRecipient({ childId, groupId, childIds }: RecipientIds) {
  if (childId !== null) return { type: 'child' as const, id: childId }
  if (groupId !== null) return { type: 'group' as const, id: groupId }
  return childIds.length > 0 ? { type: 'children' as const, ids: [...childIds] } : undefined
}
