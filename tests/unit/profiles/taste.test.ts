import { describe, expect, test } from 'vitest'
import { dislikeReasons, feedbacks } from '#lib/domain/activities/activity-state'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { tags as vocabulary } from '#lib/domain/platform/vocabulary'
import { calculateTaste, listDislikedTags, listLikedTags, listMatchReasons, type Signal } from '#lib/domain/profiles/taste'
import { signalAt } from '../../setup/data/signals.ts'

const DAY = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 6, 1)

const signal = (fields: Partial<Signal> = {}) => signalAt(now)({ tags: ['birds'], ...fields })
const liked = (fields: Partial<Signal> = {}) => signal({ feedback: 'liked', ...fields })
const disliked = (reason: Signal['reason'], fields: Partial<Signal> = {}) => signal({ feedback: 'disliked', reason, ...fields })

/** How much birds are liked after these. */
const birds = (...signals: Signal[]) => calculateTaste(signals, now).tags.get('birds') ?? 0

describe('what was done says', () => {
  test.each<[string, Signal, string, Signal]>([
    ['liked', liked(), 'done', signal({ isDone: true })],
    ['done', signal({ isDone: true }), 'saved', signal({ isSaved: true })],
    ['saved', signal({ isSaved: true }), 'nothing', signal()],
    ['saved and done', signal({ isSaved: true, isDone: true }), 'done', signal({ isDone: true })],
    ['nothing', signal(), 'skipped', signal({ isSkipped: true })],
    ['skipped', signal({ isSkipped: true }), 'disliked', disliked(null)],
    ['disliked', disliked(null), 'not interested', disliked('not_interested')],
    ['liked though skipped', liked({ isSkipped: true }), 'done', signal({ isDone: true })],
  ])('%s: more for its tags than %s', (_, more, __, less) => {
    expect(birds(more)).toBeGreaterThan(birds(less))
  })

  test('nothing about the tags where the reason is another one, though it was saved and done', () => {
    for (const reason of dislikeReasons.filter((one) => one !== 'not_interested')) {
      expect(birds(disliked(reason))).toBe(0)
      expect(birds(disliked(reason, { isSaved: true, isDone: true }))).toBe(0)
    }
  })

  test('the same for a tag that is named twice', () => {
    expect(birds(liked({ tags: ['birds', 'birds'] }))).toBe(birds(liked()))
  })

  test('nothing of other tags', () => {
    expect([...calculateTaste([liked()], now).tags.keys()]).toEqual(['birds'])
  })

  test('a like and a "not interested" as old take each other back', () => {
    expect(birds(liked(), disliked('not_interested'))).toBeCloseTo(0)
  })
})

describe('what was said fades', () => {
  test('to half in six weeks, and to next to nothing in a year', () => {
    const sum = (daysAgo: number) => Math.atanh(birds(liked({ at: now - daysAgo * DAY })))
    expect(sum(42)).toBeCloseTo(sum(0) / 2)
    expect(sum(84)).toBeCloseTo(sum(0) / 4)
    expect(birds(liked({ at: now - 365 * DAY }))).toBeLessThan(0.01)
    expect(calculateTaste([disliked('too_hard', { at: now - 42 * DAY })], now).complaints.too_hard).toBeCloseTo(0.5)
  })

  test('and counts no more for a clock that is ahead', () => {
    expect(birds(liked({ at: now + DAY }))).toBe(birds(liked()))
  })
})

describe('traits', () => {
  const messy = (...signals: Signal[]) => calculateTaste(signals, now).traits.get('messy') ?? 0

  test('are liked with what has them', () => {
    expect(messy(liked({ traits: ['messy'] }))).toBeGreaterThan(0.5)
    expect(messy(liked())).toBe(0)
  })

  test('are not blamed for a theme', () => {
    expect(messy(disliked('not_interested', { traits: ['messy'] }), disliked(null, { traits: ['messy'] }))).toBe(0)
  })

  test('"too messy" speaks against mess alone, whatever it was said of', () => {
    expect(messy(disliked('too_messy'))).toBeLessThan(-0.5)
    expect(calculateTaste([disliked('too_messy', { traits: ['active', 'messy'] })], now).traits.get('active')).toBeUndefined()
    expect(messy(disliked('too_messy'), liked({ traits: ['messy'] }))).toBeCloseTo(0)
  })
})

describe('complaints', () => {
  test('are counted, each kind by itself, and twice at most', () => {
    const { complaints } = calculateTaste(
      [disliked('too_long'), disliked('too_easy'), disliked('too_easy'), disliked('too_easy'), disliked(null)],
      now,
    )
    expect(complaints).toEqual({ too_easy: 2, too_hard: 0, too_messy: 0, too_long: 1, no_materials: 0, not_interested: 0 })
  })
})

describe('what was done lately', () => {
  test('is what was done in the last three days, each tag once', () => {
    const done = (daysAgo: number, ...tags: string[]) => signal({ isDone: true, tags, at: now - daysAgo * DAY })
    const signals = [done(1, 'maps', 'birds'), done(3, 'birds', 'yoga'), done(4, 'trains'), liked({ tags: ['math'] })]
    expect(calculateTaste(signals, now).doneLately).toEqual(['birds', 'maps', 'yoga'])
  })
})

