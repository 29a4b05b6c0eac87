import 'server-only'
import { decode, encode, type JWT } from 'next-auth/jwt'
import { env } from '#lib/env'

/** How much later than its end next-auth still opens a token, for clocks that differ. */
export const CLOCK_TOLERANCE_SECONDS = 15

/** What everything is sealed with. */
export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set; scripts/start makes one where it is missing')
  return secret
}

/** Encrypts claims for so many seconds. Each salt has a key of its own: what is sealed with one is nothing to another. */
export function seal(claims: JWT, salt: string, seconds: number): Promise<string> {
  return encode({ token: claims, secret: authSecret(), salt, maxAge: seconds })
}

/** The claims of what was sealed with this salt and has not run out, else undefined. next-auth's session cookie has no salt. */
export async function unseal(token: string, salt = ''): Promise<JWT | undefined> {
  return (await decode({ token, secret: authSecret(), salt }).catch(() => null)) ?? undefined
}
