// Brings the library's files into the database: new and changed activities, once for each version of the files.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { CATALOGUE_LOCK, materialNames, writeActivity } from '#lib/catalogue/activity-rows'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { allergensIn } from '#lib/domain/safety/allergies'
import { prepared } from '#lib/prepared'
import type { LibraryMaterial } from '#seed/format.ts'
import { type Library, readLibrary, readStamp } from '#seed/read.ts'
import { withConnection } from './connection.ts'

/** What is made of the files: a new number loads them anew where they have not changed. */
const VERSION = 4

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
export function loadLibrary(url: string, { version } = readStamp()): Promise<Loaded> {
  const library = readLibrary()
  const hash = libraryHash(library)
  return withConnection(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [CATALOGUE_LOCK])
    const { rows } = await client.query<{ hash: string; version: number }>("select hash, version from loaded_data where name = 'library'")
    const [known] = rows
    const isNewer = known !== undefined && known.version > version
    const loaded = !isNewer && known?.hash !== hash
    if (loaded) {
      await write(client, library)
      // Else PostgreSQL searches what it knows nothing of, until it comes round to it, the slow way.
      await client.query('analyze category, material, catalogue_activity, catalogue_text, catalogue_material, catalogue_word')
    }
    if (loaded || (known && known.version < version)) {
      await client.query(
        `insert into loaded_data (name, hash, version) values ('library', $1, $2)
         on conflict (name) do update set hash = $1, version = $2, loaded_at = now()`,
        [hash, version],
      )
    }
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
  const categories = library.categories.map(({ name, ...rest }, position) => ({ ...rest, name: JSON.stringify(name), position }))
  const isLeftAlone = ({ id }: { id: string }) => admins.editedCategories.has(id) || admins.removedCategories.has(id)
  await upsert(
    client,
    'category',
    ['id'],
    categories.filter((category) => !isLeftAlone(category)),
    ['position'],
  )
  await upsert(client, 'material', ['id'], library.materials.map(materialRow))
  const names = await materialNames(
    client,
    library.materials.map(({ id }) => id),
  )
  for (const activity of library.activities) {
    const { removedCategories } = admins
    const categoryId = removedCategories.has(activity.category) ? removedCategories.get(activity.category) : activity.category
    if (!categoryId || admins.activities.has(activity.slug)) continue
    // A mixed order that a new activity does not stir up; an integer of PostgreSQL's.
    const position = seededNumber(activity.slug) >>> 1
    await writeActivity(
      client,
      { id: uuidv7(), slug: activity.slug, position, isEdited: false, declaredBy: null },
      { ...activity, categoryId },
      names,
    )
  }
  const slugs = library.activities.map(({ slug }) => slug)
  await client.query(retireSql, [slugs])
  await client.query(returnSql, [slugs])
  await client.query(forgetWordsSql)
}

/** What the files no longer have is shown no more, but for an admin's own and what an admin showed again; whoever saved or rated it loses nothing should it return. */
const retireSql = `
  with retired as (
    update catalogue_activity set is_hidden = true
    where edited_at is null and not is_hidden and slug <> all($1) and slug not in (select slug from removed_from_catalogue where kind = 'retired')
    returning slug
  )
  insert into removed_from_catalogue (kind, slug) select 'retired', slug from retired`

const returnSql = `
  with returned as (delete from removed_from_catalogue where kind = 'retired' and slug = any($1) returning slug)
  update catalogue_activity a set is_hidden = false from returned where a.slug = returned.slug and a.edited_at is null`

/** Words that no text has any more would keep a search from what was meant. */
const forgetWordsSql = `
  with present as (
    select distinct language, substr(lexeme, length(language) + 2) as word from catalogue_text cross join unnest(tsvector_to_array(words)) lexeme
  )
  delete from catalogue_word w where not exists (select 1 from present p where p.language = w.language and p.word = w.word)`

/** What admins did: it holds, whatever the files say. */
async function doneByAdmins(client: pg.Client) {
  const { rows: edited } = await client.query<{ id: string }>('select id from category where edited_at is not null')
  const { rows: removed } = await client.query<{ slug: string; movedTo: string | null }>(
    `select slug, moved_to as "movedTo" from removed_from_catalogue where kind = 'category'`,
  )
  const { rows: activities } = await client.query<{ slug: string }>(
    `select slug from catalogue_activity where edited_at is not null union select slug from removed_from_catalogue where kind = 'activity'`,
  )
  return {
    editedCategories: new Set(edited.map(({ id }) => id)),
    /** By their id, where their activities went. */
    removedCategories: new Map(removed.map(({ slug, movedTo }) => [slug, movedTo])),
    /** Slugs of those edited or deleted. */
    activities: new Set(activities.map(({ slug }) => slug)),
  }
}

function materialRow({ id, name, substances, alsoCalled, substitutes = [] }: LibraryMaterial) {
  return {
    id,
    name: JSON.stringify(name),
    allergens: allergensIn(substances),
    also_called: alsoCalled ? JSON.stringify(alsoCalled) : null,
    substitutes,
  }
}

/** Inserts rows, or changes those with the same key; the columns in `keep` stay as they were. */
async function upsert(client: pg.Client, table: string, key: string[], rows: Record<string, unknown>[], keep: string[] = []) {
  for (const row of rows) {
    const columns = Object.keys(row)
    const changes = columns.filter((column) => !key.includes(column) && !keep.includes(column)).map((column) => `${column} = excluded.${column}`)
    const places = columns.map((_, i) => `$${i + 1}`)
    const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`
    await client.query(prepared(text, Object.values(row)))
  }
}
