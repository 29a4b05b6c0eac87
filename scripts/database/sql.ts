// The commands' SQL for a database with the current schema.
import { int, orNull, text } from '#lib/columns'
import { command, statement } from '#lib/statement'

/** Selects the loaded version of the library. */
export const selectLoadedLibrary = statement({
  row: { hash: text, version: int },
  text: "select hash, version from loaded_data where name = 'library'",
})

/** Records the hash $1 and the version $2. */
export const upsertLoadedLibrary = command(`
  insert into loaded_data (name, hash, version) values ('library', $1, $2)
  on conflict (name) do update set hash = $1, version = $2, loaded_at = now()`)

export const analyzeCatalogue = command('analyze category, material, catalogue_activity, catalogue_text, catalogue_material, catalogue_word')

/** $1 id, $2 name, $3 icon, $4 position; an existing category keeps its position. */
export const upsertCategory = command(`
  insert into category (id, name, icon, position) values ($1, $2, $3, $4)
  on conflict (id) do update set name = excluded.name, icon = excluded.icon`)

/** $1 id, $2 name, $3 allergens, $4 other names, $5 substitutes. */
export const upsertMaterial = command(`
  insert into material (id, name, allergens, also_called, substitutes) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set name = excluded.name, allergens = excluded.allergens, also_called = excluded.also_called,
    substitutes = excluded.substitutes, is_unconfirmed = false`)

/**
 * Hides activities that are not among the files' slugs $1, except an admin's own and those an admin showed again. Saves and
 * ratings stay in case the activity returns.
 */
export const retireActivities = command(`
  with retired as (
    update catalogue_activity set is_hidden = true
    where edited_at is null and not is_hidden and slug <> all($1) and slug not in (select slug from removed_from_catalogue where kind = 'retired')
    returning slug
  )
  insert into removed_from_catalogue (kind, slug) select 'retired', slug from retired`)

/** Shows retired activities again that are among the slugs $1. */
export const returnActivities = command(`
  with returned as (delete from removed_from_catalogue where kind = 'retired' and slug = any($1) returning slug)
  update catalogue_activity a set is_hidden = false from returned where a.slug = returned.slug and a.edited_at is null`)

/** Deletes words without any text: they would mislead the correction of searches. */
export const deleteUnusedWords = command(`
  with present as (
    select distinct language, substr(lexeme, length(language) + 2) as word from catalogue_text cross join unnest(tsvector_to_array(words)) lexeme
  )
  delete from catalogue_word w where not exists (select 1 from present p where p.language = w.language and p.word = w.word)`)

export const selectEditedCategories = statement({ row: { id: text }, text: 'select id from category where edited_at is not null' })

export const selectRemovedCategories = statement({
  row: { slug: text, movedTo: orNull(text) },
  text: `select slug, moved_to as "movedTo" from removed_from_catalogue where kind = 'category'`,
})

/** Slugs of activities that an admin edited or deleted. */
export const selectAdminsActivities = statement({
  row: { slug: text },
  text: `
    select slug from catalogue_activity where edited_at is not null
    union select slug from removed_from_catalogue where kind = 'activity'`,
})

/** The key of this app's advisory lock: two copies that start at once take turns. */
const PLACES_LOCK = 20_261_122
export const lockPlaces = command(`select 1 from pg_advisory_xact_lock(${PLACES_LOCK})`)

/** @returns the names of $1 that were never loaded before; they are now recorded */
export const insertLoaded = statement({
  row: { name: text },
  text: `insert into loaded_data (name, hash) select unnest($1::text[]), '' on conflict do nothing returning name`,
})

/** $1 id, $2 name, $3 description, $4 category, $5 latitude, $6 longitude, $7 address, $8 price level, $9 time zone. */
export const insertPlace = command(`
  insert into location (id, name, description, category, latitude, longitude, address, price_level, time_zone)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`)

// Expired rows.
export const deleteSpentCounts = command('delete from rate_limit where expire < extract(epoch from now()) * 1000')
export const deleteOldAnswers = command("delete from idempotency_key where created_at < now() - interval '24 hours'")
export const deleteOldReadings = command("delete from hours_reading where valid_until < now() - interval '1 day'")
export const deleteOldSlots = command('delete from generation_slot where expires_at < now()')
export const deleteOldResets = command('delete from password_reset where expires_at < now()')
/** Unused for 30 days or older than 90. */
export const deleteOldSessions = command(
  "delete from session where last_seen_at < now() - interval '30 days' or created_at < now() - interval '90 days'",
)
