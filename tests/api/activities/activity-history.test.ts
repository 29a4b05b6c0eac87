import { describe, expect, test } from 'vitest'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch, type WireActivity } from '../../setup/data/activities.ts'

async function readPage(
  of: Person,
  query = '',
): Promise<{ activities: WireActivity[]; pagination: { limit: number; next_cursor: string | null; has_more: boolean } }> {
  const response = await api(`GET /activity${query}`, { as: of })
  expect(response.status).toBe(200)
  return response.json()
}

const ids = (activities: { id: string }[]) => activities.map(({ id }) => id)

describe('GET /activity', () => {
  test('returns an empty list at first', async () => {
    expect(await readPage(await person())).toEqual({ activities: [], pagination: { limit: 20, next_cursor: null, has_more: false } })
  })

  test('lists newest first in pages, which stay the same when activities are added meanwhile', async () => {
    const parent = await person()
    const noa = await child(parent)
    const made = [...(await generateBatch(parent, noa.id, { batch_size: 4 })), ...(await generateBatch(parent, noa.id, { location: 'outdoor' }))]
    const expected = ids(made).sort().reverse()
    const first = await readPage(parent, '?limit=3')
    expect(first.pagination).toEqual({ limit: 3, next_cursor: expect.stringMatching(/^[\w-]+$/), has_more: true })
    await generateBatch(parent, noa.id, { duration: 'half-day' })
    const second = await readPage(parent, `?limit=3&cursor=${first.pagination.next_cursor}`)
    const third = await readPage(parent, `?limit=3&cursor=${second.pagination.next_cursor}`)
    expect(ids([...first.activities, ...second.activities, ...third.activities])).toEqual(expected)
    expect(third.pagination).toEqual({ limit: 3, next_cursor: null, has_more: false })
    expect(first.activities[0]).toEqual(made.find(({ id }) => id === expected[0]))
  })

  test('filters by status, child and batch', async () => {
    const parent = await person()
    const [noa, adam] = [await child(parent), await child(parent)]
    const [liked, disliked, saved] = await generateBatch(parent, noa.id)
    const [done, skipped, untouched] = await generateBatch(parent, adam.id)
    const act = (activity: WireActivity | undefined, body: object) => api(`PATCH /activity/${activity?.id}`, { as: parent, body })
    await act(liked, { action: 'like' })
    await act(disliked, { action: 'dislike', reason: 'not_interested' })
    await act(saved, { action: 'save' })
    await act(saved, { action: 'done' })
    await act(done, { action: 'done' })
    await act(skipped, { action: 'skip' })
    const cases = [
      ['?status=liked', [liked]],
      ['?status=disliked', [disliked]],
      ['?status=saved', [saved]],
      ['?status=done', [done, saved]],
      ['?status=skipped', [skipped]],
      ['?status=new', [untouched]],
      [`?status=done&child_id=${noa.id}`, [saved]],
      [`?child_id=${adam.id}`, [untouched, skipped, done]],
      [`?batch_id=${liked?.batch_id}`, [saved, disliked, liked]],
      [`?batch_id=${noa.id}`, []],
    ] as const
    for (const [query, expected] of cases)
      expect(ids((await readPage(parent, query)).activities), query).toEqual(expected.map((activity) => activity?.id))
  })

  test('lists only the user’s own activities', async () => {
    const [parent, stranger] = [await person(), await person()]
    const noa = await child(parent)
    const [activity] = await generateBatch(parent, noa.id)
    for (const query of ['', `?child_id=${noa.id}`, `?batch_id=${activity?.batch_id}`, '?status=new'])
      expect((await readPage(stranger, query)).activities).toEqual([])
    expect((await api('GET /activity')).status).toBe(401)
  })

  test.each([
    ['status', 'status=thrown_away'],
    ['child_id', 'child_id=noa'],
    ['batch_id', 'batch_id=7'],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=ten'],
    ['cursor', 'cursor=nonsense'],
    ['cursor', 'cursor=a'],
    ['cursor', 'cursor='],
    ['cursor', `cursor=${Buffer.from('not an id').toString('base64url')}`],
    ['offset', 'offset=3'],
    ['childId', 'childId=01890000-0000-7000-8000-000000000000'],
  ])('returns 422 at %s for ?%s', async (field, query) => {
    const response = await api(`GET /activity?${query}`, { as: await person() })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message: expect.any(String) })
  })
})
