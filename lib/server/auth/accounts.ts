import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { DistanceUnit } from '#lib/domain/account/distance-unit'
import type { Language } from '#lib/domain/platform/basics'
import { invalidField, Problem } from '#lib/errors'
import { checkPassword, hashPassword, isCommonPassword, weaknessOf } from '#lib/server/auth/passwords'
import type { SignedIn } from '#lib/server/auth/sessions'
import { limitOfProof, limitsOfSignIn, runCountingFailures } from '#lib/server/auth/sign-in-limits'
import type { Prisma } from '#lib/server/generated/client'
import { db } from '#lib/server/platform/db'

/** Origin and preferences of a request. */
export interface Caller {
  networkAddress: string
  language: Language
  distanceUnit: DistanceUnit
}

interface NewAccount {
  email: string
  password: string
  name?: string | undefined
}

/**
 * Creates an account with a password, in the browser's language and distance unit.
 * @throws Problem conflict for a taken e-mail address, invalid for a password that is easily guessed
 */
export async function createAccount(
  { email, password, name = nameFromEmail(email) }: NewAccount,
  { language, distanceUnit }: Omit<Caller, 'networkAddress'>,
) {
  assertStrong(password, 'password', { email, name })
  const passwordHash = await hashPassword(password)
  const id = uuidv7()
  const isAdded = await addUser(db, { id, email, name, passwordHash, language, distanceUnit })
  if (!isAdded) throw new Problem('conflict', { detail: { key: 'email_taken' } })
  return { id, email, name }
}

/** Adds a user unless the e-mail address is taken. Avoids a constraint error, because PostgreSQL would log it with the address. @returns whether it did */
export async function addUser(on: Prisma.TransactionClient, data: Prisma.UserCreateManyInput): Promise<boolean> {
  const { count } = await on.user.createMany({ data, skipDuplicates: true })
  return count > 0
}

/**
 * Finds the account of an e-mail address and password; undefined does not say which of the two was wrong.
 * @throws Problem rate_limited after too many failures
 */
export async function findAccount(email: string, password: string, request: Request) {
  const account = await db.user.findUnique({ where: { email } })
  return runCountingFailures(limitsOfSignIn(email, account, request), async () =>
    (await checkPassword(password, account?.passwordHash)) && account ? account : undefined,
  )
}

/** The password a signed-in user enters as proof, and its field. */
interface Proof {
  password: string | undefined
  /** Field of the error, by its API name. */
  field: string
}

/**
 * Checks that the signed-in user knows the password. Failures count for this sign-in only: strangers' failures do not block it, and it
 * blocks no other sign-in.
 * @throws Problem invalid at the field, rate_limited
 */
export async function provePassword({ id, sessionId }: SignedIn, passwordHash: string, { password, field }: Proof): Promise<void> {
  if (password === undefined) throw invalidField(field, 'required')
  const isRight = await runCountingFailures([limitOfProof(id, sessionId)], async () => (await checkPassword(password, passwordHash)) || undefined)
  if (!isRight) throw invalidField(field, 'password_wrong')
}

/** @throws Problem invalid at `field` for one of the most common passwords, or one easily guessed by someone who knows the user */
export function assertStrong(password: string, field: string, of: { email: string; name: string }) {
  if (isCommonPassword(password)) throw invalidField(field, 'password_common')
  const weak = weaknessOf(password, of)
  if (weak) throw new Problem('invalid', { errors: [{ field, message: { weak } }] })
}

/** Derives a name for the greeting: "noa.levi@…" becomes "Noa", until the user changes it. */
export function nameFromEmail(email: string): string {
  const [first = ''] = email.split(/[@._+-]/)
  return first ? `${first.charAt(0).toUpperCase()}${first.slice(1, 80)}` : email.slice(0, 80)
}
