// Brings the library's files into the database: new and changed activities, once for each version of the files.
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

/** What is made of the files: a new number loads them anew where they have not changed. */
const VERSION = 9

/** What became of it: with `isNewer` the database holds a later version of the library, and was left alone. */
interface Loaded {
  activities: number
  loaded: boolean
  isNewer: boolean
}

/**
 * The library's version only rises: an older copy of the app that starts beside a newer one does not write the old texts back.
 * @returns how many activities the files hold, and whether anything had to be loaded
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
      // Else PostgreSQL searches what it knows nothing of, until it comes round to it, the slow way.
      await run(client, analyzeCatalogue())
    }
    if (loaded || (known && known.version < version)) await run(client, upsertLoadedLibrary(hash, version))
    await client.query('commit')
    return { activities: library.activities.length, loaded, isNewer }
  })
}

export function libraryHash(library: Library): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, library]))
    .digest('hex')
}

async function write(client: pg.Client, library: Library) {
  const admins = await doneByAdmins(client)
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
    // A mixed order that a new activity does not stir up; an integer of PostgreSQL's.
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

/** What admins did: it holds, whatever the files say. */
async function doneByAdmins(client: pg.Client) {
  const edited = await rowsOf(client, selectEditedCategories())
  const removed = await rowsOf(client, selectRemovedCategories())
  const activities = await rowsOf(client, selectAdminsActivities())
  return {
    editedCategories: new Set(edited.map(({ id }) => id)),
    /** By their id, where their activities went. */
    removedCategories: new Map(removed.map(({ slug, movedTo }) => [slug, movedTo])),
    /** Slugs of those edited or deleted. */
    activities: new Set(activities.map(({ slug }) => slug)),
  }
}

async function writeMaterial(client: pg.Client, { id, name, substances, alsoCalled, substitutes = [] }: LibraryMaterial) {
  const others = alsoCalled ? JSON.stringify(alsoCalled) : null
  await run(client, upsertMaterial(id, JSON.stringify(name), allergensIn(substances), others, substitutes))
}
