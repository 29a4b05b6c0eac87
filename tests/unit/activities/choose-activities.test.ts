import { describe, expect, test } from 'vitest'
import { type Choice, choose } from '#lib/domain/activities/choose-activities'
import type { FitCandidate } from '#lib/domain/activities/fit'
import { calculateTaste } from '#lib/domain/profiles/taste'

const card = (id: string, fields: Partial<FitCandidate> = {}): FitCandidate => ({
  id,
  categoryId: id,
  settings: ['indoor'],
  durationMinutes: 45,
  ageMinMonths: 36,
  ageMaxMonths: 60,
  difficulty: 'medium',
  tags: ['birds'],
  traits: [],
  facts: null,
  materialIds: [],
  prepMinutes: null,
  ...fields,
})

function chosen({
  request,
  ...fields
}: Partial<Omit<Choice<FitCandidate>, 'request'>> & { request?: Partial<Choice<FitCandidate>['request']> }): string[] {
  const ages = { ageMonths: 48, agesMonths: [48] }
  const wanted = { ...ages, minutes: { min: 30, max: 60 }, setting: 'indoor' as const, tags: [], needs: [], taste: calculateTaste([], 0), ...request }
  const choice = { candidates: [], count: 3, seen: new Map(), seed: 'seed', isAllowed: () => true, ...fields, request: wanted }
  return [...choose(choice)].map(({ id }) => id)
}

