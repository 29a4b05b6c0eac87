import { describe, expect, test } from 'vitest'
import { choose } from '#lib/domain/activities/choose-activities'
import { durations, minutesOf } from '#lib/domain/activities/duration'
import type { FitCandidate } from '#lib/domain/activities/fit'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { settings } from '#lib/domain/platform/basics'
import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { needsCost, needWords } from '#lib/domain/profiles/needs'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { effortFor } from '#lib/domain/safety/facts'
import { readLibrary } from '#seed/read.ts'
import { effort as effortOf } from '../../setup/data/facts.ts'

const effort = (given: Parameters<typeof effortOf>[0] = {}) => ({ effort: effortOf(given) })

describe('a need', () => {
  test('costs nothing where there is none', () => {
    expect(needsCost(effort({ wheelchair: 'hard' }), [])).toBe(0)
  })

  test.each(needs)('%s: what is hard for it costs, what is made for it gains, what is as for others does neither', (need) => {
    expect(needsCost(effort({ [need]: 'hard' }), [need])).toBeGreaterThan(0)
    expect(needsCost(effort(), [need])).toBe(0)
    expect(needsCost(effort({ [need]: 'fits' }), [need])).toBeLessThan(0)
  })

  test('adds to another one', () => {
    const both = effort({ wheelchair: 'hard', blind: 'hard' })
    expect(needsCost(both, ['wheelchair', 'blind'])).toBe(needsCost(both, ['wheelchair']) + needsCost(both, ['blind']))
  })

  test('has words for a model, its own ones', () => {
    expect(new Set(needs.map(needWords)).size).toBe(needs.length)
    for (const need of needs) expect(needWords(need)).not.toMatch(/_|disab|disorder|autis|suffer/)
  })
})

const isImpossible = ({ facts }: FitCandidate, need: Need) => facts !== null && effortFor(facts, need) === 'impossible'

describe('of the real library', () => {
  const library: FitCandidate[] = readLibrary().activities.map(({ slug, category, materials, ...activity }) => ({
    ...activity,
    id: slug,
    categoryId: category,
    settings: settingsOf(activity.setting, activity.places ?? []),
    materialIds: materials.map(({ id }) => id),
    prepMinutes: activity.minutes.prep,
  }))
  const ages = [24, 40, 60, 84, 108, 150]
  const cells = ages.flatMap((age) => settings.flatMap((setting) => durations.map((duration) => ({ age, setting, duration }))))

  function firstOnes(need: Need | undefined, { age, setting, duration }: (typeof cells)[number]) {
    const ask = { ageMonths: age, agesMonths: [age], minutes: minutesOf(duration), setting, taste: calculateTaste([], 0) }
    // Loving it does not make it possible.
    const request = { ...ask, tags: ['running', 'jumping', 'sewing', 'drawing', 'music'], needs: need ? [need] : [] }
    return [
      ...choose({ request, candidates: library, count: 100, seen: new Map(), seed: 'seed', isAllowed: (one) => !need || !isImpossible(one, need) }),
    ].filter(({ ageMaxMonths }) => ageMaxMonths >= age)
  }

  test.each(needs)('%s: what is impossible never comes', (need) => {
    for (const cell of cells) expect(firstOnes(need, cell).filter((one) => isImpossible(one, need))).toEqual([])
  })

  test('a child in a wheelchair is sent on no running game outdoors while others fit', () => {
    const cell = { age: 84, setting: 'outdoor', duration: '30-60min' } as const
    const isOnFoot = ({ tags }: FitCandidate) => ['running', 'jumping', 'climbing', 'walking', 'cycling'].some((tag) => tags.includes(tag))
    expect(firstOnes(undefined, cell).slice(0, 20).some(isOnFoot)).toBe(true)
    expect(firstOnes('wheelchair', cell).slice(0, 20).some(isOnFoot)).toBe(false)
  })

  test('for every need there is something possible, indoors and outdoors, in up to two hours', () => {
    const short = cells.filter(({ age, duration }) => age >= 36 && minutesOf(duration).max <= 120)
    const without = needs.flatMap((need) => short.filter((cell) => firstOnes(need, cell).length === 0).map((cell) => [need, cell]))
    expect(without).toEqual([])
  })
})
