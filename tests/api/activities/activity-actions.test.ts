import { describe, expect, test } from 'vitest'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne } from '../../setup/data/activities.ts'

async function createParentWithActivity() {
  const parent = await person()
  const noa = await child(parent)
  return { parent, activity: await generateOne(parent, noa.id) }
}

const patch = (of: Person, id: string, body: unknown) => api(`PATCH /activity/${id}`, { as: of, body })

describe('PATCH /activity/{id}', () => {
  test('stores actions independently, with the latest as status', async () => {
    const { parent, activity } = await createParentWithActivity()
    const steps = [
      [{ action: 'save' }, { is_saved: true, status: 'saved' }],
      [
        { action: 'dislike', reason: 'too_long' },
        { is_saved: true, feedback: 'disliked', reason: 'too_long', status: 'disliked' },
      ],
      [{ action: 'like' }, { is_saved: true, feedback: 'liked', reason: null, status: 'liked' }],
      [{ action: 'done' }, { is_saved: true, feedback: 'liked', done_at: expect.stringMatching(/Z$/), status: 'done' }],
      [{ action: 'skip' }, { is_saved: true, feedback: 'liked', done_at: expect.any(String), status: 'skipped' }],
      [{ action: 'unsave' }, { is_saved: false, status: 'skipped' }],
    ]
    for (const [body, expected] of steps) {
      const response = await patch(parent, activity.id, body)
      expect(response.status).toBe(200)
      const changed = await response.json()
      expect(changed).toMatchObject({ id: activity.id, title: activity.title, ...expected })
      expect(await (await api(`GET /activity/${activity.id}`, { as: parent })).json()).toEqual(changed)
    }
  })

  test.each([{ action: 'like' }, { action: 'dislike', reason: 'too_easy' }, { action: 'save' }, { action: 'skip' }, { action: 'done' }])(
    'undo restores the state before %j',
    async (body) => {
      const { parent, activity } = await createParentWithActivity()
      await patch(parent, activity.id, body)
      expect(await (await patch(parent, activity.id, { action: 'undo' })).json()).toEqual(activity)
      expect(await (await patch(parent, activity.id, { action: 'undo' })).json()).toEqual(activity)
    },
  )

  test('undoes one step at a time, and restores the time an activity was done', async () => {
    const { parent, activity } = await createParentWithActivity()
    const done = await (await patch(parent, activity.id, { action: 'done' })).json()
    await patch(parent, activity.id, { action: 'dislike' })
    expect(await (await patch(parent, activity.id, { action: 'undo' })).json()).toEqual(done)
  })

  test('keeps both of two concurrent actions', async () => {
    const { parent, activity } = await createParentWithActivity()
    await Promise.all([
      patch(parent, activity.id, { action: 'like' }),
      patch(parent, activity.id, { action: 'save' }),
      patch(parent, activity.id, { action: 'done' }),
    ])
    const after = await (await api(`GET /activity/${activity.id}`, { as: parent })).json()
    expect(after).toMatchObject({ feedback: 'liked', is_saved: true, done_at: expect.any(String) })
  })

  test('returns 404 for another user’s activity', async () => {
    const { parent, activity } = await createParentWithActivity()
    const stranger = await person()
    for (const shared of [false, true]) {
      if (shared) await patch(parent, activity.id, { action: 'share' })
      for (const action of ['like', 'dislike', 'save', 'unsave', 'skip', 'done', 'undo', 'share', 'unshare']) {
        expect((await patch(stranger, activity.id, { action })).status).toBe(404)
      }
    }
    expect((await api(`PATCH /activity/${activity.id}`, { body: { action: 'like' } })).status).toBe(401)
    expect((await patch(parent, '01890000-0000-7000-8000-000000000000', { action: 'like' })).status).toBe(404)
    expect((await patch(parent, 'nonsense', { action: 'like' })).status).toBe(404)
    expect(await (await api(`GET /activity/${activity.id}`, { as: parent })).json()).toEqual({ ...activity, is_shared: true })
  })

  test.each([
    ['action', {}],
    ['action', { action: 'delete' }],
    ['reason', { action: 'dislike', reason: 'boring' }],
    ['reason', { action: 'like', reason: 'too_easy' }],
    ['reason', { action: 'done', reason: 'too_long' }],
    ['status', { action: 'like', status: 'done' }],
  ])('returns 422 at %s for %j', async (field, body) => {
    const { parent, activity } = await createParentWithActivity()
    const response = await patch(parent, activity.id, body)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message: expect.any(String) })
  })
})
