import 'server-only'
import type pg from 'pg'
import { deleteRemoved, restoreRemoved } from '#lib/server/places/sql/import'
import { type Row, rowsOf, run } from '#lib/statement'

/** An entry of which the place was removed here. */
export type Removal = Omit<Row<typeof deleteRemoved>, 'removed'>

interface Removals {
  removed: number
  removals: Removal[]
}

/**
 * Takes out of the stage what was removed here; or, where it is to be restored, forgets that it was.
 * @param most removals that are named
 */
export async function leaveOutRemoved(client: pg.ClientBase, { most, restore }: { most: number; restore: boolean }): Promise<Removals> {
  if (restore) {
    await run(client, restoreRemoved())
    return { removed: 0, removals: [] }
  }
  const rows = await rowsOf(client, deleteRemoved(most))
  return { removed: rows[0]?.removed ?? 0, removals: rows.map(({ removed, ...removal }) => removal) }
}
