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
/** The files with those activities alone that the tests name: all of them would take a minute. */
const library = { ...whole, activities: whole.activities.filter(({ slug }) => named.includes(slug)) }

/** The app starts anew with other files than those it loaded: they all are written again. */
async function upgrade() {
  await pool.query("update loaded_data set hash = 'of older files'")
  const { loaded } = await loadLibrary(process.env.DATABASE_URL ?? '', readStamp(), library)
  expect(loaded).toBe(true)
}

/** Another copy of the app starts, whose library is the same but for its version. */
const start = (version: number) => loadLibrary(process.env.DATABASE_URL ?? '', { version, hash: '' }, library)

async function bySlug(slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where slug = $1', [slug])
  return rows[0]?.id ?? ''
}

const categories = async (as: { token: string }) => (await api('GET /admin/explore/categories', { as })).json()
const one = async (as: { token: string }, id: string): Promise<WireActivity> => (await api(`GET /admin/explore/activities/${id}`, { as })).json()

test('an upgrade brings what the files have, and leaves alone what an admin wrote', async () => {
  const admin = await person({ isAdmin: true })
  const [edited, untouched, hidden] = [await bySlug('animal-yoga-story'), await bySlug('barefoot-path'), await bySlug('back-to-back-drawing')]
  const { text } = await one(admin, edited)
  const own = { ...text, en: { ...text.en, title: 'Yoga of our own' } }
  await api(`PATCH /admin/explore/activities/${edited}`, { as: admin, body: { text: own, materials: [] } })
  await api(`PATCH /admin/explore/activities/${hidden}`, { as: admin, body: { is_hidden: true, position: 0 } })
  const before = await one(admin, untouched)
  await pool.query("update catalogue_text set title = 'Of the older files' where activity_id = any($1)", [[untouched, hidden]])
  await upgrade()
  expect(await one(admin, edited)).toMatchObject({ text: own, materials: [] })
  expect(await titles('activities?q=yoga of our own')).toContain('Yoga of our own')
  // A form that was open meanwhile is told.
  expect(await one(admin, untouched)).toEqual({ ...before, version: before.version + 1 })
  // Hiding and moving are no other text: that follows the files.
  const { text: again, ...rest } = await one(admin, hidden)
  expect(again.en.title).not.toBe('Of the older files')
  expect(rest).toMatchObject({ is_hidden: true, position: 0 })
})

test('what the files no longer have is shown no more, but for what an admin wrote', async () => {
  const admin = await person({ isAdmin: true })
  const [gone, kept] = [await bySlug('bedsheet-wave-circle'), await bySlug('balcony-herb-bar')]
  await api(`PATCH /admin/explore/activities/${kept}`, { as: admin, body: { duration_minutes: 45 } })
  await pool.query("update catalogue_activity set slug = 'of-older-' || slug where id = any($1)", [[gone, kept]])
  await upgrade()
  expect((await api(`GET /explore/activities/${gone}`)).status).toBe(404)
  expect((await api(`GET /explore/activities/${kept}`)).status).toBe(200)
})

