import 'server-only'
import { env } from '#lib/env'
import { knownDevice } from '#lib/server/auth/devices'
import type { Prisma } from '#lib/server/generated/client'
import { clientNetwork } from '#lib/server/platform/http/address'
import { type Counted, forgetCounts, type RateLimit, spendAll } from '#lib/server/platform/rate-limiter'

const HOUR = 3600

/** How many new accounts an address may ask for. */
export function signUpLimit(): RateLimit {
  return { name: 'sign-up', points: env().SIGN_UP_LIMIT, seconds: HOUR }
}

/** How often an address may ask for a link to a new password. */
export function resetRequestLimit(): RateLimit {
  return { name: 'forgot-address', points: env().SIGN_IN_LIMIT * 10, seconds: HOUR }
}

/** How often an address may try a link to a new password. */
export function resetLimit(): RateLimit {
  return { name: 'reset-address', points: env().SIGN_IN_LIMIT * 10, seconds: HOUR }
}

/** Does a check of a password and counts it where it finds nothing. @throws Problem rate_limited after too many of those */
export async function countingFailures<T>(limits: Counted[], check: () => Promise<T | undefined>): Promise<T | undefined> {
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

/** What a sign-in with this address and password counts towards: a known browser for itself alone, anybody else with all strangers. */
export function limitsOfSignIn(email: string, account: Parameters<typeof knownDevice>[1] | null, request: Request): Counted[] {
  const device = account && knownDevice(request, account)
  return device ? [deviceLimit(account.id, device)] : strangerLimits(email, clientNetwork(request.headers))
}

/** Of somebody who is signed in and is to prove it: that sign-in alone. */
export function limitOfProof(userId: string, sessionId: string): Counted {
  return { limit: { name: 'sign-in-proof', points: env().SIGN_IN_LIMIT, seconds: HOUR }, key: [userId, sessionId] }
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
