import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { noPlayReasons } from '#lib/domain/places/no-play-tags'
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
  const endWith = async (call: ReturnType<typeof endRun>) => {
    // The places are stored by now: a lost record must not report a failed import. Its lease ends by itself.
    await run(pool, call).catch((error: unknown) => console.error(`An import was not recorded: ${error instanceof Error ? error.message : ''}`))
  }
  try {
    const imported = await work()
    await endWith(hasCorrectable(imported) ? endRun(id, toJson(imported)) : deleteRun(id))
    return imported
  } catch (error) {
    await endWith(error instanceof Problem ? deleteRun(id) : endRun(id, null))
    throw error
  } finally {
    stopRenewing()
  }
}

/** Writes the result without characters that PostgreSQL cannot store: refused names may contain them. */
function toJson(imported: Imported): string {
  const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
  return JSON.stringify(imported, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
}

/** Whether entries were refused that are not just no places to play. */
function hasCorrectable({ refused, refusedBy }: Imported): boolean {
  const noPlay = noPlayReasons.reduce((sum, reason) => sum + (refusedBy[reason] ?? 0), 0)
  return refused > noPlay
}

/** Lists the imports that wait for an admin, the latest first. */
export async function listImportRuns(language: Language): Promise<ImportRun[]> {
  const rows = await rowsOf(pool, selectRuns())
  return rows.map(({ result, isAlive, ...row }) => {
    if (result === null) return { ...row, state: isAlive ? 'running' : 'interrupted', report: null }
    const removals = result.removals.map((removal) => ({ ...removal, removedAt: new Date(removal.removedAt) }))
    return { ...row, state: 'refused', report: toReport({ ...result, refusedBy: result.refusedBy ?? {}, removals }, language) }
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
