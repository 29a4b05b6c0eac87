import { expect, test } from 'vitest'
import { openQuestions } from '#lib/client/catalogue/admin/safety-questions'
import type { SafetyCheck } from '#lib/schemas/catalogue/catalogue'

type Found = SafetyCheck['questions'][number]

const balloons = (language: Found['language'], field: string, word: string, change: Partial<Found> = {}): Found => ({
  language,
  field,
  word,
  hazard: 'balloons',
  substance: null,
  isNever: false,
  isCovered: false,
  ...change,
})
const nuts = (language: Found['language'], field: string, word: string) =>
  balloons(language, field, word, { hazard: null, substance: { id: 'peanuts', name: 'Peanuts' } })

test('one question holds the words of all languages for a danger at its step', () => {
  const found = [
    balloons('en', 'text.en.instructions.0', 'balloons'),
    balloons('en', 'text.en.instructions.3', 'balloons'),
    balloons('he', 'text.he.instructions.0', 'בלונים'),
  ]
  expect(openQuestions(found)).toMatchObject([
    { place: 1, words: { en: ['balloons'], es: [], he: ['בלונים'] }, fields: ['instructions.0'] },
    { place: 4, words: { en: ['balloons'], he: [] }, fields: ['instructions.3'] },
  ])
})

test('what stands neither in a step nor in a variation is of the whole card, which is asked about last', () => {
  const found = [balloons('en', 'text.en.title', 'Balloon'), balloons('en', 'text.en.easier', 'balloon'), balloons('en', 'materials', 'balloon')]
  expect(openQuestions(found)).toMatchObject([
    { place: 'easier', fields: ['easier'] },
    { place: 'card', words: { en: ['Balloon', 'balloon'] }, fields: ['title', 'materials'] },
  ])
})

test('a substance is asked about once, wherever it stands', () => {
  const found = [nuts('en', 'text.en.instructions.3', 'peanuts'), nuts('es', 'text.es.description', 'cacahuates')]
  expect(openQuestions(found)).toMatchObject([{ substance: { id: 'peanuts' }, words: { en: ['peanuts'], es: ['cacahuates'] } }])
})

test('what nobody can explain away stays so among words that can be', () => {
  const never = balloons('en', 'text.en.instructions.0', 'blow up the balloons', { isNever: true })
  expect(openQuestions([balloons('en', 'text.en.instructions.0', 'balloons'), never])).toMatchObject([{ isNever: true }])
})

test('what is answered is not asked', () => {
  expect(openQuestions([balloons('en', 'text.en.title', 'Balloon', { isCovered: true })])).toEqual([])
})
