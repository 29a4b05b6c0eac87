import 'server-only'
import type { PoolClient } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { freshState } from '#lib/domain/activity-state'
import type { Adaptation } from '#lib/domain/adaptations'
import { isNearRepeat } from '#lib/domain/near-repeat'
import type { SafetyCard } from '#lib/domain/safety/gate'
import { becauseOf, type Taste } from '#lib/domain/taste'
import type { Difficulty } from '#lib/domain/vocabulary'
import { Problem } from '#lib/errors'
import type { Activity } from '#lib/schemas/activity'
import { shown } from '#lib/server/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/db'

/** A card that is fit to be shown to somebody: checked, with its notes, whoever wrote it. */
export interface Card extends Omit<SafetyCard, 'adaptations' | 'allergens'> {
  source: 'ai' | 'library'
  /** The library's activity it is; null for one a model wrote. */
  catalogueId: string | null
  ageMinMonths: number
  ageMaxMonths: number
  difficulty: Difficulty
  isFree: boolean
  picture: string[]
  adaptations: Adaptation[]
  tags: string[]
  traits: string[]
}

/** Where a card goes: its batch, and the child it is for where there is one. */
export interface CardPlace {
  batchId: string
  childId: string | null
  /** What the child likes as it is made. */
  taste: Taste
}

// SQL by hand: between a model's last token and the screen Prisma's compiling of these was a third of the time.
const lockSql = 'select 1 from child where user_id = $1 and id = $2 for update'
const othersSql = `
  select catalogue_id as "catalogueId", title from activity
  where user_id = $1 and child_id = $2 and batch_id <> $3 and created_at >= $4`
const insertSql = `
  insert into activity (user_id, id, batch_id, child_id, liked_tags, source, catalogue_id, language, title, description, benefits,
    materials_needed, instructions, safety_notes, duration_minutes, age_min_months, age_max_months, difficulty, is_free, setting,
    picture, adaptations, tags, traits)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
  returning created_at as "createdAt"`

/** Keeps a card as an activity of the user's. @throws PostgreSQL's missing row (a 404) when the child is gone */
export function storeCard(user: SignedIn, card: Card, place: CardPlace): Promise<Activity> {
  return insertCard(pool, user, card, place)
}

/**
 * The same, but undefined, and nothing kept, when another batch has brought the child this card, or nearly this one, since an
 * instant. The child's row is locked meanwhile, so that two batches at once look one after the other.
 * @throws Problem not_found when the child is gone
 */
export async function storeUntaken(user: SignedIn, card: Card, place: CardPlace, since: Date): Promise<Activity | undefined> {
  const { childId } = place
  if (childId === null) return storeCard(user, card, place)
  return inTransaction(async (client) => {
    const { rowCount } = await client.query({ name: 'lock-child', text: lockSql, values: [user.id, childId] })
    if (!rowCount) throw new Problem('not_found')
    const isTaken = await hasCome(client, card, [user.id, childId, place.batchId, since])
    return isTaken ? undefined : insertCard(client, user, card, place)
  })
}

async function hasCome(client: PoolClient, card: Card, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ catalogueId: string | null; title: string }>({ name: 'cards-of-others', text: othersSql, values })
  return rows.some(({ catalogueId, title }) =>
    card.catalogueId ? catalogueId === card.catalogueId : isNearRepeat(card.title, [title], card.language),
  )
}

/** A copy: the library may change. */
async function insertCard(on: Pick<PoolClient, 'query'>, user: SignedIn, card: Card, { batchId, childId, taste }: CardPlace): Promise<Activity> {
  const id = uuidv7()
  const likedTags = childId === null ? [] : becauseOf(taste, card.tags)
  const values = [
    ...[user.id, id, batchId, childId, likedTags, card.source, card.catalogueId, card.language, card.title, card.description],
    ...[card.benefits, card.materialsNeeded, card.instructions, card.safetyNotes, card.durationMinutes, card.ageMinMonths, card.ageMaxMonths],
    ...[card.difficulty, card.isFree, card.setting, card.picture, JSON.stringify(card.adaptations), card.tags, card.traits],
  ]
  const { rows } = await on.query<{ createdAt: Date }>({ name: 'insert-card', text: insertSql, values })
  const [row] = rows
  if (!row) throw new Error('An insert without a row')
  const adaptations = card.adaptations.map((one) => ({ ...one }))
  return shown({ ...card, ...freshState, doneAt: null, ...row, adaptations, id, batchId, childId, groupId: null, likedTags, share: null })
}

/** Commits what it returns with, rolls back what it throws. */
async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is of no use to anybody.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
