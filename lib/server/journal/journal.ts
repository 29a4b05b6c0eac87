import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { JOURNAL_PICTURE_SIDE, JOURNAL_THUMBNAIL_SIDE } from '#lib/domain/platform/pictures'
import { invalidField, Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import {
  type EntryChange,
  type EntryInput,
  journalEntry as entrySchema,
  type JournalEntry,
  type JournalPage,
  type JournalQuery,
  positionText,
} from '#lib/schemas/journal/journal'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'
import { forgetAnswers } from '#lib/server/platform/http/idempotency'
import { pageOf } from '#lib/server/platform/page'
import { toWirePicture } from '#lib/server/platform/pictures/data-urls'
import { storedPictures } from '#lib/server/platform/pictures/pictures'
import { withinRowLimit } from '#lib/server/platform/row-limits'

/** Rows a page has where the caller does not say. */
const PAGE = 20
/** A page ends early once its pictures have so many bytes in all: as text, while it is sent, it is several times as much in memory. */
const PAGE_PICTURE_BYTES = 24 * 1024 * 1024

const columnsSql = (picture: 'image' | 'thumbnail') => `
  id, child_id as "childId", activity_id as "activityId", date, title, description, rating, ${picture} as picture,
  created_at as "createdAt", version`
const oneSql = `select ${columnsSql('image')} from journal_entry where user_id = $1 and id = $2`
const ownSql = `
  select ($2::uuid is null or exists (select 1 from child where user_id = $1 and id = $2)) as "hasChild",
    ($3::uuid is null or exists (select 1 from activity where user_id = $1 and id = $3)) as "hasActivity"`

/**
 * The user's entries, newest day first, a page at a time: new ones move none from one page to another. Where the pictures are
 * large a page has fewer than `limit`, and at least one.
 */
export async function listEntries(user: SignedIn, query: JournalQuery): Promise<JournalPage> {
  const { limit = PAGE } = query
  const { text, values } = listSql(user, query, limit + 1)
  const { rows: found } = await pool.query<EntryRow & { found: number }>({ text, values })
  const { rows, pagination } = pageOf(found, limit, positionText, found[0]?.found)
  return { entries: rows.map(entryOf), pagination }
}

/** A child's entries for paper, oldest first, with small pictures: of all or of one month, and of more than `limit` the latest. */
export async function printedEntries(user: SignedIn, { childId, month }: Pick<JournalQuery, 'childId' | 'month'>, limit: number) {
  const { entries, pagination } = await listEntries(user, { childId, month, limit, images: 'small' })
  return { entries: entries.map((entry) => entrySchema.parse(entry)).reverse(), isCapped: pagination.hasMore }
}

/** One of the user's entries, with its whole picture. @throws Problem not_found, also for somebody else's */
export async function getEntry(user: SignedIn, id: string): Promise<JournalEntry> {
  const { rows } = await pool.query<EntryRow>(prepared(oneSql, [user.id, id]))
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return entryOf(row)
}

/** @throws Problem invalid at `child_id` or `activity_id` for one that is not the user's, at `image_base64`, or where there are too many already */
export async function createEntry(user: SignedIn, { date, imageBase64, ...input }: EntryInput, signal: AbortSignal): Promise<JournalEntry> {
  await checkOwn(user, input)
  const id = uuidv7()
  const data = { userId: user.id, id, ...input, date: new Date(date), ...(await pictures(user, imageBase64, signal)) }
  await withinRowLimit(user, 'journal_entry', () => db.journalEntry.create({ data, select: { id: true } }))
  return getEntry(user, id)
}

/** @throws Problem not_found; invalid as when it is created; conflict, with the row as it is, when `version` is not the current one */
export async function updateEntry(
  user: SignedIn,
  id: string,
  { version, date, imageBase64, ...change }: EntryChange,
  signal: AbortSignal,
): Promise<JournalEntry> {
  const known = await db.journalEntry.findUnique({ where: { userId_id: { userId: user.id, id } }, select: { id: true } })
  if (!known) throw new Problem('not_found')
  await checkOwn(user, change)
  const data = {
    ...definedFields(change),
    ...(date !== undefined && { date: new Date(date) }),
    ...(await pictures(user, imageBase64, signal)),
    version: { increment: 1 },
  }
  const { count } = await db.journalEntry.updateMany({ where: { userId: user.id, id, ...(version !== undefined && { version }) }, data })
  const current = await getEntry(user, id)
  if (count === 0) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: entrySchema.parse(current) })
  return current
}

/** @throws Problem not_found, also for somebody else's */
export async function deleteEntry(user: SignedIn, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.journalEntry.deleteMany({ where: { userId: user.id, id } })
    if (count === 0) throw new Problem('not_found')
    await forgetAnswers(tx, user.id, id)
  })
}

/** By keyset on (date, id), as the indexes are. */
function listSql(user: SignedIn, { childId, month, images, cursor }: JournalQuery, rows: number) {
  const values: unknown[] = []
  const slot = (value: unknown) => `$${values.push(value)}`
  const conditions = [`user_id = ${slot(user.id)}`]
  if (childId) conditions.push(`child_id = ${slot(childId)}`)
  if (month) {
    const first = `${slot(`${month}-01`)}::date`
    conditions.push(`date >= ${first} and date < ${first} + interval '1 month'`)
  }
  if (cursor) conditions.push(`(date, id) < (${slot(cursor.date)}::date, ${slot(cursor.id)}::uuid)`)
  const picture = images === 'small' ? 'thumbnail' : 'image'
  const text = `
    select ${columnsSql(picture)}, found from (
      select page.*, count(*) over ()::int as found,
        sum(octet_length(${picture})) over (order by date desc, id desc rows between unbounded preceding and 1 preceding) as before
      from (select * from journal_entry where ${conditions.join(' and ')} order by date desc, id desc limit ${slot(rows)}) page
    ) measured
    where coalesce(before, 0) < ${slot(PAGE_PICTURE_BYTES)} order by date desc, id desc`
  return { text, values }
}

interface EntryRow extends Omit<JournalEntry, 'imageBase64'> {
  /** In the size that was asked for. */
  picture: Uint8Array | null
}

function entryOf(row: EntryRow): JournalEntry {
  return { imageBase64: toWirePicture(row.picture), ...row }
}

/** Before a picture is decoded: what is refused anyhow costs nothing. */
async function checkOwn(user: SignedIn, { childId, activityId }: Partial<EntryInput>): Promise<void> {
  if (!childId && !activityId) return
  const { rows } = await pool.query<{ hasChild: boolean; hasActivity: boolean }>(prepared(ownSql, [user.id, childId ?? null, activityId ?? null]))
  if (!rows[0]?.hasChild) throw invalidField('child_id', 'unknown_id')
  if (!rows[0].hasActivity) throw invalidField('activity_id', 'unknown_id')
}

/** The two columns of a picture: absent leaves them, null clears them. */
async function pictures(user: SignedIn, given: string | null | undefined, signal: AbortSignal) {
  if (given === undefined) return {}
  if (given === null) return { image: null, thumbnail: null }
  const boxes = [JOURNAL_PICTURE_SIDE, JOURNAL_THUMBNAIL_SIDE].map((side) => ({ width: side, height: side }))
  const [image = null, thumbnail = null] = await storedPictures({ user, field: 'image_base64', signal }, given, boxes)
  return { image, thumbnail }
}
