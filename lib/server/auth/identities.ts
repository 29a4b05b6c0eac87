import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { email as emailSchema } from '#lib/schemas/account/user'
import { addUser, type Caller, nameFromEmail } from '#lib/server/auth/accounts'
import { signUpLimit } from '#lib/server/auth/sign-in-limits'
import { db } from '#lib/server/platform/db'
import { isUniqueViolation } from '#lib/server/platform/http/problem'
import { consumeRateLimit } from '#lib/server/platform/rate-limiter'

const provider = 'google'

/** Claims of Google's ID token. `sub` is permanent; an e-mail address may change owners. */
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.string()),
})
type Claims = z.infer<typeof claimsSchema>

/**
 * Finds or creates the account of a user verified by Google: by the linked identity, else by the same verified address without a password,
 * else a new one.
 * @returns its id
 * @throws Problem forbidden or conflict, with the reason's sentence, if it is refused; rate_limited for too many new ones
 */
export async function accountFromGoogle(given: unknown, caller: Caller): Promise<string> {
  const claims = claimsSchema.parse(given)
  const found = await resolve(claims, caller).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
  })
  // A concurrent request was faster, usually the same user in another tab: the current rows decide.
  const id = found ?? (await resolve(claims, caller))
  if (!id) throw new Problem('conflict')
  return id
}

/** Links this Google account to a signed-in user; repeating it is not an error. @throws Problem conflict */
export async function linkGoogle(userId: string, given: unknown): Promise<void> {
  const { sub: subject } = claimsSchema.parse(given)
  try {
    await db.identity.create({ data: { provider, subject, userId } })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const owner = await findKnown(subject)
    if (owner !== userId) throw new Problem('conflict', { detail: { key: owner ? 'google_taken' : 'google_linked_already' } })
  }
}

/**
 * Unlinks Google, which leaves the password as the only sign-in method; open sessions remain.
 * @throws Problem conflict without a password, because nothing would open the account; not_found if nothing is linked
 */
export async function unlinkGoogle({ id }: { id: string }): Promise<void> {
  const { count } = await db.identity.deleteMany({ where: { userId: id, provider, user: { passwordHash: { not: null } } } })
  if (count > 0) return
  throw (await hasGoogleIdentity(id)) ? new Problem('conflict', { detail: { key: 'google_only_way' } }) : new Problem('not_found')
}

/** Whether the account has a linked Google identity. */
export async function hasGoogleIdentity(userId: string): Promise<boolean> {
  return (await db.identity.count({ where: { userId, provider } })) > 0
}

/** @returns undefined if the e-mail address was taken meanwhile */
async function resolve(claims: Claims, caller: Caller): Promise<string | undefined> {
  const known = await findKnown(claims.sub)
  if (known) return known
  const email = verifiedEmail(claims)
  return (await recognise(email, claims.sub)) ?? createFromGoogle(email, claims, caller)
}

async function findKnown(subject: string): Promise<string | undefined> {
  const row = await db.identity.findUnique({ where: { provider_subject: { provider, subject } }, select: { userId: true } })
  return row?.userId
}

/** Returns the e-mail address in our spelling. @throws Problem forbidden if Google has not verified it, or it is not valid here */
function verifiedEmail({ email, email_verified }: Claims): string {
  const parsed = emailSchema.safeParse(email)
  if (email_verified !== true || !parsed.success) throw new Problem('forbidden', { detail: { key: 'google_unverified' } })
  return parsed.data
}

/** Finds the account with this e-mail address, if Google may open it. @throws Problem conflict if it may not */
async function recognise(email: string, subject: string): Promise<string | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, identities: { where: { provider } } } })
  if (!user) return undefined
  // Linked a moment ago by the same user in another tab.
  if (user.identities.some((identity) => identity.subject === subject)) return user.id
  if (user.passwordHash) throw new Problem('conflict', { detail: { key: 'google_has_password' } })
  // The e-mail address has a new owner at Google, who must not see the previous owner's data.
  if (user.identities.length > 0) throw new Problem('conflict', { detail: { key: 'google_other_account' } })
  await db.identity.create({ data: { provider, subject, userId: user.id } })
  return user.id
}

/** Creates both rows or neither. */
async function createFromGoogle(email: string, { sub: subject, name }: Claims, { networkAddress, ...inUse }: Caller): Promise<string | undefined> {
  await consumeRateLimit(signUpLimit(), networkAddress)
  const id = uuidv7()
  return db.$transaction(async (tx) => {
    const isAdded = await addUser(tx, { id, email, name: nameFrom(name) ?? nameFromEmail(email), ...inUse })
    if (!isAdded) return undefined
    await tx.identity.create({ data: { provider, subject, userId: id } })
    return id
  })
}

const NAME_MAX = 80

/** Cuts the name to our maximum length; undefined if nothing remains. */
function nameFrom(name = ''): string | undefined {
  // The database rejects half a surrogate pair, which the cut may leave, and U+0000.
  const kept = name
    .replaceAll('\0', '')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return kept || undefined
}
