import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { prepared } from '#lib/prepared'
import type { ExploreActivity, ExplorePage, PageQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { type CardRow, cardColumnsSql, homeSql, readerValues, shownCard } from '#lib/server/catalogue/cards'
import { trendingIds } from '#lib/server/catalogue/trending'
import { db, pool } from '#lib/server/platform/db'
import { withinRowLimit } from '#lib/server/platform/row-limits'

/** Rows a page has where the caller does not say. */
const PAGE = 20

const listSql = `
  with ${homeSql}
  select ${cardColumnsSql}
  from saved_activity saved join catalogue_activity a on a.id = saved.activity_id join category c on c.id = a.category_id
    join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  where saved.user_id = $2 and not a.is_hidden and not c.is_hidden
  order by saved.created_at desc, saved.activity_id limit $5 offset $6`

/** What the user saved, the latest first, a page at a time. What is hidden meanwhile is not shown. */
export async function listSaved(user: SignedIn, { limit = PAGE, offset = 0 }: PageQuery, language: Language): Promise<ExplorePage> {
  const trending = await trendingIds(new Date())
  const values = [...readerValues({ user, language, trending }), limit + 1, offset]
  const { rows } = await pool.query<CardRow>(prepared(listSql, values))
  return { activities: rows.slice(0, limit).map(shownCard), pagination: { limit, offset, hasMore: rows.length > limit } }
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
