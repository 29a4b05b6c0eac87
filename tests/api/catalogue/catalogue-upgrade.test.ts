import { expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { readLibrary, readStamp } from '#seed/read.ts'
import { loadLibrary } from '../../../scripts/database/load-library.ts'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { newActivity, newCategory, type WireActivity } from '../../setup/data/catalogue.ts'
import { titles } from '../../setup/data/explore.ts'

const whole = readLibrary()
const named = [
  ...['animal-yoga-story', 'ant-canteen-experiment', 'back-to-back-drawing', 'balcony-herb-bar', 'barefoot-path', 'bedsheet-wave-circle'],
  ...['big-leaf-little-leaf', 'bike-mission-ride', 'box-rocket-moon-trip', 'bread-snail-bakery'],
]
/** Library files with only the activities that these tests name: loading all takes a minute. */
const library = { ...whole, activities: whole.activities.filter(({ slug }) => named.includes(slug)) }

/** Starts the app with other files than the loaded ones, so that all are written again. */
async function upgrade() {
  await pool.query("update loaded_data set hash = 'of older files'")
  const { loaded } = await loadLibrary(process.env.DATABASE_URL ?? '', readStamp(), library)
  expect(loaded).toBe(true)
}

/** Starts another copy of the app whose library differs only in its version. */
const startOtherCopy = (version: number) => loadLibrary(process.env.DATABASE_URL ?? '', { version, hash: '' }, library)

async function getIdBySlug(slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where slug = $1', [slug])
  return rows[0]?.id ?? ''
}

const categories = async (as: { token: string }) => (await api('GET /admin/explore/categories', { as })).json()
const one = async (as: { token: string }, id: string): Promise<WireActivity> => (await api(`GET /admin/explore/activities/${id}`, { as })).json()

test('an upgrade loads the new files, and keeps what an admin wrote', async () => {
  const admin = await person({ isAdmin: true })
  const [edited, untouched, hidden] = [
    await getIdBySlug('animal-yoga-story'),
    await getIdBySlug('barefoot-path'),
    await getIdBySlug('back-to-back-drawing'),
  ]
  const { text } = await one(admin, edited)
  const own = { ...text, en: { ...text.en, title: 'Yoga of our own' } }
  await api(`PATCH /admin/explore/activities/${edited}`, { as: admin, body: { text: own, materials: [] } })
  await api(`PATCH /admin/explore/activities/${hidden}`, { as: admin, body: { is_hidden: true, position: 0 } })
  const before = await one(admin, untouched)
  await pool.query("update catalogue_text set title = 'Of the older files' where activity_id = any($1)", [[untouched, hidden]])
  await upgrade()
  expect(await one(admin, edited)).toMatchObject({ text: own, materials: [] })
  expect(await titles('activities?q=yoga of our own')).toContain('Yoga of our own')
  // A form opened before the upgrade gets a conflict.
  expect(await one(admin, untouched)).toEqual({ ...before, version: before.version + 1 })
  // A hidden or moved activity keeps following the files: its text is unchanged.
  const { text: again, ...rest } = await one(admin, hidden)
  expect(again.en.title).not.toBe('Of the older files')
  expect(rest).toMatchObject({ is_hidden: true, position: 0 })
})

test('an upgrade hides activities that the files no longer have, except those that an admin wrote', async () => {
  const admin = await person({ isAdmin: true })
  const [gone, kept] = [await getIdBySlug('bedsheet-wave-circle'), await getIdBySlug('balcony-herb-bar')]
  await api(`PATCH /admin/explore/activities/${kept}`, { as: admin, body: { duration_minutes: 45 } })
  await pool.query("update catalogue_activity set slug = 'of-older-' || slug where id = any($1)", [[gone, kept]])
  await upgrade()
  expect((await api(`GET /explore/activities/${gone}`)).status).toBe(404)
  expect((await api(`GET /explore/activities/${kept}`)).status).toBe(200)
})

test('an upgrade shows activities again that return to the files, except those that an admin hid', async () => {
  const admin = await person({ isAdmin: true })
  const [back, hidden] = [await getIdBySlug('big-leaf-little-leaf'), await getIdBySlug('box-rocket-moon-trip')]
  await api(`PATCH /admin/explore/activities/${hidden}`, { as: admin, body: { is_hidden: true } })
  await pool.query("update catalogue_activity set slug = 'of-older-' || slug where id = any($1)", [[back, hidden]])
  await upgrade()
  expect((await api(`GET /explore/activities/${back}`)).status).toBe(404)
  await pool.query("delete from catalogue_activity where slug = any('{big-leaf-little-leaf,box-rocket-moon-trip}')")
  await pool.query("update catalogue_activity set slug = replace(slug, 'of-older-', '') where id = any($1)", [[back, hidden]])
  await pool.query("update removed_from_catalogue set slug = replace(slug, 'of-older-', '')")
  await upgrade()
  expect((await api(`GET /explore/activities/${back}`)).status).toBe(200)
  expect((await api(`GET /explore/activities/${hidden}`)).status).toBe(404)
})

test('an activity that the files no longer have stays shown once an admin shows it again', async () => {
  const admin = await person({ isAdmin: true })
  const id = await getIdBySlug('bike-mission-ride')
  await pool.query("update catalogue_activity set slug = 'of-older-' || slug where id = $1", [id])
  await upgrade()
  await api(`PATCH /admin/explore/activities/${id}`, { as: admin, body: { is_hidden: false } })
  await upgrade()
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
})

test('an upgrade forgets words that only older files had', async () => {
  await pool.query("insert into catalogue_word (language, word) values ('en', 'barefoto')")
  expect(await titles('activities?q=barefoto')).toEqual([])
  await upgrade()
  expect(await titles('activities?q=barefoto')).not.toEqual([])
})

test('an upgrade does not restore what an admin deleted, and keeps what an admin created', async () => {
  const admin = await person({ isAdmin: true })
  const id = await getIdBySlug('ant-canteen-experiment')
  await api(`DELETE /admin/explore/activities/${id}`, { as: admin })
  const [own, made] = [await newCategory(admin), await newActivity(admin)]
  await upgrade()
  expect(await getIdBySlug('ant-canteen-experiment')).toBe('')
  expect(await one(admin, made.id)).toEqual(made)
  expect(await categories(admin)).toContainEqual(expect.objectContaining({ id: own.id }))
})

test('an upgrade does not restore a deleted category, and moves its new activities where the others went', async () => {
  const admin = await person({ isAdmin: true })
  const id = await getIdBySlug('barefoot-path')
  const { category_id: from } = await one(admin, id)
  const [first, second] = [await newCategory(admin), await newCategory(admin)]
  await api(`DELETE /admin/explore/categories/${from}?move_to=${first.id}`, { as: admin })
  await api(`DELETE /admin/explore/categories/${first.id}?move_to=${second.id}`, { as: admin })
  // As if only the newer files had it.
  await pool.query('delete from catalogue_activity where id = $1', [id])
  await upgrade()
  expect((await categories(admin)).map((category: { id: string }) => category.id)).not.toContain(from)
  expect(await one(admin, await getIdBySlug('barefoot-path'))).toMatchObject({ category_id: second.id })
})

test('an upgrade moves new activities of a category that was created and deleted again to the last category chosen', async () => {
  const admin = await person({ isAdmin: true })
  const id = await getIdBySlug('bread-snail-bakery')
  const { category_id: from } = await one(admin, id)
  const [first, second] = [await newCategory(admin), await newCategory(admin)]
  await api(`DELETE /admin/explore/categories/${from}?move_to=${first.id}`, { as: admin })
  await newCategory(admin, { id: from })
  const addedByFiles = async () => {
    await pool.query("delete from catalogue_activity where slug = 'bread-snail-bakery'")
    await upgrade()
    return (await one(admin, await getIdBySlug('bread-snail-bakery'))).category_id
  }
  expect(await addedByFiles()).toBe(from)
  await api(`DELETE /admin/explore/categories/${from}?move_to=${second.id}`, { as: admin })
  expect(await addedByFiles()).toBe(second.id)
})

test('an upgrade keeps the name and position of a renamed category', async () => {
  const admin = await person({ isAdmin: true })
  const name = { en: 'Playing', es: 'A jugar', he: 'משחקים אצלנו' }
  await api('PATCH /admin/explore/categories/games', { as: admin, body: { name, position: 0 } })
  await api('PATCH /admin/explore/categories/science', { as: admin, body: { position: 1, is_hidden: true } })
  await upgrade()
  const [games, science] = await categories(admin)
  expect(games).toMatchObject({ id: 'games', name, icon: expect.any(String) })
  expect(science).toMatchObject({ id: 'science', is_hidden: true })
})

test('an older copy of the app that starts next to a newer one changes nothing', async () => {
  const { version } = readStamp()
  const id = await getIdBySlug('barefoot-path')
  await pool.query("update catalogue_activity set slug = 'of-the-newer-' || slug where id = $1", [id])
  await pool.query("update loaded_data set hash = 'of the newer files', version = $1 where name = 'library'", [version + 1])
  expect(await startOtherCopy(version)).toMatchObject({ loaded: false, isNewer: true })
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
  expect(await getIdBySlug('barefoot-path')).toBe('')
  // The newer copy finds everything unchanged, and the next version changes it.
  expect(await startOtherCopy(version + 2)).toMatchObject({ loaded: true, isNewer: false })
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(404)
  expect(await startOtherCopy(version + 1)).toMatchObject({ loaded: false, isNewer: true })
  expect(await startOtherCopy(version + 3)).toMatchObject({ loaded: false, isNewer: false })
  expect(await startOtherCopy(version + 2)).toMatchObject({ loaded: false, isNewer: true })
})
