import 'server-only'
import { proveOwner } from '#lib/server/account/proof'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { forgetCounts } from '#lib/server/platform/rate-limiter'

/**
 * Erases the person's account, once they have proved again who they are.
 * @throws Problem invalid at `password`, rate_limited; forbidden where the sign-in is too old
 */
export async function deleteOwnAccount(user: SignedIn, password: string | null | undefined): Promise<void> {
  await proveOwner(user, password)
  await eraseAccount(user)
}

/** Thousands of activities and pictures go with an account: longer than Prisma gives a transaction. */
const LONGEST_MS = 120_000

/** Erases an account with everything it holds, and what was counted under its id and its address. */
export async function eraseAccount({ id, email }: { id: string; email: string }): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.user.deleteMany({ where: { id } })
      await forgetCounts(tx, [id, email])
    },
    { timeout: LONGEST_MS },
  )
}
