import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { isLanguage } from '#lib/i18n/language'
import { assertStrong } from '#lib/server/auth/accounts'
import { canSendMail, sendMail } from '#lib/server/auth/mail'
import { hashPassword } from '#lib/server/auth/passwords'
import { forgetFailures } from '#lib/server/auth/sign-in-limits'
import { db } from '#lib/server/platform/db'
import { translator } from '#lib/server/platform/http/language'
import { consumeRateLimit, consumeRateLimits, forgetCounts, type RateLimit } from '#lib/server/platform/rate-limiter'

const LINK_SECONDS = 3600
/** Name of the rate limit for mails to one user. */
const MAIL_LIMIT_NAME = 'reset-mail'

/**
 * Creates a single-use link, valid for one hour, to set a new password. It replaces all earlier links.
 * @returns undefined if there is no such account
 */
export async function createResetLink(email: string): Promise<string | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return undefined
  await db.passwordReset.deleteMany({ where: { userId: user.id } })
  return addLink(user.id)
}

/**
 * Mails a link to the account's owner, if the account exists and mail is configured. Returns nothing, and before the mail is sent, so that
 * neither text nor time reveals whether the account exists. Strangers' requests do not block the owner's.
 * @throws Problem rate_limited
 */
export async function requestPasswordReset(email: string, networkAddress: string): Promise<void> {
  await consumeRateLimit({ name: 'forgot-pair', points: env().SIGN_IN_LIMIT, seconds: LINK_SECONDS }, [email, networkAddress])
  if (canSendMail()) mailResetLink(email).catch((error) => console.error('A password link could not be mailed', error))
}

/**
 * Mails the account's owner, unless the last mail is recent enough. Links in earlier mails stay valid, so that no stranger can end them by
 * asking.
 */
async function mailResetLink(email: string) {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, language: true } })
  if (!user) return
  const refund = await consumeRateLimits([{ limit: mailLimit(), key: user.id }]).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
  if (!refund) return
  const t = translator(isLanguage(user.language) ? user.language : 'en', 'mail')
  try {
    await sendMail({ to: email, subject: t('reset_subject'), text: t('reset_text', { link: await addLink(user.id) }) })
  } catch (error) {
    await refund()
    throw error
  }
}

/** Limits mails to the hourly number of failed sign-ins, spread over the hour. */
function mailLimit(): RateLimit {
  const anHour = env().SIGN_IN_LIMIT
  return { name: MAIL_LIMIT_NAME, points: Math.min(1, anHour), seconds: Math.ceil(LINK_SECONDS / Math.max(1, anHour)) }
}

async function addLink(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.passwordReset.create({ data: { tokenHash: digest(token), userId, expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) } })
  const base = env().NEXTAUTH_URL ?? `http://localhost:${env().PORT}`
  return `${base}/login?reset=${token}`
}

/** Whether the account of this link is also linked to Google, which its owner is then asked about. */
export async function isGoogleLinked(token: string): Promise<boolean> {
  const identities = { some: { provider: 'google' } }
  return (await db.passwordReset.count({ where: { ...goodLink(token), user: { identities } } })) > 0
}

interface NewPassword {
  token: string
  newPassword: string
  unlinkGoogle?: boolean | undefined
}

/**
 * Sets the password, deletes every reset link, ends every sign-in and deletes the counts of failed ones. Unlinks Google unless declined:
 * someone who registered with another person's e-mail address may have linked a Google account.
 * @returns the user's id
 * @throws Problem invalid if the link is used, old or unknown, or at `new_password`
 */
export async function resetPassword({ token, newPassword, unlinkGoogle = true }: NewPassword): Promise<string> {
  const where = goodLink(token)
  const link = await db.passwordReset.findFirst({ where, select: { userId: true, user: { select: { email: true, name: true } } } })
  const spentAlready = new Problem('invalid', { detail: { key: 'reset_link_spent' } })
  // Checked before the expensive hashing, because anyone can send an invented link.
  if (!link) throw spentAlready
  assertStrong(newPassword, 'new_password', link.user)
  const passwordHash = await hashPassword(newPassword)
  const { userId } = link
  await db.$transaction(async (tx) => {
    // Locks the account's row first, as everywhere: two links used at once would otherwise deadlock.
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true, email: true } })
    // The count of deleted rows decides between two concurrent uses.
    const { count } = await tx.passwordReset.deleteMany({ where })
    if (count === 0) throw spentAlready
    await tx.passwordReset.deleteMany({ where: { userId } })
    if (unlinkGoogle) await tx.identity.deleteMany({ where: { userId } })
    await tx.session.deleteMany({ where: { userId } })
    await forgetFailures(tx, user)
    // The mailed links are used: their count must not delay the next mail.
    await forgetCounts(tx, [userId], MAIL_LIMIT_NAME)
  })
  return userId
}

function goodLink(token: string) {
  return { tokenHash: digest(token), expiresAt: { gt: new Date() } }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
