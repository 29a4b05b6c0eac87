import { describe, expect, test } from 'vitest'
import { blockedSteps, listSafetyProblems, notesToAdd, type SafetyContent, safetyQuestions } from '#lib/domain/catalogue/catalogue-safety'
import { type Guidance, sentencesOf } from '#lib/domain/catalogue/guidance'
import { languages } from '#lib/domain/platform/basics'
import { noteSentence } from '#lib/domain/safety/notes'
import { facts } from '../../setup/data/facts.ts'

const calm = {
  title: 'Sit',
  description: 'Sit.',
  benefits: ['Sit.'],
  instructions: ['Sit.', 'Sit.'],
  safetyNotes: ['Sit.'],
  easier: 'Sit.',
  harder: 'Sit.',
}
const content = (fields: Partial<SafetyContent> = {}, english: Partial<typeof calm> = {}): SafetyContent => ({
  ...{ setting: 'indoor', durationMinutes: 20, ageMinMonths: 60, text: { en: { ...calm, ...english }, es: calm, he: calm } },
  ...fields,
})
const noMaterials = { en: [], es: [], he: [] }
const problems = (english: Partial<typeof calm>, given = facts()) => listSafetyProblems(content({}, english), noMaterials, given)

const guidance = (fields: Partial<Guidance> = {}): Guidance => ({
  ...{ say: ['Say it.'], ask: ['Ask it?'], watchFor: [{ ageMinMonths: 0, ageMaxMonths: 9, works: 'It works.', stop: 'Stop it.' }] },
  ...{ why: [{ text: 'It helps.', source: { name: 'A book', url: 'https://book.example' } }], nextDay: 'Again.' },
  ...{ needAdaptations: [{ needs: ['deaf'], text: 'Show it.' }], group: 'Together.', drawing: { name: 'tunnel', caption: 'A tunnel.' } },
  ...fields,
})

test('sentencesOf lists every sentence of the guidance in reading order', () => {
  const all = ['Say it.', 'Ask it?', 'It works.', 'Stop it.', 'It helps.', 'Again.', 'Show it.']
  expect(sentencesOf(guidance())).toEqual([...all, 'Together.', 'A tunnel.'])
  expect(sentencesOf(guidance({ group: null, drawing: null }))).toEqual(all)
})

describe('listSafetyProblems', () => {
  test('returns nothing for harmless texts', () => {
    expect(problems({})).toEqual([])
  })

  test.each([
    [{ instructions: ['Sit.', 'Look at the candle.'] }, ['text', 'en', 'instructions', 1]],
    [{ benefits: ['The candle.'] }, ['text', 'en', 'benefits', 0]],
    [{ safetyNotes: ['The candle.'] }, ['text', 'en', 'safetyNotes', 0]],
    [{ title: 'The candle' }, ['text', 'en', 'title']],
    [{ harder: 'Look at the candle.' }, ['text', 'en', 'harder']],
  ])('names the field of an uncovered word in %o', (english, path) => {
    expect(problems(english)).toContainEqual({ path, kind: 'uncovered', match: 'candle', hazard: 'fire' })
  })

  test('names a substance, also in the materials', () => {
    expect(problems({ description: 'Pour milk.' })).toEqual([
      { path: ['text', 'en', 'description'], kind: 'substance', match: 'milk', substance: 'milk' },
    ])
    const found = listSafetyProblems(content(), { ...noMaterials, en: ['Milk (1 cup)'] }, facts())
    expect(found).toEqual([expect.objectContaining({ path: ['materials'], kind: 'substance' })])
  })

  test('names what only the child’s own doing may explain', () => {
    const kinds = problems({ instructions: ['The child lights the candle.', 'Sit.'] }).map(({ kind }) => kind)
    expect(kinds).toContain('never')
  })

  test('names markup in texts, not in materials', () => {
    expect(problems({ description: 'See <b>here</b>.' })).toEqual([
      { path: ['text', 'en', 'description'], kind: 'markup', match: expect.stringContaining('<b>') },
    ])
    expect(listSafetyProblems(content(), { ...noMaterials, en: ['<b>A stone</b>'] }, facts()).map(({ kind }) => kind)).not.toContain('markup')
  })

  test('reads the short lines and the guidance of a language', () => {
    const guiding = {
      en: { quick: ['Look at the candle.'], guidance: guidance({ say: ['Look at the candle.'] }) },
      es: { quick: [], guidance: null },
      he: { quick: [], guidance: null },
    }
    const paths = listSafetyProblems(content({ guiding }), noMaterials, facts())
      .filter(({ hazard }) => hazard === 'fire')
      .map(({ path }) => path)
    expect(paths).toEqual([
      ['text', 'en', 'guidance', 0],
      ['text', 'en', 'guidance', 1],
    ])
  })
})

describe('safetyQuestions', () => {
  const candle = content({}, { instructions: ['Look at the candle.', 'Sit.'] })
  const listCovered = (given: Parameters<typeof safetyQuestions>[2]) =>
    safetyQuestions(candle, noMaterials, given).map(({ about, isCovered }) => [Object.values(about)[0], isCovered])

  test('tells whether the facts cover a word at its place', () => {
    expect(safetyQuestions(candle, noMaterials, null)).toContainEqual(
      expect.objectContaining({ word: 'candle', path: ['text', 'en', 'instructions', 0] }),
    )
    expect(listCovered(null)).toEqual([
      ['fire', false],
      ['wax', false],
    ])
    expect(listCovered(facts())).toEqual(listCovered(null))
    expect(listCovered(facts({ hazards: [{ code: 'fire', at: [1], who: 'adult' }] }))).toContainEqual(['fire', true])
  })
})

describe('blockedSteps', () => {
  const paths = (at: 'card' | 'harder' | number, months: number) =>
    blockedSteps(facts({ hazards: [{ code: 'balloons', at: [at], who: 'child' }] }), months).map(({ path }) => path)

  test('returns the field of the hazard in each language, below its age only', () => {
    expect(paths('card', 95)).toEqual(languages.map((language) => ['text', language, 'description']))
    expect(paths(2, 95)).toEqual(languages.map((language) => ['text', language, 'instructions', 1]))
    expect(paths('harder', 95)).toEqual(languages.map((language) => ['text', language, 'harder']))
    expect(paths('card', 96)).toEqual([])
  })

  test('names the way in which the hazard is declared', () => {
    const declared = blockedSteps(facts({ hazards: [{ code: 'balloons', at: ['card'], who: 'child' }] }), 12)
    expect(declared[0]).toMatchObject({ kind: 'blocked', match: '', hazard: 'balloons' })
  })
})

test('notesToAdd returns the notes that the facts require, in each language', () => {
  const outdoors = content({ setting: 'outdoor' })
  const sun = (language: (typeof languages)[number]) => [noteSentence('sun', language, 60)]
  expect(notesToAdd(outdoors, facts())).toEqual({ en: sun('en'), es: sun('es'), he: sun('he') })
  expect(notesToAdd(outdoors, null)).toEqual({ en: [], es: [], he: [] })
})
