import 'server-only'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { authSecret } from '#lib/server/auth/next-auth/sealed'
import { db } from '#lib/server/platform/db'
import { cookieOf, hostCookie, setCookie } from '#lib/server/platform/http/cookies'

const LIFE_SECONDS = 365 * 24 * 60 * 60

/** Enough for a family's shared tablet. Keeps the cookie small if hundreds share a device. */
const MAX_ACCOUNTS = 5

interface Account {
  id: string
  passwordHash: string | null
}

/**
 * Returns the name of the browser that sent this request, if the account's owner has used it. Its cookie dates from a sign-in or password
 * change with the current password. Its failures are counted separately, so that strangers' failures never block it (OWASP, "Slow Down
 * Online Guessing Attacks with Device Cookies").
 */
export function knownDevice(request: Request, account: Account): string | undefined {
  const [, nonce = '', seal = ''] = entriesOf(request).find(isOf(account.id))?.split('.') ?? []
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(account, nonce))]
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined
}

/** Returns the name of the cookie that marks browsers in which someone has signed in. */
export function deviceCookie(): string {
  return hostCookie('device')
}

/** Returns the Set-Cookie header that makes the browser known to the account, whose owner has just been verified. */
export async function rememberDevice(request: Request, userId: string): Promise<string> {
  const account = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, passwordHash: true } })
  const nonce = randomBytes(16).toString('base64url')
  return formatDeviceCookie([`${userId}.${nonce}.${sealOf(account, nonce)}`, ...othersOf(request, userId)].slice(0, MAX_ACCOUNTS))
}

/** Returns the Set-Cookie header without the deleted account. */
export function forgetDevice(request: Request, userId: string): string {
  return formatDeviceCookie(othersOf(request, userId))
}

/** Returns one entry for each account, "id.nonce.seal", the latest first. */
function entriesOf(request: Request): string[] {
  return cookieOf(request, deviceCookie())?.split('~') ?? []
}

function othersOf(request: Request, userId: string): string[] {
  return entriesOf(request).filter((entry) => entry !== '' && !isOf(userId)(entry))
}

function isOf(userId: string) {
  return (entry: string) => entry.startsWith(`${userId}.`)
}

/** Signs with the password hash, so that a browser with an earlier password is unknown again. */
function sealOf({ id, passwordHash }: Account, nonce: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret(), '', 'device-v1', 32))
  return createHmac('sha256', key).update([id, nonce, passwordHash].join('.')).digest('base64url')
}

function formatDeviceCookie(entries: string[]): string {
  return setCookie(deviceCookie(), entries.join('~'), entries.length > 0 ? LIFE_SECONDS : 0)
}
