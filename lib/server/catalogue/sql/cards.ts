import 'server-only'
import { bool, enumOf, float, instant, int, json, jsonb, listOf, orNull, text, textOf, uuid } from '#lib/columns'
import type { Circumstances, Guidance } from '#lib/domain/catalogue/guidance'
import { scenes } from '#lib/domain/catalogue/scenes'
import { settings } from '#lib/domain/platform/basics'
import { activityPlaces, difficulties, elofDomains, eyfsAreas, occasions } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import type { SignedIn } from '#lib/server/auth/sessions'
import { statement } from '#lib/statement'

/** The user or visitor who sees the cards. */
export interface Viewer {
  user: SignedIn | undefined
  /** Materials at home, if the client sends them. */
  materials?: string[] | undefined
  /** Result of `trendingIds`. */
  trending: string[]
  language: string
}

/** Returns the first values of every query with these columns: $1 language, $2 user, $3 trending, $4 materials. */
export function viewerValues({ language, user, trending, materials }: Viewer): unknown[] {
  return [language, user?.id ?? null, trending, materials ?? null]
}

/** Materials at home (as the client sends, else as stored), and those that one of them can substitute. Null if unknown. */
export const homeSql = `home as materialized (
    select case when said.ids is not null then array(select m.id from material m where m.id = any(said.ids) or m.substitutes && said.ids) end as ids
    from (select coalesce($4::text[], (select array_agg(material_id) from material_at_home where user_id = $2::uuid)) as ids) said
  )`

/** A card, as `cardColumnsSql` reads it. */
export const cardRow = {
  id: uuid,
  categoryId: text,
  title: text,
  description: text,
  picture: listOf(text),
  scene: textOf(scenes),
  priceUsd: orNull(float),
  ratingCount: int,
  ratingAverage: float,
  duration: int,
  setting: enumOf('Setting', settings),
  settings: listOf(textOf(settings)),
  ageMinMonths: int,
  ageMaxMonths: int,
  difficulty: enumOf('Difficulty', difficulties),
  elof: listOf(textOf(elofDomains)),
  eyfs: listOf(textOf(eyfsAreas)),
  createdAt: instant,
  isTrending: bool,
  isSaved: bool,
  materials: json<{ id: string; name: string; quantity: string | null }[]>(),
  missing: orNull(listOf(text)),
}

/** Columns of a card from `a` (catalogue_activity), `t` (catalogue_text) and `home`. */
export const cardColumnsSql = `
  a.id, a.category_id as "categoryId", t.title, t.description, a.picture, a.scene, a.price_usd as "priceUsd", a.rating_count as "ratingCount",
  a.rating_average as "ratingAverage", a.duration_minutes as duration, a.setting, a.settings, a.age_min_months as "ageMinMonths",
  a.age_max_months as "ageMaxMonths", a.difficulty, a.elof, a.eyfs, a.created_at as "createdAt", a.id = any($3::uuid[]) as "isTrending",
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

/** Selects one activity in full: $5, after the viewer's values. */
export const selectExploreActivity = statement({
  row: {
    ...cardRow,
    benefits: listOf(text),
    instructions: listOf(text),
    safetyNotes: listOf(text),
    easier: text,
    harder: text,
    facts: orNull(jsonb<Facts>()),
    ownRating: orNull(int),
    prepMinutes: orNull(int),
    tidyMinutes: orNull(int),
    places: listOf(textOf(activityPlaces)),
    occasions: listOf(textOf(occasions)),
    circumstances: orNull(jsonb<Circumstances>()),
    quick: listOf(text),
    guidance: orNull(jsonb<Guidance>()),
  },
  text: `
    with ${homeSql}
    select ${cardColumnsSql}, t.benefits, t.instructions, t.safety_notes as "safetyNotes", t.easier, t.harder, a.facts,
      a.prep_minutes as "prepMinutes", a.tidy_minutes as "tidyMinutes", a.places, a.occasions, a.circumstances, t.quick, t.guidance,
      (select rating from activity_rating r where r.user_id = $2::uuid and r.activity_id = a.id) as "ownRating"
    from catalogue_activity a join category c on c.id = a.category_id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
    where a.id = $5 and not a.is_hidden and not c.is_hidden`,
})
