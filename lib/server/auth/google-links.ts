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
 * Notes that this person wants to link Google, in a cookie that counts for this very sign-in and ten minutes. It takes a
 * bearer token to get one, so no other site can make a browser link what is not its owner's; and a proof that it is the
 * owner, so that a session that was stolen does not become a way in for good.
 * @returns the Set-Cookie header
 * @throws Problem not_found where Google is not set up, conflict where a Google account is linked already; else as `proveOwner`
 */
export async function allowLinking(user: SignedIn, password: string | null | undefined): Promise<string> {
  if (!hasGoogle()) throw new Problem('not_found')
  if (await hasGoogleIdentity(user.id)) throw new Problem('conflict', { detail: { key: 'google_linked_already' } })
  await proveOwner(user, password)
  const value = await seal({ sub: user.id, sid: user.sessionId }, SALT, LIFE_SECONDS)
  return setCookie(cookieName(), value, LIFE_SECONDS)
}

/**
 * Whether a way to Google is there to link an account: the note says so, or next-auth, which keeps the page to come back
 * to. Only the note is ours: a page of whatever site may have the other replaced meanwhile.
 */
export function isLinking(request: Request): boolean {
  const backTo = cookieOf(request, hostCookie('next-auth.callback-url'))
  return hasCookie(request, cookieName()) || (backTo !== undefined && URL.canParse(backTo) && new URL(backTo).pathname === LINK_GOOGLE_PAGE)
}

/** The page that the person started from, which says what went wrong. `code` is a code of a problem or one of its details. */
export function pageAfterGoogle(request: Request, code?: string): string {
  const page = isLinking(request) ? LINK_GOOGLE_PAGE : '/login'
  return code === undefined ? page : `${page}?error=${encodeURIComponent(code)}`
}

/**
 * The Set-Cookie headers that take the note back, once somebody came back from Google, and with it the state: a page of
 * whatever site can feign a return, and a way that lost its note must not go on as a sign-in.
 */
export function forgetLinking(request: Request): string[] {
  const names = hasCookie(request, cookieName()) ? [cookieName(), stateCookie()] : [cookieName()]
  return names.map((name) => setCookie(name, '', 0))
}

/** Links Google to the account of whoever came back, where it is the one who asked for it. @throws Problem forbidden, conflict */
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
