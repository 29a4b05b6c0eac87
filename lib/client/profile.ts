import type { Child } from '#lib/schemas/child'
import type { Group } from '#lib/schemas/group'

/** Somebody to make activities for: a child or a group. */
export type Profile = { kind: 'child'; id: string; name: string; child: Child } | { kind: 'group'; id: string; name: string; group: Group }

/** Children and groups in one list, newest first: a UUIDv7 orders by its time. */
export function profilesOf(children: readonly Child[], groups: readonly Group[]): Profile[] {
  const profiles: Profile[] = [
    ...children.map((child) => ({ kind: 'child' as const, id: child.id, name: child.name, child })),
    ...groups.map((group) => ({ kind: 'group' as const, id: group.id, name: group.name, group })),
  ]
  return profiles.sort((a, b) => (a.id < b.id ? 1 : -1))
}
