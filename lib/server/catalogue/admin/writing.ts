import 'server-only'
import type pg from 'pg'
import { CATALOGUE_LOCK } from '#lib/catalogue/activity-rows'
import { reordered } from '#lib/domain/platform/reorder'
import { inTransaction } from '#lib/server/platform/transaction'

/**
 * Every change of the catalogue, in one transaction; one after the other, also with the loader of the library's files: nothing
 * comes into a category while it is emptied, and of two places in an order the second knows of the first.
 */
export function writeCatalogue<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  return inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK])
    return work(client)
  })
}

interface Placed {
  id: string
  position: number
}

/** Puts one row of a list at a place, from 0. @param rows the list in its order */
export async function place(client: pg.ClientBase, table: 'category' | 'catalogue_activity', rows: Placed[], id: string, to: number) {
  const changed = reordered(rows, id, to)
  await client.query(
    `update ${table} set position = placed.position from unnest($1::text[], $2::int[]) as placed (id, position) where ${table}.id::text = placed.id`,
    [changed.map((row) => row.id), changed.map((row) => row.position)],
  )
}

/** Remembers that an admin deleted it: the library's files do not bring it back. `movedTo` has the activities of a category now. */
export async function markRemoved(client: pg.ClientBase, kind: 'category' | 'activity', slug: string, movedTo: string | null = null) {
  await client.query(
    'insert into removed_from_catalogue (kind, slug, moved_to) values ($1, $2, $3) on conflict (kind, slug) do update set moved_to = $3',
    [kind, slug, movedTo],
  )
}
