import 'server-only'
import { LINK_GOOGLE_PAGE } from '#lib/domain/account/link-google'
import { Problem } from '#lib/errors'
import { proveOwner } from '#lib/server/account/proof'
import { readSessionCookie } from '#lib/server/auth/bearer'
import { hasGoogle } from '#lib/server/auth/google'
import { hasGoogleIdentity, linkGoogle } from '#lib/server/auth/identities'
import { stateCookie } from '#lib/server/auth/next-auth/google'
import { seal, unseal } from '#lib/server/auth/next-auth/sealed'
import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'
import { cookieOf, hasCookie, hostCookie, setCookie } from '#lib/server/platform/http/cookies'

const SALT = 'link-google-v1'
const LIFE_SECONDS = 10 * 60

/**
 * Records that the user wants to link Google, in a cookie valid for this sign-in and ten minutes. It requires a bearer token, so that no
 * other site can make a browser link a foreign account. It requires proof of ownership, so that a stolen session does not become permanent
 * access.
 * @returns the Set-Cookie header
 * @throws Problem not_found if Google is not configured, conflict if a Google account is already linked; else as `proveOwner`
 */
export async function allowLinking(user: SignedIn, password: string | null | undefined): Promise<string> {
  if (!hasGoogle()) throw new Problem('not_found')
  if (await hasGoogleIdentity(user.id)) throw new Problem('conflict', { detail: { key: 'google_linked_already' } })
  await proveOwner(user, password)
  const value = await seal({ sub: user.id, sid: user.sessionId }, SALT, LIFE_SECONDS)
  return setCookie(cookieName(), value, LIFE_SECONDS)
}

/**
 * Whether this visit to Google is for linking: by our cookie, or by next-auth's cookie with the return page. Only our cookie is trusted:
 * any site's page may have the other replaced meanwhile.
 */
export function isLinking(request: Request): boolean {
  const backTo = cookieOf(request, hostCookie('next-auth.callback-url'))
  return hasCookie(request, cookieName()) || (backTo !== undefined && URL.canParse(backTo) && new URL(backTo).pathname === LINK_GOOGLE_PAGE)
}

/** Returns the page where the user started, with the error for it to show. `code` is the code of a problem or one of its details. */
export function pageAfterGoogle(request: Request, code?: string): string {
  const page = isLinking(request) ? LINK_GOOGLE_PAGE : '/login'
  return code === undefined ? page : `${page}?error=${encodeURIComponent(code)}`
}

/**
 * Returns the Set-Cookie headers that delete our cookie after a return from Google, and with it next-auth's state. Any site's page can fake
 * a return, and a visit that lost our cookie must not continue as a sign-in.
 */
export function forgetLinking(request: Request): string[] {
  const names = hasCookie(request, cookieName()) ? [cookieName(), stateCookie()] : [cookieName()]
  return names.map((name) => setCookie(name, '', 0))
}

/** Links Google to the returning user's account, if the same user asked for it. @throws Problem forbidden, conflict */
export async function finishLinking(request: Request, claims: unknown): Promise<void> {
  const noted = await unseal(cookieOf(request, cookieName()) ?? '', SALT)
  const session = await readSessionCookie((name) => cookieOf(request, name))
  const user = session && (await findSignedIn(session))
  if (!user || noted?.sub !== user.id || noted.sid !== user.sessionId) throw new Problem('forbidden', { detail: { key: 'google_link_expired' } })
  await linkGoogle(user.id, claims)
}

function cookieName(): string {
  return hostCookie('link-google')
}
