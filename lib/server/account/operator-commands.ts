import 'server-only'
import { eraseAccount } from '#lib/server/account/deletion'
import { db } from '#lib/server/platform/db'

/** Account commands for the host; `npm run admin` is the only caller. */

/** Makes a user an admin or revokes it, from their next request on. @returns false if there is no such account */
export async function setAdmin(email: string, isAdmin: boolean): Promise<boolean> {
  const { count } = await db.user.updateMany({ where: { email }, data: { isAdmin } })
  return count > 0
}

/** Every account, oldest first. */
export function listAccounts() {
  return db.user.findMany({ orderBy: { id: 'asc' }, select: { email: true, userType: true, isAdmin: true, createdAt: true } })
}

/** Erases an account with all its data. @returns false if there is no such account */
export async function eraseAccountByEmail(email: string): Promise<boolean> {
  const account = await db.user.findUnique({ where: { email }, select: { id: true, email: true } })
  if (account) await eraseAccount(account)
  return account !== null
}
