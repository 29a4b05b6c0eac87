import 'server-only'
import type { PoolClient } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { freshState } from '#lib/domain/activities/activity-state'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import type { Difficulty } from '#lib/domain/platform/vocabulary'
import { becauseOf, type Taste } from '#lib/domain/profiles/taste'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import type { Activity } from '#lib/schemas/activities/activity'
import { shown } from '#lib/server/activities/activities'
import type { JudgedCard } from '#lib/server/activities/withheld'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { inTransaction } from '#lib/server/platform/transaction'
import type { RecipientIds } from '#lib/server/profiles/child-history'

/** A card that is fit to be shown to somebody: checked, with its notes, whoever wrote it. */
export interface Card extends JudgedCard {
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  isFree: boolean
  picture: string[]
  tags: string[]
  traits: string[]
}

/** Where a card goes: its batch, and the child or the group it is for where there is one. */
export interface CardPlace extends RecipientIds {
  batchId: string
  /** What they like as it is made. */
  taste: Taste
}

// SQL by hand: between a model's last token and the screen Prisma's compiling of these was a third of the time.
const forChild = {
  lock: lockSql('child'),
  others: othersSql('child_id'),
}
const forGroup = {
  lock: lockSql('"group"'),
  others: othersSql('group_id'),
}
/** The account first, as `lockAccountRow` does, in one go. */
function lockSql(table: 'child' | '"group"') {
  return `
    with account as (select id from "user" where id = $1 for key share)
    select 1 from account join ${table} it on it.user_id = account.id where it.id = $2 for update of it`
}
function othersSql(column: 'child_id' | 'group_id') {
  return `
    select catalogue_id as "catalogueId", title, created_at as "createdAt" from activity
    where user_id = $1 and ${column} = $2 and batch_id <> $3 and created_at >= $4`
}
const insertSql = `
  insert into activity (user_id, id, batch_id, child_id, liked_tags, source, catalogue_id, language, title, description, benefits,
    materials_needed, instructions, safety_notes, duration_minutes, age_min_months, age_max_months, difficulty, is_free, setting,
    picture, adaptations, tags, traits, group_id, facts)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)
  returning created_at as "createdAt"`

/** Keeps a card as an activity of the user's. @throws PostgreSQL's missing row (a 404) when the child or the group is gone */
export function storeCard(user: SignedIn, card: Card, place: CardPlace): Promise<Activity> {
  return insertCard(pool, user, card, place)
}

/**
 * The same, but undefined, and nothing kept, when another batch has brought the child or the group this card, or nearly this
 * one, meanwhile: about `now` or later, and unknown when it was looked what they had `seen`. Their row is locked, so that two
 * batches at once look one after the other.
 * @throws Problem not_found when the child or the group is gone
 */
export async function storeUnlessRepeat(user: SignedIn, card: Card, place: CardPlace, { now, seen }: ChoiceBasis): Promise<Activity | undefined> {
  const { childId, groupId } = place
  const id = childId ?? groupId
  if (id === null) return storeCard(user, card, place)
  const { lock, others } = childId === null ? forGroup : forChild
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(prepared(lock, [user.id, id]))
    if (!rowCount) throw new Problem('not_found')
    const { rows } = await client.query<Other>(prepared(others, [user.id, id, place.batchId, new Date(now.getTime() - SETTLING_MS)]))
    const isTaken = rows.some((other) => isSame(card, other) && !isKnown(other, seen))
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

interface Other {
  catalogueId: string | null
  title: string
  createdAt: Date
}

function isKnown({ catalogueId, createdAt }: Other, seen: ChoiceBasis['seen']): boolean {
  return catalogueId !== null && createdAt.getTime() <= (seen?.get(catalogueId) ?? 0)
}

/** Of two of the library's by what they are; else, as a model may write what the library has, by their titles. */
function isSame(card: Card, { catalogueId, title }: Other): boolean {
  return card.catalogueId && catalogueId ? catalogueId === card.catalogueId : isNearRepeat(card.title, [title], card.language)
}

/** A copy: the library may change. */
async function insertCard(on: Pick<PoolClient, 'query'>, user: SignedIn, card: Card, place: CardPlace): Promise<Activity> {
  const id = uuidv7()
  const { batchId, childId, groupId, taste } = place
  const likedTags = childId === null && groupId === null ? [] : becauseOf(taste, card.tags)
  const values = [
    ...[user.id, id, batchId, childId, likedTags, card.source, card.catalogueId, card.language, card.title, card.description],
    ...[card.benefits, card.materialsNeeded, card.instructions, card.safetyNotes, card.durationMinutes, card.ageMinMonths, card.ageMaxMonths],
    ...[card.difficulty, card.isFree, card.setting, card.picture, JSON.stringify(card.adaptations), card.tags, card.traits, groupId],
    card.facts === null ? null : JSON.stringify(card.facts),
  ]
  const { rows } = await on.query<{ createdAt: Date }>(prepared(insertSql, values))
  const [row] = rows
  if (!row) throw new Error('An insert without a row')
  return shown({ ...card, ...freshState, doneAt: null, ...row, id, batchId, childId, groupId, likedTags, share: null }, null)
}
