import 'server-only'
import { adaptationsFor } from '#lib/domain/activities/adaptations'
import type { Minutes } from '#lib/domain/activities/duration'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language, Setting } from '#lib/domain/platform/basics'
import { factRefusals, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import type { Card } from '#lib/server/activities/activity-store'
import { selectCandidates, selectLibraryCards } from '#lib/server/activities/sql/activities'
import { pool } from '#lib/server/platform/db'
import { type Row, rowsOf } from '#lib/statement'

/** An activity of the built-in library, in one language. Without facts nobody has vouched for it, and it is offered to nobody. */
export type LibraryCard = Row<typeof selectLibraryCards>
/** What of it a choice goes by. */
export type Candidate = Row<typeof selectCandidates>

interface Wanted {
  language: Language
  setting: Setting
  minutes: Minutes
  /** The youngest one's age: nothing that is for older children only. */
  ageMonths: number
  tags: readonly string[]
  /** What they have seen, by id. */
  seen: ReadonlyMap<string, number>
  /** Where there are more than can be looked at, it picks. */
  seed: string
  /** Of those, what was seen rather than what was not. */
  isSeenFirst?: boolean
}

/** The library's activities that work in a setting and take so many minutes, for that age or younger; of very many, some. */
export function listCandidates({ language, setting, minutes, ageMonths, tags, seen, seed, isSeenFirst = false }: Wanted): Promise<Candidate[]> {
  return rowsOf(pool, selectCandidates(language, setting, minutes.min, minutes.max, ageMonths, [...seen.keys()], tags, seed, isSeenFirst))
}

/** One of the library's activities, or undefined, also for a hidden one. Materials read "Name (quantity)". */
export async function findLibraryCard(id: string, language: Language): Promise<LibraryCard | undefined> {
  const [card] = await findLibraryCards([id], language)
  return card
}

/** Those of the library's activities that are there and not hidden, in the order of their ids. */
export async function findLibraryCards(ids: readonly string[], language: Language): Promise<LibraryCard[]> {
  const cards = new Map((await rowsOf(pool, selectLibraryCards(language, ids))).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Whether nothing in a card speaks against showing it to these children. */
export function isSafeFor({ facts }: Candidate, audience: SafetyAudience): boolean {
  return factRefusals(facts, audience).length === 0
}

/** A card as it is stored for somebody: with the notes its audience requires, and the easier and harder ways for all ages present, in months. */
export function preparedCard(full: LibraryCard, audience: SafetyAudience, agesMonths: readonly number[]): Card {
  const { id: catalogueId, categoryId, easier, harder, materialIds, settings, circumstances, places, occasions, ...card } = full
  const due = card.facts ? notesFor(card.facts, card, audience.youngestMonths, audience.allergies) : []
  const safetyNotes = withNotes(card.safetyNotes, due, card.language, audience.youngestMonths)
  const scene = sceneOf({ setting: card.setting, categoryId, places, occasions })
  return { ...card, scene, source: 'library', catalogueId, safetyNotes, adaptations: adaptationsFor(full, agesMonths) }
}
