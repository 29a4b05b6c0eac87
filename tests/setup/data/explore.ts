import { v7 as uuidv7 } from 'uuid'
import { bodyVector, searchedWords, searchVector, titleVector } from '#lib/domain/catalogue/search/search-words'
import { languages } from '#lib/domain/platform/basics'
import { pool } from '#lib/server/platform/db'
import type { Person } from '../../factories.ts'
import { api } from '../api.ts'
import { facts } from './facts.ts'

/** An Explore card as the API sends it. */
export interface WireCard {
  [key: string]: unknown
  id: string
  title: string
  category_id: string
  is_saved: boolean
  rating: number | null
  duration: number
  setting: string
  settings: string[]
  is_free: boolean
  age_min_months: number
  age_max_months: number
  materials: { id: string; name: string; quantity: string | null }[]
  missing: string[] | null
}

interface WirePage {
  activities: WireCard[]
  pagination: { limit: number; offset: number; next_cursor: string | null; has_more: boolean }
  understood: { typed: string; name: string; rest: string }[]
  widened: { left_out: string[]; is_any: boolean } | null
  unmatched: string[]
  other_ages_from: string | null
}

/** Requests an Explore list; `path` follows /explore/. */
export async function explore(path: string, { as, language = 'en' }: { as?: Person; language?: string } = {}): Promise<WirePage> {
  const response = await api(`GET /explore/${path}`, { ...(as && { as }), headers: { 'accept-language': language } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Returns the titles of an Explore list. */
export async function titles(path: string, how: { as?: Person; language?: string } = {}): Promise<string[]> {
  return (await explore(path, how)).activities.map(({ title }) => title)
}

interface Made {
  title?: string
  description?: string
  category?: string
  position?: number
  createdAt?: Date
  minutes?: number
  materials?: string[]
  /** The text of its steps. */
  steps?: string
  ages?: { min: number; max: number }
  /** Senses of its main topics. */
  themes?: string[]
  circumstances?: string[]
  isHidden?: boolean
}

let count = 0

/** Inserts a catalogue activity with the same text in every language. @returns its id */
export async function catalogueActivity(made: Made = {}): Promise<string> {
  const id = uuidv7()
  count++
  await pool.query(
    `insert into catalogue_activity (id, slug, category_id, setting, settings, duration_minutes, age_min_months, age_max_months, difficulty, picture,
       tags, traits, elof, eyfs, position, is_hidden, created_at, facts)
     values ($1, $2, $3, 'indoor', '{indoor}', $4, $9, $10, 'easy', '{kite}', '{}', '{}', '{}', '{}', $5, $6, $7, $8)`,
    [
      ...[id, `made-${count}`, made.category ?? 'games', made.minutes ?? 30, made.position ?? 0],
      ...[made.isHidden ?? false, made.createdAt ?? new Date(), JSON.stringify(facts())],
      ...[made.ages?.min ?? 24, made.ages?.max ?? 72],
    ],
  )
  const [title, description, materials] = [made.title ?? `Made ${count}`, made.description ?? '', made.materials ?? []]
  for (const language of languages) {
    const { rows } = await pool.query<{ name: string }>(
      `select name ->> $1 as name from material where id = any($2)
       union all select jsonb_array_elements_text(also_called -> $1) from material where id = any($2)`,
      [language, materials],
    )
    const searched = {
      title,
      description,
      materials: rows.map(({ name }) => name),
      body: [made.steps ?? ''],
      ...{ themes: made.themes ?? [], mainThemes: made.themes ?? [] },
      circumstances: made.circumstances ?? [],
    }
    await pool.query(
      `insert into catalogue_text (activity_id, language, title, description, benefits, instructions, safety_notes, easier, harder, words, title_words,
         body_words)
       values ($1, $2, $3, $4, '{}', '{}', '{}', '', '', $5, $6, $7)`,
      [id, language, title, description, searchVector(searched, language), titleVector(searched, language), bodyVector(searched, language)],
    )
    const words = searchedWords(searched, language)
    await pool.query('insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing', [language, words])
  }
  await pool.query('insert into catalogue_material (activity_id, material_id, position) select $1, unnest($2::text[]), 0', [id, materials])
  return id
}

/** Inserts a category without activities. @returns its id */
export async function emptyCategory({ isHidden = false } = {}): Promise<string> {
  count++
  const id = `own-${count}`
  const name = JSON.stringify({ en: 'Own', es: 'Propio', he: 'משלנו' })
  await pool.query("insert into category (id, name, icon, position, is_hidden) values ($1, $2, 'kite', 100, $3)", [id, name, isHidden])
  return id
}

/**
 * Inserts `count` activities, many of which tie in every sort order. Titles end in a number from 1;
 * every third activity has the title's words only in its description.
 */
export async function manyActivities(category: string, count: number, title: string): Promise<void> {
  await pool.query(
    `insert into catalogue_activity (id, slug, category_id, setting, settings, duration_minutes, age_min_months, age_max_months, difficulty, picture,
       tags, traits, elof, eyfs, position, rating_average, rating_count, created_at, facts)
     select gen_random_uuid(), $1 || '-' || n, $1, setting, array[setting::text], 10 + n % 5, 24, 72, 'easy', '{kite}',
       '{}', '{}', '{}', '{}', 1000 + n % 7, n % 4, n % 3, timestamptz '2026-01-01' + interval '1 hour' * (n % 11), $3
     from generate_series(1, $2) n cross join lateral (select case when n % 10 = 0 then 'outdoor' else 'indoor' end::"Setting") its (setting)`,
    [category, count, JSON.stringify(facts())],
  )
  for (const language of languages) {
    const [titled, described] = [
      { title, materials: [], description: '' },
      { title: 'Nameless', materials: [], description: title },
    ]
    const vectors = [titled, described].flatMap((searched) => [searchVector(searched, language), titleVector(searched, language)])
    await pool.query(
      `insert into catalogue_text (activity_id, language, title, description, benefits, instructions, safety_notes, easier, harder, words, title_words)
       select a.id, $1, case when n % 3 = 0 then 'Nameless' else $2 end || ' ' || n, $2, '{}', '{}', '{}', '', '',
         case when n % 3 = 0 then $6 else $4 end::tsvector, case when n % 3 = 0 then $7 else $5 end::tsvector
       from catalogue_activity a cross join lateral (select split_part(slug, '-', -1)::int) its (n) where category_id = $3`,
      [language, title, category, ...vectors],
    )
    const words = [titled, described].flatMap((searched) => searchedWords(searched, language))
    await pool.query('insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing', [language, words])
  }
  await pool.query('analyze catalogue_activity, catalogue_text')
}
