import 'server-only'
import { decode, encode, type JWT } from 'next-auth/jwt'
import { env } from '#lib/env'

/** Seconds after its expiry in which next-auth still accepts a token, for clocks that differ. */
export const CLOCK_TOLERANCE_SECONDS = 15

/** Returns the secret that all keys derive from. */
export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set; scripts/start creates one if it is missing')
  return secret
}

/** Encrypts claims for the given seconds. Each salt has a separate key: one salt's tokens are invalid for another. */
export function seal(claims: JWT, salt: string, seconds: number): Promise<string> {
  return encode({ token: claims, secret: authSecret(), salt, maxAge: seconds })
}

/** Returns the claims of an unexpired token sealed with this salt, else undefined. next-auth's session cookie has no salt. */
export async function unseal(token: string, salt = ''): Promise<JWT | undefined> {
  return (await decode({ token, secret: authSecret(), salt }).catch(() => null)) ?? undefined
}
