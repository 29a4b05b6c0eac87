import 'server-only'
import type { Position, RemovalReason } from '#lib/domain/places/places'
import { deletePlaces, deleteRemovedAround } from '#lib/server/places/sql/place'
import { type PrismaLike, run } from '#lib/statement'

/**
 * Deletes places and records their removal, so that imports leave them out.
 * @returns how many there were
 */
export function removePlaces(on: PrismaLike, ids: string[], reason: RemovalReason): Promise<number> {
  return run(on, deletePlaces(ids, reason))
}

/** Deletes records of removal around a place that an admin adds by hand. */
export async function forgetRemoved(on: PrismaLike, { name, latitude, longitude }: Position & { name: string }): Promise<void> {
  await run(on, deleteRemovedAround(latitude, longitude, name))
}
