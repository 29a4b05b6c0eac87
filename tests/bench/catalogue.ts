// Fills a catalogue of the maximum intended size, with the library's words at their frequency plus many rare words.
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { senseLexeme, vectorOf, wordForms } from '#lib/domain/catalogue/search/search-words'
import { circumstancesOf, mainThemesOf, themesOf } from '#lib/domain/catalogue/search/senses'
import { type Language, languages } from '#lib/domain/platform/basics'
import { occasionOf } from '#seed/guiding.ts'
import { type Library, readLibrary } from '#seed/read.ts'
import { withConnection } from '../../scripts/database/connection.ts'
import { dropIndexes, pickOne, seededRandom } from './tools/bulk.ts'

export const ACTIVITY_COUNT = 20_000
const BATCH_SIZE = 2000
/** Number of words per language that no library text contains. */
const RARE_WORDS = 10_000
/** One in this many words is a rare one. */
const RARE_EVERY = 12
const TITLE_WORDS = 5
const DESCRIPTION_WORDS = { least: 20, more: 16 }
const MATERIALS = { least: 3, more: 6 }
const DAY_MS = 24 * 60 * 60 * 1000

/** A word in all its forms, the written form first. */
type Word = readonly string[]

/** Adds generated activities to a database that holds the library. Every run adds the same ones, except for ids. */
export async function fillCatalogue(url: string): Promise<void> {
  const library = readLibrary()
  const random = seededRandom(5)
  // Repeats each material as often as the library uses it.
  const needed = library.activities.flatMap(({ materials }) => materials)
  const words = new Map(languages.map((language) => [language, createVocabulary(library, language, random)]))
  await withConnection(url, async (client) => {
    await client.query('set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '512MB'")
    const rebuild = await dropIndexes(client, ['catalogue_text_words_idx', 'catalogue_text_title_words_idx', 'catalogue_text_body_words_idx'])
    for (let from = 0; from < ACTIVITY_COUNT; from += BATCH_SIZE) {
      const made = Array.from({ length: Math.min(BATCH_SIZE, ACTIVITY_COUNT - from) }, (_, i) => createActivity(library, needed, from + i, random))
      await insertActivities(client, made)
      for (const language of languages) await insertTexts(client, made, { language, words: words.get(language) ?? [], library, random })
    }
    for (const language of languages) await insertWords(client, language, words.get(language) ?? [])
    await rebuild()
    // PostgreSQL's autovacuum does the same some time after a large insert.
    await client.query('vacuum (analyze) catalogue_activity, catalogue_text, catalogue_material, catalogue_word')
  })
}

interface MadeActivity {
  id: string
  number: number
  /** The library activity that it copies, except for texts. */
  like: Library['activities'][number]
  category: string
  materials: string[]
  rating: { sum: number; count: number }
  position: number
  createdAt: Date
}

type Needed = Library['activities'][number]['materials']

function createActivity(library: Library, needed: Needed, number: number, random: () => number): MadeActivity {
  const count = random() < 0.3 ? 1 + Math.floor(random() ** 3 * 60) : 0
  const materials = Array.from({ length: MATERIALS.least + Math.floor(random() * MATERIALS.more) }, () => pickOne(needed, random()).id)
  return {
    id: uuidv7(),
    number,
    like: pickOne(library.activities, random()),
    // Uneven, as real categories are: the largest holds a quarter of all activities.
    category: pickOne(library.categories, random() ** 2).id,
    materials: [...new Set(materials)],
    rating: { count, sum: Math.round(count * (3 + 2 * random())) },
    position: Math.floor(random() * 2 ** 31),
    createdAt: new Date(Date.UTC(2026, 0, 1) - random() * 1000 * DAY_MS),
  }
}

const activitiesSql = `
  insert into catalogue_activity (id, slug, category_id, setting, settings, duration_minutes, age_min_months, age_max_months, difficulty, price_usd, picture,
    tags, traits, elof, eyfs, position, rating_sum, rating_count, rating_average, created_at, facts)
  select made.id, 'made-' || made.number, made.category, a.setting, a.settings, a.duration_minutes, a.age_min_months, a.age_max_months, a.difficulty, a.price_usd,
    a.picture, a.tags, a.traits, a.elof, a.eyfs, made.position, made.sum, made.count, coalesce(made.sum::float / nullif(made.count, 0), 0), made.created_at, a.facts
  from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::timestamptz[])
    as made (id, number, "like", category, position, sum, count, created_at) join catalogue_activity a on a.slug = made."like"`

const materialsSql = `
  insert into catalogue_material (activity_id, material_id, position, quantity)
  select activity_id, material_id, position, jsonb_build_object('en', position, 'es', position, 'he', position)
  from unnest($1::uuid[], $2::text[], $3::int[]) as made (activity_id, material_id, position)`

async function insertActivities(client: pg.Client, made: MadeActivity[]) {
  await client.query(activitiesSql, [
    made.map(({ id }) => id),
    made.map(({ number }) => number),
    made.map(({ like }) => like.slug),
    made.map(({ category }) => category),
    made.map(({ position }) => position),
    made.map(({ rating }) => rating.sum),
    made.map(({ rating }) => rating.count),
    made.map(({ createdAt }) => createdAt.toISOString()),
  ])
  const needed = made.flatMap(({ id, materials }) => materials.map((material, position) => [id, material, position] as const))
  await client.query(materialsSql, [needed.map(([id]) => id), needed.map(([, material]) => material), needed.map(([, , position]) => position)])
}

/** Copies the texts that are not searched from the library activity, so that rows have a realistic size. */
const textsSql = `
  insert into catalogue_text (activity_id, language, title, description, benefits, instructions, safety_notes, easier, harder, words, title_words, body_words)
  select made.id, $1, made.title, made.description, t.benefits, t.instructions, t.safety_notes, t.easier, t.harder, made.words::tsvector,
    made.title_words::tsvector, t.body_words
  from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as made (id, "like", title, description, words, title_words)
    join catalogue_activity a on a.slug = made."like" join catalogue_text t on t.activity_id = a.id and t.language = $1`

interface Written {
  language: Language
  words: Word[]
  library: Library
  random: () => number
}

async function insertTexts(client: pg.Client, made: MadeActivity[], { language, words, library, random }: Written) {
  const namesOf = listMaterialNames(library, language)
  const some = (count: number) => Array.from({ length: count }, () => pickOne(words, random()))
  const texts = made.map(({ materials, like, category }) => {
    const facts = {
      ...{ ...like, ...occasionOf(like), categoryId: category },
      adaptedNeeds: like.adaptations.flatMap((one) => one.needs),
      isForMixedAges: like.partsByAge !== undefined,
    }
    const themes: Word[] = themesOf(facts).map((sense) => [senseLexeme(sense)])
    const mainThemes: Word[] = mainThemesOf(facts).map((sense) => [senseLexeme(sense)])
    const circumstances: Word[] = circumstancesOf(facts).map((sense) => [senseLexeme(sense)])
    const [title, description] = [some(TITLE_WORDS), some(DESCRIPTION_WORDS.least + Math.floor(random() * DESCRIPTION_WORDS.more))]
    const names = materials.flatMap((id) => namesOf.get(id) ?? [])
    return {
      title: sentenceOf(title),
      description: sentenceOf(description),
      words: vectorOf(
        [
          ['A', title],
          ['B', names],
          ['C', description],
          ['D', [...themes, ...circumstances]],
        ],
        language,
      ),
      titleWords: vectorOf(
        [
          ['A', title],
          ['C', mainThemes],
          ['D', themes.slice(mainThemes.length)],
        ],
        language,
      ),
    }
  })
  await client.query(textsSql, [
    language,
    made.map(({ id }) => id),
    made.map(({ like }) => like.slug),
    texts.map(({ title }) => title),
    texts.map(({ description }) => description),
    texts.map((text) => text.words),
    texts.map(({ titleWords }) => titleWords),
  ])
}

function listMaterialNames({ materials }: Library, language: Language): Map<string, Word[]> {
  return new Map(
    materials.map(({ id, name, alsoCalled }) => [id, wordForms([name[language], ...(alsoCalled?.[language] ?? [])].join('. '), language)]),
  )
}

async function insertWords(client: pg.Client, language: Language, words: Word[]) {
  await client.query('insert into catalogue_word (language, word) select $1, unnest($2::text[]) on conflict do nothing', [
    language,
    [...new Set(words.flat())],
  ])
}

/** Returns every word of the library in a language, mixed with rare words made of two halves in a skewed distribution. */
function createVocabulary({ activities }: Library, language: Language, random: () => number): Word[] {
  const said = activities.flatMap(({ text }) => {
    const { title, description, instructions } = text[language]
    return wordForms([title, description, ...instructions].join('. '), language)
  })
  const halves = [...new Set(said.map(([word = '']) => word))].filter((word) => /^\p{L}{4,}$/u.test(word))
  const rare = Array.from({ length: RARE_WORDS }, (): Word => {
    const [head, tail] = [pickOne(halves, random()), pickOne(halves, random())]
    return [head.slice(0, Math.ceil(head.length / 2)) + tail.slice(Math.floor(tail.length / 2))]
  })
  return said.flatMap((word, i) => (i % RARE_EVERY === 0 ? [word, pickOne(rare, random() ** 3)] : [word]))
}

function sentenceOf(words: Word[]): string {
  return words.map(([word]) => word).join(' ')
}
