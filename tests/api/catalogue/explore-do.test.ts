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

describe('doing a catalogue activity with a child', () => {
  test('puts it into the child’s history, whole, in the reader’s language', async () => {
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

  test('is for children of one’s own alone', async () => {
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
    ['en', 'This activity uses something this child is allergic to.'],
    ['he', 'בפעילות הזאת יש משהו שמופיע באלרגיות של הפרופיל הזה.'],
  ] as const)('is refused in %s where an allergy forbids it', async (language, detail) => {
    const dana = await person({ language })
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(80), allergies: ['milk'] })
    const response = await doIt(await of('yoghurt-dough-pizza'), dana, childId)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', reason: 'not_with_allergy', detail })
    expect(await history(dana)).toEqual([])
  })

  test('is refused where an allergy in somebody’s own words does', async () => {
    const dana = await person()
    const { id: childId } = await child(dana, { date_of_birth: bornMonthsAgo(80), allergies: ['tomato'] })
    expect(await (await doIt(await of('yoghurt-dough-pizza'), dana, childId)).json()).toMatchObject({ reason: 'not_with_allergy' })
  })

  test('is refused to a child that is too young, and open to one that is older', async () => {
    const dana = await person()
    const [baby, big] = [await child(dana, { date_of_birth: bornMonthsAgo(12) }), await child(dana, { date_of_birth: bornMonthsAgo(130) })]
    const id = await of('leaf-crown')
    const response = await doIt(id, dana, baby.id)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ reason: 'not_for_age', detail: 'This activity is for older children.' })
    expect((await doIt(id, dana, big.id)).status).toBe(201)
  })

  test('happens once for a key, however often it is sent', async () => {
    const dana = await person()
    const { id: childId } = await child(dana)
    const id = await catalogueActivity()
    const key = { 'idempotency-key': 'do it once, please' }
    const answers = await Promise.all([doIt(id, dana, childId, key), doIt(id, dana, childId, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await history(dana)).toHaveLength(1)
  })

  test('goes with several at once and with a group, too', async () => {
    const dana = await person()
    const id = await of('leaf-crown')
    const ids = [(await child(dana, { date_of_birth: bornMonthsAgo(72) })).id, (await child(dana, { date_of_birth: bornMonthsAgo(90) })).id]
    const { id: groupId } = await groupWithChildren(dana, [72, 80])
    expect(await (await doFor(id, dana, { child_ids: ids })).json()).toMatchObject({ child_id: null, group_id: null, child_ids: ids })
    expect(await (await doFor(id, dana, { group_id: groupId })).json()).toMatchObject({ child_id: null, group_id: groupId, child_ids: [] })
    expect(await history(dana, `?group_id=${groupId}`)).toHaveLength(1)
  })

  test('is refused to a group for what one of it is allergic to, and to one that says no age', async () => {
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

  test('is for groups and children of one’s own alone', async () => {
    const [dana, other] = [await person(), await person()]
    const id = await catalogueActivity()
    const theirs = await groupWithChildren(dana, [48, 50])
    const { id: childId } = await child(dana)
    const { id: own } = await child(other)
    expect((await doFor(id, other, { group_id: theirs.id })).status).toBe(404)
    expect((await doFor(id, other, { child_ids: [own, childId] })).status).toBe(404)
  })

  test('takes exactly one of the three', async () => {
    const dana = await person()
    const { id: childId } = await child(dana)
    const { id: groupId } = await groupWithChildren(dana, [48])
    for (const body of [{}, { child_id: childId, group_id: groupId }]) {
      const response = await doFor(await catalogueActivity(), dana, body)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ field: 'child_id' }])
    }
  })

  test.each([[undefined], [null], ['Noa'], [7]])('with %s is refused', async (childId) => {
    const response = await doIt(await catalogueActivity(), await person(), childId)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field: 'child_id' }])
  })
})
