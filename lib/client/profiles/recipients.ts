import type { ProfileOrder } from '#lib/domain/profiles/profile-order'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

/** A child or group to generate activities for. */
export type Recipient = ({ type: 'child' } & Child) | ({ type: 'group' } & Group)

/** Sorts children and groups into one list. `groups_first` sorts by name within each kind. @param locale for the alphabet */
export function sortRecipients(children: readonly Child[], groups: readonly Group[], order: ProfileOrder, locale: string): Recipient[] {
  const all: Recipient[] = [
    ...children.map((child): Recipient => ({ type: 'child', ...child })),
    ...groups.map((group): Recipient => ({ type: 'group', ...group })),
  ]
  if (order === 'newest') return all.sort(byNewest)
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const rank = ({ type }: Recipient) => (order === 'groups_first' && type === 'child' ? 1 : 0)
  return all.sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name) || byNewest(a, b))
}

/** Sorts newest first: an id begins with its creation time. */
function byNewest(a: Recipient, b: Recipient): number {
  return a.id < b.id ? 1 : -1
}
