import { describe, expect, test } from 'vitest'
import { type FitCandidate, type FitRequest, fitScore } from '#lib/domain/activities/fit'
import { calculateTaste, type Signal } from '#lib/domain/profiles/taste'
import { fitCandidate, fitRequest } from '../../setup/data/fit-candidates.ts'
import { signalAt } from '../../setup/data/signals.ts'

const now = Date.UTC(2026, 6, 1)

const candidate = (fields: Partial<FitCandidate> = {}) =>
  fitCandidate({ tags: ['birds', 'counting', 'memory'], materialIds: ['paper', 'pencil'], ...fields })

const signal = signalAt(now)
/** Returns a request of a user with these signals. */
const requestAfter = (signals: Signal[], fields: Partial<FitRequest> = {}) => fitRequest({ taste: calculateTaste(signals, now), ...fields })
const disliked = (reason: Signal['reason'], fields: Partial<Signal> = {}) => signal({ feedback: 'disliked', reason, ...fields })

/** Expects that the first candidate scores higher than the second. */
function expectBetter(better: FitCandidate, worse: FitCandidate, wanted: FitRequest) {
  expect(fitScore(better, wanted)).toBeGreaterThan(fitScore(worse, wanted))
}

describe('fitScore', () => {
  test('is between 0 and 1 without complaints', () => {
    const liked = Array<Signal>(8).fill(signal({ feedback: 'liked', tags: ['birds', 'counting', 'memory'] }))
    const best = fitScore(candidate({ materialIds: [] }), requestAfter(liked, { tags: ['birds', 'memory'] }))
    expect(best).toBeCloseTo(1, 5)
    expect(fitScore(candidate({ materialIds: Array(12).fill('x'), ageMinMonths: 90, ageMaxMonths: 99 }), fitRequest())).toBeGreaterThan(0)
  })

  test('is highest in the middle of the age range and lowest for cards for younger children', () => {
    expectBetter(candidate(), candidate({ ageMinMonths: 48, ageMaxMonths: 72 }), fitRequest())
    expectBetter(candidate({ ageMinMonths: 24, ageMaxMonths: 48 }), candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), fitRequest())
    expectBetter(candidate({ ageMinMonths: 20, ageMaxMonths: 44 }), candidate({ ageMinMonths: 6, ageMaxMonths: 24 }), fitRequest())
  })

  test('is 0 outside the requested setting', () => {
    expect(fitScore(candidate({ settings: ['outdoor'] }), fitRequest())).toBe(0)
    expect(fitScore(candidate({ settings: ['indoor', 'outdoor'] }), fitRequest())).toBeGreaterThan(0)
  })

  test('is higher for the child’s interests', () => {
    expectBetter(candidate(), candidate({ tags: ['trains'] }), fitRequest({ tags: ['birds'] }))
  })

  test('is higher for minutes in the middle of the requested time', () => {
    expectBetter(candidate(), candidate({ durationMinutes: 60 }), fitRequest())
  })
})

