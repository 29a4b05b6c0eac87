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
import { forgetCounts, type RateLimit, spend, spendAll } from '#lib/server/platform/rate-limiter'

const LINK_SECONDS = 3600
/** What the mails to one person are counted as. */
const MAIL = 'reset-mail'

/**
 * A link, good once and for one hour, with which the account's owner sets a new password. It takes the place of any before.
 * @returns undefined where there is no such account
 */
export async function createResetLink(email: string): Promise<string | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return undefined
  await db.passwordReset.deleteMany({ where: { userId: user.id } })
  return addLink(user.id)
}

/**
 * Mails a link to the account's owner, where there is such an account and mail is configured. Answers nothing, and
 * answers before the mail is sent, so that neither words nor time say whether the address exists. Strangers who ask keep
 * nobody from asking.
 * @throws Problem rate_limited
 */
export async function requestPasswordReset(email: string, address: string): Promise<void> {
  await spend({ name: 'forgot-pair', points: env().SIGN_IN_LIMIT, seconds: LINK_SECONDS }, [email, address])
  if (canSendMail()) mailResetLink(email).catch((error) => console.error('A password link could not be mailed', error))
}

/**
 * A mail to the account's owner, unless the last one is so young that the link in it will do. The links in earlier ones hold
 * on: no stranger ends them by asking.
 */
async function mailResetLink(email: string) {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, language: true } })
  if (!user) return
  const takeBack = await spendAll([{ limit: pace(), key: user.id }]).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
  if (!takeBack) return
  const t = translator(isLanguage(user.language) ? user.language : 'en', 'mail')
  try {
    await sendMail({ to: email, subject: t('reset_subject'), text: t('reset_text', { link: await addLink(user.id) }) })
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** As many mails an hour as sign-ins may fail, spread over it. */
function pace(): RateLimit {
  const anHour = env().SIGN_IN_LIMIT
  return { name: MAIL, points: Math.min(1, anHour), seconds: Math.ceil(LINK_SECONDS / Math.max(1, anHour)) }
}

async function addLink(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.passwordReset.create({ data: { tokenHash: digest(token), userId, expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) } })
  const base = env().NEXTAUTH_URL ?? `http://localhost:${env().PORT}`
  return `${base}/login?reset=${token}`
}

/** Whether what opens the account of this link is also a Google account, of which its owner is asked. */
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
 * Sets the password, spends every link, ends every sign-in and forgets every failed one. Google is unlinked unless that is
 * refused: whoever made the account with somebody else's address may have linked a Google account of theirs.
 * @returns whose it is
 * @throws Problem invalid when the link is spent, old or unknown, or at `new_password`
 */
export async function resetPassword({ token, newPassword, unlinkGoogle = true }: NewPassword): Promise<string> {
  const where = goodLink(token)
  const link = await db.passwordReset.findFirst({ where, select: { userId: true, user: { select: { email: true, name: true } } } })
  const spentAlready = new Problem('invalid', { detail: { key: 'reset_link_spent' } })
  // Before the hashing, which is dear: anybody may call with a made-up link.
  if (!link) throw spentAlready
  assertStrong(newPassword, 'new_password', link.user)
  const passwordHash = await hashPassword(newPassword)
  const { userId } = link
  await db.$transaction(async (tx) => {
    // First the account's row, as everywhere: two links used at once would else wait for each other.
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true, email: true } })
    // The count of deleted rows decides between two uses at once.
    const { count } = await tx.passwordReset.deleteMany({ where })
    if (count === 0) throw spentAlready
    await tx.passwordReset.deleteMany({ where: { userId } })
    if (unlinkGoogle) await tx.identity.deleteMany({ where: { userId } })
    await tx.session.deleteMany({ where: { userId } })
    await forgetFailures(tx, user)
    // The links in the mails are spent: the next one is not kept back for theirs.
    await forgetCounts(tx, [userId], MAIL)
  })
  return userId
}

function goodLink(token: string) {
  return { tokenHash: digest(token), expiresAt: { gt: new Date() } }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
