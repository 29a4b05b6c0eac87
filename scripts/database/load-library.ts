// Loads the library's files into the database: new and changed activities, once per version of the files.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { materialNames, type Words, writeActivity, writeWords } from '#lib/catalogue/activity-rows'
import { lockCatalogue } from '#lib/catalogue/sql'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { allergensIn } from '#lib/domain/safety/allergies'
import { firstOf, rowsOf, run } from '#lib/statement'
import type { LibraryMaterial } from '#seed/format.ts'
import { guidingOf, occasionOf } from '#seed/guiding.ts'
import { type Library, readLibrary, readStamp } from '#seed/read.ts'
import { withConnection } from './connection.ts'
import {
  analyzeCatalogue,
  deleteUnusedWords,
  retireActivities,
  returnActivities,
  selectAdminsActivities,
  selectEditedCategories,
  selectLoadedLibrary,
  selectRemovedCategories,
  upsertCategory,
  upsertLoadedLibrary,
  upsertMaterial,
} from './sql.ts'

/** The version of the loaded format: a new number reloads unchanged files. */
const LOADED_FORMAT_VERSION = 11

/** The result. `isNewer` means that the database has a later version of the library, which was not changed. */
interface Loaded {
  activities: number
  loaded: boolean
  isNewer: boolean
}

/**
 * Loads the library, unless the database has a newer version: an older copy of the app does not write old texts back.
 * @returns how many activities the files have, and whether anything was loaded
 */
export function loadLibrary(url: string, { version } = readStamp(), library = readLibrary()): Promise<Loaded> {
  const hash = libraryHash(library)
  return withConnection(url, async (client) => {
    await client.query('begin')
    await run(client, lockCatalogue())
    const known = await firstOf(client, selectLoadedLibrary())
    const isNewer = known !== undefined && known.version > version
    const loaded = !isNewer && known?.hash !== hash
    if (loaded) {
      await write(client, library)
      // Without statistics PostgreSQL searches slowly until its own next analyze.
      await run(client, analyzeCatalogue())
    }
    if (loaded || (known && known.version < version)) await run(client, upsertLoadedLibrary(hash, version))
    await client.query('commit')
    return { activities: library.activities.length, loaded, isNewer }
  })
}

export function libraryHash(library: Library): string {
  return createHash('sha256')
    .update(JSON.stringify([LOADED_FORMAT_VERSION, library]))
    .digest('hex')
}

async function write(client: pg.Client, library: Library) {
  const admins = await readAdminChanges(client)
  for (const [position, { id, name, icon }] of library.categories.entries()) {
    const isLeftAlone = admins.editedCategories.has(id) || admins.removedCategories.has(id)
    if (!isLeftAlone) await run(client, upsertCategory(id, JSON.stringify(name), icon, position))
  }
  for (const material of library.materials) await writeMaterial(client, material)
  const names = await materialNames(
    client,
    library.materials.map(({ id }) => id),
  )
  const words: Words[] = []
  for (const activity of library.activities) {
    const { removedCategories } = admins
    const categoryId = removedCategories.has(activity.category) ? removedCategories.get(activity.category) : activity.category
    if (!categoryId || admins.activities.has(activity.slug)) continue
    // A mixed order that stays the same when activities are added, as a PostgreSQL integer.
    const position = seededNumber(activity.slug) >>> 1
    const key = { id: uuidv7(), slug: activity.slug, position, isEdited: false, declaredBy: null }
    const content = { ...activity, categoryId, occasion: occasionOf(activity), guiding: guidingOf(activity) }
    words.push(await writeActivity(client, key, content, names))
  }
  await writeWords(client, words)
  const slugs = library.activities.map(({ slug }) => slug)
  await run(client, retireActivities(slugs))
  await run(client, returnActivities(slugs))
  await run(client, deleteUnusedWords())
}

/** Reads the admins' changes, which take precedence over the files. */
async function readAdminChanges(client: pg.Client) {
  const edited = await rowsOf(client, selectEditedCategories())
  const removed = await rowsOf(client, selectRemovedCategories())
  const activities = await rowsOf(client, selectAdminsActivities())
  return {
    editedCategories: new Set(edited.map(({ id }) => id)),
    /** The category that took over the activities, by removed id. */
    removedCategories: new Map(removed.map(({ slug, movedTo }) => [slug, movedTo])),
    /** Slugs of edited or deleted activities. */
    activities: new Set(activities.map(({ slug }) => slug)),
  }
}

async function writeMaterial(client: pg.Client, { id, name, substances, alsoCalled, substitutes = [] }: LibraryMaterial) {
  const others = alsoCalled ? JSON.stringify(alsoCalled) : null
  await run(client, upsertMaterial(id, JSON.stringify(name), allergensIn(substances), others, substitutes))
}
