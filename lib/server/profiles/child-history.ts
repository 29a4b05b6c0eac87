import 'server-only'
import { type Signal, type Taste, tasteOf } from '#lib/domain/profiles/taste'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db, pool } from '#lib/server/platform/db'
import { selectSeen } from '#lib/server/profiles/sql'
import { rowsOf } from '#lib/statement'

/** Nothing that was seen comes again within this time while something unseen fits. */
const SEEN_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** How many of the latest reactions are listened to. */
const SIGNALS = 100
/** How many of what was loved come again. */
const MOST_LOVED = 200
/** How many earlier cards a new one is compared with: more than anybody sees in a month, and quickly done. */
const RECENT_CARDS = 300

/** Whose activities: a child's, a group's, those of several children at once, or with none of these those for an age alone. */
export interface RecipientIds {
  childId: string | null
  groupId: string | null
  /** Two or more, or none. */
  childIds: string[]
}

/** The children whose days these are, one or several: what any of them did alone or with others counts. None for a group. */
export function childrenOf({ childId, childIds }: RecipientIds): string[] {
  return childId === null ? childIds : [childId]
}

/** Which of a user's activities were theirs. */
function theirs(recipient: RecipientIds): Prisma.ActivityWhereInput {
  const ids = childrenOf(recipient)
  if (ids.length > 0) return { OR: [{ childId: { in: ids } }, { childIds: { hasSome: ids } }] }
  return { childId: null, groupId: recipient.groupId, childIds: { isEmpty: true } }
}

/** The library activities somebody was shown lately, also as parts of a composed time, by id, and when last, in milliseconds since 1970. */
export async function seenLately(user: SignedIn, recipient: RecipientIds, now: Date): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  const rows = await rowsOf(pool, selectSeen(user.id, { childIds: childrenOf(recipient), groupId: recipient.groupId }, since))
  return new Map(rows.map(({ id, seenAt }) => [id, seenAt.getTime()]))
}

/** What of the library somebody liked, kept or did, whenever, by id, and when they were last shown it, in milliseconds since 1970. */
export async function lovedBefore(user: SignedIn, recipient: RecipientIds): Promise<Map<string, number>> {
  const OR = [{ feedback: 'liked' as const }, { isSaved: true }, { doneAt: { not: null } }]
  const loved = await db.activity.findMany({
    where: { userId: user.id, AND: theirs(recipient), catalogueId: { not: null }, OR },
    select: { catalogueId: true },
    distinct: ['catalogueId'],
    orderBy: { id: 'desc' },
    take: MOST_LOVED,
  })
  const ids = loved.flatMap(({ catalogueId }) => catalogueId ?? [])
  const rows = await db.activity.groupBy({
    by: ['catalogueId'],
    where: { userId: user.id, AND: theirs(recipient), catalogueId: { in: ids } },
    _max: { createdAt: true },
  })
  return new Map(rows.map(({ catalogueId, _max }) => [catalogueId ?? '', _max.createdAt?.getTime() ?? 0]))
}

/** The cards somebody was shown in the last month, latest first. */
export function listRecentCards(user: SignedIn, recipient: RecipientIds, now: Date) {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  return db.activity.findMany({
    where: { userId: user.id, AND: theirs(recipient), createdAt: { gte: since } },
    select: { batchId: true, language: true, title: true, tags: true, materialsNeeded: true },
    orderBy: { id: 'desc' },
    take: RECENT_CARDS,
  })
}

/** What somebody liked and did not, as of now. */
export async function tasteFor(user: SignedIn, recipient: RecipientIds, now: Date): Promise<Taste> {
  return tasteOf(await signalsOf(user, recipient, await lastReset(user, childrenOf(recipient))), now.getTime())
}

/** What was done with somebody's activities, latest first; since an instant, where there is one. */
export async function signalsOf(user: SignedIn, recipient: RecipientIds, since: Date | null): Promise<Signal[]> {
  const reacted = [{ feedback: { not: null } }, { isSaved: true }, { doneAt: { not: null } }, { status: 'skipped' as const }]
  const rows = await db.activity.findMany({
    where: { userId: user.id, AND: theirs(recipient), OR: reacted, ...(since && { reactedAt: { gt: since } }) },
    select: { tags: true, traits: true, feedback: true, reason: true, isSaved: true, doneAt: true, status: true, reactedAt: true, createdAt: true },
    orderBy: { reactedAt: { sort: 'desc', nulls: 'last' } },
    take: SIGNALS,
  })
  return rows.map(({ doneAt, status, reactedAt, createdAt, ...row }) => ({
    ...row,
    isDone: doneAt !== null,
    isSkipped: status === 'skipped',
    at: (reactedAt ?? createdAt).getTime(),
  }))
}

/** When last something was to be forgotten of any of them; null where nothing was. */
async function lastReset(user: SignedIn, ids: string[]): Promise<Date | null> {
  if (ids.length === 0) return null
  const { _max } = await db.child.aggregate({ where: { userId: user.id, id: { in: ids } }, _max: { tasteResetAt: true } })
  return _max.tasteResetAt
}
