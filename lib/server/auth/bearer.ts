import 'server-only'
import * as z from 'zod/mini'
import { id } from '#lib/schemas/platform/fields'
import { CLOCK_TOLERANCE_SECONDS, seal, unseal } from '#lib/server/auth/next-auth/sealed'
import { hostCookie } from '#lib/server/platform/http/cookies'

/** At most 15 minutes in total, so that a leaked token soon expires. */
const TOKEN_SECONDS = 15 * 60 - CLOCK_TOLERANCE_SECONDS

/** The salt gives these tokens a separate key: a session cookie is no API token, and the reverse. */
const SALT = 'api-v1'

/** User and session of a token. */
export interface TokenClaims {
  userId: string
  sessionId: string
}

export function issueToken({ userId, sessionId }: TokenClaims): Promise<string> {
  return seal({ sub: userId, sid: sessionId }, SALT, TOKEN_SECONDS)
}

/** Returns the claims of a token we issued that has not expired, else undefined. */
export async function readToken(token: string): Promise<TokenClaims | undefined> {
  return toClaims(await unseal(token, SALT))
}

const sealedClaims = z.object({ sub: id, sid: id })

/** Returns the claims of a decrypted token; undefined if it names no user and session. */
export function toClaims(payload: unknown): TokenClaims | undefined {
  const { data } = sealedClaims.safeParse(payload)
  return data && { userId: data.sub, sessionId: data.sid }
}

/** Returns the claims of a session cookie. Our cookies are far too short for next-auth to split into chunks. */
export async function readSessionCookie(cookie: (name: string) => string | undefined): Promise<TokenClaims | undefined> {
  const token = cookie(hostCookie('next-auth.session-token'))
  return token ? toClaims(await unseal(token)) : undefined
}
