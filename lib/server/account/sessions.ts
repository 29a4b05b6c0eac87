import 'server-only'
import { Problem } from '#lib/errors'
import { activeSessionFilter, type SignedIn } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'

/** Lists the user's sign-ins, the most recently used first. */
export async function listSessions(user: SignedIn) {
  const rows = await db.session.findMany({ where: { userId: user.id, ...activeSessionFilter() }, orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }] })
  return rows.map((row) => ({ ...row, isCurrent: row.id === user.sessionId }))
}

/** Ends one of the user's sign-ins at once; ending the current one signs out. @throws Problem not_found, also for another user's */
export async function endSession(user: SignedIn, id: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { userId: user.id, id } })
  if (count === 0) throw new Problem('not_found')
}

/** Ends every sign-in of the user except the current one. */
export async function endOtherSessions(user: SignedIn): Promise<void> {
  await db.session.deleteMany({ where: { userId: user.id, id: { not: user.sessionId } } })
}
