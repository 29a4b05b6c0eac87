import { describe, expect, test } from 'vitest'
import { durations, minutesOf } from '#lib/domain/activities/duration'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll, generateBatch, generateOne, requestActivities } from '../../setup/data/activities.ts'

const nobody = '01890000-0000-7000-8000-000000000000'

/** Returns the library's activities by their English title. */
async function libraryByTitle() {
  const rows = await db.catalogueText.findMany({
    where: { language: 'en' },
    include: { activity: { include: { materials: { include: { material: true } } } } },
  })
  return new Map(rows.map(({ title, activity }) => [title, activity]))
}

describe('POST /activity', () => {
  test('returns a complete batch from the library', async () => {
    const parent = await person()
    const noa = await child(parent)
    const response = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 3 })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { batch_id, activities } = await response.json()
    expect(activities).toHaveLength(3)
    for (const activity of activities) {
      expect(activity).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        batch_id,
        child_id: noa.id,
        because: [],
        close_to: null,
        group_id: null,
        child_ids: [],
        group_plan: null,
        title: expect.any(String),
        description: expect.any(String),
        benefits: expect.arrayContaining([expect.any(String)]),
        materials_needed: expect.any(Array),
        instructions: expect.arrayContaining([expect.any(String)]),
        safety_notes: expect.arrayContaining([expect.any(String)]),
        duration_minutes: expect.any(Number),
        age_min_months: expect.any(Number),
        age_max_months: expect.any(Number),
        difficulty: expect.stringMatching(/^(easy|medium|hard)$/),
        is_free: expect.any(Boolean),
        setting: 'indoor',
        language: 'en',
        picture: expect.arrayContaining([expect.any(String)]),
        scene: expect.any(String),
        adaptations: [
          { kind: 'easier', age_min_months: activity.age_min_months, age_max_months: expect.any(Number), text: expect.any(String) },
          { kind: 'harder', age_min_months: expect.any(Number), age_max_months: activity.age_max_months, text: expect.any(String) },
        ],
        quick: expect.any(Array),
        guidance: activity.guidance === null ? null : expect.any(Object),
        minutes: activity.minutes === null ? null : expect.any(Object),
        parts: [],
        begins_at: null,
        source: 'library',
        is_saved: false,
        feedback: null,
        reason: null,
        done_at: null,
        status: 'new',
        is_blurred: false,
        is_shared: false,
        journal_entry_id: null,
        withheld: null,
        seen_at: null,
        fitting_count: null,
        created_at: expect.stringMatching(/Z$/),
      })
    }
  })

  test('returns one activity without a batch size, also for an age without a child', async () => {
    const parent = await person()
    const response = await requestActivities(parent, { type: 'age', age_months: 48, interests: ['trains'] })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ id: expect.any(String), child_id: null, status: 'new' })
  })

  test.each([6, 12, 30, 48, 96, 144].flatMap((months) => durations.map((duration) => [months, duration] as const)))(
    'returns fitting activities at %i months with %s, in both settings',
    async (months, duration) => {
      const parent = await person()
      const noa = await child(parent, { date_of_birth: bornMonthsAgo(months) })
      for (const location of ['indoor', 'outdoor']) {
        const activities = await generateBatch(parent, noa.id, { duration, location })
        expect(activities).not.toHaveLength(0)
        for (const activity of activities) {
          expect(activity.setting).toBe(location)
          expect(activity.duration_minutes).toBeGreaterThanOrEqual(minutesOf(duration).min)
          expect(activity.duration_minutes).toBeLessThanOrEqual(minutesOf(duration).max)
          expect(activity.age_min_months).toBeLessThanOrEqual(months)
          expect(activity.age_max_months).toBeGreaterThanOrEqual(months * 0.6)
        }
      }
    },
  )

  test('returns activities for slightly younger children that still suit the oldest', async () => {
    const parent = await person()
    const activities = await (await requestActivities(parent, { type: 'age', age_months: 200, batch_size: 3 })).json()
    expect(activities.activities).toHaveLength(3)
  })

  test('uses the corrected age of a child born early', async () => {
    const parent = await person()
    const early = await child(parent, { date_of_birth: bornMonthsAgo(8), weeks_early: 17 })
    for (const activity of await generateBatch(parent, early.id, { batch_size: 10 })) expect(activity.age_min_months).toBeLessThanOrEqual(5)
  })

  test('returns no activity with an allergen of the child', async () => {
    const library = await libraryByTitle()
    const parent = await person()
    const wanted = { batch_size: 10, duration: '30-60min' }
    const milkIn = (title: string) => library.get(title)?.materials.some(({ material }) => material.allergens.includes('milk')) ?? false
    const noa = await child(parent, { date_of_birth: bornMonthsAgo(26) })
    const adam = await child(parent, { date_of_birth: bornMonthsAgo(26), allergies: ['milk', 'gluten'] })
    expect((await generateAll(parent, noa.id, wanted)).some(({ title }) => milkIn(title))).toBe(true)
    const kept = await generateAll(parent, adam.id, wanted)
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.every(({ title }) => library.has(title) && !milkIn(title))).toBe(true)
  })

  test('returns activities with the notes that their audience requires', async () => {
    const parent = await person()
    const noa = await child(parent)
    for (const { safety_notes } of await generateBatch(parent, noa.id, { location: 'outdoor' }))
      expect(safety_notes.join(' ')).toMatch(/shade|hat|sun/i)
  })

  test('repeats an activity for a child only after all that fit were seen, starting with the longest unseen', async () => {
    const parent = await person()
    const noa = await child(parent, { date_of_birth: bornMonthsAgo(200) })
    const twin = await child(parent, { date_of_birth: bornMonthsAgo(200) })
    const all = (await generateAll(parent, noa.id)).map(({ title }) => title)
    expect(all.length).toBeGreaterThanOrEqual(6)
    const fitting = { setting: 'indoor', durationMinutes: { gte: 30, lte: 60 }, ageMinMonths: { lte: 200 }, ageMaxMonths: { gte: 200 } } as const
    const forOne = { circumstances: { path: ['participants', 'min'], equals: 1 } }
    expect(all.length).toBeGreaterThanOrEqual(await db.catalogueActivity.count({ where: { ...fitting, ...forOne } }))
    const { activities: newest } = await (await api('GET /activity?limit=100', { as: parent })).json()
    const shown = newest.map(({ title }: { title: string }) => title).reverse()
    // Activities of one batch may have been stored in the same millisecond.
    expect(all.slice(0, 3)).toEqual(expect.arrayContaining(shown.slice(all.length)))
    const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await db.activity.updateMany({ where: { userId: parent.id, title: shown.at(-1) }, data: { createdAt: long } })
    expect((await generateOne(parent, noa.id)).title).toBe(shown.at(-1))
    const [forTwin] = await generateBatch(parent, twin.id)
    expect(all).toContain(forTwin?.title)
  })

  test.each(['es', 'he'] as const)('returns activities in the account’s language: %s', async (language) => {
    const parent = await person({ language })
    const noa = await child(parent)
    for (const activity of await generateBatch(parent, noa.id)) {
      expect(activity.language).toBe(language)
      const text = await db.catalogueText.findFirstOrThrow({ where: { language, title: activity.title } })
      expect(activity).toMatchObject({ description: text.description, instructions: text.instructions })
    }
  })

  test('stores activities for this user only', async () => {
    const [parent, stranger] = [await person(), await person()]
    const noa = await child(parent)
    const response = await requestActivities(stranger, { type: 'child', id: noa.id })
    expect(response.status).toBe(404)
    const { id } = await generateOne(parent, noa.id)
    expect((await api(`GET /activity/${id}`, { as: stranger })).status).toBe(404)
    expect((await api(`PATCH /activity/${id}`, { as: stranger, body: { action: 'like' } })).status).toBe(404)
    expect((await api(`GET /activity/${id}`)).status).toBe(401)
    expect((await api(`GET /public/activity/${id}`)).status).toBe(404)
    expect(await (await api(`GET /activity?child_id=${noa.id}`, { as: stranger })).json()).toMatchObject({ activities: [] })
    expect(await (await api(`GET /activity/${id}`, { as: parent })).json()).toMatchObject({ id, status: 'new' })
  })

  test('stores activities that stay in the history when their child is deleted', async () => {
    const parent = await person()
    const noa = await child(parent)
    const { id } = await generateOne(parent, noa.id)
    await api(`DELETE /children/${noa.id}`, { as: parent })
    expect(await (await api(`GET /activity/${id}`, { as: parent })).json()).toMatchObject({ id, child_id: null })
  })

  test('returns 404 for unknown children and groups', async () => {
    const parent = await person()
    for (const type of ['child', 'group']) expect((await requestActivities(parent, { type, id: nobody })).status).toBe(404)
    expect((await api('POST /activity', { body: {} })).status).toBe(401)
    const undecided = await person({ userType: null })
    expect(await (await requestActivities(undecided, { type: 'age', age_months: 48 })).json()).toMatchObject({
      status: 403,
      code: 'user_type_required',
    })
  })

  test('generates once for one idempotency key', async () => {
    const parent = await person()
    const noa = await child(parent)
    const body = { type: 'child', id: noa.id, batch_size: 3 }
    const headers = { 'idempotency-key': 'the-same-batch' }
    const twins = await Promise.all([requestActivities(parent, body, headers), requestActivities(parent, body, headers)])
    const [first, second] = await Promise.all(twins.map((response) => response.json()))
    expect(second).toEqual(first)
    const history = await (await api('GET /activity', { as: parent })).json()
    expect(history.activities).toHaveLength(3)
    expect((await requestActivities(parent, { ...body, batch_size: 2 }, headers)).status).toBe(422)
  })

  test.each([
    ['type', { type: 'family' }],
    ['type', { type: undefined }],
    ['id', { id: 'noa' }],
    ['id', { id: undefined }],
    ['duration', { duration: '2 hours' }],
    ['duration', { duration: undefined }],
    ['location', { location: 'garden' }],
    ['location', { location: undefined }],
    ['batch_size', { batch_size: 0 }],
    ['batch_size', { batch_size: 11 }],
    ['batch_size', { batch_size: 1.5 }],
    ['batch_size', { batch_size: '3' }],
    ['age_months', { age_months: 48 }],
    ['age_months', { type: 'age', id: undefined }],
    ['age_months', { type: 'age', id: undefined, age_months: -1 }],
    ['age_months', { type: 'age', id: undefined, age_months: 217 }],
    ['id', { type: 'age', age_months: 48 }],
    ['interests', { type: 'age', id: undefined, age_months: 48, interests: 'trains' }],
    ['interests', { type: 'age', id: undefined, age_months: 48, interests: Array(21).fill('trains') }],
    ['interests.0', { type: 'age', id: undefined, age_months: 48, interests: ['x'.repeat(81)] }],
    ['batchSize', { batchSize: 3 }],
    ['mood', { mood: 'calm' }],
  ])('returns 422 at %s for %j', async (field, fields) => {
    const parent = await person()
    const response = await requestActivities(parent, { type: 'child', id: nobody, ...fields })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message: expect.any(String) })
  })

  test('returns 503 with a message for an age without activities', async () => {
    await db.catalogueActivity.deleteMany({ where: { ageMinMonths: { lt: 3 } } })
    const parent = await person()
    const response = await requestActivities(parent, { type: 'age', age_months: 2, batch_size: 3 })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'generation_unavailable',
      detail: 'There is no activity for this age, time and place. Try another time or place.',
    })
  })
})
