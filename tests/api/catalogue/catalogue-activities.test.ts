import { describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody, textIn } from '../../setup/data/activity-body.ts'
import { newActivity, newCategory, type WireActivity } from '../../setup/data/catalogue.ts'
import { explore, titles } from '../../setup/data/explore.ts'
import { facts } from '../../setup/data/facts.ts'

const path = '/admin/explore/activities'
type AsAdmin = { token: string }
const one = async (as: AsAdmin, id: string): Promise<WireActivity> => (await api(`GET ${path}/${id}`, { as })).json()
const listed = async (as: AsAdmin, query: string, language = 'en'): Promise<{ activities: { id: string; title: string; position: number }[] }> =>
  (await api(`GET ${path}?${query}`, { as, headers: { 'accept-language': language } })).json()
const idsOf = async (as: AsAdmin, query: string) => (await listed(as, query)).activities.map(({ id }) => id)

describe('/admin/explore/activities', () => {
  test('creates activities in three languages, returns, changes and deletes them', async () => {
    const admin = await person({ isAdmin: true })
    const materials = [{ id: 'blanket', quantity: { en: '1 large', es: '1 grande', he: 'אחת גדולה' } }, { id: 'pencil' }]
    const created = await api(`POST ${path}`, { as: admin, body: activityBody({ materials, price_usd: 4.5, traits: ['calm'] }) })
    expect(created.status).toBe(201)
    const activity: WireActivity = await created.json()
    expect(activity).toMatchObject({
      ...activityBody(),
      price_usd: 4.5,
      traits: ['calm'],
      materials: [materials[0], { id: 'pencil', quantity: null }],
      is_hidden: false,
      version: 1,
      required_notes: { en: [], es: [], he: [] },
    })
    const card = await (await api(`GET /explore/activities/${activity.id}`, { headers: { 'accept-language': 'he' } })).json()
    expect(card).toMatchObject({
      title: 'מילים טובות',
      price: { amount: 4.5 },
      materials: [{ id: 'blanket', quantity: 'אחת גדולה' }, { id: 'pencil' }],
    })

    const changed = await api(`PATCH ${path}/${activity.id}`, { as: admin, body: { version: 1, price_usd: null, materials: [{ id: 'pencil' }] } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({
      price_usd: null,
      materials: [{ id: 'pencil' }],
      text: activity.text,
      tags: activity.tags,
      version: 2,
    })

    expect((await api(`DELETE ${path}/${activity.id}`, { as: admin })).status).toBe(204)
    for (const call of [`GET ${path}/${activity.id}`, `DELETE ${path}/${activity.id}`, `GET /explore/activities/${activity.id}`] as const) {
      expect((await api(call, { as: admin })).status).toBe(404)
    }
  })

  test('returns 403 to users who are no admins', async () => {
    const [admin, member] = [await person({ isAdmin: true }), await person()]
    const { id } = await newActivity(admin)
    for (const [call, body] of [
      [`GET ${path}`, undefined],
      [`POST ${path}`, activityBody()],
      [`GET ${path}/${id}`, undefined],
      [`PATCH ${path}/${id}`, { is_hidden: true }],
      [`DELETE ${path}/${id}`, undefined],
    ] as const) {
      expect((await api(call, { body })).status).toBe(401)
      expect((await api(call, { as: member, body })).status).toBe(403)
    }
    await db.user.update({ where: { id: admin.id }, data: { isAdmin: false } })
    expect((await api(`DELETE ${path}/${id}`, { as: admin })).status).toBe(403)
    expect((await api(`GET /explore/activities/${id}`)).status).toBe(200)
  })

  const { en, es, he } = activityBody().text
  test.each([
    ['category_id', { category_id: 'no-such-category' }, 'This does not exist'],
    ['category_id', { category_id: 'trending' }, 'This does not exist'],
    ['category_id', { category_id: undefined }, 'This field is required'],
    ['setting', { setting: 'space' }, 'This value cannot be used here'],
    ['duration_minutes', { duration_minutes: 2 }, 'Must be 3 or more'],
    ['duration_minutes', { duration_minutes: 481 }, 'Must be 480 or less'],
    ['duration_minutes', { duration_minutes: '20' }, 'This is not the kind of value expected here'],
    ['age_max_months', { age_max_months: 217 }, 'Must be 216 or less'],
    ['age_max_months', { age_max_months: 24 }, 'Must be above the youngest age'],
    ['price_usd', { price_usd: 0 }, 'Must be 0.01 or more'],
    ['picture', { picture: [] }, 'At least one entry'],
    ['picture', { picture: ['kite', 'fire', 'books', 'compass'] }, 'At most 3 entries'],
    ['picture', { picture: ['kite', 'kite'] }, 'Each only once'],
    ['picture.1', { picture: ['kite', 'no-such-picture'] }, 'This does not exist'],
    ['tags', { tags: ['art', 'music'] }, 'At least 3 entries'],
    ['tags.0', { tags: ['nonsense', 'art', 'music'] }, 'This value cannot be used here'],
    ['elof', { elof: ['cognition', 'cognition'] }, 'Each only once'],
    ['eyfs', { eyfs: undefined }, 'This field is required'],
    ['materials.0.id', { materials: [{ id: 'no-such-thing' }] }, 'This does not exist'],
    ['materials.0.id', { materials: [{ id: 'a\0b' }] }, 'This does not exist'],
    ['materials', { materials: [{ id: 'pencil' }, { id: 'pencil' }] }, 'Each only once'],
    ['materials.0.quantity.he', { materials: [{ id: 'pencil', quantity: { en: '2', es: '2', he: '' } }] }, 'This field is required'],
    ['text.he', { text: { en, es } }, 'This field is required'],
    ['text.es.title', { text: { en, he, es: { ...es, title: ' ' } } }, 'This field is required'],
    ['text.es.title', { text: { en, he, es: { ...es, title: 'x'.repeat(61) } } }, 'Must be at most 60 characters'],
    ['text.en.instructions', { text: { en: { ...en, instructions: ['Sit.'] }, es, he } }, 'At least 3 entries'],
    [
      'text.en.instructions.1',
      { text: { en: { ...en, instructions: ['Sit.', 'x'.repeat(421), 'Stand.', 'Go.'] }, es, he } },
      'Must be at most 420 characters',
    ],
    ['text.en.benefits', { text: { en: { ...en, benefits: ['Calm.', ' Calm. '] }, es, he } }, 'Each only once'],
    ['text.he.safety_notes', { text: { en, es, he: { ...he, safety_notes: ['ביחד.', 'ביחד.'] } } }, 'Each only once'],
    ['slug', { slug: 'mine' }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const admin = await person({ isAdmin: true })
    const response = await api(`POST ${path}`, { as: admin, body: activityBody(fields) })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  test('checks a change together with the unchanged fields', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin)
    const response = await api(`PATCH ${path}/${id}`, { as: admin, body: { age_min_months: 96 } })
    expect((await response.json()).errors).toEqual([{ field: 'age_max_months', message: 'Must be above the youngest age' }])
  })

  test('returns 409 with the current activity for an old version', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin)
    await api(`PATCH ${path}/${id}`, { as: admin, body: { version: 1, difficulty: 'hard' } })
    const late = await api(`PATCH ${path}/${id}`, { as: admin, body: { version: 1, difficulty: 'medium' } })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'conflict',
      current: { id, difficulty: 'hard', version: 2, text: { he: { title: 'מילים טובות' } } },
    })
  })

  test('creates one activity for one idempotency key', async () => {
    const admin = await person({ isAdmin: true })
    const { id: category_id } = await newCategory(admin)
    const call = { as: admin, body: activityBody({ category_id }), headers: { 'idempotency-key': 'just-this-once' } }
    await Promise.all([api(`POST ${path}`, call), api(`POST ${path}`, call)])
    expect(await idsOf(admin, `category_id=${category_id}`)).toHaveLength(1)
  })
})

