import { beforeAll, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { emptyCategory, explore, manyActivities, type WireCard } from '../../setup/data/explore.ts'

const COUNT = 2600
const numberOf = (title: string) => Number(title.split(' ').at(-1))
let category: string

/** All of a list, each page after the cursor of the one before. */
async function byCursors(path: string): Promise<WireCard[]> {
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
        expect(page.pagination).toMatchObject({ limit, offset, has_more: expected.length > offset + limit })
      }
    }
  })

  test.each(['recommended', 'newest', 'rating', 'duration'])('sorted by %s is the same by its cursors, to the last one', async (sort) => {
    const path = `categories/${category}/activities?sort=${sort}&limit=100`
    const byOffset = []
    for (let offset = 0; offset < COUNT; offset += 100) byOffset.push(...(await explore(`${path}&offset=${offset}`)).activities)
    expect((await byCursors(path)).map(({ id }) => id)).toEqual(byOffset.map(({ id }) => id))
    expect(byOffset).toHaveLength(COUNT)
  })

  test('ends, however far one asks', async () => {
    for (const offset of [COUNT, COUNT + 1, 10_000]) {
      const page = await explore(`categories/${category}/activities?offset=${offset}`)
      expect(page).toMatchObject({ activities: [], pagination: { has_more: false, next_cursor: null } })
    }
  })
})

describe('a search for words that are nearly everywhere', () => {
  test('brings what is called so first, then what only has them in it, each once, page after page', async () => {
    const found = (await byCursors('activities?q=frolic+plentiful&limit=100')).map(({ title }) => title)
    expect(new Set(found.map(numberOf)).size).toBe(COUNT)
    const others = found.findIndex((title) => title.startsWith('Nameless'))
    expect(found.map((title) => title.startsWith('Plentiful'))).toEqual(found.map((_, i) => i < others))
    expect(others).toBe(COUNT - Math.floor(COUNT / 3))
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

  test('with one that is rare finds what has both; where nothing has, what has one of them, and says so', async () => {
    const { activities, widened } = await explore('activities?q=frolic+boat&limit=100')
    expect(widened).toEqual({ left_out: [], is_any: true })
    expect(activities[0]?.title).toMatch(/boat|frolic/i)
  })
})
