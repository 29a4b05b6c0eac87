import { strToU8, zipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { Problem } from '#lib/errors'
import { type PackActivity, packActivity } from '#lib/schemas/catalogue/pack'
import { exportPack } from '#lib/server/catalogue/packs/export'
import { importPack } from '#lib/server/catalogue/packs/import'
import { unzipPack, zipPack } from '#lib/server/catalogue/packs/zip'
import { pool } from '#lib/server/platform/db'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { newActivity, newCategory, type WireActivity } from '../../setup/data/catalogue.ts'
import { facts } from '../../setup/data/facts.ts'

const path = '/admin/explore/activities'
const own = { author: 'Kita Nord', license: 'CC-BY-4.0' }
const options = { isRestored: false }

/** Returns an activity in the form of a pack: one written here, or (slower) any. */
async function getPacked(slug: string, { isOwnOnly = true } = {}): Promise<PackActivity> {
  const exported = await exportPack({ title: 'Nord', own, isOwnOnly })
  if (!('bytes' in exported)) throw new Error('no pack')
  return packActivity.parse(unzipPack(exported.bytes).files[`activities/${slug}.json`])
}

/** Builds a pack of these activities, with the given categories and materials. */
function createPack(activities: PackActivity[], more: Record<string, unknown> = {}): Uint8Array {
  return zipPack('Nord', { ...more, ...Object.fromEntries(activities.map((one) => [`activities/${one.slug}.json`, one])) })
}

/** Returns the same activity with another slug, as of another author. */
function asOtherAuthor(activity: PackActivity, change: object = {}): PackActivity {
  const slug = `strange-${uuidv7().slice(-12)}`
  const origin = { pack: 'Nord', author: own.author, license: own.license }
  return { ...structuredClone(activity), origin, ...change, slug }
}

const counts = ({ added, changed, unchanged, drafts }: Awaited<ReturnType<typeof importPack>>) => ({ added, changed, unchanged, drafts })

async function bySlug(admin: Person, slug: string): Promise<WireActivity> {
  const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where slug = $1', [slug])
  return (await api(`GET ${path}/${rows[0]?.id}`, { as: admin })).json()
}

const isOffered = async (id: string) => (await api(`GET /explore/activities/${id}`)).status === 200

test('importing an exported pack changes nothing', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin, { materials: [{ id: 'blanket', quantity: { en: '1', es: '1', he: '1' } }] })
  const [mine, library] = [await getPacked(id), await getPacked('a-bed-the-dinosaur-fits-into', { isOwnOnly: false })]
  expect(mine).toMatchObject({ origin: { pack: 'Nord', ...own } })
  expect(library).toMatchObject({ origin: { pack: 'Cometa', author: 'The Cometa authors', license: 'MIT' } })
  expect(counts(await importPack(createPack([mine, library]), options))).toEqual({ added: 0, changed: 0, unchanged: 2, drafts: 0 })
  expect(await isOffered(id)).toBe(true)
})

test('a pack carries the text and the number of children for groups of an activity written here', async () => {
  const admin = await person({ isAdmin: true })
  const { id, text } = await newActivity(admin)
  const group = { en: 'Sit in a circle.', es: 'Siéntense en ronda.', he: 'יושבים במעגל.' }
  const written = {
    en: { ...text.en, group: group.en },
    es: { ...text.es, group: group.es },
    he: { ...text.he, group: group.he },
  }
  const body = { text: written, participation: { min: 4, max: 20, children_per_adult: 8 } }
  expect((await api(`PATCH ${path}/${id}`, { as: admin, body })).status).toBe(200)
  const packed = await getPacked(id)
  expect(packed.guiding.he.guidance).toMatchObject({ group: group.he, say: [] })
  expect(packed.occasion.circumstances).toMatchObject({ participants: { min: 4, max: 20 }, childrenPerAdult: 8 })
  expect(counts(await importPack(createPack([packed]), options))).toMatchObject({ unchanged: 1 })
})

test('an export requires an author if it contains activities written here', async () => {
  await newActivity(await person({ isAdmin: true }))
  const exported = await exportPack({ title: 'Nord', own: undefined, isOwnOnly: true })
  expect(exported).toMatchObject({ unlicensed: expect.any(Number) })
})

