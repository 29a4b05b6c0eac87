import 'server-only'
import { invalidField, Problem } from '#lib/errors'
import type { PasswordChange } from '#lib/schemas/account/user'
import { assertStrong, provePassword } from '#lib/server/auth/accounts'
import { hashPassword } from '#lib/server/auth/passwords'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/**
 * Sets a new password, ends every other sign-in of the account, deletes open reset links and, if asked, unlinks Google.
 * @throws Problem conflict for an account without a password; invalid at `current_password` or `new_password`; rate_limited
 */
export async function changePassword(user: SignedIn, { currentPassword, newPassword, unlinkGoogle = false }: PasswordChange): Promise<void> {
  const known = await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } })
  if (!known.passwordHash) throw new Problem('conflict', { detail: { key: 'no_password' } })
  await provePassword(user, known.passwordHash, { password: currentPassword, field: 'current_password' })
  if (newPassword === currentPassword) throw invalidField('new_password', 'password_same')
  assertStrong(newPassword, 'new_password', user)
  const passwordHash = await hashPassword(newPassword)
  await db.$transaction(async (tx) => {
    // The row decides between two concurrent changes: the password that the second one proved is no longer current.
    const { count } = await tx.user.updateMany({ where: { id: user.id, passwordHash: known.passwordHash }, data: { passwordHash } })
    if (count === 0) throw invalidField('current_password', 'password_wrong')
    await tx.session.deleteMany({ where: { userId: user.id, id: { not: user.sessionId } } })
    await tx.passwordReset.deleteMany({ where: { userId: user.id } })
    if (unlinkGoogle) await tx.identity.deleteMany({ where: { userId: user.id } })
  })
}
