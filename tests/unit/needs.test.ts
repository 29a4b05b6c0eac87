import { describe, expect, test } from 'vitest'
import { settings } from '#lib/domain/basics'
import { choose } from '#lib/domain/choice'
import { durations, minutesOf } from '#lib/domain/duration'
import type { FitCandidate } from '#lib/domain/fit'
import { needsCost, needWords } from '#lib/domain/needs'
import { tasteOf } from '#lib/domain/taste'
import { type Need, needs } from '#lib/domain/vocabulary'
import { readLibrary } from '#seed/read.ts'

const card = (fields: { tags?: string[]; traits?: string[]; difficulty?: 'easy' | 'medium' | 'hard' }) => ({
  tags: [],
  traits: [],
  difficulty: 'medium' as const,
  ...fields,
})

describe('a need', () => {
  test('costs nothing where there is none', () => {
    expect(needsCost(card({ tags: ['running'], traits: ['messy', 'active'] }), [])).toBe(0)
  })

  test.each<[Need, Parameters<typeof card>[0], Parameters<typeof card>[0]]>([
    ['wheelchair', { tags: ['running'] }, { tags: ['balance'] }],
    ['wheelchair', { traits: ['active'] }, {}],
    ['walking_aid', { tags: ['jumping'] }, { tags: ['walking'] }],
    ['tires_quickly', { traits: ['active'] }, { traits: ['calm'] }],
    ['hands_need_help', { tags: ['sewing'] }, { tags: ['fine_motor'] }],
    ['low_vision', { tags: ['photography'] }, { tags: ['music'] }],
    ['blind', { tags: ['drawing'] }, { tags: ['maps'] }],
    ['hard_of_hearing', { tags: ['listening'] }, { tags: ['art'] }],
    ['deaf', { tags: ['singing'] }, { tags: ['rhythm'] }],
    ['noise_sensitive', { tags: ['drums'] }, { traits: ['active'] }],
    ['light_sensitive', { tags: ['light_shadow'] }, { tags: ['birds'] }],
    ['touch_sensitive', { traits: ['messy'] }, { tags: ['painting'] }],
    ['seeks_movement', { traits: ['calm'] }, { traits: ['active'] }],
    ['few_words', { tags: ['riddles'] }, { tags: ['speech'] }],
    ['sign_language', { tags: ['poetry'] }, { tags: ['singing'] }],
    ['picture_cards', { tags: ['jokes'] }, { tags: ['building'] }],
    ['new_language', { tags: ['vocabulary'] }, { tags: ['music'] }],
    ['clear_steps', { difficulty: 'hard' }, { traits: ['no_prep'] }],
  ])('%s: %j costs more than %j', (need, worse, better) => {
    expect(needsCost(card(worse), [need])).toBeGreaterThan(needsCost(card(better), [need]))
  })

  test('adds to another one, each once', () => {
    const both = card({ tags: ['running', 'jumping', 'drawing'] })
    expect(needsCost(both, ['wheelchair', 'blind'])).toBe(needsCost(both, ['wheelchair']) + needsCost(both, ['blind']))
    expect(needsCost(both, ['wheelchair'])).toBe(needsCost(card({ tags: ['running'] }), ['wheelchair']))
  })

  test('has words for a model, its own ones', () => {
    expect(new Set(needs.map(needWords)).size).toBe(needs.length)
    for (const need of needs) expect(needWords(need)).not.toMatch(/_|disab|disorder|autis|suffer/)
  })
})

describe('of the real library', () => {
  const library: FitCandidate[] = readLibrary().activities.map(({ slug, category, materials, ...activity }) => ({
    ...activity,
    id: slug,
    categoryId: category,
    materialsNeeded: materials.map(({ id }) => id),
    materialIds: materials.map(({ id }) => id),
  }))
  const ages = [24, 40, 60, 84, 108, 150]
  const cells = ages.flatMap((age) => settings.flatMap((setting) => durations.map((duration) => ({ age, setting, duration }))))

  function firstOnes(need: Need | undefined, { age, setting, duration }: (typeof cells)[number]) {
    const ask = { ageMonths: age, agesMonths: [age], minutes: minutesOf(duration), setting, taste: tasteOf([], 0) }
    // Loving it does not make it possible.
    const request = { ...ask, tags: ['running', 'jumping', 'sewing', 'drawing', 'music'], needs: need ? [need] : [] }
    return [...choose({ request, candidates: library, count: 100, seen: new Map(), seed: 'seed', isAllowed: () => true })].filter(
      ({ ageMaxMonths }) => ageMaxMonths >= age,
    )
  }

  test.each(needs)('%s: what is plainly impossible comes after everything that is not, and nothing is left out', (need) => {
    for (const cell of cells) {
      const chosen = firstOnes(need, cell)
      const isImpossible = chosen.map((one) => needsCost(one, [need]) > 1)
      expect(isImpossible).toEqual(isImpossible.toSorted((a, b) => Number(a) - Number(b)))
      expect(chosen).toHaveLength(firstOnes(undefined, cell).length)
    }
  })

  test('a child in a wheelchair is sent on no running game outdoors while others fit', () => {
    const cell = { age: 84, setting: 'outdoor', duration: '30-60min' } as const
    const isOnFoot = ({ tags }: FitCandidate) => ['running', 'jumping', 'climbing', 'walking', 'cycling'].some((tag) => tags.includes(tag))
    expect(firstOnes(undefined, cell).slice(0, 3).some(isOnFoot)).toBe(true)
    expect(firstOnes('wheelchair', cell).slice(0, 3).some(isOnFoot)).toBe(false)
  })

  test('for every need there is something possible, indoors and outdoors, in up to two hours', () => {
    const short = cells.filter(({ age, duration }) => age >= 36 && durations.indexOf(duration) < 3)
    const without = needs.flatMap((need) =>
      short.filter((cell) => !firstOnes(need, cell).some((one) => needsCost(one, [need]) < 1)).map((cell) => [need, cell]),
    )
    expect(without).toEqual([])
  })
})
