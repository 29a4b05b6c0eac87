import { describe, expect, test } from 'vitest'
import { type FitCandidate, type FitRequest, fitScore } from '#lib/domain/activities/fit'
import { calculateTaste, type Signal } from '#lib/domain/profiles/taste'
import { signalAt } from '../../setup/data/signals.ts'

const now = Date.UTC(2026, 6, 1)

const candidate = (fields: Partial<FitCandidate> = {}): FitCandidate => ({
  id: 'a',
  categoryId: 'nature',
  settings: ['indoor'],
  durationMinutes: 45,
  ageMinMonths: 36,
  ageMaxMonths: 60,
  difficulty: 'medium',
  tags: ['birds', 'counting', 'memory'],
  traits: [],
  facts: null,
  materialIds: ['paper', 'pencil'],
  prepMinutes: null,
  ...fields,
})

const request = (fields: Partial<FitRequest> = {}): FitRequest => ({
  ageMonths: 48,
  agesMonths: [48],
  minutes: { min: 30, max: 60 },
  setting: 'indoor',
  tags: [],
  needs: [],
  taste: calculateTaste([], now),
  ...fields,
})

const signal = signalAt(now)
/** A request of somebody who has said this. */
const having = (signals: Signal[], fields: Partial<FitRequest> = {}) => request({ taste: calculateTaste(signals, now), ...fields })
const disliked = (reason: Signal['reason'], fields: Partial<Signal> = {}) => signal({ feedback: 'disliked', reason, ...fields })

/** That the first suits better than the second. */
function expectBetter(better: FitCandidate, worse: FitCandidate, wanted: FitRequest) {
  expect(fitScore(better, wanted)).toBeGreaterThan(fitScore(worse, wanted))
}

describe('what suits', () => {
  test('is between 0 and 1 where nothing was complained about', () => {
    const liked = Array<Signal>(8).fill(signal({ feedback: 'liked', tags: ['birds', 'counting', 'memory'] }))
    const best = fitScore(candidate({ materialIds: [] }), having(liked, { tags: ['birds', 'memory'] }))
    expect(best).toBeCloseTo(1, 5)
    expect(fitScore(candidate({ materialIds: Array(12).fill('x'), ageMinMonths: 90, ageMaxMonths: 99 }), request())).toBeGreaterThan(0)
  })

  test('the middle of the age range before its ends, and those before what is for younger ones', () => {
    expectBetter(candidate(), candidate({ ageMinMonths: 48, ageMaxMonths: 72 }), request())
    expectBetter(candidate({ ageMinMonths: 24, ageMaxMonths: 48 }), candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), request())
    expectBetter(candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), candidate({ ageMinMonths: 6, ageMaxMonths: 24 }), request())
  })

  test('the setting asked for alone', () => {
    expect(fitScore(candidate({ settings: ['outdoor'] }), request())).toBe(0)
    expect(fitScore(candidate({ settings: ['indoor', 'outdoor'] }), request())).toBeGreaterThan(0)
  })

  test('what the child cares about', () => {
    expectBetter(candidate(), candidate({ tags: ['trains'] }), request({ tags: ['birds'] }))
  })

  test('minutes in the middle of the time there is', () => {
    expectBetter(candidate(), candidate({ durationMinutes: 60 }), request())
  })
})

