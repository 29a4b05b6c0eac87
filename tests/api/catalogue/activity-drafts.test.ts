import { describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody } from '../../setup/data/activity-body.ts'
import { facts } from '../../setup/data/facts.ts'
import { readSources } from '../../setup/sources.ts'

const path = '/admin/explore/drafts'
const admin = await person({ isAdmin: true })

async function newDraft(content: Record<string, unknown>, as = admin) {
  const response = await api(`POST ${path}`, { as, body: { content } })
  expect(response.status).toBe(201)
  return response.json()
}

const listed = async (id: string, as = admin) => {
  const all = await (await api(`GET ${path}`, { as })).json()
  return all.find((one: { id: string }) => one.id === id)
}

describe('/admin/explore/drafts', () => {
  test('stores an activity of which only a title exists, in one language', async () => {
    const draft = await newDraft({ text: { he: { title: 'צללים' } } })
    expect(draft).toMatchObject({ content: { text: { he: { title: 'צללים' } } }, version: 1 })
    expect(await listed(draft.id)).toMatchObject({ title: 'צללים', category_id: null, picture: [] })
    expect(await (await api(`GET ${path}/${draft.id}`, { as: admin })).json()).toEqual(draft)
  })

  test('names a draft in the user’s language, else in another, else not', async () => {
    const both = await newDraft({ text: { en: { title: 'Shadows' }, he: { title: 'צללים' } } })
    const hebrew = await person({ isAdmin: true, language: 'he' })
    expect(await listed(both.id, hebrew)).toMatchObject({ title: 'צללים' })
    expect(await listed(both.id, await person({ isAdmin: true, language: 'es' }))).toMatchObject({ title: 'Shadows' })
    const { id } = await newDraft({ category_id: '', text: { en: { title: ' ' } } })
    expect(await listed(id)).toMatchObject({ title: null, category_id: null })
  })

  test('stores what no activity could be published with', async () => {
    const { title } = activityBody().text.en
    const wrong = {
      age_min_months: 400,
      duration_minutes: null,
      picture: ['no-such-picture'],
      text: { en: { title: title.repeat(9), instructions: [] } },
    }
    expect((await newDraft(wrong)).content).toMatchObject(wrong)
    expect((await api(`POST ${path}`, { as: admin, body: { content: { colour: 'red' } } })).status).toBe(422)
  })

  test('replaces the content, unless another admin changed it since', async () => {
    const { id } = await newDraft({ text: { en: { title: 'One' } } })
    const save = (title: string, version: number) =>
      api(`PATCH ${path}/${id}`, { as: admin, body: { content: { text: { en: { title } } }, version } })
    expect(await (await save('Two', 1)).json()).toMatchObject({ content: { text: { en: { title: 'Two' } } }, version: 2 })
    const late = await save('Three', 1)
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { version: 2 } })
    expect((await api(`DELETE ${path}/${id}`, { as: admin })).status).toBe(204)
    expect((await save('Four', 2)).status).toBe(404)
    expect((await api(`DELETE ${path}/${id}`, { as: admin })).status).toBe(404)
  })

  test('is never shown to users, and becomes an activity only when everything required is there', async () => {
    const title = 'Zirconium shadows'
    const { en } = activityBody().text
    const complete = activityBody({ facts: facts(), text: { ...activityBody().text, en: { ...en, title } } })
    const { id } = await newDraft(complete)
    const user = await person()
    const reads = [
      '/explore/activities?q=zirconium',
      '/explore/activities?sort=newest&limit=50',
      `/explore/categories/${complete.category_id}/activities?sort=newest&limit=50`,
      '/explore/todays-picks?limit=10',
      '/explore/saved',
      '/admin/explore/activities?q=zirconium',
    ] as const
    for (const read of reads) {
      const response = await api(`GET ${read}`, { as: read.startsWith('/admin') ? admin : user })
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain(title)
    }
    for (const read of [`/explore/activities/${id}`, `/admin/explore/activities/${id}`, `/public/activity/${id}`] as const)
      expect((await api(`GET ${read}`, { as: admin })).status).toBe(404)
    expect((await api(`POST /explore/activities/${id}`, { as: user, body: { action: 'save' } })).status).toBe(404)

    const { title: _, ...untitled } = en
    const incomplete = { ...complete, text: { ...complete.text, en: untitled }, draft_id: id }
    const refused = await api('POST /admin/explore/activities', { as: admin, body: incomplete })
    expect((await refused.json()).errors).toContainEqual({ field: 'text.en.title', message: 'This field is required' })
    expect(await listed(id)).toBeDefined()

    const published = await api('POST /admin/explore/activities', { as: admin, body: { ...complete, draft_id: id } })
    expect(published.status).toBe(201)
    expect(await listed(id)).toBeUndefined()
    expect(await (await api('GET /explore/activities?q=zirconium')).text()).toContain(title)
  })

  test('is read by no statement but those for admins', () => {
    const readers = readSources(['lib']).filter(({ text }) => text.includes('activity_draft'))
    expect(readers.map(({ file }) => file)).toEqual(['lib/server/catalogue/sql/activity-drafts.ts', 'lib/server/catalogue/sql/admin-activities.ts'])
  })

  test('returns 403 to users who are no admins', async () => {
    const { id } = await newDraft({})
    const body = { content: {} }
    for (const [call, sent] of [
      [`GET ${path}`, undefined],
      [`POST ${path}`, body],
      [`GET ${path}/${id}`, undefined],
      [`PATCH ${path}/${id}`, body],
      [`DELETE ${path}/${id}`, undefined],
    ] as const) {
      expect((await api(call, { body: sent })).status).toBe(401)
      expect((await api(call, { as: await person(), body: sent })).status).toBe(403)
    }
  })
})
