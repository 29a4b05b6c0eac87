import 'server-only'
import { Problem } from '#lib/errors'
import { provePassword } from '#lib/server/accounts'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/db'
import { forgetCounts } from '#lib/server/rate-limits'

/** How old a sign-in may be to erase an account that has no password, milliseconds. */
const FRESH_MS = 10 * 60 * 1000

/**
 * Erases the person's account, once they have proved again who they are: with the password, or where there is none by
 * having signed in a moment ago.
 * @throws Problem invalid at `password`, rate_limited; forbidden where the sign-in is too old
 */
export async function deleteOwnAccount(user: SignedIn, password: string | null | undefined): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } })
  if (passwordHash) await provePassword(user, passwordHash, { password: password ?? undefined, field: 'password' })
  else await assertFresh(user)
  await eraseAccount(user)
}

/** Erases an account with everything it holds, and what was counted under its id and its address. */
export async function eraseAccount({ id, email }: { id: string; email: string }): Promise<void> {
  await db.$transaction([db.user.deleteMany({ where: { id } }), forgetCounts(db, [id, email])])
}

async function assertFresh(user: SignedIn) {
  const since = new Date(Date.now() - FRESH_MS)
  const fresh = await db.session.count({ where: { userId: user.id, id: user.sessionId, createdAt: { gt: since } } })
  if (fresh === 0) throw new Problem('forbidden', { detail: { key: 'sign_in_again' } })
}
