import type { Recipient } from '#lib/client/profiles/recipients'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'

/** A possible subject of an entry: a child, a group, or several children together. */
export interface AboutChoice {
  name: string
  ids: RecipientIds
  /** A child's picture; null if there is none. */
  face: string | null
}

/** The subject of an entry before one is chosen. */
export const noRecipient: RecipientIds = { childId: null, childIds: [], groupId: null }

/** A unique key for a subject; empty if none is chosen. */
export function toRecipientKey({ childId, childIds, groupId }: RecipientIds): string {
  return groupId ?? childId ?? childIds.join(' ')
}

/** Converts a single child or group to a choice. */
export function toAboutChoice(recipient: Recipient): AboutChoice {
  const { name, id } = recipient
  if (recipient.type === 'group') return { name, ids: { ...noRecipient, groupId: id }, face: null }
  return { name, ids: { ...noRecipient, childId: id }, face: recipient.avatarBase64 }
}

export interface AboutChoices {
  /** The children who took part: first all together, then each. Empty for one child. */
  those: AboutChoice[]
  others: AboutChoice[]
}

/** Lists the possible subjects of an entry about an activity. @param name the participants' common name; undefined if none exists any more */
export function listAboutChoices({ childIds, groupId }: RecipientIds, allRecipients: readonly Recipient[], name: string | undefined): AboutChoices {
  const memberIds = allRecipients.flatMap((one) => (one.type === 'group' && one.id === groupId ? one.members : []))
  const present = new Set([...childIds, ...memberIds])
  const isTogether = groupId !== null || childIds.length > 0
  const together = name === undefined || !isTogether ? [] : [{ name, ids: { ...noRecipient, childIds, groupId }, face: null }]
  return {
    those: [...together, ...allRecipients.filter(({ id }) => present.has(id)).map(toAboutChoice)],
    others: allRecipients.filter(({ id }) => id !== groupId && !present.has(id)).map(toAboutChoice),
  }
}
