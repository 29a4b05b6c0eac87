import { describe, expect, test } from 'vitest'
import { groupPlanOf, needsMoreAdults, participantShare, participationFit, withUsualAdults } from '#lib/domain/activities/participation'
import { childCountOf, groupSizeOf, groupSizes } from '#lib/domain/profiles/group-size'

const forChildren = (min: number, max: number, hasGroupText = true) => ({ circumstances: { participants: { min, max } }, hasGroupText })
const exactly = (children: number) => ({ min: children, max: children })
const circumstances = { participants: { min: 1, max: 12 }, childrenPerAdult: 8, energy: 0, mess: 0, noise: 0, weather: null }

describe('participationFit', () => {
  test.each([
    [1, 4, 1, 'together'],
    [2, 4, 1, 'none'],
    [1, 1, 2, 'in_groups'],
    [2, 8, 2, 'together'],
    [1, 6, 6, 'together'],
    [1, 6, 7, 'in_groups'],
    [1, 5, 6, 'in_groups'],
    [8, 25, 7, 'none'],
  ] as const)('an activity for %i to %i children, with %i: %s', (min, max, children, fit) => {
    expect(participationFit(forChildren(min, max), exactly(children))).toBe(fit)
  })

  test.each([
    [1, 3, '2-5', 'in_groups'],
    [1, 4, '2-5', 'together'],
    [4, 8, '2-5', 'none'],
    [1, 8, '6-12', 'in_groups'],
    [1, 9, '6-12', 'together'],
    [1, 18, '13-25', 'in_groups'],
    [1, 19, '13-25', 'together'],
    [1, 25, 'over-25', 'in_groups'],
  ] as const)('an activity for %i to %i children, in a group of %s: the middle decides, so %s', (min, max, size, fit) => {
    expect(participationFit(forChildren(min, max), childCountOf(size))).toBe(fit)
  })

  test('from six children, an activity must say how to run it with a group', () => {
    expect(participationFit(forChildren(1, 25, false), exactly(5))).toBe('together')
    expect(participationFit(forChildren(1, 25, false), exactly(6))).toBe('without_text')
  })

  test('an activity without stated participants is for up to five', () => {
    const unknown = { circumstances: null, hasGroupText: true }
    expect(participationFit(unknown, exactly(5))).toBe('together')
    expect(participationFit(unknown, exactly(6))).toBe('in_groups')
  })

  test('every activity works if the number of children is unknown', () => {
    expect(participationFit(forChildren(5, 7, false), undefined)).toBe('together')
  })
})

describe('participantShare', () => {
  test('is the part of the range that can take part', () => {
    expect(participantShare(forChildren(1, 25), childCountOf('13-25'))).toBe(1)
    expect(participantShare(forChildren(3, 4), childCountOf('2-5'))).toBe(0.5)
    expect(participantShare(forChildren(1, 2), childCountOf('6-12'))).toBe(0)
    expect(participantShare({ circumstances: null, hasGroupText: false }, exactly(5))).toBe(1)
  })
})

describe('groupPlanOf', () => {
  test('has the adults for the most children, and the groups to split into', () => {
    expect(groupPlanOf(circumstances, 'Stand in a ring.', childCountOf('6-12'))).toEqual({
      children: { min: 6, max: 12 },
      adults: 2,
      groups: 1,
      text: 'Stand in a ring.',
    })
    expect(groupPlanOf(circumstances, 'Stand in a ring.', childCountOf('13-25'))).toMatchObject({ adults: 4, groups: 3 })
  })

  test('has no text if the activity does not say how', () => {
    expect(groupPlanOf(circumstances, null, exactly(20))).toMatchObject({ adults: 3, groups: 2, text: null })
  })

  test('lets a few children take turns if not all can take part at once', () => {
    const forTwo = { ...circumstances, participants: { min: 1, max: 2 } }
    expect(groupPlanOf(forTwo, 'Stand in a ring.', exactly(3))).toMatchObject({ children: exactly(3), adults: 1, groups: 2, text: null })
  })

  test('is null if up to five children do it together, for an unknown number, and without circumstances', () => {
    expect(groupPlanOf(circumstances, 'Stand in a ring.', exactly(5))).toBeNull()
    expect(groupPlanOf(circumstances, 'Stand in a ring.', undefined)).toBeNull()
    expect(groupPlanOf(null, 'Stand in a ring.', exactly(20))).toBeNull()
  })
})

describe('withUsualAdults', () => {
  const plan = (children: number, adults: number) => ({ children: exactly(children), adults, groups: 1, text: null })

  test('says whether a plan needs more adults than usual at that age', () => {
    expect(withUsualAdults(plan(20, 3), 40)).toEqual({ ...plan(20, 3), needsMoreAdults: true })
    expect(withUsualAdults(plan(20, 2), 40)).toEqual({ ...plan(20, 2), needsMoreAdults: false })
    expect(withUsualAdults(plan(4, 2), 40)).toMatchObject({ needsMoreAdults: false })
  })

  test('gives toddlers no fewer adults than their age needs, whatever the activity says', () => {
    expect(withUsualAdults(plan(12, 1), 24)).toEqual({ ...plan(12, 2), needsMoreAdults: false })
    expect(withUsualAdults(plan(12, 1), 40)).toMatchObject({ adults: 1 })
  })
})

describe('needsMoreAdults', () => {
  test.each([
    // One adult for 6 children under three, 10 to five years, then 12.
    [24, 6, false],
    [24, 5, true],
    [36, 10, false],
    [59, 8, false],
    [59, 7, true],
    [60, 12, false],
    [108, 12, false],
    [108, 11, true],
  ])('for 24 children of %i months, an activity with %i for each adult: %s', (ageMonths, childrenPerAdult, needsMore) => {
    expect(needsMoreAdults({ participants: { min: 1, max: 25 }, childrenPerAdult }, exactly(24), ageMonths)).toBe(needsMore)
  })

  test('is false for up to five children, and without circumstances', () => {
    expect(needsMoreAdults({ participants: { min: 1, max: 25 }, childrenPerAdult: 1 }, exactly(5), 36)).toBe(false)
    expect(needsMoreAdults(null, exactly(20), 36)).toBe(false)
    expect(needsMoreAdults({ participants: { min: 1, max: 25 }, childrenPerAdult: 1 }, undefined, 36)).toBe(false)
  })
})

describe('group sizes', () => {
  test('every number of children belongs to one size', () => {
    expect([1, 2, 5, 6, 12, 13, 25, 26, 400].map(groupSizeOf)).toEqual(['1', '2-5', '2-5', '6-12', '6-12', '13-25', '13-25', 'over-25', 'over-25'])
    for (const [i, size] of groupSizes.slice(1).entries()) expect(childCountOf(size).min).toBe(childCountOf(groupSizes[i] ?? size).max + 1)
  })
})
