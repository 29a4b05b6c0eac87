import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupWays } from '#lib/domain/activities/adaptations'
import { languages } from '#lib/domain/platform/basics'
import { child, group, groupWithChildren, type Person, person } from '../../../factories.ts'
import { generateOne, requestActivities } from '../../../setup/data/activities.ts'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(() => model.close())

const oneFor = (of: Person, id: string) => generateOne(of, id, { type: 'group' })

describe('what a model writes for a group', () => {
  test('is its own, for its youngest, with a line for the younger and one for the older', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await groupWithChildren(educator, [72, 40, 75])
    const made = await oneFor(educator, id)
    expect(made).toMatchObject({ source: 'ai', group_id: id, child_id: null })
    expect(made.age_min_months).toBeLessThanOrEqual(40)
    expect(made.adaptations.map(({ age_min_months, age_max_months }) => [age_min_months, age_max_months])).toEqual([
      [40, 59],
      [60, 75],
    ])
    expect(model.calls[0]?.facts).toMatchObject({ age_months: 40, group: { youngest_months: 40, oldest_months: 75, children: 3 } })
  })

  test.each(languages)('has such lines also where the model gave none: %s', async (language) => {
    const educator = await person({ language })
    const { id } = await groupWithChildren(educator, [72, 40])
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, easier: null, harder: null })) })
    const { source, adaptations } = await oneFor(educator, id)
    expect(source).toBe('ai')
    expect(adaptations.map(({ text }) => text)).toEqual([groupWays[language].easier, groupWays[language].harder])
  })

  test('is not taken where it is nothing for the youngest', async () => {
    const educator = await person()
    const [older, mixed] = [await groupWithChildren(educator, [72, 75]), await groupWithChildren(educator, [72, 75, 20])]
    model.behave({
      cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 6, age_max_months: 90, materials_needed: ['20 marbles', 'a box'] })),
    })
    expect(await oneFor(educator, older.id)).toMatchObject({ source: 'ai' })
    expect(await oneFor(educator, mixed.id)).toMatchObject({ source: 'library' })
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 60, age_max_months: 90 })) })
    expect(await oneFor(educator, mixed.id)).toMatchObject({ source: 'library' })
  })

  test('is nothing that any of it is allergic to', async () => {
    const educator = await person()
    const members = [await child(educator), await child(educator, { allergies: ['kiwi'] })].map(({ id }) => id)
    const { id } = await group(educator, { members })
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, materials_needed: ['2 ripe kiwis', ...card.materials_needed] })) })
    expect(await oneFor(educator, id)).toMatchObject({ source: 'library' })
    expect(model.calls[0]?.facts.avoid_too).toEqual(['Kiwi'])
  })

  test('and hides in an easier way is found', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [72, 10])
    model.behave({
      cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 6, age_max_months: 90, easier: 'Offer a spoonful of honey.' })),
    })
    expect(await oneFor(educator, id)).toMatchObject({ source: 'library' })
  })

  test('is nearly none of the last month’s of that group, and may be one of a member’s', async () => {
    const educator = await person()
    const noa = await child(educator)
    const { id } = await group(educator, { members: [noa.id] })
    const first = await oneFor(educator, id)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, title: first.title.toUpperCase() })) })
    expect(await oneFor(educator, id)).toMatchObject({ source: 'library' })
    expect(await generateOne(educator, noa.id)).toMatchObject({ source: 'ai' })
  })
})

describe('what a model is asked for several children', () => {
  test('is stations for a group of six, and not for five', async () => {
    const educator = await person({ userType: 'educator' })
    const [six, five] = [await groupWithChildren(educator, [40, 42, 44, 46, 48, 50]), await groupWithChildren(educator, [40, 42, 44, 46, 48])]
    await oneFor(educator, six.id)
    expect(model.calls[0]?.facts.group?.children).toBe(6)
    expect(model.calls[0]?.sent).toContain('2 small groups of 3 to 5')
    await oneFor(educator, five.id)
    expect(model.calls.at(-1)?.facts.group?.children).toBe(5)
    expect(model.calls.at(-1)?.sent).not.toContain('small groups')
  })

  test('is a part by age for children chosen together, and not for a group', async () => {
    const parent = await person()
    const { id, members } = await groupWithChildren(parent, [24, 75])
    await requestActivities(parent, { type: 'children', ids: members, batch_size: 1 })
    expect(model.calls[0]?.facts.group).toEqual({ youngest_months: 24, oldest_months: 75, children: 2 })
    expect(model.calls[0]?.sent).toContain('has a part of its own that fits its age')
    await oneFor(parent, id)
    expect(model.calls.at(-1)?.facts.group).toEqual({ youngest_months: 24, oldest_months: 75, children: 2 })
    expect(model.calls.at(-1)?.sent).not.toContain('has a part of its own')
  })
})
