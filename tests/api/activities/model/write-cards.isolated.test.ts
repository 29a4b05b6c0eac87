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
const timeouts = { signal: new AbortController().signal, firstMs: 30_000, idleMs: 30_000, readingMs: 30_000 }

async function writeTitles(count: number, fields: Partial<CardRequest> = {}) {
  const found: string[] = []
  for await (const { title } of writeCards({ ...request, ...fields }, count, timeouts, { isReaderTrusted: false })) found.push(title)
  return found
}

describe('writeCards', () => {
  test('yields the first card while the others are still being written', async () => {
    model.behave({ tokensPerSecond: 2000 })
    for await (const _ of writeCards(request, 3, timeouts, { isReaderTrusted: false })) {
      expect(model.calls[0]?.cardsWrittenAt).toHaveLength(1)
      break
    }
  })

  test('requests only the missing cards again, at most three times', async () => {
    model.plan({ cutAfter: 1 }, { cutAfter: 1 }, { cutAfter: 0 })
    expect(await writeTitles(4)).toHaveLength(2)
    expect(model.calls.map(({ facts }) => facts.count)).toEqual([4, 3, 2])
  })

  test('yields no more cards than requested', async () => {
    model.behave({ cards: (cards) => [...cards, ...cards.map((card) => ({ ...card, title: `${card.title} for another rainy afternoon together` }))] })
    expect(await writeTitles(2)).toHaveLength(2)
    expect(model.calls).toHaveLength(1)
  })

  test('sends existing, refused and previously shown titles as titles to avoid', async () => {
    model.plan({ cutAfter: 1 }, { cards: ([card]) => [{ ...card, title: 'Marbles and Sweets', duration_minutes: 7 }] })
    const [first] = await writeTitles(2, { avoid: ['An older one'] })
    const avoided = model.calls.map(({ facts }) => facts.titles_to_avoid)
    expect(avoided).toEqual([['An older one'], [first, 'An older one'], ['Marbles and Sweets', first, 'An older one']])
  })

  test('never logs a model’s text', async () => {
    const warn = vi.mocked(console.warn)
    model.behave({ cards: (cards) => cards.map((card) => ({ ...card, description: 'Secret words <script>' })) })
    expect(await writeTitles(2)).toEqual([])
    expect(warn.mock.calls.flat().join(' ')).toMatch(/^(Cards of a model were not taken: markup, markup ?)+$/)
  })
})
