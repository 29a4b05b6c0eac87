import 'server-only'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { authSecret } from '#lib/server/auth/next-auth/sealed'
import { db } from '#lib/server/platform/db'
import { cookieOf, hostCookie, setCookie } from '#lib/server/platform/http/cookies'

const LIFE_SECONDS = 365 * 24 * 60 * 60

/** As many as share a family's tablet. The cookie stays small where hundreds share one. */
const MOST_ACCOUNTS = 5

interface Account {
  id: string
  passwordHash: string | null
}

/**
 * The name of the browser that sent this, where it is one that the account's owner has used: it holds a cookie from when
 * somebody signed in there, or set the password, with the password that holds now. Its failures are counted apart, so that
 * strangers' lock it out of nothing (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function knownDevice(request: Request, account: Account): string | undefined {
  const [, nonce = '', seal = ''] = entriesOf(request).find(isOf(account.id))?.split('.') ?? []
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(account, nonce))]
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined
}

/** The name of the cookie of browsers in which somebody has signed in. */
export function deviceCookie(): string {
  return hostCookie('device')
}

/** The Set-Cookie header that makes the browser known to the account, whose owner has just proved who they are. */
export async function rememberDevice(request: Request, userId: string): Promise<string> {
  const account = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, passwordHash: true } })
  const nonce = randomBytes(16).toString('base64url')
  return written([`${userId}.${nonce}.${sealOf(account, nonce)}`, ...othersOf(request, userId)].slice(0, MOST_ACCOUNTS))
}

/** The Set-Cookie header with nothing of the account in it, which is gone. */
export function forgetDevice(request: Request, userId: string): string {
  return written(othersOf(request, userId))
}

/** Of one account each, "id.nonce.seal", the latest first. */
function entriesOf(request: Request): string[] {
  return cookieOf(request, deviceCookie())?.split('~') ?? []
}

function othersOf(request: Request, userId: string): string[] {
  return entriesOf(request).filter((entry) => entry !== '' && !isOf(userId)(entry))
}

function isOf(userId: string) {
  return (entry: string) => entry.startsWith(`${userId}.`)
}

/** With the password in it, so that whoever knew an earlier one is a stranger again. */
function sealOf({ id, passwordHash }: Account, nonce: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret(), '', 'device-v1', 32))
  return createHmac('sha256', key).update([id, nonce, passwordHash].join('.')).digest('base64url')
}

function written(entries: string[]): string {
  return setCookie(deviceCookie(), entries.join('~'), entries.length > 0 ? LIFE_SECONDS : 0)
}
