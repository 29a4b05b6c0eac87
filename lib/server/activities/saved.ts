import 'server-only'
import { minutesOf } from '#lib/domain/activities/duration'
import type { Language, Setting } from '#lib/domain/platform/basics'
import type { SavedPosition, SavedQuery } from '#lib/schemas/activities/saved'
import { findActivities } from '#lib/server/activities/activities'
import { getRecipientAudience } from '#lib/server/activities/audience'
import { selectSaved } from '#lib/server/activities/sql/saved'
import type { SignedIn } from '#lib/server/auth/sessions'
import { shownCard } from '#lib/server/catalogue/cards'
import { viewerValues } from '#lib/server/catalogue/sql/cards'
import { selectPicked } from '#lib/server/catalogue/sql/picks'
import { trendingIds } from '#lib/server/catalogue/trending'
import { pool } from '#lib/server/platform/db'
import { pageOf } from '#lib/server/platform/page'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

/**
 * Lists the user's saved activities, own and from the catalogue, latest first, in pages.
 * @throws Problem not_found for a child or a group that is not the user's
 */
export async function listSaved(user: SignedIn, query: SavedQuery, language: Language) {
  const { childId, groupId, duration, setting, done, limit = PAGE_SIZE, cursor } = query
  const recipient = childId ? { type: 'child' as const, id: childId } : groupId ? { type: 'group' as const, id: groupId } : undefined
  const audience = recipient && (await getRecipientAudience(user, recipient, new Date()))
  const minutes = duration && minutesOf(duration)
  const found = await rowsOf(pool, selectSaved({ userId: user.id, audience, minutes, setting, done, limit, cursor }))
  const { rows, pagination } = pageOf(found, limit, positionOf)
  const [own, cards] = await Promise.all([
    findActivities(
      user,
      rows.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
    ),
    cardsOf(
      user,
      rows.flatMap(({ id, isOwn }) => (isOwn ? [] : [id])),
      { language, setting },
    ),
  ])
  const activities = rows.map(({ id, isOwn, savedAt, doneAt }) => {
    const activity = own.get(id)
    if (isOwn) return activity && { ...activity, kind: 'own' as const, savedAt }
    const card = cards.get(id)
    return card && { ...card, kind: 'catalogue' as const, savedAt, doneAt }
  })
  // Omits activities that were deleted or hidden meanwhile.
  return { activities: activities.filter((one) => one !== undefined), pagination }
}

function positionOf({ savedAt, id }: { savedAt: Date; id: string }): string {
  return JSON.stringify({ savedAt: savedAt.toISOString(), id } satisfies SavedPosition)
}

async function cardsOf(user: SignedIn, ids: string[], { language, setting }: { language: Language; setting: Setting | undefined }) {
  const viewer = { user, language, trending: await trendingIds(new Date()) }
  const rows = await rowsOf(pool, selectPicked(...viewerValues(viewer), ids))
  return new Map(rows.map((row) => [row.id, shownCard(row, setting)]))
}
