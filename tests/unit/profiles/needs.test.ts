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
import { effort as effortOf } from '../../setup/data/facts.ts'
import { library } from '../../setup/data/library.ts'

const effort = (given: Parameters<typeof effortOf>[0] = {}) => ({ effort: effortOf(given) })

describe('needsCost', () => {
  test('is 0 without needs', () => {
    expect(needsCost(effort({ wheelchair: 'hard' }), [])).toBe(0)
  })

  test.each(needs)('is positive for an activity hard for %s, negative for one that fits it, and else 0', (need) => {
    expect(needsCost(effort({ [need]: 'hard' }), [need])).toBeGreaterThan(0)
    expect(needsCost(effort(), [need])).toBe(0)
    expect(needsCost(effort({ [need]: 'fits' }), [need])).toBeLessThan(0)
  })

  test('adds up for several needs', () => {
    const both = effort({ wheelchair: 'hard', blind: 'hard' })
    expect(needsCost(both, ['wheelchair', 'blind'])).toBe(needsCost(both, ['wheelchair']) + needsCost(both, ['blind']))
  })

  test('needWords describes each need differently and without diagnoses', () => {
    expect(new Set(needs.map(needWords)).size).toBe(needs.length)
    for (const need of needs) expect(needWords(need)).not.toMatch(/_|disab|disorder|autis|suffer/)
  })
})

const isImpossible = ({ facts }: FitCandidate, need: Need) => facts !== null && effortFor(facts, need) === 'impossible'

describe('choose with needs, for the whole library', () => {
  const candidates: FitCandidate[] = library.activities.map(({ slug, category, materials, ...activity }) => ({
    ...activity,
    id: slug,
    categoryId: category,
    settings: settingsOf(activity.setting, activity.places ?? []),
    materialIds: materials.map(({ id }) => id),
    prepMinutes: activity.minutes.prep,
    circumstances: activity,
    partsByAge: [],
    tidyMinutes: activity.minutes.tidy,
    places: activity.places,
    hasGroupText: activity.text.en.group !== undefined,
  }))
  const ages = [24, 40, 60, 84, 108, 150]
  const cells = ages.flatMap((age) => settings.flatMap((setting) => durations.map((duration) => ({ age, setting, duration }))))

  function chooseFirst(need: Need | undefined, { age, setting, duration }: (typeof cells)[number]) {
    const ask = { ageMonths: age, agesMonths: [age], minutes: minutesOf(duration), setting, taste: calculateTaste([], 0) }
    // A liked activity can still be impossible.
    const request = { ...ask, tags: ['running', 'jumping', 'sewing', 'drawing', 'music'], needs: need ? [need] : [] }
    return [
      ...choose({ request, candidates, count: 100, seen: new Map(), seed: 'seed', isAllowed: (one) => !need || !isImpossible(one, need) }),
    ].filter(({ ageMaxMonths }) => ageMaxMonths >= age)
  }

  test.each(needs)('returns nothing impossible for %s', (need) => {
    for (const cell of cells) expect(chooseFirst(need, cell).filter((one) => isImpossible(one, need))).toEqual([])
  })

  test('returns no running game outdoors for a child in a wheelchair while others fit', () => {
    const cell = { age: 84, setting: 'outdoor', duration: '30-60min' } as const
    const needsLegs = ({ tags }: FitCandidate) => ['running', 'jumping', 'climbing', 'walking', 'cycling'].some((tag) => tags.includes(tag))
    expect(chooseFirst(undefined, cell).slice(0, 20).some(needsLegs)).toBe(true)
    expect(chooseFirst('wheelchair', cell).slice(0, 20).some(needsLegs)).toBe(false)
  })

  test('returns something possible for every need, indoors and outdoors, up to two hours', () => {
    const short = cells.filter(({ age, duration }) => age >= 36 && minutesOf(duration).max <= 120)
    const without = needs.flatMap((need) => short.filter((cell) => chooseFirst(need, cell).length === 0).map((cell) => [need, cell]))
    expect(without).toEqual([])
  })
})
