import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { assertUncommon } from '#lib/server/accounts'
import { hashPassword } from '#lib/server/auth/passwords'
import { db } from '#lib/server/db'
import { translator } from '#lib/server/http/language'
import { canSendMail, sendMail } from '#lib/server/mail'
import { spend } from '#lib/server/rate-limits'
import { languageOf } from '#lib/server/users'

const LINK_SECONDS = 3600

/** A link, good once and for one hour, with which the account's owner sets a new password; undefined where there is no such account. */
export async function createResetLink(email: string): Promise<string | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return undefined
  const token = randomBytes(32).toString('base64url')
  await db.passwordReset.deleteMany({ where: { OR: [{ userId: user.id }, { expiresAt: { lt: new Date() } }] } })
  await db.passwordReset.create({ data: { tokenHash: digest(token), userId: user.id, expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) } })
  const base = env().NEXTAUTH_URL ?? `http://localhost:${env().PORT}`
  return `${base}/login?reset=${token}`
}

/**
 * Mails a link to the account's owner, where there is such an account and mail is configured. Answers nothing, and
 * answers before the mail is sent, so that neither words nor time say whether the address exists.
 * @throws Problem rate_limited
 */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  await spend({ name: 'forgot-address', points: env().SIGN_IN_LIMIT, seconds: LINK_SECONDS }, address)
  await spend({ name: 'forgot-account', points: env().SIGN_IN_LIMIT, seconds: LINK_SECONDS }, email)
  if (canSendMail()) mailResetLink(email).catch((error) => console.error('A password link could not be mailed', error))
}

async function mailResetLink(email: string) {
  const link = await createResetLink(email)
  if (!link) return
  const t = translator((await languageOf(email)) ?? 'en', 'mail')
  await sendMail({ to: email, subject: t('reset_subject'), text: t('reset_text', { link }) })
}

/**
 * Sets the password, spends the link, ends every sign-in and unlinks what else opens the account: whoever made it with
 * somebody else's address may have linked a Google account of theirs. Its owner can link again.
 * @throws Problem invalid when the link is spent, old or unknown
 */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  assertUncommon(newPassword, 'new_password')
  const where = { tokenHash: digest(token), expiresAt: { gt: new Date() } }
  const link = await db.passwordReset.findFirst({ where })
  const spentAlready = new Problem('invalid', { detail: { key: 'reset_link_spent' } })
  // Before the hashing, which is dear: anybody may call with a made-up link.
  if (!link) throw spentAlready
  const passwordHash = await hashPassword(newPassword)
  await db.$transaction(async (tx) => {
    // The count of deleted rows decides between two uses at once.
    const { count } = await tx.passwordReset.deleteMany({ where })
    if (count === 0) throw spentAlready
    await tx.user.update({ where: { id: link.userId }, data: { passwordHash } })
    await tx.identity.deleteMany({ where: { userId: link.userId } })
    await tx.session.deleteMany({ where: { userId: link.userId } })
  })
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
