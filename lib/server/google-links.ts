import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { Problem } from '#lib/errors'
import { authSecret, isSecure, readSessionCookie } from '#lib/server/auth/bearer'
import { hasGoogle } from '#lib/server/auth/google'
import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'
import { cookieOf } from '#lib/server/http/cookies'
import { hasGoogleIdentity, linkGoogle } from '#lib/server/identities'

const COOKIE = 'link-google'
const SALT = 'link-google-v1'
const LIFE_SECONDS = 10 * 60

/**
 * Notes that this person wants to link Google, in a cookie that counts for this very sign-in and ten minutes. It takes a
 * bearer token to get one, so no other site can make a browser link what is not its owner's.
 * @returns the Set-Cookie header
 * @throws Problem not_found where Google is not set up, conflict where a Google account is linked already
 */
export async function allowLinking(user: SignedIn): Promise<string> {
  if (!hasGoogle()) throw new Problem('not_found')
  if (await hasGoogleIdentity(user.id)) throw new Problem('conflict', { detail: { key: 'google_linked_already' } })
  const value = await encode({ token: { sub: user.id, sid: user.sessionId }, secret: authSecret(), salt: SALT, maxAge: LIFE_SECONDS })
  return setCookie(value, LIFE_SECONDS)
}

/** The Set-Cookie header that takes the note back, once somebody came back from Google. */
export function forgetLinking(): string {
  return setCookie('', 0)
}

/** Links Google to the account of whoever came back, where it is the one who asked for it. @throws Problem forbidden, conflict */
export async function finishLinking(request: Request, claims: unknown): Promise<void> {
  const noted = await decode({ token: cookieOf(request, COOKIE) ?? '', secret: authSecret(), salt: SALT }).catch(() => null)
  const session = await readSessionCookie((name) => cookieOf(request, name))
  const user = session && (await findSignedIn(session))
  if (!user || noted?.sub !== user.id || noted.sid !== user.sessionId) throw new Problem('forbidden', { detail: { key: 'google_link_expired' } })
  await linkGoogle(user.id, claims)
}

function setCookie(value: string, seconds: number): string {
  return `${COOKIE}=${value}; Path=/api/auth/callback/google; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}
