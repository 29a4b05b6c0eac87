import { beforeAll, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { emptyCategory, explore, manyActivities, type WireCard } from '../../setup/data/explore.ts'

const ACTIVITY_COUNT = 2600
const numberOf = (title: string) => Number(title.split(' ').at(-1))
let category: string

/** Lists all rows by following the cursors. */
async function listByCursors(path: string): Promise<WireCard[]> {
  const found: WireCard[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { activities, pagination } = await explore(`${path}${cursor && `&cursor=${cursor}`}`)
    found.push(...activities)
    cursor = pagination.next_cursor
  }
  return found
}

beforeAll(async () => {
  category = await emptyCategory()
  await manyActivities(category, ACTIVITY_COUNT, 'Plentiful frolic')
})

describe('a list of thousands of activities', () => {
  test.each([
    ['recommended', 'position, id'],
    ['newest', 'created_at desc, id desc'],
    ['rating', 'rating_average desc, rating_count desc, position, id'],
    ['duration', 'duration_minutes, position, id'],
  ])('sorted by %s has one order across all pages', async (sort, order) => {
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
        expect(page.pagination).toMatchObject({ limit, offset, has_more: expected.length > offset + limit })
      }
    }
  })

  test.each(['recommended', 'newest', 'rating', 'duration'])('sorted by %s is the same by cursors, to the last row', async (sort) => {
    const path = `categories/${category}/activities?sort=${sort}&limit=100`
    const byOffset = []
    for (let offset = 0; offset < ACTIVITY_COUNT; offset += 100) byOffset.push(...(await explore(`${path}&offset=${offset}`)).activities)
    expect((await listByCursors(path)).map(({ id }) => id)).toEqual(byOffset.map(({ id }) => id))
    expect(byOffset).toHaveLength(ACTIVITY_COUNT)
  })

  test('ends with an empty page at any offset', async () => {
    for (const offset of [ACTIVITY_COUNT, ACTIVITY_COUNT + 1, 10_000]) {
      const page = await explore(`categories/${category}/activities?offset=${offset}`)
      expect(page).toMatchObject({ activities: [], pagination: { has_more: false, next_cursor: null } })
    }
  })
})

describe('a search for very frequent words', () => {
  test('lists activities with them in the title first, then in the text, each once, across pages', async () => {
    const found = (await listByCursors('activities?q=frolic+plentiful&limit=100')).map(({ title }) => title)
    expect(new Set(found.map(numberOf)).size).toBe(ACTIVITY_COUNT)
    const others = found.findIndex((title) => title.startsWith('Nameless'))
    expect(found.map((title) => title.startsWith('Plentiful'))).toEqual(found.map((_, i) => i < others))
    expect(others).toBe(ACTIVITY_COUNT - Math.floor(ACTIVITY_COUNT / 3))
  })

  test('continues to the last row', async () => {
    const found: string[] = []
    for (let hasMore = true; hasMore; ) {
      const { activities, pagination } = await explore(`activities?q=frolic&limit=100&offset=${found.length}`)
      found.push(...activities.map(({ id }) => id))
      hasMore = pagination.has_more
    }
    expect(found).toHaveLength(ACTIVITY_COUNT)
    expect(new Set(found).size).toBe(ACTIVITY_COUNT)
  })

  test('works with filters, a sort and a category', async () => {
    const outdoor = (await explore('activities?q=frolic&setting=outdoor&limit=100')).activities
    expect(outdoor).toHaveLength(100)
    expect(outdoor.every(({ setting }) => setting === 'outdoor')).toBe(true)
    const shortest = (await explore(`categories/${category}/activities?q=frolic&sort=duration&limit=100`)).activities
    expect(shortest.every(({ duration }) => duration === 10)).toBe(true)
    expect((await explore('categories/science/activities?q=frolic')).activities).toEqual([])
  })

  test('and a rare one finds activities with either word if none has both, and reports it', async () => {
    const { activities, widened } = await explore('activities?q=frolic+boat&limit=100')
    expect(widened).toEqual({ left_out: ['frolic'], is_any: true })
    expect(activities[0]?.title).toMatch(/boat|frolic/i)
  })
})
