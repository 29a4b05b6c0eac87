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
import { takeTurn } from '#lib/server/auth/sql'
import { placesById } from '#lib/server/places/place'
import { removePlaces } from '#lib/server/places/removed'
import { keepPlace, lockCorrection, lockPlaceOfCorrection } from '#lib/server/places/sql/place'
import { db } from '#lib/server/platform/db'
import { run } from '#lib/statement'

/** So many of one person's wait to be decided at most: nobody fills the queue alone. */
const MOST_OPEN = 50
const DAY_SECONDS = 24 * 60 * 60

/**
 * Says what is wrong with a place. The same said again while it waits to be decided takes the place of what was said before.
 * @throws Problem not_found, for a place that there is not; rate_limited where too much of theirs still waits
 */
export async function createCorrection(user: SignedIn, id: string, locationId: string, { kind, note = null }: CorrectionInput): Promise<Correction> {
  return db.$transaction(async (tx) => {
    // Of two sent at once one comes after the other, and the place stays until it is said.
    await run(tx, takeTurn(user.id))
    await run(tx, keepPlace(locationId))
    const place = await tx.location.findUniqueOrThrow({ where: { id: locationId }, select: { name: true } })
    const own = { userId: user.id, status: 'open' } as const
    const before = await tx.locationCorrection.findFirst({ where: { ...own, locationId, kind } })
    if (before) return tx.locationCorrection.update({ where: { userId_id: { userId: user.id, id: before.id } }, data: { note } })
    if ((await tx.locationCorrection.count({ where: own })) >= MOST_OPEN) throw new Problem('rate_limited', { retryAfterSeconds: DAY_SECONDS })
    return tx.locationCorrection.create({ data: { userId: user.id, id, locationId, locationName: place.name, kind, note } })
  })
}

/** One of the user's corrections, or undefined, also for another user's. */
export async function findCorrection(user: SignedIn, id: string): Promise<Correction | undefined> {
  return (await db.locationCorrection.findUnique({ where: { userId_id: { userId: user.id, id } } })) ?? undefined
}

/** What people said, the newest first, for admins, each with its place as it is now: what waits to be decided, or what became of the rest. */
export async function listCorrections({ status = 'open', limit = MAX_CORRECTIONS }: CorrectionQuery, now: Date): Promise<QueuedCorrection[]> {
  const corrections = await db.locationCorrection.findMany({ where: { status }, orderBy: { id: 'desc' }, take: limit })
  const places = await placesById([...new Set(corrections.flatMap(({ locationId }) => locationId ?? []))], now)
  return corrections.map((correction) => ({ ...correction, location: places.get(correction.locationId ?? '') ?? null }))
}

/**
 * Decides a correction. A place that is accepted to be closed for good is removed, for imports too; any other is for the admin to put right.
 * Deciding the same again changes nothing.
 * @throws Problem not_found; conflict, with the correction as it is, where somebody decided otherwise
 */
export async function decideCorrection(id: string, { decision }: CorrectionDecision): Promise<Correction> {
  const status = decision === 'accept' ? 'accepted' : 'dismissed'
  return db.$transaction(async (tx) => {
    // The place before what is said of it, as where a place is deleted: else two at once would wait for each other.
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
