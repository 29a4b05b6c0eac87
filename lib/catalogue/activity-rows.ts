/** Writes an activity's rows, both for the loader of the library's files and for admins. */
import type pg from 'pg'
import { deleteMaterials, insertMaterials, insertWords, selectMaterialNames, upsertActivity, upsertText } from '#lib/catalogue/sql'
import type { Circumstances, Guidance } from '#lib/domain/catalogue/guidance'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import { bodyVector, type Searched, searchedWords, searchVector, titleVector } from '#lib/domain/catalogue/search/search-words'
import { circumstancesOf, mainThemesOf, themesOf } from '#lib/domain/catalogue/search/senses'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Language, languages, type Setting } from '#lib/domain/platform/basics'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'
import { firstOf, type Queryable, type Row, rowsOf, run } from '#lib/statement'

/** The texts of a catalogue activity in one language. */
export interface ActivityText {
  title: string
  description: string
  benefits: string[]
  instructions: string[]
  safetyNotes: string[]
  easier: string
  harder: string
}

/** Additional texts of the library's activities; an admin's activities have none. */
export interface GuidingText {
  quick: string[]
  guidance: Guidance | null
}

/** When and where an activity is done; null or empty if unknown. */
export interface Occasion {
  prepMinutes: number | null
  tidyMinutes: number | null
  places: string[]
  occasions: string[]
  circumstances: Circumstances | null
}

/** The pack that an activity came with: its title, and the author and licence of the texts. */
export interface Origin {
  pack: string
  author: string
  license: string
}

/** The content of an activity; `materials` in the order they are needed. */
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
  materials: {
    id: string
    quantity?: Record<Language, string> | null | undefined
    /** The children that one quantity is for; null if it is for all. */
    childrenPerSet?: number | null | undefined
  }[]
  text: Record<Language, ActivityText>
  /** Null for a draft. */
  facts: Facts | null
  /** The facts that a draft's pack declares. */
  proposedFacts?: Facts | null
  origin?: Origin | null
  occasion?: Occasion | undefined
  guiding?: Record<Language, GuidingText> | undefined
}
const noOccasion: Occasion = { prepMinutes: null, tidyMinutes: null, places: [], occasions: [], circumstances: null }
const noGuiding: GuidingText = { quick: [], guidance: null }

interface ActivityKey {
  /** The id if the activity is new. */
  id: string
  slug: string
  /** The position if the activity is new. */
  position: number
  /** Whether an admin wrote it; then the library's files no longer change it. */
  isEdited: boolean
  /** The admin who declared the facts; null for the library's own. */
  declaredBy: string | null
}

/** Search words by language. */
export type Words = Record<Language, string[]>

/** All names of materials in each language, by id. */
export type MaterialNames = ReadonlyMap<string, Record<Language, string[]>>

/** Returns the names of these materials; unknown ids are left out. */
export async function materialNames(client: Queryable, ids: readonly string[]): Promise<MaterialNames> {
  const rows = await rowsOf(client, selectMaterialNames(ids))
  const namesOf = ({ name, alsoCalled }: Row<typeof selectMaterialNames>, language: Language) => [name[language], ...(alsoCalled?.[language] ?? [])]
  return new Map(rows.map((row) => [row.id, { en: namesOf(row, 'en'), es: namesOf(row, 'es'), he: namesOf(row, 'he') }]))
}

/** Adds or updates the activity with that slug, with its texts and materials. @returns the words it is found by, for `writeWords` */
export async function writeActivity(client: pg.ClientBase, key: ActivityKey, content: ActivityContent, names: MaterialNames): Promise<Words> {
  const { categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs } = content
  const { occasion = noOccasion, facts, proposedFacts = null, origin = null } = content
  const values = [
    ...[key.id, key.slug, key.position, key.isEdited ? new Date() : null],
    ...[categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs],
    ...[asJson(facts), key.declaredBy],
    ...[occasion.prepMinutes, occasion.tidyMinutes, occasion.places, occasion.occasions, asJson(occasion.circumstances)],
    ...[settingsOf(setting, occasion.places), sceneOf({ setting, categoryId, ...occasion })],
    ...[asJson(facts ? null : proposedFacts), asJson(origin)],
  ]
  const { id } = (await firstOf(client, upsertActivity(...values))) ?? key
  for (const language of languages) await writeText(client, id, language, content, names)
  await writeMaterials(client, id, content)
  const wordsIn = (language: Language) => searchedWords(searchedOf(content, names, language), language)
  return { en: wordsIn('en'), es: wordsIn('es'), he: wordsIn('he') }
}

/** Adds words to the list that corrects misspelled searches; callers may pass those of many activities at once. */
export async function writeWords(client: pg.ClientBase, all: readonly Words[]): Promise<void> {
  for (const language of languages) {
    const words = new Set(all.flatMap((one) => one[language]))
    await run(client, insertWords(language, [...words]))
  }
}

async function writeText(client: pg.ClientBase, id: string, language: Language, content: ActivityContent, names: MaterialNames) {
  const { title, description, benefits, instructions, safetyNotes, easier, harder } = content.text[language]
  const { quick, guidance } = content.guiding?.[language] ?? noGuiding
  const searched = searchedOf(content, names, language)
  const found = [searchVector(searched, language), titleVector(searched, language), bodyVector(searched, language)]
  const written = [title, description, benefits, instructions, safetyNotes, easier, harder, quick, asJson(guidance)]
  await run(client, upsertText(id, language, ...written, ...found))
}

function searchedOf(content: ActivityContent, names: MaterialNames, language: Language): Searched {
  const { title, description, benefits, instructions } = content.text[language]
  const { quick, guidance: ownGuidance } = content.guiding?.[language] ?? noGuiding
  const body = [...benefits, ...instructions, ...quick, ownGuidance?.group ?? '']
  const { places, occasions, circumstances } = content.occasion ?? noOccasion
  // The needs and the parts by age are the same in every language.
  const guidance = content.guiding?.en.guidance
  const facts = {
    ...{ ...content, places, occasions, circumstances },
    adaptedNeeds: guidance?.needAdaptations.flatMap((one) => one.needs) ?? [],
    isForMixedAges: (guidance?.partsByAge ?? []).length > 0,
  }
  const materials = content.materials.flatMap((material) => names.get(material.id)?.[language] ?? [])
  return { title, description, materials, body, themes: themesOf(facts), mainThemes: mainThemesOf(facts), circumstances: circumstancesOf(facts) }
}

function asJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

async function writeMaterials(client: pg.ClientBase, id: string, { materials }: ActivityContent) {
  await run(client, deleteMaterials(id))
  const quantities = materials.map(({ quantity }) => (quantity ? JSON.stringify(quantity) : null))
  const ids = materials.map((material) => material.id)
  const childrenPerSet = materials.map((material) => material.childrenPerSet ?? null)
  await run(client, insertMaterials(id, ids, quantities, childrenPerSet))
}
