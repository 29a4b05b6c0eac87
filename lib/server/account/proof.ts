import 'server-only'
import { Problem } from '#lib/errors'
import { provePassword } from '#lib/server/auth/accounts'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/** How old a sign-in may be to stand for a password where the account has none, milliseconds. */
const FRESH_MS = 10 * 60 * 1000

/**
 * Makes sure once more that it is the account's owner who is signed in, before what a stolen session must not do: by the
 * password, or where there is none by having signed in a moment ago.
 * @throws Problem invalid at `password`, rate_limited; forbidden where the sign-in is too old
 */
export async function proveOwner(user: SignedIn, password: string | null | undefined): Promise<void> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } })
  if (passwordHash) await provePassword(user, passwordHash, { password: password ?? undefined, field: 'password' })
  else await assertFresh(user)
}

async function assertFresh(user: SignedIn) {
  const since = new Date(Date.now() - FRESH_MS)
  const fresh = await db.session.count({ where: { userId: user.id, id: user.sessionId, createdAt: { gt: since } } })
  if (fresh === 0) throw new Problem('forbidden', { detail: { key: 'sign_in_again' } })
}
