import 'server-only'
import * as z from 'zod/mini'
import { applyAction, type Remembered, type StateAction } from '#lib/domain/activities/activity-state'
import { Problem } from '#lib/errors'
import { type Activity, type ActivityChange, type HistoryQuery, rememberedState, type ShownActivity } from '#lib/schemas/activities/activity'
import { swapPart } from '#lib/server/activities/days'
import { getSharedActivity, isActivityShown, share, unshare } from '#lib/server/activities/shares'
import { type StoredActivity, shown, withShareAndEntry } from '#lib/server/activities/shown'
import { lockActivity } from '#lib/server/activities/sql/activities'
import { storedParts, withheldReasons } from '#lib/server/activities/withheld'
import type { SignedIn } from '#lib/server/auth/sessions'
import { Prisma } from '#lib/server/generated/client'
import { db } from '#lib/server/platform/db'
import { pageOf } from '#lib/server/platform/page'
import { runInTurn } from '#lib/server/platform/row-limits'
import { run } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

/** Lists the user's activities, newest first, in pages. */
export async function listActivities(user: SignedIn, { status, childId, groupId, batchId, limit = PAGE_SIZE, cursor }: HistoryQuery) {
  const found = await db.activity.findMany({
    where: {
      userId: user.id,
      ...(childId && { OR: [{ childId }, { childIds: { has: childId } }] }),
      ...(groupId && { groupId }),
      ...(batchId && { batchId }),
      ...statusFilter(status),
      ...(cursor && { id: { lt: cursor } }),
    },
    include: withShareAndEntry,
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const { rows, pagination } = pageOf(found, limit, ({ id }) => id)
  return { activities: await toJudgedActivities(user, rows), pagination }
}

/** Finds one of the user's activities, or undefined, also for another user's. */
export async function findActivity(user: SignedIn, id: string): Promise<Activity | undefined> {
  return (await findActivities(user, [id])).get(id)
}

/** Finds an activity for a page: the user's own, or a shared one; undefined for any other id. */
export async function findShownActivity(user: SignedIn, activityId: string): Promise<ShownActivity | undefined> {
  if (!(await isActivityShown(user, activityId))) return undefined
  return (await findActivity(user, activityId)) ?? getSharedActivity(activityId)
}

/** Lists a batch of the user's, in order of creation. */
export async function listBatch(user: SignedIn, batchId: string): Promise<Activity[]> {
  return toJudgedActivities(
    user,
    await db.activity.findMany({ where: { userId: user.id, batchId }, include: withShareAndEntry, orderBy: { id: 'asc' } }),
  )
}

/** Finds those of the ids that are the user's activities, by id. */
export async function findActivities(user: SignedIn, ids: string[]): Promise<Map<string, Activity>> {
  if (ids.length === 0) return new Map()
  const rows = await db.activity.findMany({ where: { userId: user.id, id: { in: ids } }, include: withShareAndEntry })
  return new Map((await toJudgedActivities(user, rows)).map((activity) => [activity.id, activity]))
}

/** Converts rows to the owner's form, with the reason why each would not be offered again. */
async function toJudgedActivities(user: SignedIn, rows: StoredActivity[]): Promise<Activity[]> {
  const cards = rows.map((row) => ({ ...row, ...z.parse(storedParts, row) }))
  const reasons = await withheldReasons(user, cards, new Date())
  return cards.map((card) => shown(card, reasons.get(card.id) ?? null))
}

/**
 * Changes one of the user's activities. One user's changes run one after the other, because each holds a connection while it waits for the
 * row.
 * @throws Problem not_found, also for another user's
 */
export function changeActivity(user: SignedIn, id: string, change: ActivityChange): Promise<Activity> {
  return runInTurn(user, () => changeInTurn(user, id, change))
}

async function changeInTurn(user: SignedIn, id: string, change: ActivityChange): Promise<Activity> {
  if (change.action === 'share') await share(user, id)
  else if (change.action === 'unshare') await unshare(user, id)
  else if (change.action === 'swap') await swapPart(user, id, change.part ?? 0, change.exploreActivityId)
  else await changeState(user, id, toStateAction(change.action, change.reason))
  const changed = await findActivity(user, id)
  if (!changed) throw new Problem('not_found')
  return changed
}

function toStateAction(action: Exclude<ActivityChange['action'], 'share' | 'unshare' | 'swap'>, reason: ActivityChange['reason']): StateAction {
  if (action === 'dislike') return { action, reason }
  return { action }
}

/** Locks the row, so that two concurrent taps are two sequential actions. */
async function changeState(user: SignedIn, id: string, action: StateAction): Promise<void> {
  await db.$transaction(async (tx) => {
    await run(tx, lockActivity(user.id, id))
    const row = await tx.activity.findUnique({ where: { userId_id: { userId: user.id, id } } })
    if (!row) throw new Problem('not_found')
    const { state, previous } = applyAction(toRemembered(row), action, new Date().toISOString())
    const data = { ...state, previous: previous ? { ...previous } : Prisma.DbNull }
    await tx.activity.update({ where: { userId_id: { userId: user.id, id } }, data })
  })
}

function toRemembered({
  isSaved,
  feedback,
  reason,
  doneAt,
  status,
  reactedAt,
  previous,
}: Omit<StoredActivity, keyof typeof withShareAndEntry>): Remembered {
  const state = { isSaved, feedback, reason, doneAt: doneAt?.toISOString() ?? null, status, reactedAt: reactedAt?.toISOString() ?? null }
  return { state, previous: previous === null ? null : z.parse(rememberedState, previous) }
}

function statusFilter(status: HistoryQuery['status']): Prisma.ActivityWhereInput {
  switch (status) {
    case undefined:
      return {}
    case 'saved':
      return { isSaved: true }
    case 'done':
      return { doneAt: { not: null } }
    case 'liked':
    case 'disliked':
      return { feedback: status }
    default:
      return { status }
  }
}
