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

const generateForGroup = (of: Person, id: string) => generateOne(of, id, { type: 'group' })

describe('an activity that a model writes for a group', () => {
  test('suits the youngest, with a line for the younger and one for the older children', async () => {
    const educator = await person({ userType: 'educator' })
    const { id } = await groupWithChildren(educator, [72, 40, 75])
    const made = await generateForGroup(educator, id)
    expect(made).toMatchObject({ source: 'ai', group_id: id, child_id: null })
    expect(made.age_min_months).toBeLessThanOrEqual(40)
    expect(made.adaptations.map(({ age_min_months, age_max_months }) => [age_min_months, age_max_months])).toEqual([
      [40, 59],
      [60, 75],
    ])
    expect(model.calls[0]?.facts).toMatchObject({ age_months: 40, group: { youngest_months: 40, oldest_months: 75, children: 3 } })
  })

  test.each(languages)('gets such lines if the model wrote none: %s', async (language) => {
    const educator = await person({ language })
    const { id } = await groupWithChildren(educator, [72, 40])
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, easier: null, harder: null })) })
    const { source, adaptations } = await generateForGroup(educator, id)
    expect(source).toBe('ai')
    expect(adaptations.map(({ text }) => text)).toEqual([groupWays[language].easier, groupWays[language].harder])
  })

  test('is refused if it does not suit the youngest', async () => {
    const educator = await person()
    const [older, mixed] = [await groupWithChildren(educator, [72, 75]), await groupWithChildren(educator, [72, 75, 20])]
    model.behave({
      cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 6, age_max_months: 90, materials_needed: ['20 marbles', 'a box'] })),
    })
    expect(await generateForGroup(educator, older.id)).toMatchObject({ source: 'ai' })
    expect(await generateForGroup(educator, mixed.id)).toMatchObject({ source: 'library' })
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 60, age_max_months: 90 })) })
    expect(await generateForGroup(educator, mixed.id)).toMatchObject({ source: 'library' })
  })

  test('is refused if it contains an allergen of any member', async () => {
    const educator = await person()
    const members = [await child(educator), await child(educator, { allergies: ['kiwi'] })].map(({ id }) => id)
    const { id } = await group(educator, { members })
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, materials_needed: ['2 ripe kiwis', ...card.materials_needed] })) })
    expect(await generateForGroup(educator, id)).toMatchObject({ source: 'library' })
    expect(model.calls[0]?.facts.avoid_too).toEqual(['Kiwi'])
  })

  test('is refused if an allergen is in its easier variation', async () => {
    const educator = await person()
    const { id } = await groupWithChildren(educator, [72, 10])
    model.behave({
      cards: (cards) => cards.map((card) => ({ ...card, age_min_months: 6, age_max_months: 90, easier: 'Offer a spoonful of honey.' })),
    })
    expect(await generateForGroup(educator, id)).toMatchObject({ source: 'library' })
  })

  test('is refused if it nearly repeats one of that group’s last month, but not one of a member', async () => {
    const educator = await person()
    const noa = await child(educator)
    const { id } = await group(educator, { members: [noa.id] })
    const first = await generateForGroup(educator, id)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, title: first.title.toUpperCase() })) })
    expect(await generateForGroup(educator, id)).toMatchObject({ source: 'library' })
    expect(await generateOne(educator, noa.id)).toMatchObject({ source: 'ai' })
  })
})

describe('the model’s prompt for several children', () => {
  test('requests stations for a group of six, and not for five', async () => {
    const educator = await person({ userType: 'educator' })
    const [six, five] = [await groupWithChildren(educator, [40, 42, 44, 46, 48, 50]), await groupWithChildren(educator, [40, 42, 44, 46, 48])]
    await generateForGroup(educator, six.id)
    expect(model.calls[0]?.facts.group?.children).toBe(6)
    expect(model.calls[0]?.sent).toContain('2 small groups of 3 to 5')
    await generateForGroup(educator, five.id)
    expect(model.calls.at(-1)?.facts.group?.children).toBe(5)
    expect(model.calls.at(-1)?.sent).not.toContain('small groups')
  })

  test('requests a part by age for children chosen together, and not for a group', async () => {
    const parent = await person()
    const { id, members } = await groupWithChildren(parent, [24, 75])
    await requestActivities(parent, { type: 'children', ids: members, batch_size: 1 })
    expect(model.calls[0]?.facts.group).toEqual({ youngest_months: 24, oldest_months: 75, children: 2 })
    expect(model.calls[0]?.sent).toContain('has a part of its own that fits its age')
    await generateForGroup(parent, id)
    expect(model.calls.at(-1)?.facts.group).toEqual({ youngest_months: 24, oldest_months: 75, children: 2 })
    expect(model.calls.at(-1)?.sent).not.toContain('has a part of its own')
  })
})
