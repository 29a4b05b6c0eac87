import { describe, expect, test } from 'vitest'
import { type FitCandidate, type FitRequest, fitScore, missingCount } from '#lib/domain/activities/fit'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { effort } from '../../setup/data/facts.ts'
import { fitCandidate, fitRequest } from '../../setup/data/fit-candidates.ts'

const plain = calculateTaste([], 0)
const complaining = (fields: Partial<FitRequest['taste']['complaints']>) =>
  fitRequest({ taste: { ...plain, complaints: { ...plain.complaints, ...fields } } })
const scoreFor = (agesMonths: number[]) => fitScore(fitCandidate(), fitRequest({ agesMonths }))

describe('fitScore for a group', () => {
  /** The cost of suiting only a few. */
  const cost = (agesMonths: number[]) => {
    const alone = agesMonths.map((age) => scoreFor([age]))
    return alone.reduce((total, score) => total + score, 0) / alone.length - scoreFor(agesMonths)
  }

  test('is the mean of its children’s scores if it suits at least half of them', () => {
    expect(cost([48, 48])).toBeCloseTo(0)
    expect(cost([48, 100])).toBeCloseTo(0)
    expect(cost([48, 100, 40])).toBeCloseTo(0)
    expect(cost([36, 60, 100])).toBeCloseTo(0)
  })

  test('is clearly lower if it suits some children and fewer than half', () => {
    expect(cost([48, 100, 100])).toBeGreaterThan(0.2)
    expect(cost([48, 20, 20])).toBeGreaterThan(0.2)
    expect(cost([48, 20, 100])).toBeGreaterThan(0.2)
  })

  test('has no such cost if it suits none of them', () => {
    expect(cost([20, 100])).toBeCloseTo(0)
    expect(cost([100, 110, 120])).toBeCloseTo(0)
  })
})

describe('fitScore by age', () => {
  test('is highest in the middle of the age range and equal at both ends', () => {
    expect(scoreFor([48])).toBeGreaterThan(scoreFor([40]))
    expect(scoreFor([40])).toBeGreaterThan(scoreFor([36]))
    expect(scoreFor([36])).toBeCloseTo(scoreFor([60]))
  })

  test('falls beyond the upper end to nothing at twice that age, and is lowest below the range', () => {
    expect(scoreFor([60])).toBeGreaterThan(scoreFor([70]))
    expect(scoreFor([70])).toBeGreaterThan(scoreFor([100]))
    expect(scoreFor([120])).toBeCloseTo(scoreFor([20]))
    expect(scoreFor([35])).toBeCloseTo(scoreFor([20]))
    expect(scoreFor([180])).toBeCloseTo(scoreFor([120]))
  })

  test('is the same at any age for a range of one month', () => {
    const narrow = fitCandidate({ ageMinMonths: 48, ageMaxMonths: 48 })
    expect(fitScore(narrow, fitRequest())).toBeCloseTo(fitScore(fitCandidate(), fitRequest()))
  })

  test('is 0 without children or in another setting', () => {
    expect(fitScore(fitCandidate({ settings: ['outdoor'] }), fitRequest())).toBe(0)
    expect(fitScore(fitCandidate(), fitRequest({ agesMonths: [] }))).toBeLessThan(scoreFor([36]))
    expect(fitScore(fitCandidate(), fitRequest({ agesMonths: [] }))).toBeCloseTo(scoreFor([20]))
  })
})

describe('fitScore after complaints', () => {
  const difference = (easier: Partial<FitCandidate>, harder: Partial<FitCandidate>, wanted: FitRequest) =>
    fitScore(fitCandidate(harder), wanted) - fitScore(fitCandidate(easier), wanted)

  test('prefers harder cards after "too easy" and easier ones after "too hard"', () => {
    expect(difference({ difficulty: 'easy' }, { difficulty: 'hard' }, fitRequest())).toBeCloseTo(0)
    expect(difference({ difficulty: 'medium' }, { difficulty: 'hard' }, fitRequest())).toBeCloseTo(0)
    expect(difference({ difficulty: 'easy' }, { difficulty: 'hard' }, complaining({ too_easy: 1 }))).toBeGreaterThan(0.04)
    expect(difference({ difficulty: 'easy' }, { difficulty: 'hard' }, complaining({ too_hard: 1 }))).toBeLessThan(-0.04)
    expect(difference({ difficulty: 'medium' }, { difficulty: 'hard' }, complaining({ too_easy: 1 }))).toBeCloseTo(0)
  })

  test('costs less for the wrong difficulty than interests give', () => {
    const wanted = { ...complaining({ too_easy: 2 }), tags: ['birds', 'maps'] }
    expect(difference({ difficulty: 'easy', tags: ['birds', 'maps'] }, { difficulty: 'hard' }, wanted)).toBeLessThan(0)
  })

  test('prefers after "too easy" a child in the lower part of the range to one at its start', () => {
    const wanted = { ...complaining({ too_easy: 1 }), agesMonths: [36] }
    expect(difference({}, { ageMinMonths: 30, ageMaxMonths: 54 }, wanted)).toBeGreaterThan(0)
  })

  test('prefers cards for older children after "too easy" and for younger ones after "too hard"', () => {
    const [younger, older] = [
      { ageMinMonths: 30, ageMaxMonths: 54 },
      { ageMinMonths: 42, ageMaxMonths: 66 },
    ]
    expect(difference(younger, older, fitRequest())).toBeCloseTo(0)
    expect(difference(younger, older, complaining({ too_easy: 1 }))).toBeGreaterThan(0.05)
    expect(difference(younger, older, complaining({ too_hard: 1 }))).toBeLessThan(-0.05)
  })

  test('prefers fewer materials, more so after "no materials", and ignores those beyond twelve', () => {
    const withMaterials = (count: number) => fitCandidate({ materialIds: Array.from({ length: count }, (_, i) => `material ${i}`) })
    const costs = [fitRequest(), complaining({ no_materials: 1 })].map((wanted) => {
      const scores = [0, 6, 12, 20].map((count) => fitScore(withMaterials(count), wanted))
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(scores[3]).toBeCloseTo(scores[2] ?? 0)
      expect((scores[0] ?? 0) - (scores[1] ?? 0)).toBeCloseTo((scores[1] ?? 0) - (scores[2] ?? 0))
      return (scores[0] ?? 0) - (scores[2] ?? 0)
    })
    expect(costs[0]).toBeGreaterThan(0)
    expect(costs[1]).toBeGreaterThan((costs[0] ?? 0) * 2)
  })
})

test('fitScore is lower for a hard need and a little higher for one that the activity suits', () => {
  const scoreWith = (given: Parameters<typeof effort>[0]) =>
    fitScore(fitCandidate({ facts: { effort: effort(given) } }), { ...fitRequest(), needs: ['blind'] })
  expect(scoreWith({ blind: 'hard' })).toBeLessThan(scoreWith({}))
  expect(scoreWith({ blind: 'fits' })).toBeGreaterThan(scoreWith({}))
  expect(scoreWith({ deaf: 'hard' })).toBe(scoreWith({}))
})

describe('missingCount', () => {
  const two = fitCandidate({ materialIds: ['paper', 'glue'] })

  test('counts the materials that are not at home, and none if that is unknown', () => {
    expect(missingCount(two, { atHome: new Set(['glue']) })).toBe(1)
    expect(missingCount(two, { atHome: new Set() })).toBe(2)
    expect(missingCount(two, {})).toBe(0)
  })
})
