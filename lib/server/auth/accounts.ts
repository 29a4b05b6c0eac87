import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { DistanceUnit } from '#lib/domain/account/distance-unit'
import type { Language } from '#lib/domain/platform/basics'
import { env } from '#lib/env'
import { invalidField, Problem } from '#lib/errors'
import { knownDevice } from '#lib/server/auth/devices'
import { checkPassword, hashPassword, isCommonPassword, weaknessOf } from '#lib/server/auth/passwords'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db } from '#lib/server/platform/db'
import { clientNetwork } from '#lib/server/platform/http/address'
import { type Counted, forgetCounts, spend, spendAll } from '#lib/server/platform/rate-limiter'

const HOUR = 3600

/** Where a request comes from. */
export interface Caller {
  address: string
  language: Language
  distanceUnit: DistanceUnit
}

interface NewAccount {
  email: string
  password: string
  name?: string | undefined
}

/**
 * Creates an account with a password. Its language and unit of distances are those in use.
 * @throws Problem conflict for a taken address, invalid for a password that is easily guessed, rate_limited
 */
export async function createAccount({ email, password, name = nameFromEmail(email) }: NewAccount, { address, ...inUse }: Caller) {
  await countSignUp(address)
  assertStrong(password, 'password', { email, name })
  const passwordHash = await hashPassword(password)
  const id = uuidv7()
  const isAdded = await addUser(db, { id, email, name, passwordHash, ...inUse })
  if (!isAdded) throw new Problem('conflict', { detail: { key: 'email_taken' } })
  return { id, email, name }
}

/** Adds a person, unless the address is taken: not as a fault, which PostgreSQL would write into its log with the address. @returns whether it did */
export async function addUser(on: Prisma.TransactionClient, data: Prisma.UserCreateManyInput): Promise<boolean> {
  const { count } = await on.user.createMany({ data, skipDuplicates: true })
  return count > 0
}

/** Counts a new account from this address. @throws Problem rate_limited after too many within an hour */
export function countSignUp(address: string): Promise<void> {
  return spend({ name: 'sign-up', points: env().SIGN_UP_LIMIT, seconds: HOUR }, address)
}

/**
 * The account of an address and password, or undefined, never saying which of the two was wrong.
 * @throws Problem rate_limited after too many failures
 */
export async function findAccount(email: string, password: string, request: Request) {
  const account = await db.user.findUnique({ where: { email } })
  const device = account && knownDevice(request, account)
  const limits = device ? [deviceLimit(account.id, device)] : strangerLimits(email, clientNetwork(request.headers))
  return countingFailures(limits, async () => ((await checkPassword(password, account?.passwordHash)) && account ? account : undefined))
}

/** The password of somebody who is signed in and is to prove it, and where it was typed. */
interface Proof {
  password: string | undefined
  /** Where a fault is told, named as on the wire. */
  field: string
}

/**
 * Makes sure that whoever is signed in knows the password. Failures are counted for that sign-in alone: strangers' keep nobody
 * from it, and it locks nobody out elsewhere.
 * @throws Problem invalid at the field, rate_limited
 */
export async function provePassword({ id, sessionId }: SignedIn, passwordHash: string, { password, field }: Proof): Promise<void> {
  if (password === undefined) throw invalidField(field, 'required')
  const limit = { name: 'sign-in-proof', points: env().SIGN_IN_LIMIT, seconds: HOUR }
  const isRight = await countingFailures([{ limit, key: [id, sessionId] }], async () => (await checkPassword(password, passwordHash)) || undefined)
  if (!isRight) throw invalidField(field, 'password_wrong')
}

/** Does a check of a password and counts it where it finds nothing. @throws Problem rate_limited after too many of those */
async function countingFailures<T>(limits: Counted[], check: () => Promise<T | undefined>): Promise<T | undefined> {
  // Counted before the password is looked at, so that many guesses at once are no more than after each other.
  const takeBack = await spendAll(limits)
  let isWrong = false
  try {
    const found = await check()
    isWrong = found === undefined
    return found
  } finally {
    if (!isWrong) await takeBack()
  }
}

/** @throws Problem invalid at `field` for one of the most common passwords, or one that is easily guessed by whoever knows whose it is */
export function assertStrong(password: string, field: string, of: { email: string; name: string }) {
  if (isCommonPassword(password)) throw invalidField(field, 'password_common')
  const weak = weaknessOf(password, of)
  if (weak) throw new Problem('invalid', { errors: [{ field, message: { weak } }] })
}

/** A known browser's failures count for it alone. */
function deviceLimit(userId: string, device: string): Counted {
  return { limit: { name: 'sign-in-device', points: env().SIGN_IN_LIMIT, seconds: HOUR }, key: [userId, device] }
}

/** Strangers' failures count for account and address together, and ten times higher for either alone. */
function strangerLimits(email: string, address: string): Counted[] {
  const points = env().SIGN_IN_LIMIT
  return [
    { limit: { name: 'sign-in-pair', points, seconds: HOUR }, key: [email, address] },
    { limit: { name: 'sign-in-account', points: points * 10, seconds: HOUR }, key: email },
    { limit: { name: 'sign-in-address', points: points * 10, seconds: HOUR }, key: address },
  ]
}

/** Forgets the failures at an account, whose owner has just shown by other means who they are. */
export async function forgetFailures(tx: Prisma.TransactionClient, { id, email }: { id: string; email: string }): Promise<void> {
  await forgetCounts(tx, [id, email], 'sign-in-')
}

/** "noa.levi@…" becomes "Noa": a greeting until the person says otherwise. */
export function nameFromEmail(email: string): string {
  const [first = ''] = email.split(/[@._+-]/)
  return first ? `${first.charAt(0).toUpperCase()}${first.slice(1, 80)}` : email.slice(0, 80)
}
