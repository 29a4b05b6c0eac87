import 'server-only'
import { Problem } from '#lib/errors'
import { keepAccount, lockProfile } from '#lib/server/account/sql'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type PrismaLike, run } from '#lib/statement'

/**
 * Until the transaction ends the account is not erased. It comes before the lock of a child or a group, as erasing does:
 * who locked in another order would wait for erasing, and erasing for them.
 * @throws Problem not_found where it is erased already
 */
export async function lockAccountRow(tx: PrismaLike, user: SignedIn): Promise<void> {
  if (!(await run(tx, keepAccount(user.id)))) throw new Problem('not_found')
}

/**
 * Until the transaction ends nobody else gives this child or group an activity, or deletes it; the account is held first.
 * @throws Problem not_found, also for somebody else's
 */
export async function lockProfileRow(tx: PrismaLike, user: SignedIn, table: 'child' | 'group', id: string): Promise<void> {
  await lockAccountRow(tx, user)
  if (!(await run(tx, lockProfile(table, user.id, id)))) throw new Problem('not_found')
}
