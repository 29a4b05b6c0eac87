import 'server-only'
import { Problem } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { Prisma } from '#lib/server/generated/client'

/**
 * Until the transaction ends the account is not erased. It comes before the lock of a child or a group, as erasing does:
 * who locked in another order would wait for erasing, and erasing for them.
 * @throws Problem not_found where it is erased already
 */
export async function lockAccountRow(tx: Prisma.TransactionClient, user: SignedIn): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`select 1 from "user" where id = ${user.id}::uuid for key share`
  if (held.length === 0) throw new Problem('not_found')
}

/**
 * Until the transaction ends nobody else gives this child or group an activity, or deletes it; the account is held first.
 * @throws Problem not_found, also for somebody else's
 */
export async function lockProfileRow(tx: Prisma.TransactionClient, user: SignedIn, table: 'child' | 'group', id: string): Promise<void> {
  await lockAccountRow(tx, user)
  const locked = await tx.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(`"${table}"`)} where user_id = ${user.id}::uuid and id = ${id}::uuid for update`
  if (locked.length === 0) throw new Problem('not_found')
}
