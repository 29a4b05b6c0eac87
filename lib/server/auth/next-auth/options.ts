import 'server-only'
import type { AuthOptions, CookiesOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { ownPath } from '#lib/domain/platform/return-page'
import { Problem } from '#lib/errors'
import { signInInput } from '#lib/schemas/account/user'
import { findAccount } from '#lib/server/auth/accounts'
import { issueToken, readSessionCookie, type TokenClaims, toClaims } from '#lib/server/auth/bearer'
import { rememberDevice } from '#lib/server/auth/devices'
import { finishLinking, isLinking, pageAfterGoogle } from '#lib/server/auth/google-links'
import { accountFromGoogle } from '#lib/server/auth/identities'
import { googleProvider } from '#lib/server/auth/next-auth/google'
import { authSecret } from '#lib/server/auth/next-auth/sealed'
import { closeSession, findSignedIn, openSession, openSessionByPassword, SESSION_SECONDS } from '#lib/server/auth/sessions'
import { hasTokenSync, syncToken } from '#lib/server/auth/token-sync'
import { callerOf } from '#lib/server/platform/http/caller'
import { cookieOf, hostCookie, isSecure } from '#lib/server/platform/http/cookies'
import { requestLanguage } from '#lib/server/platform/http/language'

/** Time limit for a visit to Google, as in next-auth. */
const GOOGLE_VISIT_SECONDS = 15 * 60

interface Listeners {
  /** Receives errors that are not refusals: next-auth treats an unreachable database as an ended session. */
  onError?: ((error: unknown) => void) | undefined
  /** Receives our Set-Cookie headers, which are sent next to next-auth's. */
  onCookie?: ((cookie: string) => void) | undefined
}

/** Returns next-auth's settings for one request; a function, because the secret exists only at run time. */
export function authOptions(request: Request, { onError, onCookie }: Listeners = {}): AuthOptions {
  const rethrow = (error: unknown): never => {
    onError?.(error)
    throw error
  }
  const google = googleProvider(request.headers.get('user-agent') ?? '')
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: hostCookies(),
    pages: { signIn: '/login', error: '/login' },
    providers: google ? [credentials(request), google] : [credentials(request)],
    callbacks: {
      redirect: ({ url, baseUrl }) => `${baseUrl}${ownPath(url, baseUrl) ?? ''}`,
      async signIn({ user, account, profile }) {
        if (account?.provider !== 'google') return true
        try {
          return await enterWithGoogle(request, user, profile)
        } catch (error) {
          if (!(error instanceof Problem)) return rethrow(error)
          return pageAfterGoogle(request, error.detail?.key ?? error.code)
        }
      },
      async jwt({ token, user }) {
        if (!user) return token
        const claims = { userId: user.id, sessionId: user.sessionId ?? (await openSession(user.id, user.userAgent).catch(rethrow)) }
        // Ends the session that was open in this browser: its cookie is replaced, and a copy must not stay valid.
        const replaced = await readSessionCookie((name) => cookieOf(request, name))
        if (replaced) await endSession(replaced).catch(rethrow)
        onCookie?.(await rememberDevice(request, user.id).catch(rethrow))
        await passOn('POST', claims)
        return { sub: claims.userId, sid: claims.sessionId }
      },
      async session({ session, token: cookie }) {
        const claims = toClaims(cookie)
        const user = claims && (await findSignedIn(claims).catch(rethrow))
        // next-auth handles an error here with an empty session and removes the cookie.
        if (!user) throw new Error('The session has ended')
        const { id, name, email, userType, isAdmin } = user
        const token = await issueToken(claims)
        await passOn('POST', claims, token)
        return { ...session, user: { id, name, email, user_type: userType, is_admin: isAdmin }, token }
      },
    },
    events: {
      async signOut({ token }) {
        const claims = toClaims(token)
        if (claims) await endSession(claims).catch(rethrow)
      },
    },
    logger: {
      error(code, detail) {
        // An ended session is not an error, and details may hold user input.
        if (code !== 'JWT_SESSION_ERROR') console.error(`next-auth: ${/^[A-Z_]{1,60}$/.test(code) ? code : 'an error'}`, reasonOf(detail))
      },
      warn() {},
    },
  }
}

async function endSession(claims: TokenClaims) {
  await passOn('DELETE', claims)
  await closeSession(claims)
}

/** Passes a session's token on if that is configured, a new one if none is given. Waits for the token's creation, never for its delivery. */
async function passOn(method: 'POST' | 'DELETE', claims: TokenClaims, token?: string) {
  if (hasTokenSync()) syncToken(claims.sessionId, { method, token: token ?? (await issueToken(claims)) })
}

/** Returns next-auth's cookies, renamed: a neighbouring subdomain could set most of its default names. */
function hostCookies(): CookiesOptions {
  const cookie = (name: string, maxAge?: number) => ({
    name: hostCookie(`next-auth.${name}`),
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(), ...(maxAge && { maxAge }) } as const,
  })
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce.code_verifier', GOOGLE_VISIT_SECONDS),
    state: cookie('state', GOOGLE_VISIT_SECONDS),
    nonce: cookie('nonce'),
  }
}

/** Links Google if the user asked for it, else finds the account. @returns true to sign it in, or the page to redirect to */
async function enterWithGoogle(request: Request, user: { id: string }, claims: unknown): Promise<true | string> {
  if (isLinking(request)) {
    await finishLinking(request, claims)
    return pageAfterGoogle(request)
  }
  user.id = await accountFromGoogle(claims, callerOf(request, requestLanguage(request)))
  return true
}

/** Returns openid-client's reason for a failure, such as "invalid_client", for the host. Anyone may have put text into it. */
function reasonOf(detail: unknown): string {
  if (detail instanceof Error)
    return detail.message
      .replace(/, expected .*/s, '')
      .replace(/\p{C}+/gu, ' ')
      .slice(0, 200)
  return typeof detail === 'object' && detail !== null && 'error' in detail ? reasonOf(detail.error) : ''
}

function credentials(request: Request) {
  return Credentials({
    credentials: { email: {}, password: {} },
    async authorize(typed) {
      const parsed = signInInput.safeParse({ email: typed?.email ?? '', password: typed?.password ?? '' })
      if (!parsed.success) return null
      try {
        const account = await findAccount(parsed.data.email, parsed.data.password, request)
        if (!account) return null
        const userAgent = request.headers.get('user-agent') ?? ''
        const sessionId = await openSessionByPassword(account, userAgent)
        return sessionId ? { id: account.id, userAgent, sessionId } : null
      } catch (error) {
        if (error instanceof Problem) throw new Error(error.code)
        console.error('Sign-in failed', error)
        throw new Error('unavailable')
      }
    },
  })
}
