import { describe, expect, test } from 'vitest'
import { cardSizeOf } from '#lib/domain/activities/card-size'

const card = { materials: ['Paper'], safetyNotes: ['Stay within reach.'], steps: ['Fold it.'], ways: [{ text: 'Twice.' }], group: null, parts: [] }

describe('cardSizeOf', () => {
  test('prints the less text, the larger', () => {
    expect(cardSizeOf(card)).toBe('large')
    expect(cardSizeOf({ ...card, steps: ['a'.repeat(1200)] })).toBe('medium')
    expect(cardSizeOf({ ...card, steps: ['a'.repeat(1600)] })).toBe('small')
  })

  test('counts every part of the card', () => {
    const half = 'a'.repeat(600)
    for (const more of [
      { materials: [half, half] },
      { safetyNotes: [half, half] },
      { ways: [{ text: half }, { text: half }] },
      { steps: [half], group: half },
    ])
      expect(cardSizeOf({ ...card, ...more })).not.toBe('large')
  })

  test('prints a schedule small', () => {
    expect(cardSizeOf({ ...card, parts: [{}] })).toBe('small')
  })
})
