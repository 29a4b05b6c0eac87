import { describe, expect, test } from 'vitest'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { db, pool } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity, emptyCategory, explore, titles } from '../../setup/data/explore.ts'

const library = readLibrary()
const unknown = '0192b7a0-0000-7000-8000-000000000000'

describe('GET /explore/categories', () => {
  test('lists the categories in order, after trending, in the user’s language', async () => {
    const response = await api('GET /explore/categories', { headers: { 'accept-language': 'es' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe('es')
    const all = await response.json()
    expect(all[0]).toEqual({ id: 'trending', name: 'Tendencias', icon: 'fire' })
    expect(all.slice(1)).toEqual(library.categories.map(({ id, icon, name }) => ({ id, icon, name: name.es })))
  })

  test('uses the setting of a signed-in user', async () => {
    const hebrewUser = await person({ language: 'he' })
    const response = await api('GET /explore/categories', { as: hebrewUser, headers: { 'accept-language': 'es' } })
    expect((await response.json())[1].name).toBe(library.categories[0]?.name.he)
  })

  test('has an ETag per language, and none for a signed-in user', async () => {
    const first = await api('GET /explore/categories')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('vary')).toBe('Authorization, Accept-Language')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect((await api('GET /explore/categories', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await api('GET /explore/categories', { headers: { 'if-none-match': etag, 'accept-language': 'he' } })).status).toBe(200)
    expect((await api('GET /explore/categories', { as: await person() })).headers.get('cache-control')).toBe('private, no-store')
  })

  test('lists no hidden category', async () => {
    const [shown, hidden] = [await emptyCategory(), await emptyCategory({ isHidden: true })]
    const ids = (await (await api('GET /explore/categories')).json()).map(({ id }: { id: string }) => id)
    expect(ids).toContain(shown)
    expect(ids).not.toContain(hidden)
  })
})

describe('GET /explore/categories/{slug}/activities', () => {
  test('returns each activity once as a card, in pages', async () => {
    const all = []
    for (let offset = 0; ; offset += 7) {
      const { activities, pagination } = await explore(`categories/science/activities?limit=7&offset=${offset}`)
      all.push(...activities)
      expect(pagination).toMatchObject({ limit: 7, offset })
      if (!pagination.has_more) break
    }
    const expected = library.activities.filter(({ category }) => category === 'science').map(({ text }) => text.en.title)
    expect(all.map(({ title }) => title).sort()).toEqual(expected.sort())
  })

  test('returns the activities’ data in the user’s language', async () => {
    const { activities, pagination } = await explore('categories/outings/activities', { language: 'he' })
    expect(pagination).toMatchObject({ limit: 20, offset: 0 })
    for (const card of activities) {
      const seed = library.activities.find(({ text }) => text.he.title === card.title)
      expect(card).toEqual({
        id: expect.any(String),
        category_id: 'outings',
        title: seed?.text.he.title,
        description: seed?.text.he.description,
        thumbnail_url: null,
        picture: seed?.picture,
        scene: expect.any(String),
        is_free: seed?.priceUsd === null,
        price: seed?.priceUsd === null ? null : { amount: seed?.priceUsd, currency: 'USD' },
        is_new: true,
        is_trending: false,
        is_saved: false,
        rating: null,
        rating_count: 0,
        duration: seed?.durationMinutes,
        setting: seed?.setting,
        settings: settingsOf(seed?.setting ?? 'indoor', seed?.places ?? []),
        age_min_months: seed?.ageMinMonths,
        age_max_months: seed?.ageMaxMonths,
        difficulty: seed?.difficulty,
        elof: seed?.elof,
        eyfs: seed?.eyfs,
        materials: seed?.materials.map(({ id, quantity }) => ({
          id,
          name: library.materials.find((material) => material.id === id)?.name.he,
          quantity: quantity?.he ?? null,
        })),
        missing: null,
        created_at: expect.stringMatching(/Z$/),
      })
    }
    expect(activities.some(({ is_free }) => !is_free)).toBe(true)
  })

  test('has the same mixed order for all users', async () => {
    const mine = await titles('categories/science/activities?limit=50', { as: await person() })
    expect(mine).toEqual(await titles('categories/science/activities?limit=50&sort=recommended'))
    expect(mine).not.toEqual([...mine].sort())
  })

  test('sorts on request', async () => {
    const category = await emptyCategory()
    const day = (n: number) => new Date(Date.UTC(2026, 0, n))
    await catalogueActivity({ category, title: 'first made', createdAt: day(1), minutes: 60, position: 2 })
    await catalogueActivity({ category, title: 'last made', createdAt: day(3), minutes: 30, position: 3 })
    await catalogueActivity({ category, title: 'between', createdAt: day(2), minutes: 45, position: 1 })
    const by = (sort: string) => titles(`categories/${category}/activities?sort=${sort}`)
    expect(await by('recommended')).toEqual(['between', 'first made', 'last made'])
    expect(await by('newest')).toEqual(['last made', 'between', 'first made'])
    expect(await by('duration')).toEqual(['last made', 'between', 'first made'])
    expect(await by('rating')).toEqual(['between', 'first made', 'last made'])
  })

  test('returns the requested setting of an activity that suits both, and names both', async () => {
    const dana = await person()
    const id = await catalogueActivity({ category: await emptyCategory(), title: 'Zigzagging walrus' })
    await pool.query("update catalogue_activity set settings = '{indoor,outdoor}' where id = $1", [id])
    expect((await api(`POST /explore/activities/${id}`, { as: dana, body: { action: 'save' } })).status).toBe(200)
    const { rows } = await pool.query('select category_id as category from catalogue_activity where id = $1', [id])
    const lists = [`/explore/categories/${rows[0].category}/activities?`, '/explore/activities?q=zigzagging+walrus&', '/saved?'] as const
    for (const list of lists) {
      for (const [query, setting] of [
        ['setting=outdoor', 'outdoor'],
        ['setting=indoor', 'indoor'],
        ['', 'indoor'],
      ]) {
        const { activities } = await (await api(`GET ${list}${query}`, { as: dana })).json()
        expect(activities, `${list}${query}`).toMatchObject([{ id, setting, settings: ['indoor', 'outdoor'] }])
      }
    }
    for (const list of ['/explore/saved', '/explore/todays-picks?limit=100'] as const) {
      const answer = await (await api(`GET ${list}`, { as: dana })).json()
      const cards: { setting: string; settings: string[] }[] = answer.activities ?? answer
      expect(cards.length).toBeGreaterThan(0)
      expect(cards.every(({ setting, settings }) => settings.includes(setting))).toBe(true)
    }
    expect(await (await api(`GET /explore/activities/${id}`)).json()).toMatchObject({ setting: 'indoor', settings: ['indoor', 'outdoor'] })
  })

  test('filters by one property and by several', async () => {
    const list = async (filter: string) => (await explore(`activities?limit=100&${filter}`)).activities
    const indoor = await list('setting=indoor')
    expect(indoor.length).toBeGreaterThan(20)
    expect(indoor.some(({ settings }) => settings.includes('outdoor'))).toBe(true)
    expect(indoor.every(({ settings }) => settings.includes('indoor'))).toBe(true)
    expect(new Set(indoor.map(({ setting }) => setting))).toEqual(new Set(['indoor']))
    const paid = await list('free=false')
    expect(paid.length).toBe(library.activities.filter(({ priceUsd }) => priceUsd !== null).length)
    expect(paid.every(({ is_free }) => !is_free)).toBe(true)
    expect((await list('free=true')).every(({ is_free }) => is_free)).toBe(true)
    expect((await list('age_months=10')).every((card) => card.age_min_months <= 10 && card.age_max_months >= 10)).toBe(true)
    const counting = await list('area=mathematics')
    expect(counting.length).toBeGreaterThan(0)
    expect(counting.every((card) => [card.eyfs].flat().includes('mathematics'))).toBe(true)
    expect((await list('area=cognition')).every((card) => [card.elof].flat().includes('cognition'))).toBe(true)
    expect((await list('max_duration=30')).every(({ duration }) => duration <= 30)).toBe(true)
    const narrow = await list('setting=outdoor&free=true&age_months=48&max_duration=90')
    const expected = library.activities.filter(
      (a) =>
        settingsOf(a.setting, a.places ?? []).includes('outdoor') &&
        a.priceUsd === null &&
        a.ageMinMonths <= 48 &&
        a.ageMaxMonths >= 48 &&
        a.durationMinutes <= 90,
    )
    expect(narrow.length).toBe(Math.min(100, expected.length))
  })

  test('lists no hidden activity, and none of a hidden category', async () => {
    const [category, hiddenCategory] = [await emptyCategory(), await emptyCategory({ isHidden: true })]
    const hidden = await catalogueActivity({ category, isHidden: true })
    const within = await catalogueActivity({ category: hiddenCategory })
    expect((await explore(`categories/${category}/activities`)).activities).toEqual([])
    expect((await api(`GET /explore/categories/${hiddenCategory}/activities`)).status).toBe(404)
    expect((await api(`GET /explore/activities/${hidden}`)).status).toBe(404)
    expect((await api(`GET /explore/activities/${within}`)).status).toBe(404)
  })

  test('returns an empty page after the last one', async () => {
    for (const path of ['categories/science/activities', 'activities', 'categories/trending/activities', 'activities?q=water']) {
      const page = await explore(`${path}${path.includes('?') ? '&' : '?'}offset=10000&limit=10`)
      expect(page).toMatchObject({ activities: [], pagination: { limit: 10, offset: 10_000, next_cursor: null, has_more: false } })
    }
  })

  test('continues after the last activity of a page, also if that is deleted and another is added before it', async () => {
    const category = await emptyCategory()
    const ids = []
    for (const position of [1, 2, 3, 4]) ids.push(await catalogueActivity({ category, position }))
    const path = `categories/${category}/activities?limit=2`
    const { pagination } = await explore(path)
    await db.catalogueActivity.delete({ where: { id: ids[1] ?? '' } })
    await catalogueActivity({ category, position: 0 })
    const next = await explore(`${path}&cursor=${pagination.next_cursor}`)
    expect(next.activities.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(next.pagination).toEqual({ limit: 2, offset: 0, next_cursor: null, has_more: false })
  })

  test.each(['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:00', 'yesterday'])(
    'returns 422 for a cursor of %s, which is no time to the database',
    async (createdAt) => {
      const cursor = Buffer.from(JSON.stringify({ id: unknown, createdAt })).toString('base64url')
      const response = await api(`GET /explore/activities?sort=newest&cursor=${cursor}`)
      expect([response.status, (await response.json()).errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['cursor']])
    },
  )

  test('returns 422 for the cursor of another order', async () => {
    const { pagination } = await explore('activities?limit=1')
    for (const path of ['activities?sort=rating', 'activities?q=water', 'categories/trending/activities?sort=recommended']) {
      const response = await api(`GET /explore/${path}&cursor=${pagination.next_cursor}`)
      expect([response.status, (await response.json()).errors.map(({ field }: { field: string }) => field)], path).toEqual([422, ['cursor']])
    }
  })

  test.each(['nowhere', 'SCIENCE', '%20', '..%2F', "'; drop table category; --", unknown])(
    'returns 404 for the unknown category %s',
    async (category) => {
      const response = await api(`GET /explore/categories/${encodeURIComponent(category)}/activities`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    },
  )

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '-1'],
    ['limit', '1e9'],
    ['limit', 'ten'],
    ['limit', ''],
    ['offset', '-1'],
    ['offset', '10001'],
    ['offset', '99999999999'],
    ['cursor', 'x'],
    ['cursor', 'e30'],
    ['cursor', ''],
    ['free', 'yes'],
    ['setting', 'space'],
    ['sort', 'price'],
    ['age_months', '-1'],
    ['age_months', '217'],
    ['max_duration', '0'],
    ['area', 'alchemy'],
    ['missing', '2'],
    ['materials', 'Paper'],
    ['q', 'x'.repeat(10_000)],
    ['q', '\0'],
    ['colour', 'red'],
  ])('returns 422 for %s=%s', async (field, value) => {
    for (const path of ['categories/science/activities', 'activities'] as const) {
      const response = await api(`GET /explore/${path}?${new URLSearchParams({ [field]: value })}`)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ field: expect.stringMatching(new RegExp(`^${field}`)) }])
    }
  })

  test('is cached for visitors only', async () => {
    const path = 'GET /explore/categories/science/activities' as const
    const first = await api(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await api(path, { headers: { 'if-none-match': `W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const mine = await api(path, { as: await person() })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(mine.headers.get('vary')).toBe('Authorization, Accept-Language')
  })
})

describe('GET /explore/activities/{id}', () => {
  test('returns the whole activity', async () => {
    const [card] = (await explore('categories/kitchen/activities?limit=1', { language: 'es' })).activities
    const response = await api(`GET /explore/activities/${card?.id}`, { headers: { 'accept-language': 'es' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    const seed = library.activities.find(({ text }) => text.es.title === card?.title)
    const whole = await response.json()
    expect(whole).toMatchObject({
      ...card,
      benefits: seed?.text.es.benefits,
      instructions: seed?.text.es.instructions,
      safety_notes: expect.arrayContaining(seed?.text.es.safetyNotes ?? []),
      easier: seed?.text.es.easier,
      harder: seed?.text.es.harder,
      elof: seed?.elof,
      eyfs: seed?.eyfs,
      own_rating: null,
    })
    expect(Object.keys(whole).sort()).toEqual(
      [
        ...Object.keys(card ?? {}),
        ...['allergens', 'benefits', 'circumstances', 'easier', 'guidance', 'harder', 'instructions', 'minutes', 'occasions', 'own_rating'],
        ...['places', 'quick', 'safety_notes'],
      ].sort(),
    )
  })

  test.each([unknown, 'none', '%00'])('returns 404 for the unknown id %s', async (id) => {
    expect((await api(`GET /explore/activities/${id}`)).status).toBe(404)
  })
})
