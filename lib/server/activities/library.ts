import 'server-only'
import { listAdaptations } from '#lib/domain/activities/adaptations'
import type { Minutes } from '#lib/domain/activities/duration'
import { multiplyMaterial } from '#lib/domain/activities/material-quantity'
import { groupPlanOf, middleOf, withUsualAdults } from '#lib/domain/activities/participation'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language, Setting } from '#lib/domain/platform/basics'
import type { ChildCount } from '#lib/domain/profiles/group-size'
import { factRefusals, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import type { Card } from '#lib/server/activities/activity-store'
import type { Audience } from '#lib/server/activities/audience'
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
  /** The number of children; undefined if unknown. */
  children?: ChildCount | undefined
  tags: readonly string[]
  /** Seen activities, by id. */
  seen: ReadonlyMap<string, number>
  /** Seed that chooses if there are too many candidates. */
  seed: string
  /** Whether seen ones are preferred to unseen ones. */
  isSeenFirst?: boolean
}

/** Lists the library's activities for a setting, duration and age or younger; a selection if there are very many. */
export function listCandidates({
  language,
  setting,
  minutes,
  ageMonths,
  children,
  tags,
  seen,
  seed,
  isSeenFirst = false,
}: Wanted): Promise<Candidate[]> {
  const participants = children ? middleOf(children) : null
  const order = [[...seen.keys()], tags, seed, isSeenFirst, participants] as const
  return rowsOf(pool, selectCandidates(language, setting, minutes.min, minutes.max, ageMonths, ...order))
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

/** Leaves out the parts by age for a group: they are written to the parent of two or three children. */
export function withPartsFor({ groupId }: Pick<Audience, 'groupId'>, card: LibraryCard): LibraryCard {
  return groupId === null || card.guidance === null ? card : { ...card, guidance: { ...card.guidance, partsByAge: [] } }
}

/** Builds a card to store: with safety notes, variants for all ages, materials for all children, and the plan of a large group. */
export function prepareCard(full: LibraryCard, audience: Pick<Audience, keyof SafetyAudience | 'agesMonths' | 'children' | 'groupId'>): Card {
  const shown = withPartsFor(audience, full)
  const { id: catalogueId, categoryId, easier, harder, materialIds, settings, circumstances, places, occasions, ...rest } = shown
  const { childrenPerSet, hasGroupText, partsByAge, ...card } = rest
  const { children } = audience
  const due = card.facts ? notesFor(card.facts, card, audience.youngestMonths, audience.allergies) : []
  const safetyNotes = withNotes(card.safetyNotes, due, card.language, audience.youngestMonths)
  const scene = sceneOf({ setting: card.setting, categoryId, places, occasions })
  const materialsNeeded = card.materialsNeeded.map((line, i) => multiplyMaterial(line, childrenPerSet[i] ?? null, children?.max ?? 1))
  const plan = groupPlanOf(circumstances, card.guidance?.group ?? null, children)
  const groupPlan = plan && withUsualAdults(plan, audience.youngestMonths)
  const adaptations = listAdaptations(full, audience.agesMonths)
  return { ...card, scene, source: 'library', catalogueId, safetyNotes, materialsNeeded, groupPlan, adaptations }
}
