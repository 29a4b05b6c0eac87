import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Language, UserType } from '#lib/domain/platform/basics'
import type { TokenClaims } from '#lib/server/auth/bearer'
import { insertSessionByPassword, selectSignedIn } from '#lib/server/auth/sql'
import { db, pool } from '#lib/server/platform/db'
import { firstOf, run } from '#lib/statement'

/** A signed-in person, as every function of lib/server takes them first. */
export interface SignedIn {
  id: string
  sessionId: string
  email: string
  name: string
  userType: UserType | null
  isAdmin: boolean
  language: Language
  /** system, light or dark. */
  themeColor: string
  /** mi or km. */
  distanceUnit: string
  /** newest, by_name or groups_first. */
  profileOrder: string
}

/** How long a sign-in lasts without being used, seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** How long it lasts at most, seconds, so that a stolen one that is kept in use ends too (OWASP ASVS 5.0, 7.3.2). */
const LONGEST_SECONDS = 90 * 24 * 60 * 60

const SEEN_EVERY_SECONDS = 10 * 60

/** Opens a session for a person who has just proved who they are. @returns its id */
export async function openSession(userId: string, userAgent: string): Promise<string> {
  const id = uuidv7()
  await db.session.create({ data: { userId, id, userAgent: userAgent.slice(0, 300) } })
  return id
}

/**
 * The same for a password that was right, as long as it is the account's. Its row is locked meanwhile: a new password ends
 * every session that the old one opened, and after it there is none.
 * @returns its id, or undefined where the password has been changed since it was looked at
 */
export async function openSessionByPassword(user: { id: string; passwordHash: string | null }, userAgent: string): Promise<string | undefined> {
  const id = uuidv7()
  const opened = await run(pool, insertSessionByPassword(user.id, user.passwordHash, id, userAgent.slice(0, 300)))
  return opened ? id : undefined
}

/** What a session that has not ended is told by. */
export function stillOpen() {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  return { lastSeenAt: { gt: ago(SESSION_SECONDS) }, createdAt: { gt: ago(LONGEST_SECONDS) } }
}

export async function closeSession({ userId, sessionId }: TokenClaims): Promise<void> {
  await db.session.deleteMany({ where: { userId, id: sessionId } })
}

/**
 * The person of a session that is still open, else undefined. Read from the database on every request, so that signing
 * out, a new password, deletion or a lost admin right count at once.
 */
export async function findSignedIn({ userId, sessionId }: TokenClaims): Promise<SignedIn | undefined> {
  const row = await firstOf(pool, selectSignedIn(userId, sessionId, SESSION_SECONDS, LONGEST_SECONDS, SEEN_EVERY_SECONDS))
  if (!row) return undefined
  const { isStale, ...signedIn } = row
  if (isStale) await db.session.updateMany({ where: { userId, id: sessionId }, data: { lastSeenAt: new Date() } })
  return signedIn
}
