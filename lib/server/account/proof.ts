import 'server-only'
import { Problem } from '#lib/errors'
import { provePassword } from '#lib/server/auth/accounts'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/** Maximum age in milliseconds of a sign-in that replaces the password for an account without one. */
const MAX_SIGN_IN_AGE_MS = 10 * 60 * 1000

/**
 * Checks that the user owns the account, before actions that a stolen session must not perform. Asks for the password; an account without
 * one needs a recent sign-in.
 * @throws Problem invalid at `password`, rate_limited; forbidden if the sign-in is too old
 */
export async function proveOwner(user: SignedIn, password: string | null | undefined): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } })
  if (passwordHash) await provePassword(user, passwordHash, { password: password ?? undefined, field: 'password' })
  else await assertRecentSignIn(user)
}

async function assertRecentSignIn(user: SignedIn) {
  const since = new Date(Date.now() - MAX_SIGN_IN_AGE_MS)
  const fresh = await db.session.count({ where: { userId: user.id, id: user.sessionId, createdAt: { gt: since } } })
  if (fresh === 0) throw new Problem('forbidden', { detail: { key: 'sign_in_again' } })
}
