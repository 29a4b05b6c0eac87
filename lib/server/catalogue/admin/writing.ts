import 'server-only'
import type pg from 'pg'
import { lockCatalogue } from '#lib/catalogue/sql'
import { reorderRows } from '#lib/domain/platform/reorder'
import { setPositions, upsertRemoved } from '#lib/server/catalogue/sql/admin-activities'
import { inTransaction } from '#lib/server/platform/transaction'
import { run } from '#lib/statement'

/**
 * Runs every change of the catalogue in one transaction, one after the other, and never with the loader of the library's files. Otherwise
 * an activity could join a category while it is emptied, and two moves in an order would not see each other.
 */
export function writeCatalogue<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  return inTransaction(async (client) => {
    await run(client, lockCatalogue())
    return work(client)
  })
}

interface Placed {
  id: string
  position: number
}

/** Moves one row of a list to a position, counted from 0. @param rows the list in its order */
export async function moveToPosition(client: pg.ClientBase, table: 'category' | 'catalogue_activity', rows: Placed[], id: string, to: number) {
  const changed = reorderRows(rows, id, to)
  const [ids, positions] = [changed.map((row) => row.id), changed.map((row) => row.position)]
  await run(client, setPositions(table, ids, positions))
}

/** Records that an admin deleted it, so that the library's files do not restore it. `movedTo` is the category that took its activities. */
export async function markRemoved(client: pg.ClientBase, kind: 'category' | 'activity', slug: string, movedTo: string | null = null) {
  await run(client, upsertRemoved(kind, slug, movedTo))
}
