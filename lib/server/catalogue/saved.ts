import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import type { PageQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { type CardPage, pageOfCards } from '#lib/server/catalogue/cards'
import { selectSaved } from '#lib/server/catalogue/sql/list'
import { trendingIds } from '#lib/server/catalogue/trending'
import { db, pool } from '#lib/server/platform/db'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { rowsOf } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

/** Lists the user's saved activities, latest first, in pages, without those hidden meanwhile. @throws Problem invalid for another list's cursor */
export async function listSaved(user: SignedIn, { limit = PAGE_SIZE, offset = 0, cursor }: PageQuery, language: Language): Promise<CardPage> {
  const viewer = { user, language, trending: await trendingIds(new Date()) }
  return pageOfCards(await rowsOf(pool, selectSaved({ limit, offset, cursor }, viewer)), limit, offset)
}

/** Saves an activity; repeating it changes nothing. @throws Problem not_found, also for a hidden one; invalid if there are too many already */
export async function saveActivity(user: SignedIn, id: string, language: Language) {
  const found = await getExploreActivity(id, { user, language })
  const data = { userId: user.id, activityId: id }
  if (!found.isSaved) await withinRowLimit(user, 'saved_activity', () => db.savedActivity.createMany({ data, skipDuplicates: true }))
  return { ...found, isSaved: true }
}

/** Removes a saved activity, also if it is not saved. @throws Problem not_found if there is no such activity */
export async function unsaveActivity(user: SignedIn, id: string): Promise<void> {
  const { count } = await db.savedActivity.deleteMany({ where: { userId: user.id, activityId: id } })
  if (count === 0) await db.catalogueActivity.findUniqueOrThrow({ where: { id }, select: { id: true } })
}
