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

/** Returns the taste for birds after these signals. */
const tasteForBirds = (...signals: Signal[]) => calculateTaste(signals, now).tags.get('birds') ?? 0

describe('calculateTaste: actions', () => {
  test.each<[string, Signal, string, Signal]>([
    ['liked', liked(), 'done', signal({ isDone: true })],
    ['done', signal({ isDone: true }), 'saved', signal({ isSaved: true })],
    ['saved', signal({ isSaved: true }), 'nothing', signal()],
    ['saved and done', signal({ isSaved: true, isDone: true }), 'done', signal({ isDone: true })],
    ['nothing', signal(), 'skipped', signal({ isSkipped: true })],
    ['skipped', signal({ isSkipped: true }), 'disliked', disliked(null)],
    ['disliked', disliked(null), 'not interested', disliked('not_interested')],
    ['liked though skipped', liked({ isSkipped: true }), 'done', signal({ isDone: true })],
  ])('counts "%s" for the tags more than "%s"', (_, more, __, less) => {
    expect(tasteForBirds(more)).toBeGreaterThan(tasteForBirds(less))
  })

  test('ignores the tags if another reason was given, even for a saved and done activity', () => {
    for (const reason of dislikeReasons.filter((one) => one !== 'not_interested')) {
      expect(tasteForBirds(disliked(reason))).toBe(0)
      expect(tasteForBirds(disliked(reason, { isSaved: true, isDone: true }))).toBe(0)
    }
  })

  test('counts a repeated tag once', () => {
    expect(tasteForBirds(liked({ tags: ['birds', 'birds'] }))).toBe(tasteForBirds(liked()))
  })

  test('does not change other tags', () => {
    expect([...calculateTaste([liked()], now).tags.keys()]).toEqual(['birds'])
  })

  test('cancels a like by a "not interested" of the same age', () => {
    expect(tasteForBirds(liked(), disliked('not_interested'))).toBeCloseTo(0)
  })
})

describe('calculateTaste: age of signals', () => {
  test('halves a signal in six weeks and nearly drops it in a year', () => {
    const sum = (daysAgo: number) => Math.atanh(tasteForBirds(liked({ at: now - daysAgo * DAY })))
    expect(sum(42)).toBeCloseTo(sum(0) / 2)
    expect(sum(84)).toBeCloseTo(sum(0) / 4)
    expect(tasteForBirds(liked({ at: now - 365 * DAY }))).toBeLessThan(0.01)
    const faded = calculateTaste([liked({ traits: ['messy'], at: now - 42 * DAY }), disliked('too_hard', { at: now - 42 * DAY })], now)
    expect(faded.complaints.too_hard).toBeCloseTo(0.5)
    expect(Math.atanh(faded.traits.get('messy') ?? 0)).toBeCloseTo(0.5)
  })

  test('does not count a signal from the future more', () => {
    expect(tasteForBirds(liked({ at: now + DAY }))).toBe(tasteForBirds(liked()))
  })
})

describe('calculateTaste: traits', () => {
  const messy = (...signals: Signal[]) => calculateTaste(signals, now).traits.get('messy') ?? 0

  test('raises a trait of a liked activity', () => {
    expect(messy(liked({ traits: ['messy'] }))).toBeGreaterThan(0.5)
    expect(messy(liked())).toBe(0)
  })

  test('does not lower a trait for "not interested"', () => {
    expect(messy(disliked('not_interested', { traits: ['messy'] }), disliked(null, { traits: ['messy'] }))).toBe(0)
  })

  test('lowers only "messy" for "too messy"', () => {
    expect(messy(disliked('too_messy'))).toBeLessThan(-0.5)
    expect(calculateTaste([disliked('too_messy', { traits: ['active', 'messy'] })], now).traits.get('active')).toBeUndefined()
    expect(messy(disliked('too_messy'), liked({ traits: ['messy'] }))).toBeCloseTo(0)
  })
})

describe('calculateTaste: complaints', () => {
  test('counts each kind of complaint separately, and at most twice', () => {
    const { complaints } = calculateTaste(
      [disliked('too_long'), disliked('too_easy'), disliked('too_easy'), disliked('too_easy'), disliked(null)],
      now,
    )
    expect(complaints).toEqual({ too_easy: 2, too_hard: 0, too_messy: 0, too_long: 1, no_materials: 0, not_interested: 0 })
  })

  test.each(dislikeReasons)('counts "%s" and nothing else', (reason) => {
    const { complaints } = calculateTaste([disliked(reason)], now)
    expect(dislikeReasons.filter((one) => complaints[one] > 0)).toEqual([reason])
  })
})

describe('calculateTaste: recently done', () => {
  test('returns the tags of the last three days, each once', () => {
    const done = (daysAgo: number, ...tags: string[]) => signal({ isDone: true, tags, at: now - daysAgo * DAY })
    const signals = [done(1, 'maps', 'birds'), done(3, 'birds', 'yoga'), done(4, 'trains'), liked({ tags: ['math'] })]
    expect(calculateTaste(signals, now).doneLately).toEqual(['birds', 'maps', 'yoga'])
  })
})

