import { v7 as uuidv7 } from 'uuid'
import { db, pool } from '#lib/server/db'
import { createResetLink } from '#lib/server/password-resets'
import { child, group, type Person } from '../factories.ts'
import { one } from './activities.ts'
import { api } from './api.ts'

/** Every table with rows of people's: those that say whose they are. */
export async function personalTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** A JPEG of one pixel. */
export const picture =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

/** Fills every personal table with something of this person's, as people do it. @returns the ids of what the tests look for */
export async function withEverything(of: Person) {
  const noa = await child(of, { avatar_base64: await uploadable(), special_needs: 'likes it quiet', allergies: ['milk', 'kiwi'] })
  const adam = await child(of, { name: 'Adam', date_of_birth: '2024-02-29' })
  const explorers = await group(of, { members: [adam.id, noa.id], group_range: '2-5' })
  const activity = await one(of, noa.id)
  await api(`PATCH /activity/${activity.id}`, { as: of, body: { action: 'like' } })
  await api(`PATCH /activity/${activity.id}`, { as: of, body: { action: 'share' } })
  await api('POST /children', { as: of, body: { name: 'Dana', date_of_birth: '2023-01-31' }, headers: { 'idempotency-key': `key of ${of.id}` } })
  await db.identity.create({ data: { provider: 'google', subject: `google ${of.id}`, userId: of.id } })
  await createResetLink(of.email)
  const entry = {
    ...{ userId: of.id, id: uuidv7(), childId: noa.id, activityId: activity.id, date: new Date('2026-02-28'), rating: 4 },
    ...{ title: 'A tower', description: 'It stood!', imageBase64: picture, thumbnailBase64: picture },
  }
  await db.journalEntry.create({ data: entry })
  return { childId: noa.id, memberIds: [adam.id, noa.id], groupId: explorers.id, activityId: activity.id, entryId: entry.id }
}

async function uploadable(): Promise<string> {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c40' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
