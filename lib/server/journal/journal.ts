import 'server-only'
import { LATEST_ENTRIES } from '#lib/domain/journal/journal-limits'
import { JOURNAL_PICTURE_SIDE, JOURNAL_THUMBNAIL_SIDE } from '#lib/domain/platform/picture-limits'
import { invalidField, Problem } from '#lib/errors'
import {
  type EntryChange,
  type EntryInput,
  journalEntry as entrySchema,
  type JournalQuery,
  type ListedEntry,
  listedEntry,
  positionText,
} from '#lib/schemas/journal/journal'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { selectEntries, selectEntry, selectOwn, selectPicture, selectThumbnail } from '#lib/server/journal/sql'
import { db, pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'
import { forgetResponses } from '#lib/server/platform/http/idempotency'
import { pageOf } from '#lib/server/platform/page'
import { toWirePicture } from '#lib/server/platform/pictures/data-urls'
import { convertPictures } from '#lib/server/platform/pictures/pictures'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { keepChildren } from '#lib/server/profiles/sql'
import { firstOf, rowsOf, run } from '#lib/statement'

/** Page size if the client sends no limit. */
const PAGE_SIZE = 20

/** Lists the user's entries, newest day first, in pages that new entries do not shift. */
export async function listEntries(user: SignedIn, query: JournalQuery) {
  const { limit = PAGE_SIZE, images } = query
  const { rows, pagination } = pageOf(await rowsOf(pool, selectEntries(user.id, query, limit + 1)), limit, positionText)
  return { entries: rows.map((row) => ({ ...row, imageUrl: pictureUrl(row, images) })), pagination }
}

/** Lists entries for print, oldest first: the latest `limit` if there are more. */
export async function printedEntries(user: SignedIn, wanted: Pick<JournalQuery, 'childId' | 'groupId' | 'from' | 'to' | 'q'>, limit: number) {
  const { entries, pagination } = await listEntries(user, { ...wanted, limit, images: 'small' })
  return { entries: entries.map((entry) => listedEntry.parse(entry)).reverse(), isCapped: pagination.hasMore }
}

/** Lists the latest entries, for a page that is rendered with them. */
export async function shownLatestEntries(user: SignedIn): Promise<ListedEntry[]> {
  const { entries } = await listEntries(user, { limit: LATEST_ENTRIES, images: 'small' })
  return entries.map((entry) => listedEntry.parse(entry))
}

/** Finds one of the user's entries with its full picture, or undefined, also for another user's. */
export async function findEntry(user: SignedIn, id: string) {
  const row = await firstOf(pool, selectEntry(user.id, id))
  return row && { ...row, imageBase64: toWirePicture(row.picture), imageUrl: pictureUrl(row) }
}

/** Returns one of the user's entries. @throws Problem not_found, also for another user's */
export async function getEntry(user: SignedIn, id: string) {
  const entry = await findEntry(user, id)
  if (!entry) throw new Problem('not_found')
  return entry
}

/** Returns the picture of one of the user's entries, a JPEG. @throws Problem not_found, also for another user's and for an entry without one */
export async function getPicture(user: SignedIn, id: string, size?: 'small'): Promise<Uint8Array> {
  const row = await firstOf(pool, (size === 'small' ? selectThumbnail : selectPicture)(user.id, id))
  if (!row?.picture) throw new Problem('not_found')
  return row.picture
}

/**
 * @throws Problem invalid at `child_id`, `child_ids`, `group_id` or `activity_id` for one that is not the user's, at `image_base64`, or if
 * there are too many already
 */
export async function createEntry(
  user: SignedIn,
  id: string,
  { childId, childIds, groupId, date, imageBase64, ...input }: EntryInput,
  signal: AbortSignal,
) {
  const about = aboutOf({ childId, childIds, groupId })
  await checkOwn(user, { ...about, activityId: input.activityId })
  const data = { userId: user.id, id, ...input, ...about, date: new Date(date), ...(await toPictureColumns(user, imageBase64, signal)) }
  await withinRowLimit(user, 'journal_entry', () =>
    db.$transaction(async (tx) => {
      await keepSeveral(tx, user, about.childIds)
      return tx.journalEntry.create({ data, select: { id: true } })
    }),
  )
  return getEntry(user, id)
}

/** @throws Problem not_found; invalid as in `createEntry`; conflict, with the current row, if `version` is not the current one */
export async function updateEntry(user: SignedIn, id: string, wanted: EntryChange, signal: AbortSignal) {
  const { version, childId, childIds, groupId, date, imageBase64, ...change } = wanted
  const known = await db.journalEntry.findUnique({ where: { userId_id: { userId: user.id, id } }, select: { id: true } })
  if (!known) throw new Problem('not_found')
  const about = childId || childIds || groupId ? aboutOf({ childId, childIds, groupId }) : undefined
  await checkOwn(user, { ...about, activityId: change.activityId })
  const data = {
    ...definedFields(change),
    ...about,
    ...(date !== undefined && { date: new Date(date) }),
    ...(await toPictureColumns(user, imageBase64, signal)),
    version: { increment: 1 },
  }
  const { count } = await db.$transaction(async (tx) => {
    await keepSeveral(tx, user, about?.childIds ?? [])
    return tx.journalEntry.updateMany({ where: { userId: user.id, id, ...(version !== undefined && { version }) }, data })
  })
  const current = await getEntry(user, id)
  if (count === 0) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: entrySchema.parse(current) })
  return current
}

