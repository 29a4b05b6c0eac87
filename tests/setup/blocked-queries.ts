import { expect, vi } from 'vitest'
import { pool } from '#lib/server/platform/db'

/** Waits until exactly this number of the database's queries wait for a lock. @throws AssertionError after a second */
export function waitForBlockedQueries(count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
    expect(rows).toHaveLength(count)
  })
}
