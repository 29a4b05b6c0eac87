import { beforeAll, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { emptyCategory, explore, manyActivities, titles } from '../../setup/data/explore.ts'

const COUNT = 2600
const numberOf = (title: string) => Number(title.split(' ').at(-1))
let category: string

beforeAll(async () => {
  category = await emptyCategory()
  await manyActivities(category, COUNT, 'Plentiful frolic')
})

describe('a long list', () => {
  test.each([
    ['recommended', 'position, id'],
    ['newest', 'created_at desc, id desc'],
    ['rating', 'rating_average desc, rating_count desc, position, id'],
    ['duration', 'duration_minutes, position, id'],
  ])('sorted by %s comes page after page in one order, also far down', async (sort, order) => {
    for (const [list, condition] of [
      [`categories/${category}/activities`, `category_id = '${category}'`],
      ['activities', 'true'],
    ]) {
      const { rows } = await pool.query<{ id: string }>(`select id from catalogue_activity where ${condition} order by ${order}`)
      const expected = rows.map(({ id }) => id)
      for (const [offset, limit] of [
        [0, 20],
        [90, 100],
        [100, 10],
        [199, 2],
        [1000, 100],
        [1777, 37],
        [2590, 20],
        [expected.length - 5, 5],
        [expected.length - 5, 10],
      ] as const) {
        const page = await explore(`${list}?sort=${sort}&limit=${limit}&offset=${offset}`)
        expect(
          page.activities.map(({ id }) => id),
          `${list} ${offset}`,
        ).toEqual(expected.slice(offset, offset + limit))
        expect(page.pagination).toEqual({ limit, offset, has_more: expected.length > offset + limit })
      }
    }
  })

  test('ends, however far one asks', async () => {
    for (const offset of [COUNT, COUNT + 1, 50_000]) {
      const page = await explore(`categories/${category}/activities?offset=${offset}`)
      expect(page).toMatchObject({ activities: [], pagination: { has_more: false } })
    }
  })
})

describe('a search for words that are nearly everywhere', () => {
  test('brings what is called so first, then what only has them in it, each once, page after page', async () => {
    const pages = []
    for (let offset = 0; offset < 400; offset += 100) pages.push(...(await titles(`activities?q=frolic+plentiful&limit=100&offset=${offset}`)))
    expect(pages).toHaveLength(400)
    expect(new Set(pages.map(numberOf)).size).toBe(400)
    expect(pages.slice(0, 100).every((title) => title.startsWith('Plentiful'))).toBe(true)
    expect(pages.some((title) => title.startsWith('Nameless'))).toBe(true)
  })

  test('goes on to the last one', async () => {
    const found: string[] = []
    for (let hasMore = true; hasMore; ) {
      const { activities, pagination } = await explore(`activities?q=frolic&limit=100&offset=${found.length}`)
      found.push(...activities.map(({ id }) => id))
      hasMore = pagination.has_more
    }
    expect(found).toHaveLength(COUNT)
    expect(new Set(found).size).toBe(COUNT)
  })

  test('goes with filters, with a sort and with a category', async () => {
    const outdoor = (await explore('activities?q=frolic&setting=outdoor&limit=100')).activities
    expect(outdoor).toHaveLength(100)
    expect(outdoor.every(({ setting }) => setting === 'outdoor')).toBe(true)
    const shortest = (await explore(`categories/${category}/activities?q=frolic&sort=duration&limit=100`)).activities
    expect(shortest.every(({ duration }) => duration === 10)).toBe(true)
    expect((await explore('categories/science/activities?q=frolic')).activities).toEqual([])
  })

  test('with one that is rare finds only what has both', async () => {
    expect((await explore('activities?q=frolic+boat')).activities).toEqual([])
  })
})
