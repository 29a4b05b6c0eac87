import type { Recipient } from '#lib/client/profiles/recipients'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'

/** One whom an entry may be about: a child, a group, or several children together. */
export interface AboutChoice {
  name: string
  ids: RecipientIds
  /** A child's face; null where there is none. */
  face: string | null
}

/** Whom an entry is about that does not say it yet. */
export const nobody: RecipientIds = { childId: null, childIds: [], groupId: null }

/** One for each whom an entry may be about; empty for nobody. */
export function keyOf({ childId, childIds, groupId }: RecipientIds): string {
  return groupId ?? childId ?? childIds.join(' ')
}

/** A child or a group by itself. */
export function choiceOf(recipient: Recipient): AboutChoice {
  const { name, id } = recipient
  if (recipient.type === 'group') return { name, ids: { ...nobody, groupId: id }, face: null }
  return { name, ids: { ...nobody, childId: id }, face: recipient.avatarBase64 }
}

export interface AboutChoices {
  /** Those who did something together: all first, then each of them. Empty for one child. */
  those: AboutChoice[]
  others: AboutChoice[]
}

/** Whom an entry may be about, of what these did. @param name what they are called together; undefined where they are no more */
export function choicesOf({ childIds, groupId }: RecipientIds, everybody: readonly Recipient[], name: string | undefined): AboutChoices {
  const memberIds = everybody.flatMap((one) => (one.type === 'group' && one.id === groupId ? one.members : []))
  const present = new Set([...childIds, ...memberIds])
  const isTogether = groupId !== null || childIds.length > 0
  const together = name === undefined || !isTogether ? [] : [{ name, ids: { ...nobody, childIds, groupId }, face: null }]
  return {
    those: [...together, ...everybody.filter(({ id }) => present.has(id)).map(choiceOf)],
    others: everybody.filter(({ id }) => id !== groupId && !present.has(id)).map(choiceOf),
  }
}
