import { v7 as uuidv7 } from 'uuid'
import { createResetLink } from '#lib/server/auth/password-resets'
import { db, pool } from '#lib/server/platform/db'
import { child, entry, group, type Person } from '../../factories.ts'
import { api } from '../api.ts'
import { generateOne } from './activities.ts'
import { dataUrl, photo } from './photos.ts'

/** Lists every table with personal rows: those with a user_id column. */
export async function listPersonalTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** Adds rows of this user to every personal table. @returns ids that tests look for, and the stored journal picture */
export async function fillPersonalTables(of: Person) {
  const picture = dataUrl(await photo({ width: 8, height: 8 }))
  const noa = await child(of, { avatar_base64: picture, special_needs: 'likes it quiet', allergies: ['milk', 'kiwi'] })
  const adam = await child(of, { name: 'Adam', date_of_birth: '2024-02-29' })
  const explorers = await group(of, { members: [adam.id, noa.id], group_range: '2-5' })
  const activity = await generateOne(of, noa.id)
  await api(`PATCH /activity/${activity.id}`, { as: of, body: { action: 'like' } })
  await api(`PATCH /activity/${activity.id}`, { as: of, body: { action: 'share' } })
  await api('POST /children', { as: of, body: { name: 'Dana', date_of_birth: '2023-01-31' }, headers: { 'idempotency-key': `key of ${of.id}` } })
  await db.identity.create({ data: { provider: 'google', subject: `google ${of.id}`, userId: of.id } })
  await db.generationSlot.create({ data: { userId: of.id, slot: 1, holder: uuidv7(), expiresAt: new Date(Date.now() + 60_000) } })
  await createResetLink(of.email)
  const tower = { child_id: noa.id, activity_id: activity.id, date: '2025-02-28', title: 'A tower', rating: 4, image_base64: picture }
  const { id: entryId, image_base64: entryPicture } = await entry(of, tower)
  const { id: catalogueId } = await db.catalogueActivity.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await db.savedActivity.create({ data: { userId: of.id, activityId: catalogueId } })
  await db.activityRating.create({ data: { userId: of.id, activityId: catalogueId, rating: 5 } })
  await db.materialAtHome.create({ data: { userId: of.id, materialId: 'paper' } })
  const { id: locationId } = await sharedPlace()
  await api(`POST /locations/${locationId}/corrections`, { as: of, body: { kind: 'wrong_hours', note: 'Closed on Mondays' } })
  return { childId: noa.id, memberIds: [adam.id, noa.id], groupId: explorers.id, activityId: activity.id, entryId, entryPicture, catalogueId }
}

/** Finds or creates the one place that all users share. */
async function sharedPlace(): Promise<{ id: string }> {
  const known = await db.location.findFirst()
  const data = { id: uuidv7(), name: 'The swings', category: 'playground', latitude: 29.95, longitude: -90.07, timeZone: 'America/Chicago' } as const
  return known ?? db.location.create({ data })
}
