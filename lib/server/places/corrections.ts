import 'server-only'
import { Problem } from '#lib/errors'
import {
  type Correction,
  type CorrectionDecision,
  type CorrectionInput,
  type CorrectionQuery,
  correction as correctionSchema,
  MAX_CORRECTIONS,
  type QueuedCorrection,
} from '#lib/schemas/places/correction'
import type { SignedIn } from '#lib/server/auth/sessions'
import { lockUser } from '#lib/server/auth/sql'
import { findPlacesById } from '#lib/server/places/place'
import { removePlaces } from '#lib/server/places/removed'
import { keepPlace, lockCorrection, lockPlaceOfCorrection } from '#lib/server/places/sql/place'
import { db } from '#lib/server/platform/db'
import { run } from '#lib/statement'

/** Maximum open corrections of one user, so that no single user fills the queue. */
const MOST_OPEN = 50
const DAY_SECONDS = 24 * 60 * 60

/**
 * Reports an error in a place. The same report, while still open, replaces the earlier one.
 * @throws Problem not_found for an unknown place; rate_limited if too many of the user's are still open
 */
export async function createCorrection(user: SignedIn, id: string, locationId: string, { kind, note = null }: CorrectionInput): Promise<Correction> {
  return db.$transaction(async (tx) => {
    // Serialises concurrent reports, and keeps the place until the report is stored.
    await run(tx, lockUser(user.id))
    await run(tx, keepPlace(locationId))
    const place = await tx.location.findUniqueOrThrow({ where: { id: locationId }, select: { name: true } })
    const own = { userId: user.id, status: 'open' } as const
    const before = await tx.locationCorrection.findFirst({ where: { ...own, locationId, kind } })
    if (before) return tx.locationCorrection.update({ where: { userId_id: { userId: user.id, id: before.id } }, data: { note } })
    if ((await tx.locationCorrection.count({ where: own })) >= MOST_OPEN) throw new Problem('rate_limited', { retryAfterSeconds: DAY_SECONDS })
    return tx.locationCorrection.create({ data: { userId: user.id, id, locationId, locationName: place.name, kind, note } })
  })
}

/** Finds one of the user's corrections, or undefined, also for another user's. */
export async function findCorrection(user: SignedIn, id: string): Promise<Correction | undefined> {
  return (await db.locationCorrection.findUnique({ where: { userId_id: { userId: user.id, id } } })) ?? undefined
}

/** Lists corrections for admins, newest first, each with its current place: open ones, or those with another status. */
export async function listCorrections({ status = 'open', limit = MAX_CORRECTIONS }: CorrectionQuery, now: Date): Promise<QueuedCorrection[]> {
  const corrections = await db.locationCorrection.findMany({ where: { status }, orderBy: { id: 'desc' }, take: limit })
  const places = await findPlacesById([...new Set(corrections.flatMap(({ locationId }) => locationId ?? []))], now)
  return corrections.map((correction) => ({ ...correction, location: places.get(correction.locationId ?? '') ?? null }))
}

/** Counts the corrections that no admin has decided. */
export function countOpenCorrections(): Promise<number> {
  return db.locationCorrection.count({ where: { status: 'open' } })
}

/**
 * Decides a correction. Accepting that a place is closed for good removes it, for imports too; other changes are made by the admin.
 * Repeating a decision changes nothing.
 * @throws Problem not_found; conflict, with the current correction, if another decision was made
 */
export async function decideCorrection(id: string, { decision }: CorrectionDecision): Promise<Correction> {
  const status = decision === 'accept' ? 'accepted' : 'dismissed'
  return db.$transaction(async (tx) => {
    // Locks the place before its correction, as deleting a place does: another order would deadlock with it.
    await run(tx, lockPlaceOfCorrection(id))
    await run(tx, lockCorrection(id))
    const known = await tx.locationCorrection.findFirst({ where: { id } })
    if (!known) throw new Problem('not_found')
    if (known.status === status) return known
    if (known.status !== 'open') throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: correctionSchema.parse(known) })
    const key = { userId_id: { userId: known.userId, id } }
    await tx.locationCorrection.update({ where: key, data: { status, decidedAt: new Date() } })
    if (decision === 'accept' && known.kind === 'closed_for_good' && known.locationId) await removePlaces(tx, [known.locationId], 'closed_for_good')
    return tx.locationCorrection.findUniqueOrThrow({ where: key })
  })
}
