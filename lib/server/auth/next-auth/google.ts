import 'server-only'
import Google from 'next-auth/providers/google'
import { env } from '#lib/env'
import { hasGoogle } from '#lib/server/auth/google'
import { unseal } from '#lib/server/auth/next-auth/sealed'
import { cookieOf, hostCookie } from '#lib/server/platform/http/cookies'

/** Timeout for one call to Google's servers; next-auth's default of 3.5 s is short for slow connections. */
const TIMEOUT_MS = 5000

/** Returns the Google provider for next-auth if both its variables are set. Only `sub` of its ID token is used to create the session. */
export function googleProvider(userAgent: string) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env()
  if (!clientId || !clientSecret) return undefined
  return Google({
    clientId,
    clientSecret,
    issuer,
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    checks: ['state', 'pkce', 'nonce'],
    // Asks for the account: on a family's tablet, another person may be signed in to Google.
    authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: ({ sub }) => ({ id: sub, userAgent }),
  })
}

/** Whether a request is a browser returning from Google, which expects a page, not JSON. */
export function isFromGoogle(request: Request): boolean {
  return hasGoogle() && request.method === 'GET' && new URL(request.url).pathname.endsWith('/callback/google')
}

/** Whether this browser was sent to Google from here: it then has the state, sealed by next-auth. */
export async function hasStartedGoogleSignIn(request: Request): Promise<boolean> {
  const name = stateCookie()
  return (await unseal(cookieOf(request, name) ?? '', name)) !== undefined
}

/** Returns the name of next-auth's cookie with the state of a visit to Google. */
export function stateCookie(): string {
  return hostCookie('next-auth.state')
}

/** Whether next-auth refused to redirect to Google because the request had no CSRF token; next-auth shows no error for it. */
export function isFailedStart(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return hasGoogle() && request.method === 'GET' && pathname === '/api/auth/signin' && searchParams.has('csrf')
}

/** Whether the user cancelled at Google: this is not an error and shows no message. */
export function isCancelled(request: Request): boolean {
  return isFromGoogle(request) && new URL(request.url).searchParams.get('error') === 'access_denied'
}
