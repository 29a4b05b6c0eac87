import { jsonb, orNull, text, uuid } from '#lib/columns'
import type { Language } from '#lib/domain/platform/basics'
import { command, statement } from '#lib/statement'

/** The key of this app's advisory lock. */
const CATALOGUE_LOCK_ID = 20_261_120

/** Every writer of the catalogue takes this lock in turn and holds it until its transaction ends. */
export const lockCatalogue = command(`select 1 from pg_advisory_xact_lock(${CATALOGUE_LOCK_ID})`)

/** Selects the names of the materials $1. */
export const selectMaterialNames = statement({
  row: { id: text, name: jsonb<Record<Language, string>>(), alsoCalled: orNull(jsonb<Record<Language, string[]>>()) },
  text: 'select id, name, also_called as "alsoCalled" from material where id = any($1)',
})

/** A draft is hidden until an admin shows it. */
export const upsertActivity = statement({
  row: { id: uuid },
  text: `
    insert into catalogue_activity as old (id, slug, position, edited_at, category_id, setting, duration_minutes, age_min_months, age_max_months,
      difficulty, price_usd, picture, tags, traits, elof, eyfs, facts, facts_by, prep_minutes, tidy_minutes, places,
      occasions, circumstances, settings, scene, proposed_facts, origin, facts_at, is_hidden)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27,
      case when $17::jsonb is not null then now() end, $17::jsonb is null)
    on conflict (slug) do update set version = old.version + 1, edited_at = coalesce(excluded.edited_at, old.edited_at),
      category_id = excluded.category_id, setting = excluded.setting, duration_minutes = excluded.duration_minutes,
      age_min_months = excluded.age_min_months, age_max_months = excluded.age_max_months, difficulty = excluded.difficulty,
      price_usd = excluded.price_usd, picture = excluded.picture, tags = excluded.tags, traits = excluded.traits, elof = excluded.elof,
      eyfs = excluded.eyfs, facts = excluded.facts,
      prep_minutes = excluded.prep_minutes, tidy_minutes = excluded.tidy_minutes, places = excluded.places, occasions = excluded.occasions,
      circumstances = excluded.circumstances, settings = excluded.settings, scene = excluded.scene, proposed_facts = excluded.proposed_facts,
      origin = excluded.origin,
      facts_by = case when old.facts is distinct from excluded.facts then excluded.facts_by else old.facts_by end,
      facts_at = case when old.facts is distinct from excluded.facts then excluded.facts_at else old.facts_at end,
      is_hidden = old.is_hidden or excluded.facts is null
    returning id`,
})

export const upsertText = command(`
  insert into catalogue_text (activity_id, language, title, description, benefits, instructions, safety_notes, easier, harder, quick, guidance,
    words, title_words, body_words)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (activity_id, language) do update set title = excluded.title, description = excluded.description, benefits = excluded.benefits,
    instructions = excluded.instructions, safety_notes = excluded.safety_notes, easier = excluded.easier, harder = excluded.harder,
    quick = excluded.quick, guidance = excluded.guidance, words = excluded.words, title_words = excluded.title_words,
    body_words = excluded.body_words`)

/** Adds the words $2 of the language $1. */
export const insertWords = command('insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing')

export const deleteMaterials = command('delete from catalogue_material where activity_id = $1')

/** Adds the materials $2 of the activity $1 in this order, with the quantities $3, each for $4 children. */
export const insertMaterials = command(`
  insert into catalogue_material (activity_id, material_id, quantity, children_per_set, position)
  select $1, id, quantity, children, place - 1
  from unnest($2::text[], $3::jsonb[], $4::int[]) with ordinality as needed (id, quantity, children, place)`)
