import 'server-only'
import { proveOwner } from '#lib/server/account/proof'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { forgetCounts } from '#lib/server/platform/rate-limiter'

/**
 * Erases the user's account after they prove again that they own it.
 * @throws Problem invalid at `password`, rate_limited; forbidden if the sign-in is too old
 */
export async function eraseOwnAccount(user: SignedIn, password: string | null | undefined): Promise<void> {
  await proveOwner(user, password)
  await eraseAccount(user)
}

/** An account may have thousands of activities and pictures: Prisma's default transaction timeout is too short. */
const ERASE_TIMEOUT_MS = 120_000

/** Erases an account with all its data, and the rate-limit counts under its id and e-mail address. The schema deletes the user's rows: `onDelete: Cascade`. */
export async function eraseAccount({ id, email }: { id: string; email: string }): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.user.deleteMany({ where: { id } })
      await forgetCounts(tx, [id, email])
    },
    { timeout: ERASE_TIMEOUT_MS },
  )
}