/** @throws Problem not_found, also for another user's */
export async function deleteEntry(user: SignedIn, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.journalEntry.deleteMany({ where: { userId: user.id, id } })
    if (count === 0) throw new Problem('not_found')
    await forgetResponses(tx, user.id, id)
  })
}

/** Returns the path of an entry's picture; null without one. */
function pictureUrl({ id, hasPicture }: { id: string; hasPicture: boolean }, size?: 'small'): string | null {
  if (!hasPicture) return null
  return `/api/journal/${id}/picture${size === 'small' ? '?size=small' : ''}`
}

/** Subject of an entry: one of the three. */
type About = Pick<EntryInput, 'childId' | 'childIds' | 'groupId'>

/** Returns the subject's three columns; a list that names one child twice may hold only one. */
function aboutOf({ childId, childIds, groupId }: About) {
  const [first = null, ...others] = new Set(childIds ?? [])
  if (first && others.length > 0) return { childId: null, childIds: [first, ...others], groupId: null }
  return { childId: childId ?? first, childIds: [], groupId: groupId ?? null }
}

/** Checks ownership before a picture is decoded, so that a rejected request costs nothing. */
async function checkOwn(
  user: SignedIn,
  { childId, childIds = [], groupId, activityId }: Partial<ReturnType<typeof aboutOf>> & Pick<EntryInput, 'activityId'>,
) {
  const wanted = childId ? [childId] : childIds
  const own = await firstOf(pool, selectOwn(user.id, wanted, groupId ?? null, activityId ?? null))
  if (!own?.hasChildren) throw invalidField(childId ? 'child_id' : 'child_ids', 'unknown_id')
  if (!own.hasGroup) throw invalidField('group_id', 'unknown_id')
  if (!own.hasActivity) throw invalidField('activity_id', 'unknown_id')
}

/** Locks several children until the entry about them is stored: no foreign key prevents their deletion. */
async function keepSeveral(tx: Prisma.TransactionClient, user: SignedIn, childIds: string[]): Promise<void> {
  if (childIds.length > 0 && (await run(tx, keepChildren(user.id, childIds))) < childIds.length) throw invalidField('child_ids', 'unknown_id')
}

/** Returns the picture's two columns: absent keeps them, null clears them. */
async function toPictureColumns(user: SignedIn, given: string | null | undefined, signal: AbortSignal) {
  if (given === undefined) return {}
  if (given === null) return { image: null, thumbnail: null }
  const boxes = [JOURNAL_PICTURE_SIDE, JOURNAL_THUMBNAIL_SIDE].map((side) => ({ width: side, height: side }))
  const [image = null, thumbnail = null] = await convertPictures({ user, field: 'image_base64', signal }, given, boxes)
  return { image, thumbnail }
}
