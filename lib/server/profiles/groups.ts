import 'server-only'
import { readGroupRange } from '#lib/domain/profiles/group-range'
import { invalidField, Problem } from '#lib/errors'
import { type Group, type GroupChange, type GroupInput, group as groupSchema } from '#lib/schemas/profiles/group'
import { lockAccountRow, lockProfileRow } from '#lib/server/account/row-locks'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db, pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'
import { forgetResponses } from '#lib/server/platform/http/idempotency'
import { MAX_LIST } from '#lib/server/platform/page'
import { assertRowLimit, runInTurn, withinRowLimit } from '#lib/server/platform/row-limits'
import { keepChildren, selectGroup, selectGroups } from '#lib/server/profiles/sql'
import { firstOf, type Row, rowsOf, run } from '#lib/statement'

/** A group with its range in months. */
type KeptGroup = ReturnType<typeof toGroup>

function toGroup(row: Row<typeof selectGroup>) {
  return { ...row, rangeMinMonths: readGroupRange(row.groupRange ?? '')?.youngestMonths ?? null }
}

/** Lists the user's groups with their members, newest first. */
export async function listGroups(user: SignedIn, limit = MAX_LIST): Promise<KeptGroup[]> {
  return (await rowsOf(pool, selectGroups(user.id, limit))).map(toGroup)
}

/** Lists the groups in the API's form, for pages that pass them to components. */
export async function shownGroups(user: SignedIn, limit?: number): Promise<Group[]> {
  return (await listGroups(user, limit)).map((row) => groupSchema.parse(row))
}

/** Finds one of the user's groups, or undefined, also for another user's. */
export async function findGroup(user: SignedIn, id: string): Promise<KeptGroup | undefined> {
  const row = await firstOf(pool, selectGroup(user.id, id))
  return row && toGroup(row)
}

/** Returns one of the user's groups. @throws Problem not_found, also for another user's */
export async function getGroup(user: SignedIn, id: string): Promise<KeptGroup> {
  const group = await findGroup(user, id)
  if (!group) throw new Problem('not_found')
  return group
}

/** @throws Problem invalid, at `members` for a child that is not the user's, or if there are too many already */
export async function createGroup(user: SignedIn, id: string, { members, ...input }: GroupInput): Promise<KeptGroup> {
  await withinRowLimit(user, 'group', () =>
    db.$transaction(async (tx) => {
      await tx.group.create({ data: { userId: user.id, id, ...input } })
      if (members) await setMembers(tx, user, id, members)
    }),
  )
  return getGroup(user, id)
}

/** @throws Problem not_found; invalid at `members`; conflict, with the current row, if `version` is not the current one */
export async function updateGroup(user: SignedIn, id: string, { version, members, ...change }: GroupChange): Promise<KeptGroup> {
  const isChanged = await runInTurn(user, () =>
    db.$transaction(async (tx) => {
      await lockAccountRow(tx, user)
      const where = { userId: user.id, id, ...(version !== undefined && { version }) }
      const data = { ...definedFields(change), version: { increment: 1 } }
      const { count } = await tx.group.updateMany({ where, data })
      if (count > 0 && members !== undefined) await setMembers(tx, user, id, members ?? [])
      return count > 0
    }),
  )
  const current = await getGroup(user, id)
  if (!isChanged) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: groupSchema.parse(current) })
  return current
}

/** Deletes a group with its journal, not its members. Its activities stay in the history, without it. @throws Problem not_found */
export async function deleteGroup(user: SignedIn, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockProfileRow(tx, user, 'group', id)
    await tx.activity.updateMany({ where: { userId: user.id, groupId: id }, data: { groupId: null } })
    await tx.group.delete({ where: { userId_id: { userId: user.id, id } } })
    await forgetResponses(tx, user.id, id)
  })
}

/**
 * The caller has locked the group's row, which serialises concurrent changes. Children are locked before their rows, in the same order as
 * deleting a child: another order would deadlock with it.
 */
async function setMembers(tx: Prisma.TransactionClient, user: SignedIn, groupId: string, childIds: string[]): Promise<void> {
  if ((await run(tx, keepChildren(user.id, childIds))) < childIds.length) throw invalidField('members', 'unknown_id')
  await tx.groupMember.deleteMany({ where: { userId: user.id, groupId } })
  if (childIds.length > 0) await assertRowLimit(tx, user, 'group_member', childIds.length)
  await tx.groupMember.createMany({ data: childIds.map((childId, position) => ({ userId: user.id, groupId, childId, position })) })
}
