import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { child, person } from '../../../factories.ts'
import { generateBatch, requestActivities } from '../../../setup/data/activities.ts'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(() => model.close())

/** Lets the model write a card with this title and these materials. */
function planCard(title: string, ...materials: string[]) {
  model.behave({ cards: (cards) => cards.map((card) => ({ ...card, title, materials_needed: materials })) })
}

/** Runs a generation and returns the model's first prompt. */
async function captureFirstPrompt(of: Promise<unknown>) {
  model.calls.splice(0)
  await of
  const [call] = model.calls
  if (!call) throw new Error('The model was not asked')
  return call
}

describe('the model’s prompt after earlier batches', () => {
  test('offers no theme that one of the last three batches was offered', async () => {
    const parent = await person()
    const noa = await child(parent)
    const offered: string[][] = []
    for (let at = 0; at < 5; at++) {
      await captureFirstPrompt(generateBatch(parent, noa.id, { batch_size: 8 }))
      offered.push(model.calls.flatMap(({ facts }) => facts.themes?.flat() ?? []))
    }
    offered.forEach((themes, at) => {
      const before = new Set(offered.slice(Math.max(0, at - 3), at).flat())
      expect(themes.length).toBeGreaterThan(0)
      expect(themes.filter((theme) => before.has(theme))).toEqual([])
    })
  })

  test('names themes and materials of the last three batches, and of no earlier one', async () => {
    const parent = await person()
    const noa = await child(parent)
    const next = () => captureFirstPrompt(generateBatch(parent, noa.id, { batch_size: 1 }))
    planCard('Listening to birds', '1 big towel', '1 cardboard box')
    expect((await next()).facts).not.toHaveProperty('lately')
    planCard('Trains under the table', '2 pairs of socks')
    expect((await next()).facts.lately).toEqual({ tags: ['birds', 'paper'], materials: ['Towels', 'Cardboard box'] })
    planCard('Quiet minute', '1 blanket')
    await next()
    planCard('Clapping hands')
    expect((await next()).facts.lately?.materials).toEqual(['Blanket', 'Socks', 'Towels', 'Cardboard box'])
    const { lately } = (await next()).facts
    expect(lately?.materials).toEqual(['Blanket', 'Socks'])
    expect(lately?.tags).toContain('trains')
    expect(lately?.tags).not.toContain('birds')
  })

  test('includes activities that the child did with another, and none of other children', async () => {
    const parent = await person()
    const [noa, eli, ada] = [await child(parent), await child(parent), await child(parent)]
    planCard('Listening to birds', '1 big towel')
    await requestActivities(parent, { type: 'children', ids: [noa.id, eli.id], batch_size: 1 })
    expect((await captureFirstPrompt(generateBatch(parent, ada.id, { batch_size: 1 }))).facts).not.toHaveProperty('lately')
    expect((await captureFirstPrompt(generateBatch(parent, noa.id, { batch_size: 1 }))).facts.lately?.materials).toEqual(['Towels'])
  })

  test('names materials in English if the cards are in another language', async () => {
    const parent = await person({ language: 'es' })
    const noa = await child(parent)
    planCard('Escuchar a los pájaros', '2 toallas grandes')
    await generateBatch(parent, noa.id, { batch_size: 1 })
    expect((await captureFirstPrompt(generateBatch(parent, noa.id, { batch_size: 1 }))).facts.lately).toMatchObject({ materials: ['Towels'] })
  })
})
