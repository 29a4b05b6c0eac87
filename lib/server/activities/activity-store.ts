import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { freshState } from '#lib/domain/activities/activity-state'
import { closeInterest, interestsAmong } from '#lib/domain/activities/close-interests'
import type { DayPart } from '#lib/domain/activities/days/card'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import type { GroupPlan } from '#lib/domain/activities/participation'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Scene } from '#lib/domain/catalogue/scenes'
import type { Difficulty, Tag } from '#lib/domain/platform/vocabulary'
import { listMatchReasons, type Taste } from '#lib/domain/profiles/taste'
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

/** A card that may be shown: checked, with its safety notes, from a model or the library. */
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
  /** How to run it with many children; null if a few do it together, and if it is unknown. */
  groupPlan: GroupPlan | null
  /** Schedule of a composed time; absent for a single activity. */
  parts?: DayPart[]
  /** Set if the recipient has seen it before: the last time, and how many activities fit the request. */
  repeat?: Repeat | undefined
}

interface Repeat {
  seenAt: Date
  fittingCount: number
}

/** Owner of a card: its batch and, if known, its recipient. */
export interface CardOwner extends RecipientIds {
  batchId: string
  /** Id of the activity that it becomes; generated if absent. */
  activityId?: string
  /** The recipient's taste when it is created. */
  taste: Taste
  /** The tags of the recipient's interests and skills. */
  tags: readonly Tag[]
}

/**
 * Stores a card as an activity of the user's. @throws Problem not_found, or PostgreSQL's missing row (a 404), if one of the children or the
 * group is gone
 */
export function storeCard(user: SignedIn, card: Card, owner: CardOwner): Promise<Activity> {
  if (owner.childIds.length === 0) return insertCard(pool, user, card, owner)
  // A foreign key cannot cover an array column, so the rows are locked.
  return inTransaction(async (client) => {
    await lockRecipients(client, user, lockedOf(owner))
    return insertCard(client, user, card, owner)
  })
}

interface Locked {
  table: 'child' | 'group'
  ids: string[]
}

/** Returns the recipient's rows to lock while something is stored for them. */
function lockedOf(owner: RecipientIds): Locked {
  return owner.groupId === null ? { table: 'child', ids: childrenOf(owner) } : { table: 'group', ids: [owner.groupId] }
}

/** @throws Problem not_found if one of them is gone */
async function lockRecipients(client: Queryable, user: SignedIn, { table, ids }: Locked): Promise<void> {
  const found = await run(client, lockRecipientRows(table, user.id, ids))
  if (found < ids.length) throw new Problem('not_found')
}

/**
 * Stores a card, unless another batch has meanwhile given the recipient this card or a near repeat: since about `now`, and not in `seen`.
 * Returns undefined in that case. Locks the recipient's rows, so that two concurrent batches check one after the other.
 * @throws Problem not_found if one of the children or the group is gone
 */
export async function storeUnlessRepeat(user: SignedIn, card: Card, owner: CardOwner, { now, seen }: ChoiceBasis): Promise<Activity | undefined> {
  const locked = lockedOf(owner)
  if (locked.ids.length === 0) return insertCard(pool, user, card, owner)
  return inTransaction(async (client) => {
    await lockRecipients(client, user, locked)
    const since = new Date(now.getTime() - SETTLING_MS)
    const others = await rowsOf(client, selectOthers(locked, { userId: user.id, batchId: owner.batchId, since }))
    const isTaken = others.some((other) => isSame(card, other) && !isKnown(other, seen))
    return isTaken ? undefined : insertCard(client, user, card, owner)
  })
}

/** A row's time is the start of its transaction, by the database's clock, but it is visible only after the end. */
const SETTLING_MS = 60_000

/** Knowledge at the time when cards were chosen. */
interface ChoiceBasis {
  now: Date
  /** Result of `findRecentlySeen`; absent for a model's cards, which are not chosen from seen ones. */
  seen?: ReadonlyMap<string, number>
}

type Other = Row<typeof selectOthers>

function isKnown({ catalogueId, createdAt }: Other, seen: ChoiceBasis['seen']): boolean {
  return catalogueId !== null && createdAt.getTime() <= (seen?.get(catalogueId) ?? 0)
}

/** Compares two library cards by id. A model may write what the library has, so its cards are compared by title. */
function isSame(card: Card, { catalogueId, title }: Other): boolean {
  return card.catalogueId && catalogueId ? catalogueId === card.catalogueId : isNearRepeat(card.title, [title], card.language)
}

/** Stores a copy, because the library may change. */
async function insertCard(on: Queryable, user: SignedIn, card: Card, owner: CardOwner): Promise<Activity> {
  const { activityId: id = uuidv7(), batchId, childId, groupId, childIds, taste, tags } = owner
  const { seenAt = null, fittingCount = null } = card.repeat ?? {}
  const likedTags = lockedOf(owner).ids.length === 0 ? [] : listMatchReasons(taste, card.tags)
  const closeTo = closeInterest(interestsAmong(tags), card.tags) ?? null
  const values = [
    ...[user.id, id, batchId, childId, likedTags, card.source, card.catalogueId, card.language, card.title, card.description],
    ...[card.benefits, card.materialsNeeded, card.instructions, card.safetyNotes, card.durationMinutes, card.ageMinMonths, card.ageMaxMonths],
    ...[card.difficulty, card.isFree, card.setting, card.picture, JSON.stringify(card.adaptations), card.tags, card.traits, groupId],
    card.facts === null ? null : JSON.stringify(card.facts),
    ...[card.prepMinutes, card.tidyMinutes, card.quick, card.guidance === null ? null : JSON.stringify(card.guidance)],
    ...[seenAt, fittingCount, JSON.stringify(card.parts ?? []), card.scene, childIds],
    card.groupPlan === null ? null : JSON.stringify(card.groupPlan),
    closeTo,
  ]
  const row = await firstOf(on, insertActivity(...values))
  if (!row) throw new Error('The insert returned no row')
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
      closeTo,
      share: null,
      journalEntries: [],
    },
    null,
  )
}
