import 'server-only'
import type pg from 'pg'
import { deleteRemoved, restoreRemoved } from '#lib/server/places/sql/import'
import { type Row, rowsOf, run } from '#lib/statement'

/** An entry whose place was removed here. */
export type Removal = Omit<Row<typeof deleteRemoved>, 'removed'>

interface Removals {
  removed: number
  removals: Removal[]
}

/**
 * Deletes places removed here from the stage; or, with `restore`, forgets their removal.
 * @param most maximum number of removals listed
 */
export async function leaveOutRemoved(client: pg.ClientBase, { most, restore }: { most: number; restore: boolean }): Promise<Removals> {
  if (restore) {
    await run(client, restoreRemoved())
    return { removed: 0, removals: [] }
  }
  const rows = await rowsOf(client, deleteRemoved(most))
  return { removed: rows[0]?.removed ?? 0, removals: rows.map(({ removed, ...removal }) => removal) }
}