test('what comes back into the files is shown again, but for what an admin hid', async () => {
  const admin = await person({ isAdmin: true })
  const [back, hidden] = [await bySlug('big-leaf-little-leaf'), await bySlug('box-rocket-moon-trip')]
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

test('what the files no longer have stays shown once an admin shows it again', async () => {
  const admin = await person({ isAdmin: true })
  const id = await bySlug('bike-mission-ride')
  await pool.query("update catalogue_activity set slug = 'of-older-' || slug where id = $1", [id])
  await upgrade()
  await api(`PATCH /admin/explore/activities/${id}`, { as: admin, body: { is_hidden: false } })
  await upgrade()
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
})

test('a word that only older files had is no longer taken for one that is there', async () => {
  await pool.query("insert into catalogue_word (language, word) values ('en', 'barefoto')")
  expect(await titles('activities?q=barefoto')).toEqual([])
  await upgrade()
  expect(await titles('activities?q=barefoto')).not.toEqual([])
})

test('what an admin deleted does not come back, and what was made stays', async () => {
  const admin = await person({ isAdmin: true })
  const id = await bySlug('ant-canteen-experiment')
  await api(`DELETE /admin/explore/activities/${id}`, { as: admin })
  const [own, made] = [await newCategory(admin), await newActivity(admin)]
  await upgrade()
  expect(await bySlug('ant-canteen-experiment')).toBe('')
  expect(await one(admin, made.id)).toEqual(made)
  expect(await categories(admin)).toContainEqual(expect.objectContaining({ id: own.id }))
})

test('a deleted category stays so, and what the files add to it goes where its activities went', async () => {
  const admin = await person({ isAdmin: true })
  const id = await bySlug('barefoot-path')
  const { category_id: from } = await one(admin, id)
  const [first, second] = [await newCategory(admin), await newCategory(admin)]
  await api(`DELETE /admin/explore/categories/${from}?move_to=${first.id}`, { as: admin })
  await api(`DELETE /admin/explore/categories/${first.id}?move_to=${second.id}`, { as: admin })
  // As if only the newer files had it.
  await pool.query('delete from catalogue_activity where id = $1', [id])
  await upgrade()
  expect((await categories(admin)).map((category: { id: string }) => category.id)).not.toContain(from)
  expect(await one(admin, await bySlug('barefoot-path'))).toMatchObject({ category_id: second.id })
})

test('a category made anew and deleted again sends what the files add where its activities went last', async () => {
  const admin = await person({ isAdmin: true })
  const id = await bySlug('bread-snail-bakery')
  const { category_id: from } = await one(admin, id)
  const [first, second] = [await newCategory(admin), await newCategory(admin)]
  await api(`DELETE /admin/explore/categories/${from}?move_to=${first.id}`, { as: admin })
  await newCategory(admin, { id: from })
  const addedByFiles = async () => {
    await pool.query("delete from catalogue_activity where slug = 'bread-snail-bakery'")
    await upgrade()
    return (await one(admin, await bySlug('bread-snail-bakery'))).category_id
  }
  expect(await addedByFiles()).toBe(from)
  await api(`DELETE /admin/explore/categories/${from}?move_to=${second.id}`, { as: admin })
  expect(await addedByFiles()).toBe(second.id)
})

test('a renamed category keeps its name and its place', async () => {
  const admin = await person({ isAdmin: true })
  const name = { en: 'Playing', es: 'A jugar', he: 'משחקים אצלנו' }
  await api('PATCH /admin/explore/categories/games', { as: admin, body: { name, position: 0 } })
  await api('PATCH /admin/explore/categories/science', { as: admin, body: { position: 1, is_hidden: true } })
  await upgrade()
  const [games, science] = await categories(admin)
  expect(games).toMatchObject({ id: 'games', name, icon: expect.any(String) })
  expect(science).toMatchObject({ id: 'science', is_hidden: true })
})

test('an older copy of the app that starts beside a newer one leaves everything alone', async () => {
  const { version } = readStamp()
  const id = await bySlug('barefoot-path')
  await pool.query("update catalogue_activity set slug = 'of-the-newer-' || slug where id = $1", [id])
  await pool.query("update loaded_data set hash = 'of the newer files', version = $1 where name = 'library'", [version + 1])
  expect(await start(version)).toMatchObject({ loaded: false, isNewer: true })
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
  expect(await bySlug('barefoot-path')).toBe('')
  // The newer one finds all as it left it, and the next changes it.
  expect(await start(version + 2)).toMatchObject({ loaded: true, isNewer: false })
  expect((await api(`GET /explore/activities/${id}`)).status).toBe(404)
  expect(await start(version + 1)).toMatchObject({ loaded: false, isNewer: true })
  expect(await start(version + 3)).toMatchObject({ loaded: false, isNewer: false })
  expect(await start(version + 2)).toMatchObject({ loaded: false, isNewer: true })
})