describe('what was said', () => {
  test.each<[string, Signal, Partial<FitCandidate>, Partial<FitCandidate>]>([
    ['liked brings its tags', signal({ feedback: 'liked', tags: ['birds'] }), {}, { tags: ['trains'] }],
    ['done and saved do too', signal({ isDone: true, isSaved: true, tags: ['birds'] }), {}, { tags: ['trains'] }],
    ['skipped a little less', signal({ isSkipped: true, tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['not interested lowers its tags', disliked('not_interested', { tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['disliked without a reason lowers them too', disliked(null, { tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['too easy brings harder ones', disliked('too_easy'), { difficulty: 'hard' }, { difficulty: 'easy' }],
    ['too easy brings those for older ones', disliked('too_easy'), { ageMinMonths: 42, ageMaxMonths: 72 }, { ageMinMonths: 20, ageMaxMonths: 54 }],
    ['too hard brings easier ones', disliked('too_hard'), { difficulty: 'easy' }, { difficulty: 'hard' }],
    ['too hard brings those for younger ones', disliked('too_hard'), { ageMinMonths: 20, ageMaxMonths: 54 }, { ageMinMonths: 42, ageMaxMonths: 72 }],
    ['too long brings shorter ones', disliked('too_long'), { durationMinutes: 32 }, { durationMinutes: 45 }],
    ['no materials brings those with fewer', disliked('no_materials'), { materialIds: [] }, { materialIds: Array(8).fill('x') }],
  ])('%s', (_, said, better, worse) => {
    expectBetter(candidate(better), candidate(worse), having([said]))
  })

  test('too messy outweighs everything that speaks for a messy one', () => {
    const messy = candidate({ traits: ['messy'] })
    const plain = candidate({ tags: ['trains'], ageMinMonths: 48, ageMaxMonths: 60, durationMinutes: 60 })
    const likesBirds = { tags: ['birds'] }
    expectBetter(messy, plain, request(likesBirds))
    expectBetter(plain, messy, having([disliked('too_messy')], likesBirds))
    const forgiven = [disliked('too_messy'), signal({ feedback: 'liked', traits: ['messy'] })]
    expectBetter(messy, plain, having(forgiven, likesBirds))
  })

  test('says nothing about the theme where the reason is another one', () => {
    for (const reason of ['too_long', 'no_materials', 'too_messy'] as const) {
      const wanted = having([disliked(reason, { tags: ['birds'] })])
      expect(fitScore(candidate(), wanted)).toBeCloseTo(fitScore(candidate({ tags: ['trains'] }), wanted))
    }
  })

  test('what was done in the last days comes a little less for some days, and is still something liked', () => {
    const done = (daysAgo: number, tag: string) => signal({ isDone: true, tags: [tag], at: now - daysAgo * 24 * 60 * 60 * 1000 })
    const about = (tag: string) => candidate({ tags: [tag] })
    const wanted = having([done(1, 'birds'), done(4, 'trains')])
    expectBetter(about('trains'), about('birds'), wanted)
    expectBetter(about('birds'), about('maps'), wanted)
  })
})

describe('what is at home', () => {
  const takes = (...materialIds: string[]) => candidate({ materialIds })
  const atHome = new Set(['paper', 'pencil'])

  test('comes before what is not, the less is missing the better', () => {
    expectBetter(takes('paper', 'pencil'), takes('paper', 'yarn'), request({ atHome }))
    expectBetter(takes('paper', 'yarn'), takes('glue', 'yarn'), request({ atHome }))
    expect(fitScore(takes('glue', 'yarn'), request())).toBe(fitScore(takes('paper', 'pencil'), request()))
    expectBetter(takes('paper'), takes('yarn'), request({ atHome: new Set(['paper']) }))
  })

  test('counts for less than what the child cares about, however much is missing', () => {
    expectBetter(
      { ...takes('a', 'b', 'c', 'd'), tags: ['birds', 'memory'] },
      { ...takes('paper'), tags: [] },
      request({ atHome, tags: ['birds', 'memory'] }),
    )
  })
})

describe('a group', () => {
  const group = (agesMonths: number[], fields: Partial<FitRequest> = {}) => request({ agesMonths, ageMonths: Math.min(...agesMonths), ...fields })
  const forYoungest = candidate({ ageMinMonths: 24, ageMaxMonths: 48 })
  const forMost = candidate({ ageMinMonths: 36, ageMaxMonths: 84 })

  test('has what suits most of it before what suits its youngest alone', () => {
    expectBetter(forYoungest, forMost, request({ ageMonths: 36, agesMonths: [36] }))
    expectBetter(forMost, forYoungest, group([36, 66, 70, 72]))
    expectBetter(forMost, { ...forYoungest, tags: ['birds'] }, group([36, 66, 70, 72], { tags: ['birds'] }))
  })

  test('of one, or all of one age, is as one child', () => {
    for (const one of [forYoungest, forMost]) expect(fitScore(one, group([40, 40, 40]))).toBeCloseTo(fitScore(one, group([40])), 10)
  })
})
