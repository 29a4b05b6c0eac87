import 'server-only'
import type { ActivityText, GuidingText, Occasion, Origin } from '#lib/catalogue/activity-rows'
import { bool, enumOf, float, instant, int, json, jsonb, listOf, orNull, text, textOf, uuid } from '#lib/columns'
import { type Language, languages, settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import { lexemeSql } from '#lib/server/catalogue/sql/search'
import { command, composed, statement } from '#lib/statement'

/** Position of `a` in the recommended order of its category. */
const placeSql = `(
    select count(*)::int from catalogue_activity b where b.category_id = a.category_id and (b.position, b.id) < (a.position, a.id)
  )`

/** Columns of `a` for both the list and the full activity. */
export const listed = {
  row: {
    id: uuid,
    categoryId: text,
    picture: listOf(text),
    setting: enumOf('Setting', settings),
    durationMinutes: int,
    ageMinMonths: int,
    ageMaxMonths: int,
    isHidden: bool,
    isDraft: bool,
    /** The activity that this changes once it is shown. */
    replacesId: orNull(uuid),
    version: int,
    position: int,
  },
  columns: `
    a.id, a.category_id as "categoryId", a.picture, a.setting, a.duration_minutes as "durationMinutes", a.age_min_months as "ageMinMonths",
    a.age_max_months as "ageMaxMonths", a.is_hidden as "isHidden", a.facts is null as "isDraft", a.replaces_id as "replacesId", a.version, ${placeSql} as position`,
}

/** All columns of `a`. */
const whole = {
  row: {
    ...listed.row,
    slug: text,
    difficulty: enumOf('Difficulty', difficulties),
    priceUsd: orNull(float),
    tags: listOf(text),
    traits: listOf(text),
    elof: listOf(text),
    eyfs: listOf(text),
    createdAt: instant,
    facts: orNull(jsonb<Facts>()),
    factsAt: orNull(instant),
    factsBy: orNull(text),
    materials: json<{ id: string; quantity: Record<Language, string> | null; childrenPerSet: number | null }[]>(),
    text: json<Record<Language, ActivityText>>(),
    proposedFacts: orNull(jsonb<Facts>()),
    origin: orNull(jsonb<Origin>()),
    occasion: json<Occasion>(),
    guiding: json<Record<Language, GuidingText>>(),
  },
  columns: `
    ${listed.columns}, a.slug, a.difficulty, a.price_usd as "priceUsd", a.tags, a.traits, a.elof, a.eyfs, a.created_at as "createdAt", a.facts, a.facts_at as "factsAt",
      a.proposed_facts as "proposedFacts", a.origin,
      json_build_object('prepMinutes', a.prep_minutes, 'tidyMinutes', a.tidy_minutes, 'places', a.places, 'occasions', a.occasions,
        'circumstances', a.circumstances) as occasion,
      (select u.name from "user" u where u.id = a.facts_by) as "factsBy",
      (
        select coalesce(json_agg(json_build_object('id', cm.material_id, 'quantity', cm.quantity, 'childrenPerSet', cm.children_per_set)
          order by cm.position), '[]')
        from catalogue_material cm where cm.activity_id = a.id
      ) as materials,
      (
        select json_object_agg(t.language, json_build_object('title', t.title, 'description', t.description, 'benefits', t.benefits,
          'instructions', t.instructions, 'safetyNotes', t.safety_notes, 'easier', t.easier, 'harder', t.harder))
        from catalogue_text t where t.activity_id = a.id
      ) as text,
      (
        select json_object_agg(t.language, json_build_object('quick', t.quick, 'guidance', t.guidance))
        from catalogue_text t where t.activity_id = a.id
      ) as guiding`,
}

/** Conditions by which activities wait for an admin: unfinished ones, and a pack's, which an admin must accept. */
export const waitingSql = {
  draft: 'facts is null and proposed_facts is null and replaces_id is null',
  decision: '(proposed_facts is not null or replaces_id is not null)',
}

/** Counts the activities and materials that wait for an admin. */
export const countWaiting = statement({
  row: { drafts: int, decisions: int, materials: int },
  text: `
    select (count(*) filter (where ${waitingSql.draft}) + (select count(*) from activity_draft))::int as drafts, count(*) filter (where ${waitingSql.decision})::int as decisions,
      (select count(*)::int from material where is_unconfirmed) as materials
    from catalogue_activity`,
})

/** Selects the $1 activities that an admin changed last, without drafts. */
export const selectEditedActivities = statement({
  row: { id: uuid, version: int },
  text: `
    select id, version from catalogue_activity where edited_at is not null and facts is not null order by edited_at desc, id limit $1`,
})

/** Selects activities with the slugs $1, also hidden ones, and their waiting changes. */
export const selectActivitiesBySlug = statement({
  row: whole.row,
  text: `
    select ${whole.columns} from catalogue_activity a
    where a.slug = any($1) or a.replaces_id in (select id from catalogue_activity where slug = any($1))`,
})

/** Selects $2 of the offered activities after the id $1; with $3 only those written or changed here. */
export const selectOfferedActivities = statement({
  row: whole.row,
  text: `
    select ${whole.columns} from catalogue_activity a
    where a.facts is not null and not a.is_hidden and a.id > $1 and (a.edited_at is not null or not $3) order by a.id limit $2`,
})

/** Selects the full activity $1, also a hidden one. */
export const selectActivity = statement({ row: whole.row, text: `select ${whole.columns} from catalogue_activity a where a.id = $1` })

/** Selects the activities of $1's category, in order. */
export const selectNeighbors = statement({
  row: { id: uuid, position: int },
  text: `
    select id, position from catalogue_activity where category_id = (select category_id from catalogue_activity where id = $1)
    order by position, id`,
})

export const setHidden = command('update catalogue_activity set is_hidden = $2 where id = $1')

export const countChange = command('update catalogue_activity set version = version + 1 where id = $1')

export const deleteActivity = command('delete from catalogue_activity where id = $1')

/** Selects the words by which search finds $1, in each of the languages $2. */
export const selectWords = statement({
  row: { language: textOf(languages), words: listOf(text) },
  text: `
    select language, array(select substr(lexeme, length(language) + 2) from unnest(tsvector_to_array(words)) lexeme) as words
    from catalogue_text where activity_id = $1 and language = any($2)`,
})

/** Deletes those of the words $2 in the language $1 that no text has. */
export const deleteWordsUnlessUsed = command(`
  delete from catalogue_word w where language = $1 and word = any($2) and not exists (
    select 1 from catalogue_text t where t.language = w.language and t.words @@ (${lexemeSql('w.word', 'w.language')})::tsquery)`)

type Ordered = 'category' | 'catalogue_activity'

/** Sets the positions $2 of the rows $1. */
export const setPositions = composed({
  row: {},
  examples: [
    ['category', [], []],
    ['catalogue_activity', [], []],
  ],
  write: (value, table: Ordered, ids: string[], positions: number[]) => ({
    text: `
      update ${table} set position = placed.position
      from unnest(${value(ids)}::text[], ${value(positions)}::int[]) as placed (id, position) where ${table}.id::text = placed.id`,
  }),
})

/** Records that an admin deleted the category or activity ($1) with the slug $2; $3 is the category that took its activities. */
export const upsertRemoved = command(
  'insert into removed_from_catalogue (kind, slug, moved_to) values ($1, $2, $3) on conflict (kind, slug) do update set moved_to = $3',
)
