import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import type { ExploreActivity, ExplorePage, PageQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { cardColumnsSql, homeSql, type ListRow, pageOfCards, readerValues } from '#lib/server/catalogue/cards'
import { afterSql, type OrderColumn, orderSql, positionSql, visibleSql } from '#lib/server/catalogue/order'
import { trendingIds } from '#lib/server/catalogue/trending'
import { db, pool } from '#lib/server/platform/db'
import { withinRowLimit } from '#lib/server/platform/row-limits'

/** Rows a page has where the caller does not say. */
const PAGE = 20

/** The latest first. */
const order: OrderColumn[] = [
  { name: 'createdAt', sql: 'saved.created_at', type: 'timestamptz', isDescending: true },
  { name: 'id', sql: 'saved.activity_id', type: 'uuid' },
]

/** What the user saved, the latest first, a page at a time. What is hidden meanwhile is not shown. @throws Problem invalid for another list's cursor */
export async function listSaved(user: SignedIn, query: PageQuery, language: Language): Promise<ExplorePage> {
  const { limit = PAGE, offset = 0, cursor } = query
  const values = readerValues({ user, language, trending: await trendingIds(new Date()) })
  const value = (given: unknown) => `$${values.push(given)}`
  const text = `
  with ${homeSql}
  select ${cardColumnsSql}, ${positionSql(order)} as "listPosition"
  from saved_activity saved join catalogue_activity a on a.id = saved.activity_id
    join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  where saved.user_id = $2 and ${visibleSql}${cursor ? ` and ${afterSql(order, cursor, value)}` : ''}
  order by ${orderSql(order)} limit ${value(limit + 1)} offset ${value(offset)}`
  return pageOfCards((await pool.query<ListRow>(text, values)).rows, limit, offset)
}

/** Keeps an activity for later; again is the same. @throws Problem not_found, also for a hidden one; invalid where there are too many already */
export async function saveActivity(user: SignedIn, id: string, language: Language): Promise<ExploreActivity> {
  const found = await getExploreActivity(id, { user, language })
  const data = { userId: user.id, activityId: id }
  if (!found.isSaved) await withinRowLimit(user, 'saved_activity', () => db.savedActivity.createMany({ data, skipDuplicates: true }))
  return { ...found, isSaved: true }
}

/** Keeps it no longer, whether it was kept or not. @throws Problem not_found where there is no such activity */
export async function unsaveActivity(user: SignedIn, id: string): Promise<void> {
  const { count } = await db.savedActivity.deleteMany({ where: { userId: user.id, activityId: id } })
  if (count === 0) await db.catalogueActivity.findUniqueOrThrow({ where: { id }, select: { id: true } })
}
