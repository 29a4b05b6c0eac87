import { describe, expect, test } from 'vitest'
import { type Choice, choose, countFitting } from '#lib/domain/activities/choose-activities'
import type { FitCandidate } from '#lib/domain/activities/fit'
import { fitCandidate, fitRequest } from '../../setup/data/fit-candidates.ts'

const card = (id: string, fields: Partial<FitCandidate> = {}) => fitCandidate({ id, categoryId: id, ...fields })

type Request = Choice<FitCandidate>['request']

function chooseIds({ request, ...fields }: Partial<Omit<Choice<FitCandidate>, 'request'>> & { request?: Partial<Request> }): string[] {
  const choice = { candidates: [], count: 99, seen: new Map(), seed: 'seed', isAllowed: () => true, ...fields, request: fitRequest(request) }
  return [...choose(choice)].map(({ id }) => id)
}

describe('choose', () => {
  test('includes both ends of the minutes and of the age range', () => {
    const candidates = [
      card('shortest', { durationMinutes: 30 }),
      card('longest', { durationMinutes: 60 }),
      card('from now', { ageMinMonths: 48 }),
      card('until now', { ageMaxMonths: 48 }),
    ]
    expect(chooseIds({ candidates }).toSorted()).toEqual(['from now', 'longest', 'shortest', 'until now'])
  })

  test('puts a card that ends at the age before those for younger children', () => {
    const candidates = [card('younger', { ageMinMonths: 6, ageMaxMonths: 47 }), card('until now', { ageMaxMonths: 48 })]
    expect(chooseIds({ candidates })).toEqual(['until now', 'younger'])
  })

  test('leaves out a card for much younger children, also for a large group', () => {
    const candidates = [card('babies', { ageMinMonths: 4, ageMaxMonths: 14 }), card('a little younger', { ageMinMonths: 6, ageMaxMonths: 40 })]
    expect(chooseIds({ candidates })).toEqual(['a little younger'])
    expect(chooseIds({ candidates, request: { children: { min: 13, max: 25 } } })).toEqual(['a little younger'])
  })

  test('returns cards seen at the same time by id, in any order of the library', () => {
    const candidates = ['c', 'a', 'b'].map((id) => card(id))
    const seen = new Map(candidates.map(({ id }) => [id, 5]))
    expect(chooseIds({ candidates, seen })).toEqual(['a', 'b', 'c'])
    expect(chooseIds({ candidates: candidates.toReversed(), seen })).toEqual(['a', 'b', 'c'])
    expect(chooseIds({ candidates, seen: seen.set('c', 1) })).toEqual(['c', 'a', 'b'])
  })

  test('orders cards for equally younger children by the seed, not by the library', () => {
    const candidates = Array.from({ length: 8 }, (_, i) => card(`card ${i}`, { ageMinMonths: 6, ageMaxMonths: 40 }))
    const order = chooseIds({ candidates, seed: 'one' })
    expect(chooseIds({ candidates: candidates.toReversed(), seed: 'one' })).toEqual(order)
    expect(chooseIds({ candidates, seed: 'two' })).not.toEqual(order)
    expect(order.toSorted()).toEqual(candidates.map(({ id }) => id))
  })

  test('orders equally good cards by the seed, not by the library', () => {
    const candidates = Array.from({ length: 8 }, (_, i) => card(`card ${i}`))
    const order = chooseIds({ candidates, seed: 'one' })
    expect(chooseIds({ candidates: candidates.toReversed(), seed: 'one' })).toEqual(order)
    expect(chooseIds({ candidates, seed: 'two' })).not.toEqual(order)
  })

  test('mixes categories: a third card of one is chosen after much worse ones', () => {
    const same = ['a', 'b', 'c'].map((id) => card(id, { categoryId: 'music', tags: ['trains', 'maps'] }))
    const others = ['x', 'y'].map((id) => card(id))
    const order = chooseIds({ candidates: [...same, ...others], request: { tags: ['trains', 'maps'] } })
    expect(order.slice(0, 2).every((id) => 'abc'.includes(id))).toBe(true)
    expect('abc').toContain(order.at(-1))
  })

  test('skips refused cards without counting them', () => {
    const candidates = ['a', 'b', 'c', 'd'].map((id) => card(id))
    const isAllowed = ({ id }: FitCandidate) => id === 'b' || id === 'd'
    expect(chooseIds({ candidates, isAllowed, count: 2 }).toSorted()).toEqual(['b', 'd'])
    expect(chooseIds({ candidates, isAllowed: () => false })).toEqual([])
  })
})

describe('countFitting', () => {
  const candidates = [
    card('right'),
    card('until now', { ageMaxMonths: 48 }),
    card('younger', { ageMinMonths: 6, ageMaxMonths: 47 }),
    card('older', { ageMinMonths: 49 }),
    card('outdoor', { settings: ['outdoor'] }),
    card('long', { durationMinutes: 61 }),
    card('refused'),
  ]

  test('counts allowed cards for the request and the age', () => {
    expect(countFitting({ request: fitRequest(), candidates, isAllowed: ({ id }) => id !== 'refused' })).toBe(2)
    expect(countFitting({ request: fitRequest(), candidates, isAllowed: () => false })).toBe(0)
  })
})
