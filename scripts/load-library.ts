// Brings the library's files into the database: new and changed activities, once for each version of the files.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type Language, languages } from '#lib/domain/basics'
import { type Searched, searchedWords, searchVector, titleVector } from '#lib/domain/search-words'
import { seededNumber } from '#lib/domain/seeded-number'
import type { LibraryActivity, LibraryMaterial } from '#seed/format.ts'
import { type Library, readLibrary } from '#seed/read.ts'
import { withConnection } from './connection.ts'

/** An advisory lock of our own: two copies of the app starting at once take turns. */
const LOCK = 20_261_120

/** What is made of the files: a new number loads them anew where they have not changed. */
const VERSION = 3

/** @returns how many activities the library holds, and whether anything had to be loaded */
export function loadLibrary(url: string): Promise<{ activities: number; loaded: boolean }> {
  const library = readLibrary()
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, library]))
    .digest('hex')
  return withConnection(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ hash: string }>("select hash from loaded_data where name = 'library'")
    const loaded = rows[0]?.hash !== hash
    if (loaded) {
      await write(client, library)
      // Else PostgreSQL searches what it knows nothing of, until it comes round to it, the slow way.
      await client.query('analyze category, material, catalogue_activity, catalogue_text, catalogue_material, catalogue_word')
      await client.query(
        "insert into loaded_data (name, hash) values ('library', $1) on conflict (name) do update set hash = $1, loaded_at = now()",
        [hash],
      )
    }
    await client.query('commit')
    return { activities: library.activities.length, loaded }
  })
}

async function write(client: pg.Client, { categories, materials, activities }: Library) {
  await upsert(
    client,
    'category',
    ['id'],
    categories.map(({ name, ...rest }, position) => ({ ...rest, name: JSON.stringify(name), position })),
    ['position'],
  )
  await upsert(client, 'material', ['id'], materials.map(materialRow))
  await upsert(client, 'catalogue_activity', ['slug'], activities.map(activityRow), ['id', 'position'])
  const { rows } = await client.query<{ id: string; slug: string }>('select id, slug from catalogue_activity where slug = any($1)', [
    activities.map(({ slug }) => slug),
  ])
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  await client.query('delete from catalogue_material where activity_id = any($1)', [[...ids.values()]])
  const materialOf = new Map(materials.map((material) => [material.id, material]))
  await upsert(
    client,
    'catalogue_text',
    ['activity_id', 'language'],
    activities.flatMap((activity) => textRows(activity, ids.get(activity.slug), materialOf)),
  )
  await writeWords(client, activities, materialOf)
  await upsert(
    client,
    'catalogue_material',
    ['activity_id', 'material_id'],
    activities.flatMap((activity) => materialRows(activity, ids.get(activity.slug))),
  )
}

function activityRow(activity: LibraryActivity) {
  return {
    id: uuidv7(),
    slug: activity.slug,
    category_id: activity.category,
    setting: activity.setting,
    duration_minutes: activity.durationMinutes,
    age_min_months: activity.ageMinMonths,
    age_max_months: activity.ageMaxMonths,
    difficulty: activity.difficulty,
    price_usd: activity.priceUsd,
    picture: activity.picture,
    tags: activity.tags,
    traits: activity.traits,
    elof: activity.elof,
    eyfs: activity.eyfs,
    // A mixed order that a new activity does not stir up; an integer of PostgreSQL's.
    position: seededNumber(activity.slug) >>> 1,
  }
}

function materialRow({ id, name, allergens = [], alsoCalled, substitutes = [] }: LibraryMaterial) {
  return { id, name: JSON.stringify(name), allergens, also_called: alsoCalled ? JSON.stringify(alsoCalled) : null, substitutes }
}

type Materials = ReadonlyMap<string, LibraryMaterial>

function textRows(activity: LibraryActivity, activityId: string | undefined, materialOf: Materials) {
  return languages.map((language) => {
    const { title, description, benefits, instructions, safetyNotes, easier, harder } = activity.text[language]
    const searched = searchedOf(activity, language, materialOf)
    const found = { words: searchVector(searched, language), title_words: titleVector(searched, language) }
    return { activity_id: activityId, language, title, description, benefits, instructions, safety_notes: safetyNotes, easier, harder, ...found }
  })
}

function searchedOf({ text, materials }: LibraryActivity, language: Language, materialOf: Materials): Searched {
  const { title, description } = text[language]
  const names = materials.flatMap(({ id }) => {
    const material = materialOf.get(id)
    return material ? [material.name[language], ...(material.alsoCalled?.[language] ?? [])] : []
  })
  return { title, description, materials: names }
}

/** Every word there is to be found. */
async function writeWords(client: pg.Client, activities: LibraryActivity[], materialOf: Materials) {
  for (const language of languages) {
    const words = new Set(activities.flatMap((activity) => searchedWords(searchedOf(activity, language, materialOf), language)))
    await client.query('insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing', [language, [...words]])
  }
}

function materialRows({ materials }: LibraryActivity, activityId: string | undefined) {
  return materials.map(({ id, quantity }, position) => ({
    activity_id: activityId,
    material_id: id,
    position,
    quantity: quantity ? JSON.stringify(quantity) : null,
  }))
}

/** Inserts rows, or changes those with the same key; the columns in `keep` stay as they were. */
async function upsert(client: pg.Client, table: string, key: string[], rows: Record<string, unknown>[], keep: string[] = []) {
  for (const row of rows) {
    const columns = Object.keys(row)
    const changes = columns.filter((column) => !key.includes(column) && !keep.includes(column)).map((column) => `${column} = excluded.${column}`)
    const places = columns.map((_, i) => `$${i + 1}`)
    const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`
    await client.query({ name: `upsert-${table}`, text, values: Object.values(row) })
  }
}