describe('the choice', () => {
  test('is best fit first', () => {
    const candidates = [card('a', { ageMaxMonths: 49 }), card('b', { tags: ['trains'] }), card('c')]
    expect(chosen({ candidates, request: { tags: ['trains'] } })).toEqual(['b', 'c', 'a'])
  })

  test('for all of several at once is what the oldest can do as well, also where it is for slightly younger ones', () => {
    const candidates = [
      card('babies', { ageMinMonths: 6, ageMaxMonths: 20 }),
      card('near', { ageMinMonths: 6, ageMaxMonths: 36 }),
      card('both', { ageMinMonths: 6 }),
    ]
    const request = { ageMonths: 10, agesMonths: [10, 60] }
    expect(chosen({ candidates, request: { ...request, isForAll: true } }).toSorted()).toEqual(['both', 'near'])
    expect(chosen({ candidates, request })).toContain('babies')
  })

  test('is about something loved in two of every three, while there is such', () => {
    const others = Array.from({ length: 6 }, (_, i) => card(`other ${i}`, { ageMinMonths: 47, ageMaxMonths: 49 }))
    const trains = Array.from({ length: 5 }, (_, i) =>
      card(`train ${i}`, { tags: ['trains', 'counting', 'maps', 'stars'], ageMinMonths: 30, ageMaxMonths: 48 }),
    )
    const all = chosen({ candidates: [...others, ...trains], count: 9, request: { tags: ['trains', 'speech'] } })
    const lovedIn = (from: number) => all.slice(from, from + 3).filter((id) => id.startsWith('train')).length
    expect([lovedIn(0), lovedIn(3), lovedIn(6)]).toEqual([2, 2, 1])
    expect(chosen({ candidates: [...others, ...trains], request: { tags: ['speech'] } }).some((id) => id.startsWith('train'))).toBe(false)
  })

  test('is not about it where that was too messy', () => {
    const mess = {
      feedback: 'disliked' as const,
      reason: 'too_messy' as const,
      tags: [],
      traits: ['messy'],
      isSaved: false,
      isDone: false,
      isSkipped: false,
      at: 0,
    }
    const candidates = [
      ...['a', 'b', 'c', 'd'].map((id) => card(id)),
      ...['mud 1', 'mud 2'].map((id) => card(id, { tags: ['mud'], traits: ['messy'] })),
    ]
    const request = { tags: ['mud'], taste: calculateTaste([mess, mess], 0) }
    expect(chosen({ candidates, request }).filter((id) => id.startsWith('mud'))).toEqual([])
  })

  test('never leaves the setting, the minutes or the gate, nor reaches for what is for older children', () => {
    const candidates = [
      card('outdoor', { settings: ['outdoor'] }),
      card('short', { durationMinutes: 29 }),
      card('long', { durationMinutes: 61 }),
      card('older', { ageMinMonths: 49 }),
      card('unsafe'),
      card('babies', { ageMinMonths: 6, ageMaxMonths: 28 }),
      card('right'),
    ]
    const seen = new Map(candidates.map(({ id }, i) => [id, i]))
    const isAllowed = ({ id }: FitCandidate) => id !== 'unsafe'
    expect(chosen({ candidates, isAllowed, count: 10 })).toEqual(['right'])
    expect(chosen({ candidates, isAllowed, count: 10, seen })).toEqual(['right'])
  })

  test('takes the unseen, then the longest unseen, then what is for slightly younger children, nearest first', () => {
    const candidates = [
      card('seen yesterday'),
      card('younger', { ageMinMonths: 20, ageMaxMonths: 40 }),
      card('a bit younger', { ageMinMonths: 20, ageMaxMonths: 46 }),
      card('younger and seen', { ageMinMonths: 20, ageMaxMonths: 47 }),
      card('seen last week'),
      card('unseen, a poor fit', { ageMinMonths: 48, durationMinutes: 60 }),
    ]
    const seen = new Map([
      ['seen yesterday', 900],
      ['seen last week', 200],
      ['younger and seen', 300],
    ])
    expect(chosen({ candidates, seen, count: 10 })).toEqual([
      'unseen, a poor fit',
      'seen last week',
      'seen yesterday',
      'a bit younger',
      'younger',
      'younger and seen',
    ])
  })

  test('for a group is nothing for older ones than its youngest, and most of it first', () => {
    const candidates = [
      card('for the youngest', { ageMinMonths: 24, ageMaxMonths: 48 }),
      card('for most', { ageMinMonths: 36, ageMaxMonths: 84 }),
      card('for the others', { ageMinMonths: 37, ageMaxMonths: 84 }),
      card('for younger ones', { ageMinMonths: 12, ageMaxMonths: 30 }),
    ]
    const request = { ageMonths: 36, agesMonths: [36, 70, 71, 72] }
    expect(chosen({ candidates, request, count: 10 })).toEqual(['for most', 'for the youngest', 'for younger ones'])
  })

  test('of a group with somebody far older than anything for its youngest still is what holds the youngest', () => {
    const candidates = [card('a', { ageMinMonths: 6, ageMaxMonths: 18 }), card('b', { ageMinMonths: 4, ageMaxMonths: 7 })]
    expect(chosen({ candidates, request: { ageMonths: 8, agesMonths: [8, 150, 160] } })).toEqual(['a', 'b'])
  })

  test('among what suits as well takes first what needs least that is not at home, and leaves nothing out for it', () => {
    const candidates = [
      card('two', { materialIds: ['glue', 'yarn'] }),
      card('one', { materialIds: ['paper', 'yarn'] }),
      card('none', { materialIds: ['paper'] }),
    ]
    const request = { atHome: new Set(['paper']) }
    for (const seed of ['a', 'b', 'c', 'd']) expect(chosen({ candidates, request, seed })).toEqual(['none', 'one', 'two'])
    const babies = card('babies', { ageMinMonths: 20, ageMaxMonths: 40 })
    const unsafe = card('unsafe')
    const isAllowed = ({ id }: FitCandidate) => id !== 'unsafe'
    expect(chosen({ candidates: [...candidates, babies, unsafe], request, isAllowed, count: 10 })).toEqual(['none', 'one', 'two', 'babies'])
  })

  test('takes another category second if it fits as well', () => {
    const candidates = [
      card('a', { categoryId: 'x' }),
      card('b', { categoryId: 'x' }),
      card('c', { categoryId: 'x' }),
      card('d', { categoryId: 'y' }),
    ]
    for (let seed = 0; seed < 20; seed++) {
      const [first, second] = chosen({ candidates, count: 2, seed: `seed ${seed}` })
      expect([first, second]).toContain('d')
    }
  })

  test('has no third one of a category while there is another', () => {
    const candidates = [...'abcd'].map((id) => card(id, { categoryId: 'nature' }))
    const poorer = card('other', { ageMinMonths: 48, durationMinutes: 60 })
    expect(chosen({ candidates: [...candidates, poorer] })).toContain('other')
    expect(chosen({ candidates })).toHaveLength(3)
  })

  test('is the same for the same seed, and the seed breaks ties', () => {
    const candidates = Array.from({ length: 12 }, (_, i) => card(`card ${i}`))
    const firsts = Array.from({ length: 40 }, (_, i) => chosen({ candidates, seed: `batch ${i}`, count: 1 })[0])
    expect(new Set(firsts).size).toBeGreaterThan(4)
    expect(chosen({ candidates: candidates.toReversed() })).toEqual(chosen({ candidates }))
  })

  test('asks the gate no more than it has to', () => {
    let asked = 0
    chosen({ candidates: Array.from({ length: 50 }, (_, i) => card(`card ${i}`)), isAllowed: () => ++asked > 2 })
    expect(asked).toBe(5)
  })
})

test('where nothing is to be fetched, only what takes neither things nor preparation, also of what was seen or is for younger ones', () => {
  const candidates = [
    card('with things', { prepMinutes: 0, materialIds: ['ball'] }),
    card('to prepare', { prepMinutes: 2 }),
    card('nobody said', { prepMinutes: null }),
    card('at once', { prepMinutes: 0 }),
    card('seen', { prepMinutes: 2 }),
    card('younger', { prepMinutes: 2, ageMinMonths: 24, ageMaxMonths: 40 }),
  ]
  const seen = new Map([['seen', 1]])
  expect(chosen({ candidates, seen, count: 9, request: { nothingNeeded: true } })).toEqual(['at once'])
  expect(chosen({ candidates, seen, count: 9 })).toHaveLength(6)
})
