/** How an activity's rows are written: one way for the loader of the library's files and for what admins write. */
import type pg from 'pg'
import { type Searched, searchedWords, searchVector, titleVector } from '#lib/domain/catalogue/search-words'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import { prepared } from '#lib/prepared'

/** An advisory lock of our own, held until its transaction ends: whoever writes the catalogue takes turns with everybody else who does. */
export const CATALOGUE_LOCK = 20_261_120

/** All that a catalogue activity says in one language. */
export interface ActivityText {
  title: string
  description: string
  benefits: string[]
  instructions: string[]
  safetyNotes: string[]
  easier: string
  harder: string
}

/** What an activity says; `materials` in the order they are needed. */
export interface ActivityContent {
  categoryId: string
  setting: Setting
  durationMinutes: number
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  priceUsd: number | null
  picture: string[]
  tags: string[]
  traits: string[]
  elof: string[]
  eyfs: string[]
  materials: { id: string; quantity?: Record<Language, string> | null | undefined }[]
  text: Record<Language, ActivityText>
  /** Null for a draft. */
  facts: Facts | null
}

interface ActivityKey {
  /** For one that is not there yet. */
  id: string
  slug: string
  /** The same. */
  position: number
  /** Whether an admin wrote it: from then on the library's files leave it alone. */
  isEdited: boolean
  /** The admin who vouches for the facts; null for the library's own. */
  declaredBy: string | null
}

/** By its id, what a material is called in each language, in every way. */
export type MaterialNames = ReadonlyMap<string, Record<Language, string[]>>

/** What these materials are called; those that there are. */
export async function materialNames(client: Pick<pg.ClientBase, 'query'>, ids: readonly string[]): Promise<MaterialNames> {
  type Row = { id: string; name: Record<Language, string>; alsoCalled: Record<Language, string[]> | null }
  const { rows } = await client.query<Row>('select id, name, also_called as "alsoCalled" from material where id = any($1)', [ids])
  const namesOf = ({ name, alsoCalled }: Row, language: Language) => [name[language], ...(alsoCalled?.[language] ?? [])]
  return new Map(rows.map((row) => [row.id, { en: namesOf(row, 'en'), es: namesOf(row, 'es'), he: namesOf(row, 'he') }]))
}

/** Adds the activity, or changes the one with that slug, with its texts, its materials and the words it is found by. @returns its id */
export async function writeActivity(client: pg.ClientBase, key: ActivityKey, content: ActivityContent, names: MaterialNames): Promise<string> {
  const { categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs } = content
  const { rows } = await client.query<{ id: string }>(
    prepared(activitySql, [
      ...[key.id, key.slug, key.position, key.isEdited ? new Date() : null],
      ...[categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs],
      ...[content.facts === null ? null : JSON.stringify(content.facts), key.declaredBy],
    ]),
  )
  const id = rows[0]?.id ?? key.id
  for (const language of languages) await writeText(client, id, language, content, names)
  await writeMaterials(client, id, content)
  return id
}

const activitySql = `
  insert into catalogue_activity as old (id, slug, position, edited_at, category_id, setting, duration_minutes, age_min_months, age_max_months,
    difficulty, price_usd, picture, tags, traits, elof, eyfs, facts, facts_by, facts_at, is_hidden)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, case when $17::jsonb is not null then now() end, $17::jsonb is null)
  on conflict (slug) do update set version = old.version + 1, edited_at = coalesce(excluded.edited_at, old.edited_at),
    category_id = excluded.category_id, setting = excluded.setting, duration_minutes = excluded.duration_minutes,
    age_min_months = excluded.age_min_months, age_max_months = excluded.age_max_months, difficulty = excluded.difficulty,
    price_usd = excluded.price_usd, picture = excluded.picture, tags = excluded.tags, traits = excluded.traits, elof = excluded.elof,
    eyfs = excluded.eyfs, facts = excluded.facts,
    facts_by = case when old.facts is distinct from excluded.facts then excluded.facts_by else old.facts_by end,
    facts_at = case when old.facts is distinct from excluded.facts then excluded.facts_at else old.facts_at end,
    is_hidden = old.is_hidden or excluded.facts is null
  returning id`

const textSql = `
  insert into catalogue_text (activity_id, language, title, description, benefits, instructions, safety_notes, easier, harder, words, title_words)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (activity_id, language) do update set title = excluded.title, description = excluded.description, benefits = excluded.benefits,
    instructions = excluded.instructions, safety_notes = excluded.safety_notes, easier = excluded.easier, harder = excluded.harder,
    words = excluded.words, title_words = excluded.title_words`

async function writeText(client: pg.ClientBase, id: string, language: Language, { text, materials }: ActivityContent, names: MaterialNames) {
  const { title, description, benefits, instructions, safetyNotes, easier, harder } = text[language]
  const searched: Searched = { title, description, materials: materials.flatMap((material) => names.get(material.id)?.[language] ?? []) }
  const found = [searchVector(searched, language), titleVector(searched, language)]
  const values = [id, language, title, description, benefits, instructions, safetyNotes, easier, harder, ...found]
  await client.query(prepared(textSql, values))
  await client.query(prepared(wordsSql, [language, searchedWords(searched, language)]))
}

/** Every word there is to be found. */
const wordsSql = 'insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing'

const materialsSql = `
  insert into catalogue_material (activity_id, material_id, quantity, position)
  select $1, id, quantity, place - 1 from unnest($2::text[], $3::jsonb[]) with ordinality as needed (id, quantity, place)`

async function writeMaterials(client: pg.ClientBase, id: string, { materials }: ActivityContent) {
  await client.query(prepared('delete from catalogue_material where activity_id = $1', [id]))
  const quantities = materials.map(({ quantity }) => (quantity ? JSON.stringify(quantity) : null))
  await client.query(prepared(materialsSql, [id, materials.map((material) => material.id), quantities]))
}
