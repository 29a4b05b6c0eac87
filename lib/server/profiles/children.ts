import 'server-only'
import { AVATAR_WIDTH } from '#lib/domain/platform/picture-limits'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { Problem } from '#lib/errors'
import { type Child, type ChildChange, type ChildInput, child as childSchema } from '#lib/schemas/profiles/child'
import { lockProfileRow } from '#lib/server/account/row-locks'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/platform/db'
import { forgetResponses } from '#lib/server/platform/http/idempotency'
import { MAX_LIST } from '#lib/server/platform/page'
import { toWirePicture } from '#lib/server/platform/pictures/data-urls'
import { convertPictures } from '#lib/server/platform/pictures/pictures'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { leaveEntriesTogether, leaveTogether, selectChildren } from '#lib/server/profiles/sql'
import { rowsOf, run } from '#lib/statement'

/** Lists the user's children, newest first (a UUIDv7 sorts by time). */
export async function listChildren(user: SignedIn, limit = MAX_LIST) {
  const rows = await rowsOf(pool, selectChildren(user.id, limit))
  return rows.map(toChild)
}

/** Lists the children's names only: pictures make the whole rows large. */
export function listChildNames(user: SignedIn): Promise<{ id: string; name: string }[]> {
  return db.child.findMany({ where: { userId: user.id }, select: { id: true, name: true }, orderBy: { id: 'desc' } })
}

/** Lists the children in the API's form, for pages that pass them to components. */
export async function shownChildren(user: SignedIn, limit?: number): Promise<Child[]> {
  return (await listChildren(user, limit)).map((row) => childSchema.parse(row))
}

/** Finds one of the user's children, or undefined, also for another user's. */
export async function findChild(user: SignedIn, id: string) {
  const row = await db.child.findUnique({ where: { userId_id: { userId: user.id, id } } })
  return row ? toChild(row) : undefined
}

/** Returns one of the user's children. @throws Problem not_found, also for another user's */
export async function getChild(user: SignedIn, id: string) {
  const row = await findChild(user, id)
  if (!row) throw new Problem('not_found')
  return row
}

/** @throws Problem invalid, also if there are too many already */
export async function createChild(user: SignedIn, id: string, input: ChildInput, signal: AbortSignal) {
  const rest = await toColumns(user, input, signal)
  const data = { userId: user.id, id, name: input.name, dateOfBirth: new Date(input.dateOfBirth), ...rest }
  return toChild(await withinRowLimit(user, 'child', () => db.child.create({ data })))
}

/** @throws Problem not_found; conflict, with the current row, if `version` is not the current one */
export async function updateChild(user: SignedIn, id: string, { version, ...change }: ChildChange, signal: AbortSignal) {
  const data = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.dateOfBirth !== undefined && { dateOfBirth: new Date(change.dateOfBirth) }),
    ...(await toColumns(user, change, signal)),
    version: { increment: 1 },
  }
  const { count } = await db.child.updateMany({ where: { userId: user.id, id, ...(version !== undefined && { version }) }, data })
  const current = await getChild(user, id)
  if (count === 0) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: childSchema.parse(current) })
  return current
}

/**
 * Deletes a child and its journal, except entries about other children too. Its activities stay in the history, without it. @throws Problem
 * not_found
 */
export async function deleteChild(user: SignedIn, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockProfileRow(tx, user, 'child', id)
    await tx.activity.updateMany({ where: { userId: user.id, childId: id }, data: { childId: null } })
    await run(tx, leaveTogether(user.id, id))
    await run(tx, leaveEntriesTogether(user.id, id))
    await tx.child.delete({ where: { userId_id: { userId: user.id, id } } })
    await forgetResponses(tx, user.id, id)
  })
}

/** Columns converted before they are sent. */
interface ChildRow {
  avatar: Uint8Array | null
  allergies: string[]
}

/**
 * Adds the picture in the API's form and the unrecognised allergies to a child's row. The row comes last: V8 takes ten times as long if two
 * keys come after it.
 */
function toChild<T extends ChildRow>(row: T) {
  return { avatarBase64: toWirePicture(row.avatar), unknownAllergies: [...resolveAllergies(row.allergies).unknown], ...row }
}

/** Returns the optional columns of an input: absent ones are unchanged, null clears. */
async function toColumns(
  user: SignedIn,
  { avatarBase64, allergies, needs, interestLevel, specialNeeds, description, weeksEarly }: Partial<ChildInput>,
  signal: AbortSignal,
) {
  const tags = { allergies: allergies === undefined ? allergies : [...new Set(allergies)], needs: needs === undefined ? needs : [...new Set(needs)] }
  return { avatar: await toAvatarColumn(user, avatarBase64, signal), interestLevel, specialNeeds, description, ...tags, weeksEarly }
}

/** Returns the avatar's column: absent keeps it, null or empty text clears it. */
async function toAvatarColumn(user: SignedIn, given: string | null | undefined, signal: AbortSignal) {
  if (given === undefined) return undefined
  if (!given) return null
  const [avatar = null] = await convertPictures({ user, field: 'avatar_base64', signal }, given, [{ width: AVATAR_WIDTH }])
  return avatar
}
