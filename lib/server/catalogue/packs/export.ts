import 'server-only'
import type { Origin } from '#lib/catalogue/activity-rows'
import { isWrittenHere, toPackActivity } from '#lib/server/catalogue/packs/content'
import { zipPack } from '#lib/server/catalogue/packs/zip'
import { selectOfferedActivities } from '#lib/server/catalogue/sql/admin-activities'
import { selectCategories } from '#lib/server/catalogue/sql/admin-categories'
import { selectPackMaterials } from '#lib/server/catalogue/sql/packs'
import { pool } from '#lib/server/platform/db'
import { type Row, rowsOf } from '#lib/statement'

const AT_ONCE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface ExportOptions {
  title: string
  /** Author and licence of activities written here. */
  own: Pick<Origin, 'author' | 'license'> | undefined
  /** Whether to export only activities written or changed here. */
  isOwnOnly: boolean
}

/** Result of an export: `unlicensed` is the number of activities written here without a stated author; then there is no pack. */
export type Exported = { bytes: Uint8Array; activities: number } | { unlicensed: number }

/** Exports all offered activities, with their categories and materials. */
export async function exportPack({ title, own, isOwnOnly }: ExportOptions): Promise<Exported> {
  const rows = await listOffered(isOwnOnly)
  const unlicensed = own ? 0 : rows.filter(isWrittenHere).length
  if (unlicensed > 0) return { unlicensed }
  const origin: Origin = { pack: title, author: own?.author ?? '', license: own?.license ?? '' }
  const activities = rows.map((row) => toPackActivity(row, origin))
  const usedCategories = new Set(activities.map(({ categoryId }) => categoryId))
  const categories = (await rowsOf(pool, selectCategories())).filter(({ id }) => usedCategories.has(id))
  const usedMaterials = [...new Set(activities.flatMap(({ materials }) => materials.map(({ id }) => id)))]
  const bytes = zipPack(title, {
    'categories.json': categories.map(({ id, name, icon }) => ({ id, name, icon })),
    'materials.json': await rowsOf(pool, selectPackMaterials(usedMaterials)),
    ...Object.fromEntries(activities.map((activity) => [`activities/${activity.slug}.json`, activity])),
  })
  return { bytes, activities: activities.length }
}

async function listOffered(isOwnOnly: boolean) {
  const all: Row<typeof selectOfferedActivities>[] = []
  for (let after = BEFORE_ALL; ; ) {
    const rows = await rowsOf(pool, selectOfferedActivities(after, AT_ONCE, isOwnOnly))
    all.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return all
    after = last.id
  }
}
