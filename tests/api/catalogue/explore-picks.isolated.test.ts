import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { bornMonthsAgo, child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne } from '../../setup/data/activities.ts'
import { explore, type WireCard } from '../../setup/data/explore.ts'

// In its own process, because candidates are cached for five minutes.
/** Only the date is stopped and moved by tests: trending activities are cached for a minute. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const picks = async (query = '', as?: Person): Promise<WireCard[]> => {
  const response = await api(`GET /explore/todays-picks${query}`, as && { as })
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}
const ids = (cards: WireCard[]) => cards.map(({ id }) => id)

describe('GET /explore/todays-picks', () => {
  test('returns ten cards, the same for all visitors and languages', async () => {
    const first = await picks()
    expect(first).toHaveLength(10)
    expect(first[0]).toMatchObject({ title: expect.any(String), is_saved: false, is_new: true, rating: null })
    const response = await api('GET /explore/todays-picks', { headers: { 'accept-language': 'he' } })
    expect(response.headers.get('content-language')).toBe('he')
    expect(ids(await response.json())).toEqual(ids(first))
    const etag = response.headers.get('etag') ?? ''
    expect((await api('GET /explore/todays-picks', { headers: { 'accept-language': 'he', 'if-none-match': etag } })).status).toBe(304)
    expect((await picks('?limit=3')).length).toBe(3)
    expect((await picks('?limit=100')).length).toBe(100)
  })

  test('returns other cards the next day', async () => {
    const today = ids(await picks())
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    const tomorrow = ids(await picks())
    expect(tomorrow.filter((id) => today.includes(id))).toEqual([])
  })

  test('returns indoor activities when it rains, and activities for the requested season', async () => {
    expect((await picks('?rain=true')).every(({ setting }) => setting === 'indoor')).toBe(true)
    expect(ids(await picks('?season=summer&limit=30'))).not.toEqual(ids(await picks('?season=winter&limit=30')))
  })

  test('suits a user’s children by age and allergies, and is private', async () => {
    const [dana, other] = [await person(), await person()]
    await child(dana, { date_of_birth: bornMonthsAgo(14), allergies: ['gluten', 'milk', 'eggs'] })
    await child(other, { date_of_birth: bornMonthsAgo(100) })
    const [hers, theirs] = [await picks('?limit=20', dana), await picks('?limit=20', other)]
    expect(hers.every((card) => card.age_min_months <= 14 && card.age_max_months >= 14)).toBe(true)
    expect(theirs.every((card) => card.age_min_months <= 100 && card.age_max_months >= 100)).toBe(true)
    for (const { id } of hers) {
      const { allergens } = await (await api(`GET /explore/activities/${id}`)).json()
      expect(allergens.filter((allergen: string) => ['gluten', 'milk', 'eggs'].includes(allergen))).toEqual([])
    }
    const response = await api('GET /explore/todays-picks', { as: dana })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('vary')).toContain('Authorization')
  })

  test('recognizes an allergen that the user typed', async () => {
    const dana = await person()
    await child(dana, { date_of_birth: bornMonthsAgo(60), allergies: ['leche', 'Wheat', 'ביצים'] })
    const cards = await picks('?limit=100', dana)
    const details = await Promise.all(cards.map(async ({ id }) => (await api(`GET /explore/activities/${id}`)).json()))
    const held: string[] = details.flatMap(({ allergens }) => allergens)
    expect(held.filter((allergen) => ['gluten', 'milk', 'eggs'].includes(allergen))).toEqual([])
  })

  test('omits recently done activities', async () => {
    const dana = await person()
    const { id } = await child(dana)
    const [first] = await picks('', dana)
    const made = await generateOne(dana, id)
    await pool.query('update activity set catalogue_id = $1, done_at = now() where id = $2', [first?.id, made.id])
    expect(ids(await picks('?limit=50', dana))).not.toContain(first?.id)
  })

  test.each(['limit=0', 'limit=101', 'limit=-1', 'limit=1e9', 'limit=ten', 'season=monsoon', 'rain=1', 'offset=1'])(
    'returns 422 for %s',
    async (query) => {
      expect((await api(`GET /explore/todays-picks?${query}`)).status).toBe(422)
    },
  )
})

describe('the category trending', () => {
  const trending = async (as?: Person) => (await explore('categories/trending/activities', as && { as })).activities

  test('is empty without actions, and then lists what users do, save and like', async () => {
    expect(await trending()).toEqual([])
    const [dana, other] = [await person(), await person()]
    const { activities } = await explore('activities?limit=4')
    const [doneOnce, keptTwice, liked, untouched] = ids(activities)
    const { id: childId } = await child(dana)
    const did = async (catalogueId: string | undefined, action: string) => {
      const made = await generateOne(dana, childId)
      await pool.query('update activity set catalogue_id = $1 where id = $2', [catalogueId, made.id])
      await api(`PATCH /activity/${made.id}`, { as: dana, body: { action } })
    }
    await did(doneOnce, 'done')
    await did(liked, 'like')
    await did(untouched, 'skip')
    for (const as of [dana, other]) await api(`POST /explore/activities/${keptTwice}`, { as, body: { action: 'save' } })
    vi.setSystemTime(Date.now() + 61_000)
    const found = await trending(other)
    expect(ids(found)).toEqual([keptTwice, doneOnce, liked])
    expect(found.every(({ is_trending }) => is_trending === true)).toBe(true)
    expect((await explore('activities?limit=4')).activities.map(({ is_trending }) => is_trending)).toEqual([true, true, true, false])
    expect(ids((await explore('categories/trending/activities?limit=1&offset=1')).activities)).toEqual([doneOnce])
    expect(ids((await explore('categories/trending/activities?sort=duration')).activities)).toHaveLength(3)
  })

  test('ignores actions older than two weeks', async () => {
    await pool.query("update activity set reacted_at = reacted_at - interval '15 days'")
    await pool.query("update saved_activity set created_at = created_at - interval '15 days'")
    vi.setSystemTime(Date.now() + 200_000)
    expect(await trending()).toEqual([])
  })

  test('counts each user once, and recent actions more', async () => {
    await pool.query('delete from saved_activity')
    const [recent, old] = ids((await explore('activities?limit=2')).activities)
    const [a, b] = [await person(), await person()]
    const save = (userId: string, id: string | undefined, days: number) =>
      pool.query("insert into saved_activity (user_id, activity_id, created_at) values ($1, $2, now() - $3 * interval '1 day')", [userId, id, days])
    await save(a.id, recent, 0)
    await save(a.id, old, 9)
    await save(b.id, old, 9)
    vi.setSystemTime(Date.now() + 400_000)
    expect(ids(await trending())).toEqual([recent, old])
  })
})