describe('listLikedTags and listDislikedTags', () => {
  const likedAfter = (...signals: Signal[]) => listLikedTags(calculateTaste(signals, now))

  test('list a tag after one like, two done, or one saved and done', () => {
    expect(likedAfter(liked())).toEqual(['birds'])
    expect(likedAfter(signal({ isDone: true }))).toEqual([])
    expect(likedAfter(signal({ isSaved: true }))).toEqual([])
    expect(likedAfter(signal({ isDone: true }), signal({ isDone: true }))).toEqual(['birds'])
    expect(likedAfter(signal({ isDone: true, isSaved: true }))).toEqual(['birds'])
    expect(likedAfter(liked({ at: now - 60 * DAY }))).toEqual([])
  })

  test('list a disliked tag after one "not interested" or two without a reason', () => {
    expect(listDislikedTags(calculateTaste([disliked('not_interested')], now))).toEqual(['birds'])
    expect(listDislikedTags(calculateTaste([disliked(null)], now))).toEqual([])
    expect(listDislikedTags(calculateTaste([disliked(null), disliked(null)], now))).toEqual(['birds'])
  })

  test('list the strongest first, equal ones in the order of the vocabulary, and no unknown tags', () => {
    expect(likedAfter(liked({ tags: ['memory', 'maps', 'birds', 'unheard of'] }), liked({ tags: ['yoga'] }), liked({ tags: ['yoga'] }))).toEqual([
      'yoga',
      'birds',
      'maps',
      'memory',
    ])
    const signals = [disliked('not_interested', { tags: ['yoga', 'maps'] }), disliked(null, { tags: ['yoga'] })]
    expect(listDislikedTags(calculateTaste(signals, now))).toEqual(['yoga', 'maps'])
  })

  test('list a tag from a score of half, and order by how strong it is', () => {
    const taste = (scores: [string, number][]) => ({ ...calculateTaste([], now), tags: new Map(scores) })
    expect(
      listLikedTags(
        taste([
          ['birds', 0.5],
          ['maps', 0.9],
          ['yoga', 0.6],
          ['trains', 0.49],
        ]),
      ),
    ).toEqual(['maps', 'yoga', 'birds'])
    expect(
      listDislikedTags(
        taste([
          ['birds', -0.5],
          ['maps', -0.9],
          ['yoga', -0.6],
          ['trains', -0.49],
        ]),
      ),
    ).toEqual(['maps', 'yoga', 'birds'])
  })

  test('listMatchReasons returns the two strongest themes of a card, never a skill', () => {
    const taste = calculateTaste([liked({ tags: ['memory', 'birds', 'maps', 'yoga', 'math'] }), liked({ tags: ['yoga'] })], now)
    expect(listMatchReasons(taste, ['memory', 'maps', 'birds', 'yoga', 'trains'])).toEqual(['yoga', 'birds'])
    expect(listMatchReasons(taste, ['memory', 'trains'])).toEqual([])
  })
})

describe('calculateTaste: any history', () => {
  const histories = Array.from({ length: 60 }, (_, i) => generateHistory(`history ${i}`, i))

  test('is empty without signals', () => {
    const nothing = calculateTaste([], now)
    expect([nothing.tags.size, nothing.traits.size, nothing.doneLately, Object.values(nothing.complaints)]).toEqual([0, 0, [], [0, 0, 0, 0, 0, 0]])
  })

  test('does not depend on the order of the signals', () => {
    for (const signals of histories) {
      const shuffled = signals.toSorted((a, b) => seededNumber(JSON.stringify(a)) - seededNumber(JSON.stringify(b)))
      const [one, other, third] = [signals, shuffled, signals.toReversed()].map((list) => calculateTaste(list, now))
      expect(other).toEqual(one)
      expect(third).toEqual(one)
    }
  })

  test('stays within its bounds', () => {
    for (const signals of histories) {
      const { tags, traits, complaints } = calculateTaste(signals, now)
      for (const value of [...tags.values(), ...traits.values()]) expect(Math.abs(value)).toBeLessThanOrEqual(1)
      for (const value of Object.values(complaints)) expect(value >= 0 && value <= 2).toBe(true)
    }
  })

  test('never lowers after another like, and never rises after another "not interested"', () => {
    for (const [i, signals] of histories.entries()) {
      const fields = { tags: pickTags(`tags ${i}`, 4), traits: ['messy'], at: now - (i % 50) * DAY }
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

/** Generates signals from a seed, the same for each run. */
function generateHistory(seed: string, length: number): Signal[] {
  return Array.from({ length }, (_, i) => {
    const pick = <T>(what: string, list: readonly T[]) => list[seededNumber(`${seed} ${i} ${what}`) % list.length]
    const feedback = pick('feedback', [null, ...feedbacks]) ?? null
    return signal({
      tags: pickTags(`${seed} ${i}`, 1 + (i % 7)),
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

function pickTags(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => vocabulary[seededNumber(`${seed} tag ${i}`) % 20] ?? 'birds')
}
