import type { Recipient } from '#lib/client/profiles/recipients'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'

/** A possible subject of an entry: a child or a group. */
export interface AboutChoice {
  name: string
  ids: RecipientIds
  /** A child's picture; null if there is none. */
  face: string | null
  /** The children of a group. */
  memberIds: readonly string[]
}

/** The subject of an entry before one is chosen. */
export const noRecipient: RecipientIds = { childId: null, childIds: [], groupId: null }

/** A unique key for a single child or group; empty if none is chosen. */
export function toRecipientKey({ childId, groupId }: RecipientIds): string {
  return groupId ?? childId ?? ''
}

/** Lists the ids of the chosen children. */
export function listChildIds({ childId, childIds }: RecipientIds): readonly string[] {
  return childId === null ? childIds : [childId]
}

/** Converts chosen children to the subject of an entry: the API names one in another field than several. */
export function toAboutChildren(ids: readonly string[]): RecipientIds {
  const [first, ...others] = ids
  if (first === undefined) return noRecipient
  return others.length === 0 ? { ...noRecipient, childId: first } : { ...noRecipient, childIds: ids }
}

/** Converts a single child or group to a choice. */
export function toAboutChoice(recipient: Recipient): AboutChoice {
  const { name, id } = recipient
  if (recipient.type === 'group') return { name, ids: { ...noRecipient, groupId: id }, face: null, memberIds: recipient.members }
  return { name, ids: { ...noRecipient, childId: id }, face: recipient.avatarBase64, memberIds: [] }
}

export interface AboutChoices {
  /** Those who took part: first the group, then each child. Empty for one child. */
  those: AboutChoice[]
  others: AboutChoice[]
}

/** Lists the possible subjects of an entry; those of its activity come first. */
export function listAboutChoices({ childIds, groupId }: RecipientIds, allRecipients: readonly Recipient[]): AboutChoices {
  const group = allRecipients.find(({ type, id }) => type === 'group' && id === groupId)
  const present = new Set([...childIds, ...(group?.type === 'group' ? group.members : [])])
  const children = allRecipients.filter(({ id }) => present.has(id))
  const those = group ? [group, ...children] : children
  return { those: those.map(toAboutChoice), others: allRecipients.filter((one) => !those.includes(one)).map(toAboutChoice) }
}
