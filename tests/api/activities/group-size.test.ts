import { describe, expect, test } from 'vitest'
import { readLibrary } from '#seed/read.ts'
import { child, group, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll, generateOne, requestActivities, type WireActivity } from '../../setup/data/activities.ts'

const { activities: library } = readLibrary()
const libraryOf = ({ title }: WireActivity) => library.find(({ text }) => text.en.title === title)

const generateAllForGroup = (of: Person, id: string) => generateAll(of, id, { type: 'group', batch_size: 10, duration: '15-30min' })

describe('a group’s size', () => {
  test('is stored once, changed and cleared; only known sizes are accepted', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await group(educator, { group_size: '13-25' })
    const path = `/groups/${id}` as const
    expect(await (await api('GET /groups', { as: educator })).json()).toMatchObject([{ id, group_size: '13-25' }])
    expect(await (await api(`PATCH ${path}`, { as: educator, body: { group_size: '6-12' } })).json()).toMatchObject({ group_size: '6-12' })
    expect(await (await api(`PATCH ${path}`, { as: educator, body: { name: 'Bees' } })).json()).toMatchObject({ group_size: '6-12' })
    expect(await (await api(`PATCH ${path}`, { as: educator, body: { group_size: null } })).json()).toMatchObject({ group_size: null })
    expect((await api(`PATCH ${path}`, { as: educator, body: { group_size: '20' } })).status).toBe(422)
    expect((await api(`PATCH ${path}`, { as: await person(), body: { group_size: '1' } })).status).toBe(404)
  })

  test('of 13 to 25: every card first says how to run it with that many, with adults and materials for all', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await group(educator, { group_range: '3-5', group_size: '13-25' })
    const cards = await generateAllForGroup(educator, id)
    expect(cards.length).toBeGreaterThan(10)
    for (const card of cards) {
      const seed = libraryOf(card)
      expect(card.group_plan, card.title).toEqual({
        children: { min: 13, max: 25 },
        adults: Math.ceil(25 / (seed?.childrenPerAdult ?? 0)),
        groups: expect.any(Number),
        text: seed?.text.en.group ?? null,
        needs_more_adults: Math.ceil(25 / (seed?.childrenPerAdult ?? 0)) > 3,
      })
      for (const [i, { childrenPerSet, quantity }] of (seed?.materials ?? []).entries()) {
        if (childrenPerSet === 1 && !quantity) expect(card.materials_needed[i]).toMatch(/ × 25$/)
        if (childrenPerSet === undefined) expect(card.materials_needed[i]).not.toMatch(/ × \d+$/)
      }
      expect(card.guidance?.parts_by_age, card.title).toEqual([])
    }
    const ranks = cards.map(({ group_plan: plan }) => (plan?.text === null ? 3 : plan?.needs_more_adults ? 2 : plan?.groups === 1 ? 0 : 1))
    expect(ranks.filter((rank) => rank === 0).length).toBeGreaterThan(5)
    expect(ranks).toEqual(ranks.toSorted())
  })

  test('counts more than the children with a profile, but not fewer', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await groupWithChildren(educator, [50, 52], { group_size: '6-12' })
    const card = await generateOne(educator, id, { type: 'group' })
    expect(card.group_plan?.children).toEqual({ min: 6, max: 12 })
    const { id: larger } = await groupWithChildren(educator, [50, 52, 54], { group_size: '1' })
    const other = await generateOne(educator, larger, { type: 'group' })
    expect(libraryOf(other)?.participants.max).toBeGreaterThanOrEqual(3)
  })
})

describe('chosen children', () => {
  test('alone gets no activity that needs two or more', async () => {
    const parent = await person()
    const { id } = await child(parent, { date_of_birth: '2021-06-01' })
    const cards = await generateAll(parent, id, { batch_size: 10, duration: '15-30min', location: 'outdoor' })
    expect(cards.length).toBeGreaterThan(30)
    for (const card of cards) expect(libraryOf(card)?.participants.min, card.title).toBe(1)
    expect(cards.every(({ group_plan }) => group_plan === null)).toBe(true)
  })

  test('together get activities for as many before others', async () => {
    const parent = await person()
    const ids = await Promise.all(
      ['2021-06-01', '2021-09-01', '2022-01-01'].map(async (date_of_birth) => (await child(parent, { date_of_birth })).id),
    )
    const response = await requestActivities(parent, { type: 'children', ids, batch_size: 10, duration: '15-30min' })
    const { activities }: { activities: WireActivity[] } = await response.json()
    expect(activities).toHaveLength(10)
    for (const card of activities) {
      const { min = 0, max = 0 } = libraryOf(card)?.participants ?? {}
      expect(3 >= min && 3 <= max, card.title).toBe(true)
    }
  })
})
