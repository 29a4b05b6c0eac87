import 'server-only'
import { calculateTaste, type Signal, type Taste } from '#lib/domain/profiles/taste'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db, pool } from '#lib/server/platform/db'
import { selectSeen } from '#lib/server/profiles/sql'
import { rowsOf } from '#lib/statement'

/** Days in which a seen activity is not repeated while an unseen one fits. */
const SEEN_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Number of latest reactions that count. */
const MAX_SIGNALS = 100
/** The most stars. */
const MAX_RATING = 5
/** Maximum loved activities that are repeated. */
const MAX_LOVED = 200
/** Maximum earlier cards that a new one is compared with: more than a month's, and quickly done. */
const MAX_RECENT_CARDS = 300

/** Recipient of activities: a child, a group, several children, or none of these if made for an age only. */
export interface RecipientIds {
  childId: string | null
  groupId: string | null
  /** Two or more ids, or none. */
  childIds: string[]
}

/** Returns the recipient's children, one or several: all their activities count, separate or with others. None for a group. */
export function childrenOf({ childId, childIds }: RecipientIds): string[] {
  return childId === null ? childIds : [childId]
}

/** Filters a user's activities by recipient. */
function recipientFilter(recipient: RecipientIds): Prisma.ActivityWhereInput {
  const ids = childrenOf(recipient)
  if (ids.length > 0) return { OR: [{ childId: { in: ids } }, { childIds: { hasSome: ids } }] }
  return { childId: null, groupId: recipient.groupId, childIds: { isEmpty: true } }
}

/** Returns the library activities a recipient saw lately, also as parts of a composed time: ids with the last time, in ms since 1970. */
export async function findRecentlySeen(user: SignedIn, recipient: RecipientIds, now: Date): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  const rows = await rowsOf(pool, selectSeen(user.id, { childIds: childrenOf(recipient), groupId: recipient.groupId }, since))
  return new Map(rows.map(({ id, seenAt }) => [id, seenAt.getTime()]))
}

/** Returns the library activities a recipient ever liked, saved, did or got five stars for: ids with the last time shown, in ms since 1970. */
export async function findLoved(user: SignedIn, recipient: RecipientIds): Promise<Map<string, number>> {
  const rated = await db.activityRating.findMany({ where: { userId: user.id, rating: MAX_RATING }, select: { activityId: true }, take: MAX_LOVED })
  const OR = [
    ...[{ feedback: 'liked' as const }, { isSaved: true }, { doneAt: { not: null } }],
    ...[{ journalEntries: { some: { rating: MAX_RATING } } }, { catalogueId: { in: rated.map(({ activityId }) => activityId) } }],
  ]
  const loved = await db.activity.findMany({
    where: { userId: user.id, AND: recipientFilter(recipient), catalogueId: { not: null }, OR },
    select: { catalogueId: true },
    distinct: ['catalogueId'],
    orderBy: { id: 'desc' },
    take: MAX_LOVED,
  })
  const ids = loved.flatMap(({ catalogueId }) => catalogueId ?? [])
  const rows = await db.activity.groupBy({
    by: ['catalogueId'],
    where: { userId: user.id, AND: recipientFilter(recipient), catalogueId: { in: ids } },
    _max: { createdAt: true },
  })
  return new Map(rows.map(({ catalogueId, _max }) => [catalogueId ?? '', _max.createdAt?.getTime() ?? 0]))
}

/** Lists the cards a recipient saw in the last month, latest first. */
export function listRecentCards(user: SignedIn, recipient: RecipientIds, now: Date) {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  return db.activity.findMany({
    where: { userId: user.id, AND: recipientFilter(recipient), createdAt: { gte: since } },
    select: { batchId: true, language: true, title: true, tags: true, materialsNeeded: true },
    orderBy: { id: 'desc' },
    take: MAX_RECENT_CARDS,
  })
}

/** Computes a recipient's current likes and dislikes. */
export async function computeTaste(user: SignedIn, recipient: RecipientIds, now: Date): Promise<Taste> {
  return calculateTaste(await listSignals(user, recipient, await lastReset(user, childrenOf(recipient))), now.getTime())
}

/** Lists reactions to a recipient's activities, latest first; after `since` if given. */
export async function listSignals(user: SignedIn, recipient: RecipientIds, since: Date | null): Promise<Signal[]> {
  const reacted = [{ feedback: { not: null } }, { isSaved: true }, { doneAt: { not: null } }, { status: 'skipped' as const }]
  const rows = await db.activity.findMany({
    where: { userId: user.id, AND: recipientFilter(recipient), OR: reacted, ...(since && { reactedAt: { gt: since } }) },
    select: { tags: true, traits: true, feedback: true, reason: true, isSaved: true, doneAt: true, status: true, reactedAt: true, createdAt: true },
    orderBy: { reactedAt: { sort: 'desc', nulls: 'last' } },
    take: MAX_SIGNALS,
  })
  return rows.map(({ doneAt, status, reactedAt, createdAt, ...row }) => ({
    ...row,
    isDone: doneAt !== null,
    isSkipped: status === 'skipped',
    at: (reactedAt ?? createdAt).getTime(),
  }))
}

/** Returns the latest reset of any of these children's tastes; null if there is none. */
async function lastReset(user: SignedIn, ids: string[]): Promise<Date | null> {
  if (ids.length === 0) return null
  const { _max } = await db.child.aggregate({ where: { userId: user.id, id: { in: ids } }, _max: { tasteResetAt: true } })
  return _max.tasteResetAt
}
