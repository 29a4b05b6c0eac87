import { describe, expect, test } from 'vitest'
import { type Choice, choose } from '#lib/domain/activities/choose-activities'
import type { FitCandidate } from '#lib/domain/activities/fit'
import type { ChildCount } from '#lib/domain/profiles/group-size'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { fitCandidate, fitRequest } from '../../setup/data/fit-candidates.ts'

const card = (id: string, fields: Partial<FitCandidate> = {}) => fitCandidate({ id, categoryId: id, tags: ['birds'], ...fields })

function chooseIds({
  request,
  ...fields
}: Partial<Omit<Choice<FitCandidate>, 'request'>> & { request?: Partial<Choice<FitCandidate>['request']> }): string[] {
  const choice = { candidates: [], count: 3, seen: new Map(), seed: 'seed', isAllowed: () => true, ...fields, request: fitRequest(request) }
  return [...choose(choice)].map(({ id }) => id)
}

describe('choose', () => {
  test('returns the best fit first', () => {
    const candidates = [card('a', { ageMaxMonths: 49 }), card('b', { tags: ['trains'] }), card('c')]
    expect(chooseIds({ candidates, request: { tags: ['trains'] } })).toEqual(['b', 'c', 'a'])
  })

  test('returns for several children together only what the oldest can also do', () => {
    const candidates = [
      card('babies', { ageMinMonths: 6, ageMaxMonths: 20 }),
      card('near', { ageMinMonths: 6, ageMaxMonths: 36 }),
      card('both', { ageMinMonths: 6 }),
    ]
    const request = { ageMonths: 10, agesMonths: [10, 60] }
    expect(chooseIds({ candidates, request: { ...request, isForAll: true } }).toSorted()).toEqual(['both', 'near'])
    expect(chooseIds({ candidates, request })).toContain('babies')
  })

  test('returns a toddler’s card last to an older child alone, who only has a part in it', () => {
    const partsByAge = [
      { ageMinMonths: 12, ageMaxMonths: 29 },
      { ageMinMonths: 30, ageMaxMonths: 84 },
    ]
    const candidates = [card('toddler', { ageMinMonths: 12, partsByAge }), card('other', { tags: [] })]
    expect(chooseIds({ candidates, request: { tags: ['birds'] } })).toEqual(['other', 'toddler'])
    expect(chooseIds({ candidates, request: { tags: ['birds'], ageMonths: 29, agesMonths: [29] } })).toEqual(['toddler'])
  })

  test('returns last what plays longer in one go than the youngest can: 12 minutes under 18 months, 20 under three years', () => {
    const ofMinutes = (play: number) =>
      card(`${play} min`, { durationMinutes: play + 15, prepMinutes: 10, tidyMinutes: 5, ageMinMonths: 6, tags: play > 20 ? ['trains'] : [] })
    const candidates = [30, 21, 20, 13, 12].map(ofMinutes)
    const lastAt = (ageMonths: number, youngest = ageMonths) => {
      const all = chooseIds({
        candidates,
        count: 5,
        request: { ageMonths: youngest, agesMonths: [ageMonths], tags: ['trains'], minutes: { min: 15, max: 60 } },
      })
      return all.map((id) => Number.parseInt(id, 10))
    }
    expect(lastAt(17)[0]).toBe(12)
    expect(lastAt(18).slice(3).toSorted()).toEqual([21, 30])
    expect(lastAt(35).slice(3).toSorted()).toEqual([21, 30])
    expect(lastAt(36)[0]).toBeGreaterThan(20)
    expect(lastAt(48, 17)[0]).toBe(12)
  })

  test('returns activities for a classroom only at school', () => {
    const candidates = [card('class', { places: ['classroom'] }), card('anywhere', { places: ['classroom', 'home'] }), card('unknown')]
    expect(chooseIds({ candidates }).toSorted()).toEqual(['anywhere', 'unknown'])
    expect(chooseIds({ candidates, request: { isAtSchool: true } })).toHaveLength(3)
  })

  test('returns for children far apart in age those with a part for each first, even beyond the oldest’s range', () => {
    const partsByAge = [
      { ageMinMonths: 6, ageMaxMonths: 17 },
      { ageMinMonths: 36, ageMaxMonths: 84 },
    ]
    const candidates = [
      card('both', { ageMinMonths: 6 }),
      card('parts', { ageMinMonths: 6, ageMaxMonths: 30, tags: [], partsByAge }),
      card('short', { ageMinMonths: 6, ageMaxMonths: 30 }),
    ]
    const chosen = (agesMonths: number[]) => chooseIds({ candidates, request: { ageMonths: 10, agesMonths, isForAll: true, tags: ['birds'] } })
    expect(chosen([10, 60])).toEqual(['parts', 'both'])
    expect(chosen([10, 17])[0]).not.toBe('parts')
    const forGroup = { ageMonths: 10, agesMonths: [10, 60], tags: ['birds'] }
    expect(chooseIds({ candidates, request: forGroup })[0], 'a group is shown no parts').not.toBe('parts')
  })

  test('returns for six or more last what needs more adults than usual at that age', () => {
    const forClass = (id: string, childrenPerAdult: number, max = 25) =>
      card(id, { circumstances: { participants: { min: 1, max }, childrenPerAdult }, hasGroupText: true })
    const candidates = [forClass('many adults', 5), forClass('in groups', 10, 12), forClass('usual', 10)]
    const chosen = (children: ChildCount, seen = new Map<string, number>()) => chooseIds({ candidates, seen, request: { children } })
    expect(chosen({ min: 20, max: 20 })).toEqual(['usual', 'in groups', 'many adults'])
    expect(chosen({ min: 20, max: 20 }, new Map([['usual', 1]]))).toEqual(['in groups', 'usual', 'many adults'])
    expect(chosen({ min: 4, max: 4 })[0]).toBe(chosen({ min: 1, max: 1 })[0])
  })

  test('returns two of the first three cards about a loved interest, then one of three while there are enough', () => {
    const others = Array.from({ length: 6 }, (_, i) => card(`other ${i}`, { ageMinMonths: 47, ageMaxMonths: 49 }))
    const trains = Array.from({ length: 5 }, (_, i) =>
      card(`train ${i}`, { tags: ['trains', 'counting', 'maps', 'stars'], ageMinMonths: 30, ageMaxMonths: 48 }),
    )
    const all = chooseIds({ candidates: [...others, ...trains], count: 9, request: { tags: ['trains', 'speech'] } })
    const lovedIn = (from: number) => all.slice(from, from + 3).filter((id) => id.startsWith('train')).length
    expect([lovedIn(0), lovedIn(3), lovedIn(6)]).toEqual([2, 1, 1])
    const seenBefore = chooseIds({ candidates: [...others, ...trains], seen: new Map([['train 0', 1]]), request: { tags: ['trains', 'speech'] } })
    expect(seenBefore.filter((id) => id.startsWith('train'))).toHaveLength(1)
    expect(chooseIds({ candidates: [...others, ...trains], request: { tags: ['speech'] } }).some((id) => id.startsWith('train'))).toBe(false)
  })

  test('returns one of three close to a loved interest once there is nothing new about it', () => {
    const others = Array.from({ length: 6 }, (_, i) => card(`other ${i}`, { ageMinMonths: 47, ageMaxMonths: 49 }))
    const buses = Array.from({ length: 3 }, (_, i) => card(`bus ${i}`, { tags: ['buses'], ageMinMonths: 30, ageMaxMonths: 48 }))
    const train = card('train', { tags: ['trains'], ageMinMonths: 30, ageMaxMonths: 48 })
    const ids = (candidates: FitCandidate[], seen = new Map<string, number>()) =>
      chooseIds({ candidates: [...others, ...candidates], count: 6, seen, request: { tags: ['trains'] } })
    const busesIn = (some: string[]) => some.filter((id) => id.startsWith('bus')).length
    const afterTrain = ids([train, ...buses], new Map([['train', 1]]))
    expect([busesIn(afterTrain.slice(0, 3)), busesIn(afterTrain.slice(3))]).toEqual([1, 1])
    expect(ids([train, ...buses]).slice(0, 3)).toContain('train')
    expect(busesIn(ids(buses.map((bus) => ({ ...bus, tags: ['speech'] }))))).toBe(0)
  })

  test('leaves out a loved interest if it was too messy', () => {
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
    expect(chooseIds({ candidates, request }).filter((id) => id.startsWith('mud'))).toEqual([])
  })

  test('never leaves the setting or the minutes, never returns refused cards or cards for older children', () => {
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
    expect(chooseIds({ candidates, isAllowed, count: 10 })).toEqual(['right'])
    expect(chooseIds({ candidates, isAllowed, count: 10, seen })).toEqual(['right'])
  })

  test('returns unseen cards, then the longest unseen, then cards for slightly younger children', () => {
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
    expect(chooseIds({ candidates, seen, count: 10 })).toEqual([
      'unseen, a poor fit',
      'seen last week',
      'seen yesterday',
      'a bit younger',
      'younger',
      'younger and seen',
    ])
  })

  test('returns for a group nothing above its youngest age, and first what suits most children', () => {
    const candidates = [
      card('for the youngest', { ageMinMonths: 24, ageMaxMonths: 48 }),
      card('for most', { ageMinMonths: 36, ageMaxMonths: 84 }),
      card('for the others', { ageMinMonths: 37, ageMaxMonths: 84 }),
      card('for younger ones', { ageMinMonths: 12, ageMaxMonths: 30 }),
    ]
    const request = { ageMonths: 36, agesMonths: [36, 70, 71, 72] }
    expect(chooseIds({ candidates, request, count: 10 })).toEqual(['for most', 'for the youngest', 'for younger ones'])
  })

  test('returns cards for the youngest if another child of the group is far older', () => {
    const candidates = [card('a', { ageMinMonths: 6, ageMaxMonths: 18 }), card('b', { ageMinMonths: 4, ageMaxMonths: 7 })]
    expect(chooseIds({ candidates, request: { ageMonths: 8, agesMonths: [8, 150, 160] } })).toEqual(['a', 'b'])
  })

  test('orders equal cards by missing materials and leaves none out', () => {
    const candidates = [
      card('two', { materialIds: ['glue', 'yarn'] }),
      card('one', { materialIds: ['paper', 'yarn'] }),
      card('none', { materialIds: ['paper'] }),
    ]
    const request = { atHome: new Set(['paper']) }
    for (const seed of ['a', 'b', 'c', 'd']) expect(chooseIds({ candidates, request, seed })).toEqual(['none', 'one', 'two'])
    const babies = card('babies', { ageMinMonths: 20, ageMaxMonths: 40 })
    const unsafe = card('unsafe')
    const isAllowed = ({ id }: FitCandidate) => id !== 'unsafe'
    expect(chooseIds({ candidates: [...candidates, babies, unsafe], request, isAllowed, count: 10 })).toEqual(['none', 'one', 'two', 'babies'])
  })

  test('mostly puts a card with materials at home before one that fits only slightly better', () => {
    const ages = [49, 50, 51, 52, 53, 54, 55, 56, 57, 58]
    const firsts = ages.flatMap((ageMaxMonths) => {
      const better = card('missing', { materialIds: ['yarn'], ageMaxMonths })
      const atHome = card('at home', { materialIds: ['paper'], ageMaxMonths, durationMinutes: 60 })
      return chooseIds({ candidates: [better, atHome], request: { atHome: new Set(['paper']) }, count: 1 })
    })
    expect(firsts.filter((id) => id === 'at home').length).toBeGreaterThan(ages.length / 2)
  })

  test('returns another category second if it fits equally', () => {
    const candidates = [
      card('a', { categoryId: 'x' }),
      card('b', { categoryId: 'x' }),
      card('c', { categoryId: 'x' }),
      card('d', { categoryId: 'y' }),
    ]
    for (let seed = 0; seed < 20; seed++) {
      const [first, second] = chooseIds({ candidates, count: 2, seed: `seed ${seed}` })
      expect([first, second]).toContain('d')
    }
  })

  test('returns no third card of a category while another category is available', () => {
    const candidates = [...'abcd'].map((id) => card(id, { categoryId: 'nature' }))
    const poorer = card('other', { ageMinMonths: 48, durationMinutes: 60 })
    expect(chooseIds({ candidates: [...candidates, poorer] })).toContain('other')
    expect(chooseIds({ candidates })).toHaveLength(3)
  })

  test('returns the same cards for the same seed and breaks ties by seed', () => {
    const candidates = Array.from({ length: 12 }, (_, i) => card(`card ${i}`))
    const firsts = Array.from({ length: 40 }, (_, i) => chooseIds({ candidates, seed: `batch ${i}`, count: 1 })[0])
    expect(new Set(firsts).size).toBeGreaterThan(4)
    expect(chooseIds({ candidates: candidates.toReversed() })).toEqual(chooseIds({ candidates }))
  })

  test('asks the gate only until enough cards are allowed', () => {
    let asked = 0
    chooseIds({ candidates: Array.from({ length: 50 }, (_, i) => card(`card ${i}`)), isAllowed: () => ++asked > 2 })
    expect(asked).toBe(5)
  })
})

test('choose with nothingNeeded returns only cards without materials and preparation', () => {
  const candidates = [
    card('with things', { prepMinutes: 0, materialIds: ['ball'] }),
    card('to prepare', { prepMinutes: 2 }),
    card('nobody said', { prepMinutes: null }),
    card('at once', { prepMinutes: 0 }),
    card('seen', { prepMinutes: 2 }),
    card('younger', { prepMinutes: 2, ageMinMonths: 24, ageMaxMonths: 40 }),
  ]
  const seen = new Map([['seen', 1]])
  expect(chooseIds({ candidates, seen, count: 9, request: { nothingNeeded: true } })).toEqual(['at once'])
  expect(chooseIds({ candidates, seen, count: 9 })).toHaveLength(6)
})
