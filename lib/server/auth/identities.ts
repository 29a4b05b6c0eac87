import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { email as emailSchema } from '#lib/schemas/account/user'
import { addUser, type Caller, nameFromEmail } from '#lib/server/auth/accounts'
import { signUpLimit } from '#lib/server/auth/sign-in-limits'
import { db } from '#lib/server/platform/db'
import { isUniqueViolation } from '#lib/server/platform/http/problem'
import { spend } from '#lib/server/platform/rate-limiter'

const provider = 'google'

/** What Google's ID token says about a person. `sub` is theirs for good; an address may change hands. */
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.string()),
})
type Claims = z.infer<typeof claimsSchema>

/**
 * The account of whoever Google vouches for: the one it is known by, else the one of the same verified address that has
 * no password, else a new one.
 * @returns its id
 * @throws Problem forbidden or conflict, with the reason's sentence, where it is refused; rate_limited for too many new ones
 */
export async function accountFromGoogle(given: unknown, caller: Caller): Promise<string> {
  const claims = claimsSchema.parse(given)
  const found = await resolve(claims, caller).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
  })
  // Somebody was quicker, mostly the same person in another tab: what is there now decides.
  const id = found ?? (await resolve(claims, caller))
  if (!id) throw new Problem('conflict')
  return id
}

/** Lets a person who is signed in use this Google account from now on. Doing it twice is no fault. @throws Problem conflict */
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
 * Lets the person sign in with the password alone from now on; whoever signed in with Google stays so.
 * @throws Problem conflict where there is no password: nothing would open the account; not_found where nothing is linked
 */
export async function unlinkGoogle({ id }: { id: string }): Promise<void> {
  const { count } = await db.identity.deleteMany({ where: { userId: id, provider, user: { passwordHash: { not: null } } } })
  if (count > 0) return
  throw (await hasGoogleIdentity(id)) ? new Problem('conflict', { detail: { key: 'google_only_way' } }) : new Problem('not_found')
}

/** Whether the account can be entered with Google. */
export async function hasGoogleIdentity(userId: string): Promise<boolean> {
  return (await db.identity.count({ where: { userId, provider } })) > 0
}

/** @returns undefined where the address was taken meanwhile */
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

/** The address, spelt as ours are. @throws Problem forbidden where Google has not verified it, or ours cannot be spelt like that */
function verifiedEmail({ email, email_verified }: Claims): string {
  const parsed = emailSchema.safeParse(email)
  if (email_verified !== true || !parsed.success) throw new Problem('forbidden', { detail: { key: 'google_unverified' } })
  return parsed.data
}

/** The account that has this address, if Google alone may open it. @throws Problem conflict where it may not */
async function recognise(email: string, subject: string): Promise<string | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, identities: { where: { provider } } } })
  if (!user) return undefined
  // Known after all, since a moment ago: the same person in another tab.
  if (user.identities.some((identity) => identity.subject === subject)) return user.id
  if (user.passwordHash) throw new Problem('conflict', { detail: { key: 'google_has_password' } })
  // The address has a new owner at Google: what the old one kept here is not theirs.
  if (user.identities.length > 0) throw new Problem('conflict', { detail: { key: 'google_other_account' } })
  await db.identity.create({ data: { provider, subject, userId: user.id } })
  return user.id
}

/** Both rows or neither. */
async function createFromGoogle(email: string, { sub: subject, name }: Claims, { address, ...inUse }: Caller): Promise<string | undefined> {
  await spend(signUpLimit(), address)
  const id = uuidv7()
  return db.$transaction(async (tx) => {
    const isAdded = await addUser(tx, { id, email, name: nameFrom(name) ?? nameFromEmail(email), ...inUse })
    if (!isAdded) return undefined
    await tx.identity.create({ data: { provider, subject, userId: id } })
    return id
  })
}

const NAME_MAX = 80

/** As much of the name as ours may be long; undefined where nothing of it can be kept. */
function nameFrom(name = ''): string | undefined {
  // Half a character at the cut, and U+0000, are nothing a database can hold.
  const kept = name
    .replaceAll('\0', '')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return kept || undefined
}