test('an imported activity is a draft that users do not see until an admin has declared its facts', async () => {
  const admin = await person({ isAdmin: true })
  const library = await getPacked('a-bed-the-dinosaur-fits-into', { isOwnOnly: false })
  const stranger = asOtherAuthor(library)
  expect(counts(await importPack(createPack([stranger]), options))).toEqual({ added: 1, changed: 0, unchanged: 0, drafts: 1 })
  const draft = await bySlug(admin, stranger.slug)
  expect(draft).toMatchObject({ is_draft: true, facts: null, proposed_facts: library.facts, origin: { pack: 'Nord', ...own } })
  expect(await isOffered(draft.id)).toBe(false)
  // It cannot be shown without facts, or with an unanswered word.
  expect((await api(`PATCH ${path}/${draft.id}`, { as: admin, body: { is_hidden: false } })).status).toBe(422)
  expect((await importPack(createPack([stranger]), options)).unchanged).toBe(1)

  const confirmed = await api(`PATCH ${path}/${draft.id}`, { as: admin, body: { facts: library.facts, is_hidden: false } })
  expect(await confirmed.json()).toMatchObject({ is_draft: false, facts: library.facts, proposed_facts: null, facts_by: admin.name })
  const card = await (await api(`GET /explore/activities/${draft.id}`)).json()
  expect(card.guidance.why.length).toBeGreaterThan(0)
  expect(card.quick).toHaveLength(3)
})

test('imported acknowledgements do not count until confirmed, and guidance with an unanswered word is omitted', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const why = 'The knife is a word of the song.'
  const acknowledged = [{ words: { en: ['knife'] }, why }]
  const guiding = Object.fromEntries(
    Object.keys(mine.text).map((language) => [
      language,
      { quick: language === 'en' ? ['Sing of the knife.', 'Sing.', 'Sing.'] : [], guidance: null },
    ]),
  )
  const stranger = asOtherAuthor(mine, { guiding, facts: facts({ acknowledged }) })
  await importPack(createPack([stranger]), options)
  const draft = await bySlug(admin, stranger.slug)
  const { acknowledged: _, ...others } = facts()
  await api(`PATCH ${path}/${draft.id}`, { as: admin, body: { facts: { ...others, acknowledged: [] }, is_hidden: false } })
  expect((await (await api(`GET /explore/activities/${draft.id}`)).json()).quick).toEqual([])
})

test('an import keeps the reviewed text of a changed activity until an admin shows the change', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const reworded = structuredClone(mine)
  reworded.text.en.instructions[0] = 'Spread a soft blanket.'
  expect(counts(await importPack(createPack([reworded]), options))).toMatchObject({ added: 0, changed: 1, drafts: 1 })
  const offered = async () => (await (await api(`GET /explore/activities/${id}`)).json()).instructions[0]
  expect(await offered()).toBe(mine.text.en.instructions[0])

  expect((await importPack(createPack([reworded]), options)).unchanged).toBe(1)
  const later = structuredClone(reworded)
  later.text.en.title = 'A softer blanket'
  expect(counts(await importPack(createPack([later]), options))).toMatchObject({ changed: 1, drafts: 1 })
  const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where replaces_id = $1', [id])
  expect(rows).toHaveLength(1)
  const draftId = rows[0]?.id
  expect(await (await api(`GET ${path}/${draftId}`, { as: admin })).json()).toMatchObject({ is_draft: true, replaces_id: id })
  expect(await isOffered(String(draftId))).toBe(false)

  const confirmed = await api(`PATCH ${path}/${draftId}`, { as: admin, body: { facts: mine.facts } })
  expect(await confirmed.json()).toMatchObject({ id: draftId, is_hidden: true })
  expect(await offered()).toBe(mine.text.en.instructions[0])
  const taken = await api(`PATCH ${path}/${draftId}`, { as: admin, body: { is_hidden: false } })
  expect(await taken.json()).toMatchObject({ id, is_hidden: false, replaces_id: null, facts_by: admin.name })
  expect(await offered()).toBe('Spread a soft blanket.')
  expect((await api(`GET ${path}/${draftId}`, { as: admin })).status).toBe(404)
  expect((await importPack(createPack([later]), options)).unchanged).toBe(1)
})

test('deleting the change of a pack leaves the reviewed activity unchanged', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const reworded = structuredClone(mine)
  reworded.text.en.title = 'A stranger’s title'
  await importPack(createPack([reworded]), options)
  const { rows } = await pool.query<{ id: string }>('select id from catalogue_activity where replaces_id = $1', [id])
  expect((await api(`DELETE ${path}/${rows[0]?.id}`, { as: admin })).status).toBe(204)
  expect(await isOffered(id)).toBe(true)
  expect(await bySlug(admin, id)).toMatchObject({ text: { en: { title: mine.text.en.title } } })
})

