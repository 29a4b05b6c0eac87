import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import type { ImportRun } from '#lib/schemas/places/place-import'
import type { Imported } from '#lib/server/places/import/import'
import { toReport } from '#lib/server/places/import/report'
import { countRuns, deleteEarlierRuns, deleteEndedRun, deleteRun, endRun, extendRun, insertRun, selectRuns } from '#lib/server/places/sql/import-runs'
import { pool } from '#lib/server/platform/db'
import { LEASE_SECONDS, renewLease } from '#lib/server/platform/lease'
import { firstOf, rowsOf, run } from '#lib/statement'

/** No import takes longer, because its body may not. */
const LONGEST_MS = 60 * 60 * 1000

/**
 * Runs an import, and records it while it waits for an admin: while it runs, if it is interrupted, or if entries were refused. A file that
 * cannot be read leaves no record, because nothing can be continued. A new import of the same file name replaces earlier records.
 */
export async function recordImport(fileName: string | undefined, work: () => Promise<Imported>): Promise<Imported> {
  const id = uuidv7()
  if (fileName !== undefined) await run(pool, deleteEarlierRuns(fileName))
  await run(pool, insertRun(id, fileName ?? null, LEASE_SECONDS))
  const stopRenewing = renewLease(() => run(pool, extendRun(id, LEASE_SECONDS)), LONGEST_MS)
  try {
    const imported = await work()
    await run(pool, imported.refused === 0 ? deleteRun(id) : endRun(id, JSON.stringify(imported)))
    return imported
  } catch (error) {
    // If the database is lost too, the lease ends by itself.
    await run(pool, error instanceof Problem ? deleteRun(id) : endRun(id, null)).catch(() => undefined)
    throw error
  } finally {
    stopRenewing()
  }
}

/** Lists the imports that wait for an admin, the latest first. */
export async function listImportRuns(language: Language): Promise<ImportRun[]> {
  const rows = await rowsOf(pool, selectRuns())
  return rows.map(({ result, isAlive, ...row }) => {
    if (result === null) return { ...row, state: isAlive ? 'running' : 'interrupted', report: null }
    const removals = result.removals.map((removal) => ({ ...removal, removedAt: new Date(removal.removedAt) }))
    return { ...row, state: 'refused', report: toReport({ ...result, removals }, language) }
  })
}

/** Counts the imports that wait for an admin. */
export async function countImportRuns(): Promise<number> {
  return (await firstOf(pool, countRuns()))?.count ?? 0
}

/** Removes an import from those that wait. @throws Problem not_found, also for one that still runs */
export async function dismissImportRun(id: string): Promise<void> {
  if ((await run(pool, deleteEndedRun(id))) === 0) throw new Problem('not_found')
}
