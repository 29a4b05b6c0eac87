import { describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity, emptyCategory, explore, titles } from '../../setup/data/explore.ts'

const unknown = '0192b7a0-0000-7000-8000-000000000000'
const save = (id: string, as: Person) => api(`POST /explore/activities/${id}`, { as, body: { action: 'save' } })
const unsave = (id: string, as: Person) => api(`DELETE /explore/activities/${id}`, { as })
const rate = (id: string, as: Person, rating: unknown) => api(`PUT /explore/activities/${id}/rating`, { as, body: { rating } })
const seen = async (id: string, as?: Person) => (await api(`GET /explore/activities/${id}`, as && { as })).json()

describe('saving a catalogue activity', () => {
  test('is stored and removed for this user only', async () => {
    const [dana, other] = [await person(), await person()]
    const category = await emptyCategory()
    const id = await catalogueActivity({ category })
    const saved = await save(id, dana)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('cache-control')).toBe('no-store')
    expect(await saved.json()).toMatchObject({ id, is_saved: true })
    const path = `categories/${category}/activities`
    expect((await explore(path, { as: dana })).activities).toMatchObject([{ id, is_saved: true }])
    expect((await explore(path, { as: other })).activities).toMatchObject([{ id, is_saved: false }])
    expect((await explore(path)).activities).toMatchObject([{ id, is_saved: false }])
    expect(await seen(id, dana)).toMatchObject({ is_saved: true })
    expect(await seen(id, other)).toMatchObject({ is_saved: false })
    expect((await unsave(id, other)).status).toBe(204)
    expect(await seen(id, dana)).toMatchObject({ is_saved: true })
    expect((await unsave(id, dana)).status).toBe(204)
    expect(await seen(id, dana)).toMatchObject({ is_saved: false })
  })

  test('never shows to a visitor by the ETag of a user who saved it', async () => {
    const dana = await person()
    const id = await catalogueActivity()
    await save(id, dana)
    const path = `GET /explore/activities/${id}` as const
    const mine = await api(path, { as: dana })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    const visit = await api(path, { headers: { 'if-none-match': mine.headers.get('etag') ?? '' } })
    expect(visit.status).toBe(200)
    expect(await visit.json()).toMatchObject({ is_saved: false })
  })

  test('is idempotent, also with concurrent requests', async () => {
    const dana = await person()
    const id = await catalogueActivity()
    const answers = await Promise.all([save(id, dana), save(id, dana), save(id, dana)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await explore('saved', { as: dana })).activities).toHaveLength(1)
    expect([(await unsave(id, dana)).status, (await unsave(id, dana)).status]).toEqual([204, 204])
  })

  test('lists the user’s own saved activities, latest first, in pages', async () => {
    const [dana, other] = [await person(), await person()]
    for (const title of ['one', 'two', 'three']) await save(await catalogueActivity({ title }), dana)
    await save(await catalogueActivity({ title: 'theirs' }), other)
    expect(await titles('saved', { as: dana })).toEqual(['three', 'two', 'one'])
    const page = await explore('saved?limit=2&offset=1', { as: dana })
    expect(page.activities.map(({ title }) => title)).toEqual(['two', 'one'])
    expect(page.pagination).toEqual({ limit: 2, offset: 1, next_cursor: null, has_more: false })
    expect(await explore('saved?offset=10000', { as: dana })).toMatchObject({ activities: [], pagination: { has_more: false } })
  })

  test('continues after the end of a page, also if that row is no longer saved', async () => {
    const dana = await person()
    for (const title of ['one', 'two', 'three']) await save(await catalogueActivity({ title }), dana)
    const { activities, pagination } = await explore('saved?limit=2', { as: dana })
    expect(pagination.has_more).toBe(true)
    for (const { id } of activities) await unsave(id, dana)
    expect(await titles(`saved?limit=2&cursor=${pagination.next_cursor}`, { as: dana })).toEqual(['one'])
  })

  test('omits hidden activities until they are shown again', async () => {
    const dana = await person()
    const id = await catalogueActivity({ title: 'now and then' })
    await save(id, dana)
    await db.catalogueActivity.update({ where: { id }, data: { isHidden: true } })
    expect(await titles('saved', { as: dana })).toEqual([])
    expect((await save(id, dana)).status).toBe(404)
    await db.catalogueActivity.update({ where: { id }, data: { isHidden: false } })
    expect(await titles('saved', { as: dana })).toEqual(['now and then'])
  })

  test('returns 404 for an unknown activity, and 422 without an action', async () => {
    const dana = await person()
    const id = await catalogueActivity()
    expect((await save(unknown, dana)).status).toBe(404)
    expect((await unsave(unknown, dana)).status).toBe(404)
    for (const body of [{}, { action: 'like' }, { action: 'save', more: 1 }, 'save'])
      expect((await api(`POST /explore/activities/${id}`, { as: dana, body })).status).toBe(422)
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'offset=10001', 'cursor=x', 'q=kite'])
      expect((await api(`GET /explore/saved?${query}`, { as: dana })).status).toBe(422)
  })
})

