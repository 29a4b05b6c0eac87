import { describe, expect, test } from 'vitest'
import { interests } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { calculateTaste } from '#lib/domain/profiles/taste'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import { type CardRequest, questionFor } from '#lib/server/activities/ai/prompt'
import { signalAt } from '../../../setup/data/signals.ts'

const now = Date.UTC(2026, 10, 21)
const signal = signalAt(now)

function request(fields: Partial<CardRequest> = {}): CardRequest {
  return {
    language: 'en',
    setting: 'indoor',
    minutes: { min: 30, max: 60 },
    audience: { youngestMonths: 50, allergies: noAllergies, needs: [] },
    tags: [],
    needs: [],
    taste: calculateTaste([], now),
    avoid: [],
    materials: [],
    userType: 'parent',
    month: 11,
    seed: 'a batch',
    ...fields,
  }
}
const facts = (fields?: Partial<CardRequest>, count = 3) => JSON.parse(questionFor(request(fields), count).user)
const system = (fields?: Partial<CardRequest>) => questionFor(request(fields), 3).system

describe('questionFor', () => {
  test('states the known facts and leaves out unknown ones', () => {
    expect(facts()).toEqual({
      count: 3,
      language: 'English',
      age_months: 50,
      age: '4 years',
      setting: 'indoor',
      minutes: { min: 30, max: 60 },
      month: 'November',
      themes: expect.any(Array),
    })
  })

  test('gives each card two themes, and different ones to another batch', () => {
    const { themes } = facts({}, 3)
    expect(themes).toHaveLength(3)
    expect(new Set(themes.flat()).size).toBe(6)
    expect(facts({}, 3).themes).toEqual(themes)
    expect(facts({ seed: 'another' }, 3).themes).not.toEqual(themes)
  })

  test('gives only themes that the request allows', () => {
    const themes = ['maps', 'hats', 'owls', 'fog']
    expect(facts({ themes }, 2).themes.flat().toSorted()).toEqual(themes.toSorted())
  })

  test('names themes and materials of the last batches, and asks for others', () => {
    const lately = { tags: ['trains', 'birds'], materials: ['Cardboard box', 'Socks'] }
    expect(facts({ lately }).lately).toEqual(lately)
    expect(system({ lately })).toContain('"lately"')
    expect(facts({ lately: { tags: [], materials: ['Socks'] } }).lately).toEqual({ materials: ['Socks'] })
    const none = { tags: [], materials: [] }
    expect(facts({ lately: none })).not.toHaveProperty('lately')
    expect(system({ lately: none })).not.toContain('"lately"')
    expect(system()).not.toContain('"lately"')
  })

  test('leaves out skills, words outside the vocabulary and liked themes of the last batches', () => {
    const lately = { tags: ['balance', 'Ada’s own words', 'trains', 'building', 'birds'], materials: [] }
    const taste = calculateTaste([signal({ tags: ['building'], feedback: 'liked' })], now)
    expect(facts({ lately, tags: ['trains'], taste }).lately).toEqual({ tags: ['birds'] })
    expect(system({ lately: { tags: ['trains'], materials: [] }, tags: ['trains'] })).not.toContain('"lately"')
  })

  test('names the eight most frequent themes and materials of the last batches', () => {
    const many = Array.from({ length: 12 }, (_, index) => `Material ${index}`)
    const { tags, materials } = facts({ lately: { tags: interests.slice(0, 12), materials: many } }).lately
    expect(tags).toHaveLength(8)
    expect(tags[0]).toBe(tagName(interests[0], 'en'))
    expect(materials).toEqual(many.slice(0, 8))
  })

  test('gives the age in months under three years', () => {
    const aged = (youngestMonths: number) => facts({ audience: { youngestMonths, allergies: noAllergies, needs: [] } }).age
    expect([aged(2), aged(35), aged(36), aged(100)]).toEqual(['2 months', '35 months', '3 years', '8 years'])
  })

  test('addresses parents and educators in the register of the language', () => {
    expect(system()).toContain('that a parent does with a child')
    expect(system({ userType: 'educator' })).toContain('that an educator does with a child')
    expect(system({ language: 'es' })).toContain('addressed as tú')
    expect(system({ language: 'he' })).toContain('in the plural')
  })

  test.each([
    [{ min: 15, max: 30 }, '4 to 7 steps'],
    [{ min: 120, max: 240 }, '6 to 9 steps'],
    [{ min: 240, max: 480 }, 'clock times, and meals and rest'],
  ])('asks for steps by length: %j', (minutes, steps) => {
    expect(system({ minutes })).toContain(steps)
  })

  test('names refused cards with their rule, and each title to avoid once', () => {
    const refused = [{ title: 'Marbles', rule: 'small_parts' }]
    expect(facts({ refused, avoid: ['Marbles', 'Boats', 'Marbles'] })).toMatchObject({ refused, titles_to_avoid: ['Marbles', 'Boats'] })
    expect(system({ refused })).toContain('"refused"')
    expect(system()).not.toContain('"refused"')
  })

  test('names interests in English, allergens by code, and no free text', () => {
    const audience = { youngestMonths: 20, allergies: resolveAllergies(['milk', 'קיווי', 'the blue thing of Aunt Ada']), needs: [] }
    expect(facts({ language: 'he', tags: ['trains', 'balance'], audience }, 1)).toMatchObject({
      count: 1,
      language: 'Hebrew',
      age: '20 months',
      interests_and_needs: ['trains', 'balance'],
      allergens_never: ['milk'],
      avoid_too: ['Kiwi'],
    })
  })

  test('passes on likes, dislikes and complaints', () => {
    const taste = calculateTaste(
      [
        signal({ tags: ['building'], feedback: 'liked' }),
        signal({ tags: ['singing'], feedback: 'disliked', reason: 'not_interested' }),
        signal({ traits: ['messy'], feedback: 'disliked', reason: 'too_messy' }),
        signal({ feedback: 'disliked', reason: 'too_long' }),
        signal({ feedback: 'disliked', reason: 'too_hard' }),
        signal({ tags: ['animals'], isDone: true }),
      ],
      now,
    )
    expect(facts({ taste })).toMatchObject({
      liked_before: ['building'],
      prefer_others_than: ['singing'],
      traits_not_liked: ['messy'],
      wishes: ['easier', 'shorter', 'less messy'],
      done_lately: ['animals'],
    })
  })

  test('states the ages and size of a group, and requests variations for its younger and older children', () => {
    const group = { agesMonths: [72, 20, 80], count: 3, areChosenTogether: false }
    const audience = { youngestMonths: 20, allergies: noAllergies, needs: [] }
    expect(facts({ audience, group })).toMatchObject({ age_months: 20, group: { youngest_months: 20, oldest_months: 80, children: 3 } })
    expect(facts({ audience, group: { agesMonths: [36, 60], count: undefined, areChosenTogether: false } }).group).toEqual({
      youngest_months: 36,
      oldest_months: 60,
    })
    expect(system({ audience, group })).toContain('the younger ones of the group')
    expect(system({ audience, group })).toContain('safe and possible for the youngest')
    expect(system()).not.toContain('group')
  })

  test.each([
    [6, 2],
    [10, 2],
    [11, 3],
    [23, 5],
  ])('requests stations for a group of %i children in %i small groups', (count, stations) => {
    const text = system({ group: { agesMonths: [40, 60], count, areChosenTogether: false } })
    expect(text).toContain(`${stations} small groups of 3 to 5`)
    expect(text).toContain(`the quantities for all ${count}`)
    expect(text).toContain('No child waits long for a turn')
  })

  test('requests no stations for five children or an unknown number', () => {
    for (const count of [5, undefined]) expect(system({ group: { agesMonths: [40, 60], count, areChosenTogether: false } })).not.toContain('stations')
  })

  test('requests a part for each of several chosen children, named in the steps by age', () => {
    const chosen = (...agesMonths: number[]) => system({ group: { agesMonths, count: agesMonths.length, areChosenTogether: true } })
    expect(chosen(20, 75)).toContain('"instructions" name the part of "the youngest" and the part of "the oldest"')
    expect(chosen(20, 75)).not.toContain('those between')
    expect(chosen(20, 50, 75)).toContain('those between')
    expect(chosen(50, 50)).toContain('a part for each of them')
    expect(chosen(50, 50)).not.toContain('the oldest"')
    expect(system({ group: { agesMonths: [20, 75], count: 2, areChosenTogether: false } })).not.toContain('has a part of its own')
    expect(system()).not.toContain('has a part of its own')
  })

  test('requests stations and parts if six or more children were chosen', () => {
    const text = system({ group: { agesMonths: [20, 30, 40, 50, 60, 70], count: 6, areChosenTogether: true } })
    expect(text).toContain('2 small groups')
    expect(text).toContain('has a part of its own')
  })

  test('describes needs by what helps', () => {
    expect(facts({ needs: ['wheelchair', 'clear_steps'] }).needs).toEqual(['uses a wheelchair', 'needs short, clear steps, one at a time'])
    expect(system({ needs: ['wheelchair'] })).toContain('"needs"')
    expect(system()).not.toContain('"needs"')
  })

  test('names materials at home if known, and requests to use them', () => {
    expect(facts({ materials: ['Masking tape', 'Cardboard box'] }).at_home).toEqual(['Masking tape', 'Cardboard box'])
    expect(system({ materials: ['Masking tape'] })).toContain('"at_home"')
    expect(system()).not.toContain('"at_home"')
  })

  test('names the thirty latest titles to avoid', () => {
    const avoid = Array.from({ length: 50 }, (_, index) => `Title ${index}`)
    expect(facts({ avoid }).titles_to_avoid).toEqual(avoid.slice(0, 30))
  })

  test('requests the language, age, time and setting', () => {
    expect(system({ language: 'es' })).toContain('Write everything in Spanish')
    expect(system()).toContain('a whole number from 30 to 60')
    expect(system()).toContain('50 lies between them')
    expect(system({ setting: 'outdoor' })).toContain('"setting": "outdoor"')
  })

  test('includes only the safety rules of the age', () => {
    const baby = system({ audience: { youngestMonths: 8, allergies: noAllergies, needs: [] } })
    const older = system({ audience: { youngestMonths: 130, allergies: noAllergies, needs: [] } })
    for (const rule of ['honey', 'small parts', 'balloons, inflated']) {
      expect(baby).toContain(rule)
      expect(older).not.toContain(rule)
    }
    expect(older).toContain('expanding gel beads')
  })

  test('forbids screens for the ages at which the gate refuses them', () => {
    const at = (youngestMonths: number) => system({ audience: { youngestMonths, allergies: noAllergies, needs: [] } })
    expect(at(59)).toContain('\n- screens')
    expect(at(60)).not.toContain('\n- screens')
  })
})