describe('clear likes and dislikes', () => {
  const likedAfter = (...signals: Signal[]) => listLikedTags(calculateTaste(signals, now))

  test('take one like, two things done, or one saved and done', () => {
    expect(likedAfter(liked())).toEqual(['birds'])
    expect(likedAfter(signal({ isDone: true }))).toEqual([])
    expect(likedAfter(signal({ isSaved: true }))).toEqual([])
    expect(likedAfter(signal({ isDone: true }), signal({ isDone: true }))).toEqual(['birds'])
    expect(likedAfter(signal({ isDone: true, isSaved: true }))).toEqual(['birds'])
    expect(likedAfter(liked({ at: now - 60 * DAY }))).toEqual([])
  })

  test('take one "not interested" or two without a reason', () => {
    expect(listDislikedTags(calculateTaste([disliked('not_interested')], now))).toEqual(['birds'])
    expect(listDislikedTags(calculateTaste([disliked(null)], now))).toEqual([])
    expect(listDislikedTags(calculateTaste([disliked(null), disliked(null)], now))).toEqual(['birds'])
  })

  test('come strongest first, alike ones in the order of the vocabulary, and nothing that is not in it', () => {
    expect(likedAfter(liked({ tags: ['memory', 'maps', 'birds', 'unheard of'] }), liked({ tags: ['yoga'] }), liked({ tags: ['yoga'] }))).toEqual([
      'yoga',
      'birds',
      'maps',
      'memory',
    ])
    const signals = [disliked('not_interested', { tags: ['yoga', 'maps'] }), disliked(null, { tags: ['yoga'] })]
    expect(listDislikedTags(calculateTaste(signals, now))).toEqual(['yoga', 'maps'])
  })

  test('a card is because of the strongest two of its own themes, never of a skill', () => {
    const taste = calculateTaste([liked({ tags: ['memory', 'birds', 'maps', 'yoga', 'math'] }), liked({ tags: ['yoga'] })], now)
    expect(listMatchReasons(taste, ['memory', 'maps', 'birds', 'yoga', 'trains'])).toEqual(['yoga', 'birds'])
    expect(listMatchReasons(taste, ['memory', 'trains'])).toEqual([])
  })
})

describe('whatever was done', () => {
  const histories = Array.from({ length: 60 }, (_, i) => history(`history ${i}`, i))

  test('nothing gives nothing', () => {
    const nothing = calculateTaste([], now)
    expect([nothing.tags.size, nothing.traits.size, nothing.doneLately, Object.values(nothing.complaints)]).toEqual([0, 0, [], [0, 0, 0, 0, 0, 0]])
  })

  test('the order of the signals does not matter', () => {
    for (const signals of histories) {
      const shuffled = signals.toSorted((a, b) => seededNumber(JSON.stringify(a)) - seededNumber(JSON.stringify(b)))
      const [one, other, third] = [signals, shuffled, signals.toReversed()].map((list) => calculateTaste(list, now))
      expect(other).toEqual(one)
      expect(third).toEqual(one)
    }
  })

  test('everything stays within its bounds', () => {
    for (const signals of histories) {
      const { tags, traits, complaints } = calculateTaste(signals, now)
      for (const value of [...tags.values(), ...traits.values()]) expect(Math.abs(value)).toBeLessThanOrEqual(1)
      for (const value of Object.values(complaints)) expect(value >= 0 && value <= 2).toBe(true)
    }
  })

  test('one more like lowers nothing, and one more "not interested" raises nothing', () => {
    for (const [i, signals] of histories.entries()) {
      const fields = { tags: some(`tags ${i}`, 4), traits: ['messy'], at: now - (i % 50) * DAY }
      const before = calculateTaste(signals, now)
      const after = calculateTaste([...signals, liked(fields)], now)
      const against = calculateTaste([...signals, disliked('not_interested', fields)], now)
      for (const tag of vocabulary) {
        expect(after.tags.get(tag) ?? 0).toBeGreaterThanOrEqual((before.tags.get(tag) ?? 0) - 1e-9)
        expect(against.tags.get(tag) ?? 0).toBeLessThanOrEqual((before.tags.get(tag) ?? 0) + 1e-9)
      }
      expect(after.traits.get('messy') ?? 0).toBeGreaterThanOrEqual((before.traits.get('messy') ?? 0) - 1e-9)
      expect(after.complaints).toEqual(before.complaints)
    }
  })
})

/** Made up from a seed: the same every time. */
function history(seed: string, length: number): Signal[] {
  return Array.from({ length }, (_, i) => {
    const pick = <T>(what: string, list: readonly T[]) => list[seededNumber(`${seed} ${i} ${what}`) % list.length]
    const feedback = pick('feedback', [null, ...feedbacks]) ?? null
    return signal({
      tags: some(`${seed} ${i}`, 1 + (i % 7)),
      traits: i % 3 === 0 ? ['messy', 'active'] : [],
      feedback,
      reason: feedback === 'disliked' ? (pick('reason', [null, ...dislikeReasons]) ?? null) : null,
      isSaved: pick('saved', [true, false]) ?? false,
      isDone: pick('done', [true, false]) ?? false,
      isSkipped: pick('skipped', [true, false]) ?? false,
      at: now - (pick('at', [0, 1, 2, 5, 9, 40, 41, 300]) ?? 0) * DAY,
    })
  })
}

function some(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => vocabulary[seededNumber(`${seed} tag ${i}`) % 20] ?? 'birds')
}