describe('PUT /explore/activities/{id}/rating', () => {
  test('averages the ratings of users, one each', async () => {
    const [dana, other] = [await person(), await person()]
    const id = await catalogueActivity()
    expect(await seen(id)).toMatchObject({ rating: null, rating_count: 0, is_new: true, own_rating: null })
    const rated = await rate(id, dana, 5)
    expect(rated.status).toBe(200)
    expect(await rated.json()).toMatchObject({ id, rating: 5, rating_count: 1, is_new: false, own_rating: 5 })
    await rate(id, other, 2)
    expect(await seen(id, other)).toMatchObject({ rating: 3.5, rating_count: 2, own_rating: 2 })
    await rate(id, dana, 3)
    expect(await seen(id)).toMatchObject({ rating: 2.5, rating_count: 2, own_rating: null })
    expect(await db.activityRating.count({ where: { activityId: id } })).toBe(2)
  })

  test('counts all of many concurrent ratings', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person()))
    const id = await catalogueActivity()
    await Promise.all(people.map((one, i) => rate(id, one, (i % 4) + 1)))
    expect(await seen(id)).toMatchObject({ rating: 2.5, rating_count: 8 })
  })

  test('loses a rating when its account is deleted', async () => {
    const [dana, other] = [await person(), await person()]
    const id = await catalogueActivity()
    await rate(id, dana, 1)
    await rate(id, other, 4)
    await db.user.delete({ where: { id: dana.id } })
    expect(await seen(id)).toMatchObject({ rating: 4, rating_count: 1 })
    await db.user.delete({ where: { id: other.id } })
    expect(await seen(id)).toMatchObject({ rating: null, rating_count: 0, is_new: true })
  })

  test('orders a list by rating on request', async () => {
    const [dana, other] = [await person(), await person()]
    const category = await emptyCategory()
    const good = await catalogueActivity({ category, title: 'good' })
    const best = await catalogueActivity({ category, title: 'best' })
    const agreed = await catalogueActivity({ category, title: 'agreed' })
    await catalogueActivity({ category, title: 'unrated' })
    await rate(good, dana, 4)
    await rate(best, dana, 5)
    await rate(agreed, dana, 4)
    await rate(agreed, other, 4)
    expect(await titles(`categories/${category}/activities?sort=rating`)).toEqual(['best', 'agreed', 'good', 'unrated'])
  })

  test.each([0, 6, 4.5, '5', null, undefined, 1e9])('returns 422 for %s: ratings are 1 to 5', async (rating) => {
    const response = await rate(await catalogueActivity(), await person(), rating)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field: 'rating' }])
  })

  test('returns 404 for an unknown or hidden activity', async () => {
    const dana = await person()
    expect((await rate(unknown, dana, 3)).status).toBe(404)
    expect((await rate(await catalogueActivity({ isHidden: true }), dana, 3)).status).toBe(404)
    const { rowCount } = await pool.query('select 1 from activity_rating where user_id = $1', [dana.id])
    expect(rowCount).toBe(0)
  })
})
