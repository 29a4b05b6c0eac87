import 'server-only'
import type { Position, RemovalReason } from '#lib/domain/places/places'
import { deletePlaces, deleteRemovedAround } from '#lib/server/places/sql/place'
import { type PrismaLike, run } from '#lib/statement'

/**
 * Removes places and remembers that they were: an import leaves them out from then on.
 * @returns how many there were
 */
export function removePlaces(on: PrismaLike, ids: string[], reason: RemovalReason): Promise<number> {
  return run(on, deletePlaces(ids, reason))
}

/** Who makes a place by hand says that it is there, whatever was removed before. */
export async function forgetRemoved(on: PrismaLike, { name, latitude, longitude }: Position & { name: string }): Promise<void> {
  await run(on, deleteRemovedAround(latitude, longitude, name))
}