describe('fitScore: signals', () => {
  test.each<[string, Signal, Partial<FitCandidate>, Partial<FitCandidate>]>([
    ['liked raises its tags', signal({ feedback: 'liked', tags: ['birds'] }), {}, { tags: ['trains'] }],
    ['done and saved raise their tags', signal({ isDone: true, isSaved: true, tags: ['birds'] }), {}, { tags: ['trains'] }],
    ['skipped lowers its tags slightly', signal({ isSkipped: true, tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['not interested lowers its tags', disliked('not_interested', { tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['disliked without a reason lowers them too', disliked(null, { tags: ['birds'] }), { tags: ['trains'] }, {}],
    ['too easy raises harder activities', disliked('too_easy'), { difficulty: 'hard' }, { difficulty: 'easy' }],
    [
      'too easy raises activities for older children',
      disliked('too_easy'),
      { ageMinMonths: 42, ageMaxMonths: 72 },
      { ageMinMonths: 20, ageMaxMonths: 54 },
    ],
    ['too hard raises easier activities', disliked('too_hard'), { difficulty: 'easy' }, { difficulty: 'hard' }],
    [
      'too hard raises activities for younger children',
      disliked('too_hard'),
      { ageMinMonths: 20, ageMaxMonths: 54 },
      { ageMinMonths: 42, ageMaxMonths: 72 },
    ],
    ['too long raises shorter activities', disliked('too_long'), { durationMinutes: 32 }, { durationMinutes: 45 }],
    ['no materials raises activities with fewer materials', disliked('no_materials'), { materialIds: [] }, { materialIds: Array(8).fill('x') }],
  ])('ranks by earlier feedback: %s', (_, said, better, worse) => {
    expectBetter(candidate(better), candidate(worse), requestAfter([said]))
  })

  test('ranks a messy card low after "too messy", even with a matching interest', () => {
    const messy = candidate({ traits: ['messy'] })
    const plain = candidate({ tags: ['trains'], ageMinMonths: 48, ageMaxMonths: 60, durationMinutes: 60 })
    const likesBirds = { tags: ['birds'] }
    expectBetter(messy, plain, fitRequest(likesBirds))
    expectBetter(plain, messy, requestAfter([disliked('too_messy')], likesBirds))
    const forgiven = [disliked('too_messy'), signal({ feedback: 'liked', traits: ['messy'] })]
    expectBetter(messy, plain, requestAfter(forgiven, likesBirds))
  })

  test('does not lower the theme if the reason is unrelated', () => {
    for (const reason of ['too_long', 'no_materials', 'too_messy'] as const) {
      const wanted = requestAfter([disliked(reason, { tags: ['birds'] })])
      expect(fitScore(candidate(), wanted)).toBeCloseTo(fitScore(candidate({ tags: ['trains'] }), wanted))
    }
  })

  test('lowers recently done themes slightly, but keeps them above neutral ones', () => {
    const done = (daysAgo: number, tag: string) => signal({ isDone: true, tags: [tag], at: now - daysAgo * 24 * 60 * 60 * 1000 })
    const about = (tag: string) => candidate({ tags: [tag] })
    const wanted = requestAfter([done(1, 'birds'), done(4, 'trains')])
    expectBetter(about('trains'), about('birds'), wanted)
    expectBetter(about('birds'), about('maps'), wanted)
  })
})

describe('fitScore: materials at home', () => {
  const takes = (...materialIds: string[]) => candidate({ materialIds })
  const atHome = new Set(['paper', 'pencil'])

  test('is higher the fewer materials are missing', () => {
    expectBetter(takes('paper', 'pencil'), takes('paper', 'yarn'), fitRequest({ atHome }))
    expectBetter(takes('paper', 'yarn'), takes('glue', 'yarn'), fitRequest({ atHome }))
    expect(fitScore(takes('glue', 'yarn'), fitRequest())).toBe(fitScore(takes('paper', 'pencil'), fitRequest()))
    expectBetter(takes('paper'), takes('yarn'), fitRequest({ atHome: new Set(['paper']) }))
  })

  test('counts missing materials less than the child’s interests', () => {
    expectBetter(
      { ...takes('a', 'b', 'c', 'd'), tags: ['birds', 'memory'] },
      { ...takes('paper'), tags: [] },
      fitRequest({ atHome, tags: ['birds', 'memory'] }),
    )
  })
})

describe('fitScore: groups', () => {
  const group = (agesMonths: number[], fields: Partial<FitRequest> = {}) => fitRequest({ agesMonths, ageMonths: Math.min(...agesMonths), ...fields })
  const forYoungest = candidate({ ageMinMonths: 24, ageMaxMonths: 48 })
  const forMost = candidate({ ageMinMonths: 36, ageMaxMonths: 84 })

  test('is higher for what suits most children than for what suits only the youngest', () => {
    expectBetter(forYoungest, forMost, fitRequest({ ageMonths: 36, agesMonths: [36] }))
    expectBetter(forMost, forYoungest, group([36, 66, 70, 72]))
    expectBetter(forMost, { ...forYoungest, tags: ['birds'] }, group([36, 66, 70, 72], { tags: ['birds'] }))
  })

  test('is the same for one child and for a group of one age', () => {
    for (const one of [forYoungest, forMost]) expect(fitScore(one, group([40, 40, 40]))).toBeCloseTo(fitScore(one, group([40])), 10)
  })
})