describe('the safety gate for an admin’s activity', () => {
  const unsafe = (language: 'en' | 'es' | 'he', step: string) => {
    const { text } = activityBody()
    return { text: { ...text, [language]: { ...text[language], instructions: [...text[language].instructions, step] } } }
  }
  const marbles = (who: string) => ({ facts: { ...facts(), hazards: [{ code: 'small_parts', at: [5], who }] } })

  test.each([
    ['text.en.instructions.4', unsafe('en', 'Roll the marbles across the rug.'), '“marbles”: declare it under Safety (Small parts)'],
    ['text.es.instructions.4', unsafe('es', 'Infla dos globos y juega.'), '“globos”: declare it under Safety (Balloons)'],
    ['text.he.instructions.4', unsafe('he', 'מנפחים בלונים ומשחקים.'), 'declare it under Safety (Balloons)'],
    ['text.en.instructions.4', unsafe('en', 'Chop an apple.'), '“apple”: if it means Apple (food), add it under Safety'],
    ['text.en.instructions.4', unsafe('en', 'Let the children light the candle.'), 'this is something the child does'],
    ['text.en.instructions.4', { ...unsafe('en', 'Roll the marbles across the rug.'), ...marbles('child') }, 'Small parts: not at the youngest age'],
    ['text.en.instructions.4', unsafe('en', 'Visit www.example.com for more.'), 'plain text only'],
    ['facts.substances.0.id', { facts: { ...facts(), substances: [{ id: 'xyzzy', use: 'eaten' }] } }, ''],
  ])('returns 422 at %s', async (field, fields, message) => {
    const admin = await person({ isAdmin: true })
    const response = await api(`POST ${path}`, { as: admin, body: activityBody(fields) })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message: expect.stringContaining(message) })
  })

  test.each([
    'Light a candle and let the children hold it.',
    'Leave the children alone at the pool.',
    'Boil water on the stove; the children stir it.',
    'Hand out whole grapes.',
  ])('accepts no reason for “%s”, and names the line', async (step) => {
    const admin = await person({ isAdmin: true })
    const { questions } = await asked(admin, unsafe('en', step))
    const words = questions.map(({ word }) => word)
    const acknowledged = [{ words: { en: words }, why: 'They are careful.' }]
    const body = activityBody({ ...unsafe('en', step), age_min_months: 36, age_max_months: 60, facts: { ...facts(), acknowledged } })
    const response = await api(`POST ${path}`, { as: admin, body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors.map(({ field }: { field: string }) => field)).toContain('text.en.instructions.4')
  })

  const asked = async (
    as: AsAdmin,
    fields: Record<string, unknown>,
  ): Promise<{ questions: { word: string; is_covered: boolean; field: string }[] }> => {
    const { setting, duration_minutes, age_min_months, text, facts: declared } = activityBody(fields)
    const body = { setting, duration_minutes, age_min_months, text, facts: declared }
    return (await api('POST /admin/explore/safety-check', { as, body })).json()
  }

  test.each([
    ['en', 'Leaves', unsafe('en', 'Everyone leaves the room.')],
    ['es', 'Hojas de plantas', unsafe('en', 'Everyone leaves the room.')],
    ['he', 'עלים', unsafe('en', 'Everyone leaves the room.')],
  ] as const)('names the sense of a word that has several, in the language %s', async (language, name, fields) => {
    const admin = await person({ isAdmin: true, language })
    const { questions } = await asked(admin, fields)
    expect(questions).toContainEqual(expect.objectContaining({ word: 'leaves', substance: { id: 'leaves', name, kind: 'plant' } }))
  })

  test('lists beforehand the words to declare, and the declared ones', async () => {
    const admin = await person({ isAdmin: true })
    const step = unsafe('en', 'Roll the marbles across the rug.')
    const found = (fields: Record<string, unknown>) => asked(admin, { ...step, ...fields })
    expect((await found({})).questions).toContainEqual(
      expect.objectContaining({ field: 'text.en.instructions.4', word: 'marbles', hazard: 'small_parts', substance: null, is_covered: false }),
    )
    const { questions } = await found(marbles('child'))
    expect(questions.filter(({ word, is_covered }) => word === 'marbles' && is_covered)).toHaveLength(1)
    const member = await person()
    expect((await api('POST /admin/explore/safety-check', { as: member, body: {} })).status).toBe(403)
  })

  test('keeps an activity without facts as a draft that no user sees', async () => {
    const admin = await person({ isAdmin: true })
    const { id, is_draft, is_hidden } = await newActivity(admin, { facts: null, ...unsafe('en', 'Roll the marbles.') })
    expect([is_draft, is_hidden]).toEqual([true, true])
    expect((await api(`GET /explore/activities/${id}`)).status).toBe(404)
    const shown = await api(`PATCH ${path}/${id}`, { as: admin, body: { is_hidden: false } })
    expect(shown.status).toBe(422)
    expect((await shown.json()).errors).toMatchObject([{ field: 'facts' }])
    await expect(pool.query('update catalogue_activity set is_hidden = false where id = $1', [id])).rejects.toThrow('shown_with_facts')
  })

  test('stores who declared the facts and when', async () => {
    const [admin, other] = [await person({ isAdmin: true }), await person({ isAdmin: true })]
    const nameOf = async (as: AsAdmin) => (await (await api('GET /user/me', { as })).json()).name
    const { id, facts_by, facts_at, facts: kept } = await newActivity(admin)
    expect([facts_by, kept]).toEqual([await nameOf(admin), facts()])
    await api(`PATCH ${path}/${id}`, { as: other, body: { difficulty: 'hard' } })
    expect(await one(admin, id)).toMatchObject({ facts_by, facts_at })
    await api(`PATCH ${path}/${id}`, { as: other, body: { facts: { ...facts(), given: ['sun'] } } })
    expect(await one(admin, id)).toMatchObject({ facts_by: await nameOf(other) })
  })

  test('answers in the admin’s language', async () => {
    const admin = await person({ isAdmin: true, language: 'he' })
    const response = await api(`POST ${path}`, { as: admin, body: activityBody(unsafe('he', 'מנפחים בלונים ומשחקים.')) })
    const { errors } = await response.json()
    expect(errors.map(({ message }: { message: string }) => message).join()).toContain('הצהירו על כך תחת')
  })

  test('uses the minimum age, also if a change lowers it', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin, { ...unsafe('en', 'Roll the marbles across the rug.'), ...marbles('child'), age_min_months: 48 })
    const younger = await api(`PATCH ${path}/${id}`, { as: admin, body: { age_min_months: 30 } })
    expect(younger.status).toBe(422)
    expect(await one(admin, id)).toMatchObject({ age_min_months: 48, version: 1 })
  })

  test('checks an activity that is shown again', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin, { is_hidden: true })
    await pool.query(`update catalogue_text set easier = 'Blow up a balloon.' where activity_id = $1 and language = 'en'`, [id])
    const again = await api(`PATCH ${path}/${id}`, { as: admin, body: { is_hidden: false } })
    expect(again.status).toBe(422)
    expect((await again.json()).errors.map(({ field }: { field: string }) => field)).toContain('text.en.easier')
    expect((await api(`PATCH ${path}/${id}`, { as: admin, body: { position: 0 } })).status).toBe(200)
  })

  test('does not check an activity that is only moved', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin)
    await pool.query(`update catalogue_text set easier = 'Blow up a balloon.' where activity_id = $1 and language = 'en'`, [id])
    expect((await api(`PATCH ${path}/${id}`, { as: admin, body: { position: 0 } })).status).toBe(200)
    expect((await api(`PATCH ${path}/${id}`, { as: admin, body: { duration_minutes: 50 } })).status).toBe(422)
  })

  test('returns the notes that users see in addition', async () => {
    const admin = await person({ isAdmin: true })
    const { id, required_notes } = await newActivity(admin, { setting: 'outdoor' })
    expect(required_notes).toMatchObject({ en: [expect.stringContaining('shade')], he: [expect.stringContaining('צל')] })
    const { safety_notes } = await (await api(`GET /explore/activities/${id}`)).json()
    expect(safety_notes.at(-1)).toContain('shade')
  })
})

