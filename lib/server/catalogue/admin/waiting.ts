import 'server-only'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { materialNames } from '#lib/catalogue/activity-rows'
import { listSafetyProblems } from '#lib/domain/catalogue/catalogue-safety'
import type { Waiting } from '#lib/schemas/platform/waiting'
import { shownMaterials } from '#lib/server/catalogue/admin/content'
import { countWaiting, selectActivity, selectEditedActivities } from '#lib/server/catalogue/sql/admin-activities'
import { pool } from '#lib/server/platform/db'
import { firstOf, rowsOf } from '#lib/statement'

/** Maximum activities examined, the latest changed first. */
const MAX_EXAMINED = 1000

/** Whether the safety rules refuse a version of an activity, by its id and version: the rules change only with the app. */
const examined = new Map<string, boolean>()

/** Counts the activities and materials that wait for an admin. */
export async function countWaitingActivities(): Promise<Pick<Waiting, 'drafts' | 'decisions' | 'refused' | 'materials'>> {
  const [counts, refused] = await Promise.all([firstOf(pool, countWaiting()), listRefusedIds()])
  return { ...(counts ?? { drafts: 0, decisions: 0, materials: 0 }), refused: refused.length }
}

/** Lists the activities written or changed here that today's safety rules refuse: hidden ones, and ones shown before the rules changed. */
export async function listRefusedIds(): Promise<string[]> {
  const rows = await rowsOf(pool, selectEditedActivities(MAX_EXAMINED))
  const refused: string[] = []
  for (const { id, version } of rows) {
    const key = `${id} ${version}`
    const isRefused = examined.get(key) ?? (await isRefusedNow(id))
    examined.set(key, isRefused)
    if (isRefused) refused.push(id)
  }
  // Forgets deleted activities and earlier versions.
  const current = new Set(rows.map(({ id, version }) => `${id} ${version}`))
  for (const key of examined.keys()) if (!current.has(key)) examined.delete(key)
  return refused
}

async function isRefusedNow(id: string): Promise<boolean> {
  await letOthersRun()
  const row = await firstOf(pool, selectActivity(id))
  if (!row?.facts) return false
  const names = await materialNames(
    pool,
    row.materials.map((material) => material.id),
  )
  return listSafetyProblems(row, shownMaterials(row, names), row.facts).length > 0
}
