import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

/** Somebody to make activities for. */
export type Recipient = ({ type: 'child' } & Child) | ({ type: 'group' } & Group)

/** Children and groups in one list, newest first. */
export function newestFirst(children: readonly Child[], groups: readonly Group[]): Recipient[] {
  const all: Recipient[] = [
    ...children.map((child): Recipient => ({ type: 'child', ...child })),
    ...groups.map((group): Recipient => ({ type: 'group', ...group })),
  ]
  // An id begins with the time it was made at.
  return all.sort((a, b) => (a.id < b.id ? 1 : -1))
}