describe('the search', () => {
  const named = (en: string, es: string, he: string) => ({ text: { en: textIn('en', en), es: textIn('es', es), he: textIn('he', he) } })

  test('finds a new activity by its Hebrew words, and by the names of its materials', async () => {
    const admin = await person({ isAdmin: true })
    await newActivity(admin, { ...named('Gramophone', 'Gramófono', 'הפטיפון המסתובב'), materials: [{ id: 'blanket' }] })
    expect(await titles(`activities?q=${encodeURIComponent('פטיפון')}`, { language: 'he' })).toEqual(['הפטיפון המסתובב'])
    expect(await titles('activities?q=gramofono', { language: 'es' })).toEqual(['Gramófono'])
    expect(await titles('activities?q=gramophne blanket')).toEqual(['Gramophone'])
  })

  test('follows changes of a text, and forgets words that no text has any more', async () => {
    const admin = await person({ isAdmin: true })
    const { id } = await newActivity(admin, named('Xylofone', 'Xilofono', 'קסילופוון'))
    await api(`PATCH ${path}/${id}`, { as: admin, body: named('Xylophone', 'Xilófono', 'קסילופון') })
    // Mistyped as it was written at first: now it is an unknown word, replaced by the similar one.
    expect(await titles('activities?q=xylofone')).toEqual(['Xylophone'])
    await api(`DELETE ${path}/${id}`, { as: admin })
    const { rows } = await pool.query(`select word from catalogue_word where word like 'xylo%' or word = 'קסילופונ'`)
    expect(rows).toEqual([])
    // Other activities still have these words.
    expect((await pool.query(`select 1 from catalogue_word where language = 'en' and word = 'blanket'`)).rowCount).toBe(1)
  })

  test('for admins finds hidden activities too, and filters by category', async () => {
    const admin = await person({ isAdmin: true })
    const { id: category_id } = await newCategory(admin)
    const { id } = await newActivity(admin, { ...named('Bandoneon', 'Bandoneón', 'בנדוניאון'), category_id, is_hidden: true })
    expect(await titles('activities?q=bandoneon')).toEqual([])
    expect(await idsOf(admin, 'q=bandoneon')).toEqual([id])
    expect(await idsOf(admin, `q=bandoneon&category_id=${category_id}&is_hidden=true`)).toEqual([id])
    expect(await idsOf(admin, 'q=bandoneon&is_hidden=false')).toEqual([])
    expect(await idsOf(admin, 'q=bandoneon&category_id=games')).toEqual([])
    expect(await idsOf(admin, `q=${encodeURIComponent(`%_'";--`)}`)).toEqual([])
  })
})

describe('GET /admin/explore/activities', () => {
  test('lists a category in pages, in the admin’s language', async () => {
    const admin = await person({ isAdmin: true })
    const first = await (await api(`GET ${path}?limit=2`, { as: admin })).json()
    expect(first).toMatchObject({ pagination: { limit: 2, offset: 0, has_more: true } })
    const next = await (await api(`GET ${path}?limit=2&offset=2`, { as: admin })).json()
    expect(next.activities.map(({ position }: { position: number }) => position)).toEqual([2, 3])
    const spanish = await person({ isAdmin: true, language: 'es' })
    const [row] = (await listed(spanish, 'limit=1')).activities
    expect(row?.title).toBe((await one(admin, row?.id ?? '')).text.es.title)
    const beyond = await (await api(`GET ${path}?offset=100000`, { as: admin })).json()
    expect(beyond).toEqual({ activities: [], pagination: { limit: 20, offset: 100_000, has_more: false } })
  })

  test.each(['limit=0', 'limit=101', 'limit=ten', 'offset=-1', 'is_hidden=perhaps', 'colour=red'])('returns 422 for %s', async (query) => {
    const admin = await person({ isAdmin: true })
    expect((await api(`GET ${path}?${query}`, { as: admin })).status).toBe(422)
  })

  test('shows the order set by admins to all users', async () => {
    const admin = await person({ isAdmin: true })
    const { id: category_id } = await newCategory(admin)
    const titled = (title: string) => ({ text: { ...activityBody().text, en: textIn('en', title) } })
    const made = [await newActivity(admin, { category_id }), await newActivity(admin, { category_id }), await newActivity(admin, { category_id })]
    // All have the same position, which is allowed.
    await pool.query('update catalogue_activity set position = 7 where category_id = $1', [category_id])
    const before = await idsOf(admin, `category_id=${category_id}`)
    expect([...before].sort()).toEqual(made.map(({ id }) => id).sort())
    const last = before[2] ?? ''
    const moved = await api(`PATCH ${path}/${last}`, { as: admin, body: { position: 0, ...titled('First now') } })
    expect(await moved.json()).toMatchObject({ position: 0, version: 2 })
    expect(await idsOf(admin, `category_id=${category_id}`)).toEqual([last, before[0], before[1]])
    expect((await explore(`categories/${category_id}/activities`)).activities.map(({ id }) => id)).toEqual([last, before[0], before[1]])
    await api(`PATCH ${path}/${last}`, { as: admin, body: { position: 1 } })
    expect(await idsOf(admin, `category_id=${category_id}`)).toEqual([before[0], last, before[1]])
    const { id: newest, position } = await newActivity(admin, { category_id, position: 0 })
    expect(position).toBe(0)
    expect((await idsOf(admin, `category_id=${category_id}`))[0]).toBe(newest)
  })
})

describe('a hidden or deleted activity', () => {
  test('leaves every public list at once', async () => {
    const [admin, parent] = [await person({ isAdmin: true }), await person()]
    const { activities } = await explore('activities?limit=1')
    const id = activities[0]?.id ?? ''
    const lists = ['todays-picks?limit=100', 'categories/trending/activities', 'activities?limit=100', 'saved'] as const
    const shownOn = async () => {
      const answers = await Promise.all(lists.map(async (list) => JSON.stringify(await (await api(`GET /explore/${list}`, { as: parent })).json())))
      return lists.filter((_, i) => answers[i]?.includes(id))
    }
    await api(`POST /explore/activities/${id}`, { as: parent, body: { action: 'save' } })
    expect(await shownOn()).toEqual(expect.arrayContaining(['activities?limit=100', 'saved']))
    await api(`PATCH ${path}/${id}`, { as: admin, body: { is_hidden: true } })
    expect(await shownOn()).toEqual([])
    expect((await api(`GET /explore/activities/${id}`)).status).toBe(404)
    await api(`PATCH ${path}/${id}`, { as: admin, body: { is_hidden: false } })
    expect(await shownOn()).toEqual(expect.arrayContaining(['activities?limit=100', 'saved']))
    await api(`DELETE ${path}/${id}`, { as: admin })
    expect(await shownOn()).toEqual([])
  })

  test('stays in users’ histories, but is removed from saved and rated activities', async () => {
    const [admin, parent] = [await person({ isAdmin: true }), await person()]
    const { id: childId } = await child(parent)
    const { id } = await newActivity(admin)
    await api(`POST /explore/activities/${id}`, { as: parent, body: { action: 'save' } })
    expect((await api(`PUT /explore/activities/${id}/rating`, { as: parent, body: { rating: 5 } })).status).toBe(200)
    const done = await (await api(`POST /explore/activities/${id}/do`, { as: parent, body: { child_id: childId } })).json()
    expect((await api(`DELETE ${path}/${id}`, { as: admin })).status).toBe(204)
    expect(await (await api(`GET /activity/${done.id}`, { as: parent })).json()).toMatchObject({ title: 'Kind words' })
    expect(await db.savedActivity.count({ where: { activityId: id } })).toBe(0)
    expect(await db.activityRating.count({ where: { activityId: id } })).toBe(0)
  })
})