test('an import hides a new category until an admin shows it', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const category = `south-${uuidv7().slice(-8)}`
  const name = { en: 'South', es: 'Sur', he: 'דרום' }
  const stranger = asOtherAuthor(mine, { categoryId: category })
  const report = await importPack(createPack([stranger], { 'categories.json': [{ id: category, name, icon: 'kite' }] }), options)
  expect(report.categories).toEqual([category])
  const offered = async () => (await (await api('GET /explore/categories')).json()).some((one: { id: string }) => one.id === category)
  expect(await offered()).toBe(false)
  const { id: draftId } = await bySlug(admin, stranger.slug)
  expect((await api(`PATCH ${path}/${draftId}`, { as: admin, body: { facts: mine.facts, is_hidden: false } })).status).toBe(200)
  expect(await isOffered(draftId)).toBe(false)
  expect((await api(`PATCH /admin/explore/categories/${category}`, { as: admin, body: { is_hidden: false } })).status).toBe(200)
  expect([await offered(), await isOffered(draftId)]).toEqual([true, true])
})

test('an activity cannot be shown until an admin confirms the contents of its new material', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const material = `spread-${uuidv7().slice(-8)}`
  const name = { en: 'Crunchy spread', es: 'Untable crujiente', he: 'ממרח פריך' }
  const files = { 'materials.json': [{ id: material, name, alsoCalled: null, allergens: [], substitutes: [] }] }
  const stranger = asOtherAuthor(mine, { materials: [{ id: material, quantity: null }] })
  const report = await importPack(createPack([stranger], files), options)
  expect(report.materials).toEqual([material])
  const { id: draftId } = await bySlug(admin, stranger.slug)
  const show = async (given: object) => {
    const response = await api(`PATCH ${path}/${draftId}`, { as: admin, body: { facts: { ...mine.facts, ...given }, is_hidden: false } })
    return response.status === 200 ? 'shown' : (await response.json()).errors.map(({ field, message }: Record<string, string>) => [field, message])
  }
  expect(await show({})).toEqual([['materials.0', 'First say what this material contains']])
  const isListed = async () => (await (await api('GET /materials')).json()).some((one: { id: string }) => one.id === material)
  expect(await isListed()).toBe(false)
  const [listed] = (await (await api('GET /admin/explore/materials', { as: admin })).json()).filter((one: { id: string }) => one.id === material)
  expect(listed).toEqual({ id: material, name, also_called: null, allergens: [] })

  const confirm = { as: admin, body: { allergens: ['peanuts'] } }
  expect((await api(`PATCH /admin/explore/materials/${material}`, confirm)).status).toBe(200)
  expect((await api(`PATCH /admin/explore/materials/${material}`, confirm)).status).toBe(404)
  expect(await show({})).toEqual([['materials.0', 'It contains an allergen: add it under Safety']])
  expect(await show({ substances: [{ id: 'peanuts', use: 'touched' }] })).toBe('shown')
  expect(await isListed()).toBe(true)
})

test('an import refuses activities that can never be shown, names the field, and imports the others', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const withStep = (step: string) => {
    const changed = asOtherAuthor(mine)
    changed.text.en.instructions[1] = step
    return changed
  }
  const bad = {
    markup: withStep('Say <b>one</b> word.'),
    tag: asOtherAuthor(mine, { tags: ['dinosaurs', 'blocks', 'no_such_tag'] }),
    field: asOtherAuthor(mine, { colour: 'red' }),
    ages: asOtherAuthor(mine, { ageMinMonths: 96, ageMaxMonths: 24 }),
    category: asOtherAuthor(mine, { categoryId: 'nowhere' }),
    hazard: asOtherAuthor(mine, { facts: facts({ hazards: [{ code: 'balloons', at: ['card'], who: 'child' }] }) }),
  }
  const good = asOtherAuthor(mine)
  const report = await importPack(createPack([...Object.values(bad), good]), options)
  expect(counts(report)).toEqual({ added: 1, changed: 0, unchanged: 0, drafts: 1 })
  const fieldsOf = (slug: string) => report.refusals.find((one) => one.slug === slug)?.errors.map(({ field }) => field)
  expect(fieldsOf(bad.markup.slug)).toEqual(['text.en.instructions.1'])
  expect(fieldsOf(bad.tag.slug)).toEqual(['tags.2'])
  expect(fieldsOf(bad.field.slug)).toEqual(['colour'])
  expect(fieldsOf(bad.ages.slug)).toEqual(['age_max_months'])
  expect(fieldsOf(bad.category.slug)).toEqual(['category_id'])
  expect(fieldsOf(bad.hazard.slug)).toContain('text.en.description')
  expect(report.refusals).toHaveLength(6)
})

