import { describe, expect, test } from 'vitest'
import { type FitCandidate, type FitRequest, fitScore, type Signal } from '#lib/domain/fit'

const candidate = (fields: Partial<FitCandidate> = {}): FitCandidate => ({
  id: 'a',
  categoryId: 'nature',
  setting: 'indoor',
  durationMinutes: 45,
  ageMinMonths: 36,
  ageMaxMonths: 60,
  difficulty: 'medium',
  tags: ['birds', 'counting', 'memory'],
  traits: [],
  materialsNeeded: ['paper', 'pencil'],
  ...fields,
})

const request = (fields: Partial<FitRequest> = {}): FitRequest => ({
  ageMonths: 48,
  minutes: { min: 30, max: 60 },
  setting: 'indoor',
  tags: [],
  signals: [],
  ...fields,
})

const signal = (fields: Partial<Signal> = {}): Signal => ({
  tags: [],
  traits: [],
  feedback: null,
  reason: null,
  isSaved: false,
  isDone: false,
  isSkipped: false,
  ...fields,
})
const disliked = (reason: Signal['reason'], fields: Partial<Signal> = {}) => signal({ feedback: 'disliked', reason, ...fields })

/** That the first suits better than the second. */
function expectBetter(better: FitCandidate, worse: FitCandidate, wanted: FitRequest) {
  expect(fitScore(better, wanted)).toBeGreaterThan(fitScore(worse, wanted))
}

describe('what suits', () => {
  test('is between 0 and 1 where nothing was complained about', () => {
    const best = fitScore(
      candidate({ materialsNeeded: [] }),
      request({ tags: ['birds', 'memory'], signals: [signal({ feedback: 'liked', tags: ['birds', 'counting', 'memory'] })] }),
    )
    expect(best).toBeCloseTo(1, 5)
    expect(fitScore(candidate({ materialsNeeded: Array(12).fill('x'), ageMinMonths: 90, ageMaxMonths: 99 }), request())).toBeGreaterThan(0)
  })

  test('the middle of the age range before its ends, and those before what is for younger ones', () => {
    expectBetter(candidate(), candidate({ ageMinMonths: 48, ageMaxMonths: 72 }), request())
    expectBetter(candidate({ ageMinMonths: 24, ageMaxMonths: 48 }), candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), request())
    expectBetter(candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), candidate({ ageMinMonths: 6, ageMaxMonths: 24 }), request())
  })

  test('the setting asked for alone', () => {
    expect(fitScore(candidate({ setting: 'outdoor' }), request())).toBe(0)
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
    ['no materials brings those with fewer', disliked('no_materials'), { materialsNeeded: [] }, { materialsNeeded: Array(8).fill('x') }],
  ])('%s', (_, said, better, worse) => {
    expectBetter(candidate(better), candidate(worse), request({ signals: [said] }))
  })

  test('too messy outweighs everything that speaks for a messy one', () => {
    const messy = candidate({ traits: ['messy'] })
    const plain = candidate({ tags: ['trains'], ageMinMonths: 48, ageMaxMonths: 60, durationMinutes: 60 })
    const wanted = request({ tags: ['birds'] })
    expectBetter(messy, plain, wanted)
    expectBetter(plain, messy, { ...wanted, signals: [disliked('too_messy')] })
    const forgiven = [disliked('too_messy'), signal({ feedback: 'liked', traits: ['messy'] })]
    expectBetter(messy, plain, { ...wanted, signals: forgiven })
  })

  test('says nothing about the theme where the reason is another one', () => {
    for (const reason of ['too_long', 'no_materials', 'too_messy'] as const) {
      const signals = [disliked(reason, { tags: ['birds'] })]
      expect(fitScore(candidate(), request({ signals }))).toBeCloseTo(fitScore(candidate({ tags: ['trains'] }), request({ signals })))
    }
  })
})
