import { describe, expect, test } from 'vitest'
import {
  childrenSense,
  circumstancesOf,
  isCircumstance,
  isCount,
  isTagSense,
  isTheme,
  type SenseFacts,
  themesOf,
} from '#lib/domain/catalogue/search/senses'
import type { Term } from '#lib/domain/catalogue/search/term'
import { listWidenings } from '#lib/domain/catalogue/search/widenings'
import { activityPlaces } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'

const term = (typed: string, ...senses: Term['senses']): Term => ({
  typed,
  rest: '',
  senses,
  words: [[typed]],
  isImplied: false,
  isAbsent: false,
  isThing: false,
  isAside: false,
})
const [paint, inside] = [term('paint'), term('inside', 'setting:indoor')]
const [short, four] = [term('10 minutes', 'minutes:10'), term('4 years', 'months:48')]
const impliedShort: Term = { ...short, isImplied: true }

/** Writes each step as its terms. */
const listSteps = (known: Term[]) =>
  listWidenings(known).map(({ terms, isAll, leastShare }) => `${terms.map(({ typed }) => typed).join(isAll ? ' and ' : ' or ')} from ${leastShare}`)

describe('listWidenings', () => {
  test('accepts most of the terms, then any of them, then drops the time and the age', () => {
    expect(listSteps([four, paint, inside, short])).toEqual([
      '4 years and paint and inside and 10 minutes from 1',
      '4 years or paint or inside or 10 minutes from 0.45',
      '4 years or paint or inside or 10 minutes from 0',
      '4 years or paint or inside from 0',
      'paint or inside from 0',
    ])
  })

  test('keeps a time that is only implied', () => {
    expect(listSteps([paint, impliedShort])).toEqual(['paint and 10 minutes from 1', 'paint or 10 minutes from 0.45', 'paint or 10 minutes from 0'])
  })

  test('has no step without terms', () => {
    expect(listSteps([paint])).toEqual(['paint from 1', 'paint from 0'])
    expect(listSteps([four])).toEqual(['4 years from 1', '4 years from 0'])
    expect(listSteps([])).toEqual([])
  })
})

const facts = (fields: Partial<SenseFacts> = {}): SenseFacts => ({
  ...{ categoryId: 'movement', setting: 'indoor', places: ['home'], occasions: [], tags: [], traits: [], elof: [], eyfs: [], priceUsd: 5 },
  ...{ materials: ['paint'], circumstances: { mess: 1, noise: 1, participants: { min: 2, max: 9 } } },
  ...{ facts: null, adaptedNeeds: [], isForMixedAges: false },
  ...fields,
})

test('themesOf lists tags, category, areas and occasions', () => {
  const given = { tags: ['trains'], elof: ['cognition'], eyfs: ['mathematics'], occasions: ['rain'] }
  expect(themesOf(facts(given))).toEqual(['tag:trains', 'category:movement', 'area:cognition', 'area:mathematics', 'occasion:rain'])
})

describe('circumstancesOf', () => {
  test('lists places, settings and traits', () => {
    expect(circumstancesOf(facts({ traits: ['messy'], circumstances: null }))).toEqual(['place:home', 'setting:indoor', 'trait:messy'])
    expect(circumstancesOf(facts({ places: ['home', 'park'], circumstances: null }))).toEqual([
      ...['place:home', 'place:park', 'setting:indoor', 'setting:outdoor'],
    ])
  })

  test('lists all places for an activity that is possible anywhere', () => {
    expect(circumstancesOf(facts({ places: ['anywhere'] }))).toEqual(expect.arrayContaining(activityPlaces.map((place) => `place:${place}`)))
  })

  test.each([
    [{ priceUsd: null }, 'free'],
    [{ materials: [] }, 'no_materials'],
    [{ circumstances: { mess: 0, noise: 1, participants: { min: 2, max: 9 } } }, 'no_mess'],
    [{ circumstances: { mess: 1, noise: 0, participants: { min: 2, max: 9 } } }, 'no_noise'],
    [{ isForMixedAges: true }, 'mixed_ages'],
  ])('adds for %o: %s', (fields, sense) => {
    const found = circumstancesOf(facts(fields))
    expect(found).toContain(sense)
    expect(found.filter((one) => one !== sense)).toEqual(circumstancesOf(facts()))
  })

  test('lists the numbers of children that can take part', () => {
    const numbers = (min: number, max: number) =>
      circumstancesOf(facts({ circumstances: { mess: 1, noise: 1, participants: { min, max } } })).filter((sense) =>
        /^(?:children|group)/.test(sense),
      )
    expect(numbers(1, 4)).toEqual(['children:1', 'children:2', 'children:3'])
    expect(numbers(5, 25)).toEqual(['group', 'children:5', 'children:8', 'children:12', 'children:20', 'children:25'])
    expect([1, 4, 18, 35].map(childrenSense)).toEqual(['children:1', 'children:5', 'children:20', 'children:25'])
  })

  test('lists the needs that it suits or describes a change for, except impossible ones', () => {
    const effort = { fits: ['deaf'], fine: ['wheelchair'], hard: ['blind'], impossible: ['walking_aid'] } satisfies Facts['effort']
    const found = circumstancesOf(facts({ facts: { effort }, adaptedNeeds: ['blind', 'walking_aid'] }))
    expect(found.filter((sense) => sense.startsWith('need:'))).toEqual(['need:blind', 'need:deaf'])
  })

  test('adds nothing about unknown circumstances or a price of zero dollars', () => {
    expect(circumstancesOf(facts({ circumstances: null, priceUsd: 0 }))).toEqual(['place:home', 'setting:indoor'])
  })
})

test.each([
  ['tag:trains', true, false, true, false],
  ['category:movement', true, false, false, false],
  ['area:mathematics', true, false, false, false],
  ['occasion:rain', true, true, false, false],
  ['place:home', false, true, false, false],
  ['free', false, true, false, false],
  ['months:48', false, false, false, true],
  ['minutes:10', false, false, false, true],
] as const)('%s is a theme: %s, a circumstance: %s, a tag: %s, a count: %s', (sense, theme, circumstance, tag, count) => {
  expect([isTheme(sense), isCircumstance(sense), isTagSense(sense), isCount(sense)]).toEqual([theme, circumstance, tag, count])
})
