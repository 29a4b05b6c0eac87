import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies } from '#lib/domain/safety/allergies'
import { writeCards } from '#lib/server/activities/ai/generate'
import type { CardRequest } from '#lib/server/activities/ai/prompt'

const model = await vi.hoisted(async () => (await import('../../../setup/services/model.ts')).startConfiguredModel())

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  model.behave({})
  model.calls.splice(0)
})
afterAll(() => model.close())

const request: CardRequest = {
  language: 'en',
  setting: 'indoor',
  minutes: { min: 30, max: 60 },
  audience: { youngestMonths: 50, allergies: noAllergies, needs: [] },
  tags: [],
  needs: [],
  taste: calculateTaste([], 0),
  avoid: [],
  materials: [],
  userType: 'parent',
  month: 11,
  seed: 'a batch',
}
const patience = { signal: new AbortController().signal, firstMs: 30_000, idleMs: 30_000, readingMs: 30_000 }

async function titles(count: number, fields: Partial<CardRequest> = {}) {
  const found: string[] = []
  for await (const { title } of writeCards({ ...request, ...fields }, count, patience, { isReaderTrusted: false })) found.push(title)
  return found
}

describe('writing cards', () => {
  test('gives the first while the others are still being written', async () => {
    model.behave({ tokensPerSecond: 2000 })
    for await (const _ of writeCards(request, 3, patience, { isReaderTrusted: false })) {
      expect(model.calls[0]?.cardsWrittenAt).toHaveLength(1)
      break
    }
  })

  test('asks again for what is missing alone, and never more than three times', async () => {
    model.plan({ cutAfter: 1 }, { cutAfter: 1 }, { cutAfter: 0 })
    expect(await titles(4)).toHaveLength(2)
    expect(model.calls.map(({ facts }) => facts.count)).toEqual([4, 3, 2])
  })

  test('takes no more than it asked for', async () => {
    model.behave({ cards: (cards) => [...cards, ...cards.map((card) => ({ ...card, title: `${card.title} for another rainy afternoon together` }))] })
    expect(await titles(2)).toHaveLength(2)
    expect(model.calls).toHaveLength(1)
  })

  test('names what it has, what was refused and what was shown before as titles to avoid', async () => {
    model.plan({ cutAfter: 1 }, { cards: ([card]) => [{ ...card, title: 'Marbles and Sweets', duration_minutes: 7 }] })
    const [first] = await titles(2, { avoid: ['An older one'] })
    const avoided = model.calls.map(({ facts }) => facts.titles_to_avoid)
    expect(avoided).toEqual([['An older one'], [first, 'An older one'], ['Marbles and Sweets', first, 'An older one']])
  })

  test('never says in the log what a model wrote', async () => {
    const warn = vi.mocked(console.warn)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, description: 'Secret words <script>' })) })
    expect(await titles(2)).toEqual([])
    expect(warn.mock.calls.flat().join(' ')).toMatch(/^(Cards of a model were not taken: markup, markup ?)+$/)
  })
})
