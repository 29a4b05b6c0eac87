import 'server-only'
import { adaptationsFor } from '#lib/domain/activities/adaptations'
import type { Minutes } from '#lib/domain/activities/duration'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language, Setting } from '#lib/domain/platform/basics'
import { factRefusals, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import type { Card } from '#lib/server/activities/activity-store'
import { selectLibraryCards, selectLibraryCardsById } from '#lib/server/activities/sql'
import { pool } from '#lib/server/platform/db'
import { type Row, rowsOf } from '#lib/statement'

/** An activity of the built-in library, in one language. Without facts nobody has vouched for it, and it is offered to nobody. */
export type LibraryCard = Row<typeof selectLibraryCards>

interface Wanted {
  language: Language
  setting: Setting
  minutes: Minutes
  /** The youngest one's age: nothing that is for older children only. */
  ageMonths: number
}

/** The library's activities that work in a setting, which they then say, and take so many minutes, for that age or younger. Materials read "Name (quantity)". */
export async function listLibraryCards({ language, setting, minutes, ageMonths }: Wanted): Promise<LibraryCard[]> {
  const cards = await rowsOf(pool, selectLibraryCards(language, setting, minutes.min, minutes.max, ageMonths))
  return cards.map((card) => ({ ...card, setting }))
}

/** One of the library's activities, or undefined, also for a hidden one. */
export async function findLibraryCard(id: string, language: Language): Promise<LibraryCard | undefined> {
  const [card] = await findLibraryCards([id], language)
  return card
}

/** Those of the library's activities that are there and not hidden, in any order. */
export function findLibraryCards(ids: readonly string[], language: Language): Promise<LibraryCard[]> {
  return rowsOf(pool, selectLibraryCardsById(language, ids))
}

/** Whether nothing in a card speaks against showing it to these children. */
export function isSafeFor({ facts }: LibraryCard, audience: SafetyAudience): boolean {
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
