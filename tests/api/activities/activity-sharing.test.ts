import { describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateOne, type WireActivity } from '../../setup/data/activities.ts'

async function createParentWithActivity(language: 'en' | 'he' = 'en') {
  const parent = await person({ language })
  const noa = await child(parent)
  return { parent, noa, activity: await generateOne(parent, noa.id) }
}

const patch = (of: Person, id: string, body: unknown) => api(`PATCH /activity/${id}`, { as: of, body })
const read = async (path: string, as?: Person) => (await api(`GET /${path}`, as && { as })).json()
const status = async (path: string, as?: Person) => (await api(`GET /${path}`, as && { as })).status

describe('sharing an activity', () => {
  test('shows it to others until the owner unshares it', async () => {
    const { parent, activity } = await createParentWithActivity()
    const stranger = await person()
    expect(await (await patch(parent, activity.id, { action: 'share' })).json()).toEqual({ ...activity, is_shared: true })
    expect((await patch(parent, activity.id, { action: 'share' })).status).toBe(200)
    expect(await status(`activity/${activity.id}`, stranger)).toBe(200)
    expect(await status(`public/activity/${activity.id}`)).toBe(200)
    expect(await (await patch(parent, activity.id, { action: 'unshare' })).json()).toEqual(activity)
    expect((await patch(parent, activity.id, { action: 'unshare' })).status).toBe(200)
    expect(await status(`activity/${activity.id}`, stranger)).toBe(404)
    expect(await status(`public/activity/${activity.id}`)).toBe(404)
    expect(await status(`activity/${activity.id}`, parent)).toBe(200)
  })

  test('shows the easier and the harder variation apart, also of activities stored before both were labelled', async () => {
    const { parent, activity } = await createParentWithActivity()
    await patch(parent, activity.id, { action: 'share' })
    const kinds = async (as: Person) => {
      const seen: WireActivity = await read(`activity/${activity.id}`, as)
      return seen.adaptations.map(({ kind, text }) => [kind, text])
    }
    const expected = activity.adaptations.map(({ text }, at) => [at === 0 ? 'easier' : 'harder', text])
    expect(expected).toHaveLength(2)
    expect(await kinds(parent)).toEqual(expected)
    await pool.query(
      `update activity set adaptations = (select jsonb_agg(one - 'kind' order by n) from jsonb_array_elements(adaptations) with ordinality as _(one, n))
      where id = $1`,
      [activity.id],
    )
    expect(await kinds(parent)).toEqual(expected)
    expect(await kinds(await person())).toEqual(expected)
    const { activities } = await read('activity', parent)
    expect(activities).toEqual([{ ...activity, is_shared: true }])
  })

  test('keeps the state that undo restores', async () => {
    const { parent, activity } = await createParentWithActivity()
    await patch(parent, activity.id, { action: 'like' })
    await patch(parent, activity.id, { action: 'share' })
    expect(await (await patch(parent, activity.id, { action: 'undo' })).json()).toEqual({ ...activity, is_shared: true })
  })

  test('shows another user the activity without any data of its owner', async () => {
    const { parent, activity } = await createParentWithActivity()
    for (const body of [{ action: 'save' }, { action: 'dislike', reason: 'too_easy' }, { action: 'done' }, { action: 'share' }])
      await patch(parent, activity.id, body)
    const seen = await read(`activity/${activity.id}`, await person({ language: 'he' }))
    const {
      batch_id,
      child_id,
      group_id,
      because,
      feedback,
      reason,
      done_at,
      journal_entry_id,
      child_ids,
      status: _,
      is_shared,
      withheld,
      seen_at,
      fitting_count,
      close_to,
      created_at,
      ...rest
    } = activity
    // The ages of both variations are those of the child.
    const { age_min_months, age_max_months } = activity
    const adaptations = activity.adaptations.map(({ kind, text }) => ({ kind, age_min_months, age_max_months, text }))
    expect(seen).toEqual({ ...rest, adaptations, is_saved: false, is_blurred: false })
    expect(seen.adaptations).not.toEqual(activity.adaptations)
    expect(JSON.stringify(seen)).not.toContain(parent.id)
  })

  test('shows a visitor the title, the facts and one sentence, and no other text', async () => {
    const { parent, noa, activity } = await createParentWithActivity()
    await patch(parent, activity.id, { action: 'share' })
    const response = await api(`GET /public/activity/${activity.id}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    const seen = JSON.parse(text)
    expect(seen).toEqual({
      id: activity.id,
      title: activity.title,
      description: expect.any(String),
      duration_minutes: activity.duration_minutes,
      age_min_months: activity.age_min_months,
      age_max_months: activity.age_max_months,
      setting: activity.setting,
      picture: activity.picture,
      scene: activity.scene,
      language: 'en',
      is_blurred: true,
    })
    expect(activity.description.startsWith(seen.description)).toBe(true)
    const hidden = [
      activity.description.slice(seen.description.length).trim(),
      ...activity.benefits,
      ...activity.materials_needed,
      ...activity.instructions,
      ...activity.safety_notes,
      ...activity.adaptations.map((adaptation) => adaptation.text),
      activity.batch_id,
      noa.id,
      noa.name,
      parent.id,
    ]
    for (const string of hidden.filter(Boolean)) expect(text).not.toContain(JSON.stringify(string).slice(1, -1))
  })

  test('shows a signed-in user the same public view, in the activity’s language', async () => {
    const { parent, activity } = await createParentWithActivity('he')
    await patch(parent, activity.id, { action: 'share' })
    const asVisitor = await read(`public/activity/${activity.id}`)
    expect(asVisitor).toMatchObject({ language: 'he', title: activity.title })
    expect(await read(`public/activity/${activity.id}`, parent)).toEqual(asVisitor)
  })

  test('returns 404 to everyone for an unknown or unshared activity', async () => {
    const { activity } = await createParentWithActivity()
    for (const id of [activity.id, '01890000-0000-7000-8000-000000000000', 'nonsense']) expect(await status(`public/activity/${id}`)).toBe(404)
  })
})
