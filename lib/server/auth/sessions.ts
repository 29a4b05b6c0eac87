import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Language, UserType } from '#lib/domain/platform/basics'
import type { TokenClaims } from '#lib/server/auth/bearer'
import { insertSessionByPassword, selectSignedIn } from '#lib/server/auth/sql'
import { db, pool } from '#lib/server/platform/db'
import { firstOf, run } from '#lib/statement'

/** A signed-in user, the first parameter of every function in lib/server. */
export interface SignedIn {
  id: string
  sessionId: string
  email: string
  name: string
  userType: UserType | null
  isAdmin: boolean
  language: Language
  /** Values: system, light or dark. */
  themeColor: string
  /** Values: mi or km. */
  distanceUnit: string
  /** Values: newest, by_name or groups_first. */
  profileOrder: string
}

/** Seconds that an unused sign-in lasts. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Maximum duration of a sign-in in seconds, so that a stolen one in use ends too (OWASP ASVS 5.0, 7.3.2). */
const MAX_SESSION_SECONDS = 90 * 24 * 60 * 60

const SEEN_EVERY_SECONDS = 10 * 60

/** Opens a session for a user who has just been verified. @returns its id */
export async function openSession(userId: string, userAgent: string): Promise<string> {
  const id = uuidv7()
  await db.session.create({ data: { userId, id, userAgent: userAgent.slice(0, 300) } })
  return id
}

/**
 * Opens a session for a correct password, if it is still current. Locks the account's row: a password change ends every session of the old
 * password, and none can be opened after it.
 * @returns its id, or undefined if the password was changed since it was checked
 */
export async function openSessionByPassword(user: { id: string; passwordHash: string | null }, userAgent: string): Promise<string | undefined> {
  const id = uuidv7()
  const opened = await run(pool, insertSessionByPassword(user.id, user.passwordHash, id, userAgent.slice(0, 300)))
  return opened ? id : undefined
}

/** Returns the conditions of a session that has not ended. */
export function activeSessionFilter() {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  return { lastSeenAt: { gt: ago(SESSION_SECONDS) }, createdAt: { gt: ago(MAX_SESSION_SECONDS) } }
}

export async function closeSession({ userId, sessionId }: TokenClaims): Promise<void> {
  await db.session.deleteMany({ where: { userId, id: sessionId } })
}

/**
 * Finds the user of an open session, else undefined. Reads the database on every request, so that a sign-out, a new password, a deletion or
 * a revoked admin right takes effect at once.
 */
export async function findSignedIn({ userId, sessionId }: TokenClaims): Promise<SignedIn | undefined> {
  const row = await firstOf(pool, selectSignedIn(userId, sessionId, SESSION_SECONDS, MAX_SESSION_SECONDS, SEEN_EVERY_SECONDS))
  if (!row) return undefined
  const { isStale, ...signedIn } = row
  if (isStale) await db.session.updateMany({ where: { userId, id: sessionId }, data: { lastSeenAt: new Date() } })
  return signedIn
}
