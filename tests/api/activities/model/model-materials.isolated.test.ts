import { afterAll, describe, expect, test, vi } from 'vitest'
import { child, groupWithChildren, type Person, person } from '../../../factories.ts'
import { api } from '../../../setup/api.ts'
import { generateBatch, requestActivities } from '../../../setup/data/activities.ts'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())
afterAll(() => model.close())

const put = (as: Person, materials: string[]) => api('PUT /materials/me', { as, body: { materials } })

describe('the model’s prompt', () => {
  test('names materials at home in English, and none if the user chose none', async () => {
    const [dana, other] = [await person({ language: 'he' }), await person()]
    const noa = await child(dana)
    await generateBatch(dana, noa.id)
    expect(model.calls.at(-1)?.facts).not.toHaveProperty('at_home')
    await put(dana, ['scissors', 'paper', 'cardboard-box'])
    await generateBatch(dana, noa.id)
    expect(model.calls.at(-1)?.facts.at_home?.toSorted()).toEqual(['Cardboard box', 'Child-safe scissors', 'Paper'])
    await generateBatch(other, (await child(other)).id)
    expect(model.calls.at(-1)?.facts).not.toHaveProperty('at_home')
    await generateBatch(dana, (await groupWithChildren(dana, [40, 50])).id, { type: 'group' })
    expect(model.calls.at(-1)?.facts.at_home).toHaveLength(3)
    await requestActivities(dana, { type: 'age', age_months: 60, batch_size: 1 })
    expect(model.calls.at(-1)?.facts.at_home).toHaveLength(3)
  })

  test('names at most sixty materials, the most used ones', async () => {
    const dana = await person()
    const all: { id: string; name: string }[] = await (await api('GET /materials', { headers: { 'accept-language': 'en' } })).json()
    await put(
      dana,
      all.map(({ id }) => id),
    )
    await generateBatch(dana, (await child(dana)).id)
    const told = model.calls.at(-1)?.facts.at_home ?? []
    expect(told).toHaveLength(60)
    for (const name of told) expect(all.map((one) => one.name)).toContain(name)
    expect(told).toContain('Paper')
    expect(told).not.toContain('Puncture kit')
  })
})
