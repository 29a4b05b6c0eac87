import 'server-only'
import type { ExploreCard, ExplorePage, ListPosition } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pageOf } from '#lib/server/platform/page'

/** How a card's row comes from the database. */
export type CardRow = Omit<ExploreCard, 'thumbnailUrl' | 'isFree' | 'price' | 'isNew' | 'rating'> & { priceUsd: number | null; ratingAverage: number }

/** The same in a list, with where it stands there. */
export type ListRow = CardRow & { listPosition: ListPosition }

/** For whom cards are read. */
export interface Reader {
  user: SignedIn | undefined
  /** What is at home, where the caller says so. */
  materials?: string[] | undefined
  /** As `trendingIds` gives it. */
  trending: string[]
  language: string
}

/** The first values of every query with these columns: $1 language, $2 user, $3 trending, $4 materials. */
export function readerValues({ language, user, trending, materials }: Reader): unknown[] {
  return [language, user?.id ?? null, trending, materials ?? null]
}

/**
 * What there is no lack of: what is at home (as the caller says, else as they said before), and whatever something at home does
 * in the place of. Null where nothing is known.
 */
export const homeSql = `home as materialized (
    select case when said.ids is not null then array(select m.id from material m where m.id = any(said.ids) or m.substitutes && said.ids) end as ids
    from (select coalesce($4::text[], (select array_agg(material_id) from material_at_home where user_id = $2::uuid)) as ids) said
  )`

/** Of `a` (catalogue_activity), `t` (catalogue_text) and `home`. */
export const cardColumnsSql = `
  a.id, a.category_id as "categoryId", t.title, t.description, a.picture, a.price_usd as "priceUsd", a.rating_count as "ratingCount",
  a.rating_average as "ratingAverage", a.duration_minutes as duration, a.setting, a.age_min_months as "ageMinMonths",
  a.age_max_months as "ageMaxMonths", a.difficulty, a.created_at as "createdAt", a.id = any($3::uuid[]) as "isTrending",
  exists (select 1 from saved_activity s where s.user_id = $2::uuid and s.activity_id = a.id) as "isSaved",
  (
    select coalesce(json_agg(json_build_object(
      'id', cm.material_id, 'name', (select m.name ->> $1 from material m where m.id = cm.material_id), 'quantity', cm.quantity ->> $1
    ) order by cm.position), '[]')
    from catalogue_material cm where cm.activity_id = a.id
  ) as materials,
  case when home.ids is not null then array(
    select cm.material_id from catalogue_material cm where cm.activity_id = a.id and cm.material_id <> all(home.ids) order by cm.position
  ) end as missing`

/** A row as it is shown. */
export function shownCard<R extends CardRow>({ priceUsd, ratingAverage, ...row }: R) {
  return {
    ...row,
    thumbnailUrl: null,
    isFree: priceUsd === null,
    price: priceUsd === null ? null : { amount: priceUsd, currency: 'USD' as const },
    isNew: row.ratingCount === 0,
    rating: row.ratingCount === 0 ? null : Math.round(ratingAverage * 10) / 10,
  }
}

/** A page of rows, of which one more than `limit` was asked for. */
export function pageOfCards(found: ListRow[], limit: number, offset: number): ExplorePage {
  const { rows, pagination } = pageOf(found, limit, ({ listPosition }) => JSON.stringify(listPosition))
  return { activities: rows.map(shownCard), pagination: { ...pagination, offset } }
}
