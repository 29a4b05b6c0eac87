import 'server-only'
import type pg from 'pg'
import type { RemovalReason } from '#lib/domain/places/places'

/** An entry of which the place was removed here. */
export interface Removal {
  row: number
  name: string
  reason: RemovalReason
  removedAt: Date
}

interface Removals {
  removed: number
  removals: Removal[]
}

const takeOutSql = `
  with gone as (delete from place_import s using removed_place r where s.removed = r.id returning s.n, s.name, r.reason, r.removed_at)
  select n as row, name, reason, removed_at as "removedAt", count(*) over ()::int as removed from gone order by n limit $1`

/**
 * Takes out of the stage what was removed here; or, where it is to be restored, forgets that it was.
 * @param most removals that are named
 */
export async function leaveOutRemoved(client: pg.ClientBase, { most, restore }: { most: number; restore: boolean }): Promise<Removals> {
  if (restore) {
    await client.query('delete from removed_place r using place_import s where s.removed = r.id')
    return { removed: 0, removals: [] }
  }
  const { rows } = await client.query<Removal & { removed: number }>(takeOutSql, [most])
  return { removed: rows[0]?.removed ?? 0, removals: rows.map(({ row, name, reason, removedAt }) => ({ row, name, reason, removedAt })) }
}
