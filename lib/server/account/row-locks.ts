import 'server-only'
import { Problem } from '#lib/errors'
import { keepAccount, lockProfile } from '#lib/server/account/sql'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type PrismaLike, run } from '#lib/statement'

/**
 * Prevents erasing of the account until the transaction ends. Locks the account before a child or a group, in the same order as erasing:
 * another order would deadlock with it.
 * @throws Problem not_found if it is already erased
 */
export async function lockAccountRow(tx: PrismaLike, user: SignedIn): Promise<void> {
  if (!(await run(tx, keepAccount(user.id)))) throw new Problem('not_found')
}

/**
 * Prevents other transactions from deleting this child or group, or giving it an activity; locks the account first.
 * @throws Problem not_found, also for another user's
 */
export async function lockProfileRow(tx: PrismaLike, user: SignedIn, table: 'child' | 'group', id: string): Promise<void> {
  await lockAccountRow(tx, user)
  if (!(await run(tx, lockProfile(table, user.id, id)))) throw new Problem('not_found')
}
