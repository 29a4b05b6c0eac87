import 'server-only'
import { env } from '#lib/env'
import { knownDevice } from '#lib/server/auth/devices'
import type { Prisma } from '#lib/server/generated/client'
import { clientNetwork } from '#lib/server/platform/http/address'
import { type Counted, consumeRateLimits, forgetCounts, type RateLimit } from '#lib/server/platform/rate-limiter'

const HOUR_SECONDS = 3600

/** Limits new accounts per network address. */
export function signUpLimit(): RateLimit {
  return { name: 'sign-up', points: env().SIGN_UP_LIMIT, seconds: HOUR_SECONDS }
}

/** Limits requests for a reset link per network address. */
export function resetRequestLimit(): RateLimit {
  return { name: 'forgot-address', points: env().SIGN_IN_LIMIT * 10, seconds: HOUR_SECONDS }
}

/** Limits attempts to use a reset link per network address. */
export function resetLimit(): RateLimit {
  return { name: 'reset-address', points: env().SIGN_IN_LIMIT * 10, seconds: HOUR_SECONDS }
}

/** Runs a password check and counts it if it finds nothing. @throws Problem rate_limited after too many failures */
export async function runCountingFailures<T>(limits: Counted[], check: () => Promise<T | undefined>): Promise<T | undefined> {
  // Counted before the check, so that concurrent guesses get no more attempts than sequential ones.
  const refund = await consumeRateLimits(limits)
  let isWrong = false
  try {
    const found = await check()
    isWrong = found === undefined
    return found
  } finally {
    if (!isWrong) await refund()
  }
}

/** Returns the limits of a sign-in with this e-mail address: the browser's own limit if it is known, else the limits of all unknown browsers. */
export function limitsOfSignIn(email: string, account: Parameters<typeof knownDevice>[1] | null, request: Request): Counted[] {
  const device = account && knownDevice(request, account)
  return device ? [deviceLimit(account.id, device)] : unknownBrowserLimits(email, clientNetwork(request.headers))
}

/** Returns the limit of a signed-in user who enters the password again, for that sign-in only. */
export function limitOfProof(userId: string, sessionId: string): Counted {
  return { limit: { name: 'sign-in-proof', points: env().SIGN_IN_LIMIT, seconds: HOUR_SECONDS }, key: [userId, sessionId] }
}

/** Returns the limit of a known browser, whose failures count only for itself. */
function deviceLimit(userId: string, device: string): Counted {
  return { limit: { name: 'sign-in-device', points: env().SIGN_IN_LIMIT, seconds: HOUR_SECONDS }, key: [userId, device] }
}

/** Returns the limits for unknown browsers: one per account and network address together, and one ten times as high for each of the two. */
function unknownBrowserLimits(email: string, networkAddress: string): Counted[] {
  const points = env().SIGN_IN_LIMIT
  return [
    { limit: { name: 'sign-in-pair', points, seconds: HOUR_SECONDS }, key: [email, networkAddress] },
    { limit: { name: 'sign-in-account', points: points * 10, seconds: HOUR_SECONDS }, key: email },
    { limit: { name: 'sign-in-address', points: points * 10, seconds: HOUR_SECONDS }, key: networkAddress },
  ]
}

/** Deletes the failure counts of an account whose owner has just been verified by other means. */
export async function forgetFailures(tx: Prisma.TransactionClient, { id, email }: { id: string; email: string }): Promise<void> {
  await forgetCounts(tx, [id, email], 'sign-in-')
}
