import 'server-only'
import Google from 'next-auth/providers/google'
import { env } from '#lib/env'
import { hasGoogle } from '#lib/server/auth/google'
import { unseal } from '#lib/server/auth/next-auth/sealed'
import { cookieOf, hostCookie } from '#lib/server/platform/http/cookies'

/** How long one call to Google's servers may take; next-auth's own 3.5 s are little for a slow line. */
const TIMEOUT_MS = 5000

/** Google for next-auth, where both its variables are set. Of its ID token only `sub` becomes a part of the session's making. */
export function googleProvider(userAgent: string) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env()
  if (!clientId || !clientSecret) return undefined
  return Google({
    clientId,
    clientSecret,
    issuer,
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    checks: ['state', 'pkce', 'nonce'],
    // Asks which account: on a family's tablet the one that happens to be open may be another person's.
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: ({ sub }) => ({ id: sub, userAgent }),
  })
}

/** Whether a request is a browser coming back from Google: a page is what its reader expects, not JSON. */
export function isFromGoogle(request: Request): boolean {
  return hasGoogle() && request.method === 'GET' && new URL(request.url).pathname.endsWith('/callback/google')
}

/** Whether this browser was sent to Google from here: it then holds the state, sealed by next-auth. */
export async function hasBegun(request: Request): Promise<boolean> {
  const name = stateCookie()
  return (await unseal(cookieOf(request, name) ?? '', name)) !== undefined
}

/** The name under which next-auth keeps the state of a way to Google. */
export function stateCookie(): string {
  return hostCookie('next-auth.state')
}

/** Whether next-auth refused to send a browser to Google, because the call had no CSRF token of ours: it says so only to itself. */
export function isFailedStart(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return hasGoogle() && request.method === 'GET' && pathname === '/api/auth/signin' && searchParams.has('csrf')
}

/** Whether the person at Google said no: nothing went wrong, and nothing is to be said. */
export function isCancelled(request: Request): boolean {
  return isFromGoogle(request) && new URL(request.url).searchParams.get('error') === 'access_denied'
}