test('an import adds missing categories and materials, and keeps existing ones unchanged', async () => {
  const admin = await person({ isAdmin: true })
  const { id: known } = await newCategory(admin)
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const [category, material] = [`north-${uuidv7().slice(-8)}`, `felt-${uuidv7().slice(-8)}`]
  const name = { en: 'North', es: 'Norte', he: 'צפון' }
  const felt = {
    id: material,
    name: { en: 'Felt', es: 'Fieltro', he: 'לבד' },
    alsoCalled: null,
    allergens: [],
    substitutes: ['blanket', 'no-such-thing'],
  }
  const files = {
    'categories.json': [
      { id: category, name, icon: 'kite' },
      { id: known, name, icon: 'kite' },
    ],
    'materials.json': [felt, { ...felt, id: 'blanket' }],
  }
  const materials = [
    { id: material, quantity: null },
    { id: 'blanket', quantity: null },
  ]
  const strange = [asOtherAuthor(mine, { categoryId: category, materials }), asOtherAuthor(mine, { categoryId: known })]
  expect((await importPack(createPack(strange, files), options)).added).toBe(2)
  expect((await (await api('GET /admin/explore/categories', { as: admin })).json()).find((one: { id: string }) => one.id === known).name.en).toBe(
    'Own',
  )
  const { rows } = await pool.query('select id, name, substitutes from material where id = any($1) order by id = $2', [
    ['blanket', material],
    material,
  ])
  expect(rows).toMatchObject([
    { id: 'blanket', name: { en: 'Blanket' } },
    { name: { en: 'Felt' }, substitutes: ['blanket'] },
  ])
})

test('an import skips activities that an admin deleted here, unless it restores them', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await newActivity(admin)
  const mine = await getPacked(id)
  const stranger = asOtherAuthor(mine)
  await importPack(createPack([stranger]), options)
  await api(`DELETE ${path}/${(await bySlug(admin, stranger.slug)).id}`, { as: admin })
  const report = await importPack(createPack([stranger]), options)
  expect(report).toMatchObject({ added: 0, removals: [stranger.slug] })
  expect(await importPack(createPack([stranger]), { isRestored: true })).toMatchObject({ added: 1, removals: [] })
})

test('an import of an invalid pack changes nothing', async () => {
  const whole = createPack([])
  const refused = async (bytes: Uint8Array) => {
    const error: unknown = await importPack(bytes, options).catch((problem) => problem)
    return error instanceof Problem ? (error.detail?.key ?? error.code) : error
  }
  const manifest = (files: Record<string, string>, format = 1) =>
    strToU8(JSON.stringify({ format, title: 'Nord', created_at: '2026-11-23T00:00:00Z', files }))
  expect(await refused(strToU8('not a zip'))).toBe('no_pack')
  expect(await refused(whole.subarray(0, whole.length / 2))).toBe('no_pack')
  expect(await refused(zipSync({ 'notes.txt': strToU8('?') }))).toBe('no_pack')
  expect(await refused(zipSync({ 'pack.json': manifest({}, 2) }))).toBe('pack_newer')
  expect(await refused(zipSync({ 'pack.json': manifest({}), 'categories.json': strToU8('[]') }))).toBe('pack_changed')
  expect(await refused(zipSync({ 'pack.json': manifest({ 'categories.json': '0'.repeat(64) }) }))).toBe('pack_changed')
  expect(await refused(zipSync({ 'pack.json': strToU8('{') }))).toBe('pack_unreadable')
  expect(await refused(zipSync({ 'pack.json': manifest({}), 'categories.json': new Uint8Array(5_000_000) }))).toBe('payload_too_large')
})

test('an import refuses a zip that declares a smaller size than it has, without unpacking the rest', async () => {
  const bytes = zipSync({ 'pack.json': new Uint8Array(50_000_000) })
  const told = new DataView(bytes.buffer, bytes.byteOffset)
  const directory = told.getUint32(bytes.length - 6, true)
  // The unpacked size, in the central directory: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.12)
  told.setUint32(directory + 24, 100, true)
  await expect(importPack(bytes, options)).rejects.toMatchObject({ code: 'invalid' })
})
