import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { env } from '#lib/env'
import { hostCookie } from '#lib/server/platform/http/cookies'

/** How much later than its end next-auth still takes a token, for clocks that differ. */
const CLOCK_TOLERANCE_SECONDS = 15

/** At most 15 minutes in all, so that a token that leaks is soon worth nothing. */
const TOKEN_SECONDS = 15 * 60 - CLOCK_TOLERANCE_SECONDS

/** Its own salt gives these tokens a key of their own: a session cookie is no API token, and the other way round. */
const SALT = 'api-v1'

/** Whose token it is and which sign-in it belongs to. */
export interface TokenClaims {
  userId: string
  sessionId: string
}

export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set; scripts/start makes one where it is missing')
  return secret
}

export function issueToken({ userId, sessionId }: TokenClaims): Promise<string> {
  return encode({ token: { sub: userId, sid: sessionId }, secret: authSecret(), salt: SALT, maxAge: TOKEN_SECONDS })
}

/** The claims of a token we issued that has not expired, else undefined. */
export async function readToken(token: string): Promise<TokenClaims | undefined> {
  const payload = await decode({ token, secret: authSecret(), salt: SALT }).catch(() => null)
  return payload?.sub && payload.sid ? { userId: payload.sub, sessionId: payload.sid } : undefined
}

/** Who a session cookie belongs to. Our cookies are far too short for next-auth to cut into chunks. */
export async function readSessionCookie(cookie: (name: string) => string | undefined): Promise<TokenClaims | undefined> {
  const token = cookie(hostCookie('next-auth.session-token'))
  const payload = token ? await decode({ token, secret: authSecret() }).catch(() => null) : null
  if (!payload?.sub || !payload.sid) return undefined
  return { userId: payload.sub, sessionId: payload.sid }
}
