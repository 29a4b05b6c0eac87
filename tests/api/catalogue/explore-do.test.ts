import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, group, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { catalogueActivity } from '../../setup/data/explore.ts'

const unknown = '0192b7a0-0000-7000-8000-000000000000'
const of = async (slug: string) => (await db.catalogueActivity.findUniqueOrThrow({ where: { slug } })).id
const doIt = (id: string, as: Person, child_id: unknown, headers: Record<string, string> = {}) =>
  api(`POST /explore/activities/${id}/do`, { as, body: { child_id }, headers })
const doFor = (id: string, as: Person, body: Record<string, unknown>) => api(`POST /explore/activities/${id}/do`, { as, body })
const history = async (as: Person, query = '') => (await (await api(`GET /activity${query}`, { as })).json()).activities

describe('POST /explore/activities/{id}/do', () => {
  test('adds the complete activity to the child’s history, in the user’s language', async () => {
    const dana = await person({ language: 'es' })
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(72) })
    const id = await of('leaf-crown')
    const whole = await (await api(`GET /explore/activities/${id}`, { as: dana })).json()
    const response = await doIt(id, dana, childId)
    expect(response.status).toBe(201)
    const activity = await response.json()
    expect(activity).toMatchObject({
      child_id: childId,
      group_id: null,
      source: 'library',
      language: 'es',
      status: 'new',
      is_saved: false,
      title: whole.title,
      instructions: whole.instructions,
      benefits: whole.benefits,
      duration_minutes: whole.duration,
      picture: whole.picture,
    })
    expect(await history(dana, `?child_id=${childId}`)).toMatchObject([{ id: activity.id }])
    const done = await api(`PATCH /activity/${activity.id}`, { as: dana, body: { action: 'done' } })
    expect(await done.json()).toMatchObject({ status: 'done' })
    expect(await db.activity.findFirstOrThrow({ where: { id: activity.id } })).toMatchObject({ catalogueId: id })
  })

  test('returns 404 for another user’s child', async () => {
    const [dana, other] = [await person(), await person()]
    const { id: childId } = await child(dana)
    const id = await catalogueActivity()
    expect((await doIt(id, other, childId)).status).toBe(404)
    expect((await doIt(id, dana, unknown)).status).toBe(404)
    expect((await doIt(unknown, dana, childId)).status).toBe(404)
    expect((await doIt(await catalogueActivity({ isHidden: true }), dana, childId)).status).toBe(404)
    expect([await history(dana), await history(other)]).toEqual([[], []])
  })

  test.each([
    ['en', 'This activity uses something this child is allergic to: Yogurt, Cheese.'],
    ['he', 'בפעילות הזאת יש משהו שמופיע באלרגיות של הפרופיל הזה: יוגורט, גבינה.'],
  ] as const)('returns 422 in %s if an allergy forbids it', async (language, detail) => {
    const dana = await person({ language })
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(80), allergies: ['milk'] })
    const response = await doIt(await of('yoghurt-dough-pizza'), dana, childId)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', reason: 'not_with_allergy', detail })
    expect(await history(dana)).toEqual([])
  })

  test('returns 422 if an allergy in the user’s own words forbids it', async () => {
    const dana = await person()
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(80), allergies: ['tomato'] })
    expect(await (await doIt(await of('yoghurt-dough-pizza'), dana, childId)).json()).toMatchObject({ reason: 'not_with_allergy' })
  })

  test('returns 422 for a child that is too young, and accepts an older one', async () => {
    const dana = await person()
    const [baby, big] = [await child(dana, { date_of_birth: bornMonthsAgo(12) }), await child(dana, { date_of_birth: bornMonthsAgo(130) })]
    const id = await of('leaf-crown')
    const response = await doIt(id, dana, baby.id)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ reason: 'not_for_age', detail: 'This activity is for older children.' })
    expect((await doIt(id, dana, big.id)).status).toBe(201)
  })

  test('adds the activity once for one idempotency key', async () => {
    const dana = await person()
    const { id: childId } = await child(dana)
    const id = await catalogueActivity()
    const key = { 'idempotency-key': 'do it once, please' }
    const answers = await Promise.all([doIt(id, dana, childId, key), doIt(id, dana, childId, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await history(dana)).toHaveLength(1)
  })

  test('works for several children and for a group, too', async () => {
    const dana = await person()
    const id = await of('leaf-crown')
    const ids = [(await child(dana, { date_of_birth: bornMonthsAgo(72) })).id, (await child(dana, { date_of_birth: bornMonthsAgo(90) })).id]
    const { id: groupId } = await groupWithChildren(dana, [72, 80])
    expect(await (await doFor(id, dana, { child_ids: ids })).json()).toMatchObject({ child_id: null, group_id: null, child_ids: ids })
    expect(await (await doFor(id, dana, { group_id: groupId })).json()).toMatchObject({ child_id: null, group_id: groupId, child_ids: [] })
    expect(await history(dana, `?group_id=${groupId}`)).toHaveLength(1)
  })

  test('returns 422 for a group with an allergic member, and for one without an age', async () => {
    const dana = await person()
    const id = await of('yoghurt-dough-pizza')
    const careful = await groupWithChildren(dana, [80, [82, { allergies: ['milk'] }]])
    const refused = await doFor(id, dana, { group_id: careful.id })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ reason: 'not_with_allergy_of_one' })
    const ageless = await group(dana)
    expect(await (await doFor(id, dana, { group_id: ageless.id })).json()).toMatchObject({ reason: 'group_without_ages' })
    expect(await history(dana)).toEqual([])
  })

  test('returns 404 for other users’ groups and children', async () => {
    const [dana, other] = [await person(), await person()]
    const id = await catalogueActivity()
    const theirs = await groupWithChildren(dana, [48, 50])
    const { id: childId } = await child(dana)
    const { id: own } = await child(other)
    expect((await doFor(id, other, { group_id: theirs.id })).status).toBe(404)
    expect((await doFor(id, other, { child_ids: [own, childId] })).status).toBe(404)
  })

  test('returns 422 unless exactly one of the three fields is given', async () => {
    const dana = await person()
    const { id: childId } = await child(dana)
    const { id: groupId } = await groupWithChildren(dana, [48])
    for (const body of [{}, { child_id: childId, group_id: groupId }]) {
      const response = await doFor(await catalogueActivity(), dana, body)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ field: 'child_id' }])
    }
  })

  test.each([[undefined], [null], ['Noa'], [7]])('returns 422 for the child id %s', async (childId) => {
    const response = await doIt(await catalogueActivity(), await person(), childId)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field: 'child_id' }])
  })
})
