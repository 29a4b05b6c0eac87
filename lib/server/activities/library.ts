import 'server-only'
import { listAdaptations } from '#lib/domain/activities/adaptations'
import type { Minutes } from '#lib/domain/activities/duration'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language, Setting } from '#lib/domain/platform/basics'
import { factRefusals, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import type { Card } from '#lib/server/activities/activity-store'
import { selectCandidates, selectLibraryCards } from '#lib/server/activities/sql/activities'
import { pool } from '#lib/server/platform/db'
import { type Row, rowsOf } from '#lib/statement'

/** An activity of the built-in library in one language. Without facts it is unreviewed, and never offered. */
export type LibraryCard = Row<typeof selectLibraryCards>
/** Data for the choice of an activity. */
export type Candidate = Row<typeof selectCandidates>

interface Wanted {
  language: Language
  setting: Setting
  minutes: Minutes
  /** Age of the youngest participant: activities only for older children are excluded. */
  ageMonths: number
  tags: readonly string[]
  /** Seen activities, by id. */
  seen: ReadonlyMap<string, number>
  /** Seed that chooses if there are too many candidates. */
  seed: string
  /** Whether seen ones are preferred to unseen ones. */
  isSeenFirst?: boolean
}

/** Lists the library's activities for a setting, duration and age or younger; a selection if there are very many. */
export function listCandidates({ language, setting, minutes, ageMonths, tags, seen, seed, isSeenFirst = false }: Wanted): Promise<Candidate[]> {
  return rowsOf(pool, selectCandidates(language, setting, minutes.min, minutes.max, ageMonths, [...seen.keys()], tags, seed, isSeenFirst))
}

/** Finds one of the library's activities, or undefined, also for a hidden one. Materials have the form "Name (quantity)". */
export async function findLibraryCard(id: string, language: Language): Promise<LibraryCard | undefined> {
  const [card] = await findLibraryCards([id], language)
  return card
}

/** Finds the library's activities that exist and are not hidden, in the order of the ids. */
export async function findLibraryCards(ids: readonly string[], language: Language): Promise<LibraryCard[]> {
  const cards = new Map((await rowsOf(pool, selectLibraryCards(language, ids))).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Whether a card passes the safety gate for this audience. */
export function isSafeFor({ facts }: Candidate, audience: SafetyAudience): boolean {
  return factRefusals(facts, audience).length === 0
}

/** Builds a card to store: with its audience's safety notes, and easier and harder variants for all ages present, in months. */
export function prepareCard(full: LibraryCard, audience: SafetyAudience, agesMonths: readonly number[]): Card {
  const { id: catalogueId, categoryId, easier, harder, materialIds, settings, circumstances, places, occasions, ...card } = full
  const due = card.facts ? notesFor(card.facts, card, audience.youngestMonths, audience.allergies) : []
  const safetyNotes = withNotes(card.safetyNotes, due, card.language, audience.youngestMonths)
  const scene = sceneOf({ setting: card.setting, categoryId, places, occasions })
  return { ...card, scene, source: 'library', catalogueId, safetyNotes, adaptations: listAdaptations(full, agesMonths) }
}
