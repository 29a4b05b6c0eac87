import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { freshState } from '#lib/domain/activities/activity-state'
import type { DayPart } from '#lib/domain/activities/days/card'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Scene } from '#lib/domain/catalogue/scenes'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import { becauseOf, type Taste } from '#lib/domain/profiles/taste'
import { Problem } from '#lib/errors'
import type { Activity } from '#lib/schemas/activities/activity'
import { shown } from '#lib/server/activities/shown'
import { insertActivity, lockRecipientRows, selectOthers } from '#lib/server/activities/sql/activities'
import type { JudgedCard } from '#lib/server/activities/withheld'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { inTransaction } from '#lib/server/platform/transaction'
import { childrenOf, type RecipientIds } from '#lib/server/profiles/child-history'
import { firstOf, type Queryable, type Row, rowsOf, run } from '#lib/statement'

/** A card that is fit to be shown to somebody: checked, with its notes, whoever wrote it. */
export interface Card extends JudgedCard {
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  isFree: boolean
  picture: string[]
  scene: Scene
  tags: string[]
  traits: string[]
  prepMinutes: number | null
  tidyMinutes: number | null
  quick: string[]
  guidance: Guidance | null
  /** The schedule of a composed time; nothing for one activity. */
  parts?: DayPart[]
  /** Where they had seen it before: when last, and how many there are for what was asked for. */
  repeat?: Repeat | undefined
}

interface Repeat {
  seenAt: Date
  fittingCount: number
}

/** Where a card goes: its batch, and whom it is for where that is known. */
export interface CardPlace extends RecipientIds {
  batchId: string
  /** Of the activity that it becomes; a new one where absent. */
  activityId?: string
  /** What they like as it is made. */
  taste: Taste
}

/** Keeps a card as an activity of the user's. @throws Problem not_found, or PostgreSQL's missing row (a 404), when one of the children or the group is gone */
export function storeCard(user: SignedIn, card: Card, place: CardPlace): Promise<Activity> {
  if (place.childIds.length === 0) return insertCard(pool, user, card, place)
  // No foreign key says of an array what it says of a column.
  return inTransaction(async (client) => {
    await lockRecipients(client, user, lockedOf(place))
    return insertCard(client, user, card, place)
  })
}

interface Locked {
  table: 'child' | 'group'
  ids: string[]
}

/** Whose rows stay as they are while something is stored for them. */
function lockedOf(place: RecipientIds): Locked {
  return place.groupId === null ? { table: 'child', ids: childrenOf(place) } : { table: 'group', ids: [place.groupId] }
}

/** @throws Problem not_found when one of them is gone */
async function lockRecipients(client: Queryable, user: SignedIn, { table, ids }: Locked): Promise<void> {
  const found = await run(client, lockRecipientRows(table, user.id, ids))
  if (found < ids.length) throw new Problem('not_found')
}

/**
 * The same, but undefined, and nothing kept, when another batch has brought the child or the group this card, or nearly this
 * one, meanwhile: about `now` or later, and unknown when it was looked what they had `seen`. Their rows are locked, so that two
 * batches at once look one after the other.
 * @throws Problem not_found when one of the children or the group is gone
 */
export async function storeUnlessRepeat(user: SignedIn, card: Card, place: CardPlace, { now, seen }: ChoiceBasis): Promise<Activity | undefined> {
  const locked = lockedOf(place)
  if (locked.ids.length === 0) return insertCard(pool, user, card, place)
  return inTransaction(async (client) => {
    await lockRecipients(client, user, locked)
    const since = new Date(now.getTime() - SETTLING_MS)
    const others = await rowsOf(client, selectOthers(locked, { userId: user.id, batchId: place.batchId, since }))
    const isTaken = others.some((other) => isSame(card, other) && !isKnown(other, seen))
    return isTaken ? undefined : insertCard(client, user, card, place)
  })
}

/** A row bears the time at which its transaction began, by the database's clock, and is seen only once that has ended. */
const SETTLING_MS = 60_000

/** What was known when cards were chosen. */
interface ChoiceBasis {
  now: Date
  /** As `seenLately` gives it; absent for a model's cards, which are not chosen among what was seen. */
  seen?: ReadonlyMap<string, number>
}

type Other = Row<typeof selectOthers>

function isKnown({ catalogueId, createdAt }: Other, seen: ChoiceBasis['seen']): boolean {
  return catalogueId !== null && createdAt.getTime() <= (seen?.get(catalogueId) ?? 0)
}

/** Of two of the library's by what they are; else, as a model may write what the library has, by their titles. */
function isSame(card: Card, { catalogueId, title }: Other): boolean {
  return card.catalogueId && catalogueId ? catalogueId === card.catalogueId : isNearRepeat(card.title, [title], card.language)
}

/** A copy: the library may change. */
async function insertCard(on: Queryable, user: SignedIn, card: Card, place: CardPlace): Promise<Activity> {
  const { activityId: id = uuidv7(), batchId, childId, groupId, childIds, taste } = place
  const { seenAt = null, fittingCount = null } = card.repeat ?? {}
  const likedTags = lockedOf(place).ids.length === 0 ? [] : becauseOf(taste, card.tags)
  const values = [
    ...[user.id, id, batchId, childId, likedTags, card.source, card.catalogueId, card.language, card.title, card.description],
    ...[card.benefits, card.materialsNeeded, card.instructions, card.safetyNotes, card.durationMinutes, card.ageMinMonths, card.ageMaxMonths],
    ...[card.difficulty, card.isFree, card.setting, card.picture, JSON.stringify(card.adaptations), card.tags, card.traits, groupId],
    card.facts === null ? null : JSON.stringify(card.facts),
    ...[card.prepMinutes, card.tidyMinutes, card.quick, card.guidance === null ? null : JSON.stringify(card.guidance)],
    ...[seenAt, fittingCount, JSON.stringify(card.parts ?? []), card.scene, childIds],
  ]
  const row = await firstOf(on, insertActivity(...values))
  if (!row) throw new Error('An insert without a row')
  return shown(
    {
      parts: [],
      ...card,
      ...freshState,
      doneAt: null,
      ...row,
      seenAt,
      fittingCount,
      id,
      batchId,
      childId,
      groupId,
      childIds,
      likedTags,
      share: null,
      journalEntries: [],
    },
    null,
  )
}
