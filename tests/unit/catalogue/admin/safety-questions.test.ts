import { expect, test } from 'vitest'
import { listOpenQuestions } from '#lib/client/catalogue/admin/safety-questions'
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
  balloons(language, field, word, { hazard: null, substance: { id: 'peanuts', name: 'Peanuts', kind: 'food' } })

test('listOpenQuestions joins the words of all languages into one question per danger and step', () => {
  const found = [
    balloons('en', 'text.en.instructions.0', 'balloons'),
    balloons('en', 'text.en.instructions.3', 'balloons'),
    balloons('he', 'text.he.instructions.0', 'בלונים'),
  ]
  expect(listOpenQuestions(found)).toMatchObject([
    { place: 1, words: { en: ['balloons'], es: [], he: ['בלונים'] }, fields: ['instructions.0'] },
    { place: 4, words: { en: ['balloons'], he: [] }, fields: ['instructions.3'] },
  ])
})

test('listOpenQuestions asks last about words outside steps and variations, for the whole card', () => {
  const found = [balloons('en', 'text.en.title', 'Balloon'), balloons('en', 'text.en.easier', 'balloon'), balloons('en', 'materials', 'balloon')]
  expect(listOpenQuestions(found)).toMatchObject([
    { place: 'easier', fields: ['easier'] },
    { place: 'card', words: { en: ['Balloon', 'balloon'] }, fields: ['title', 'materials'] },
  ])
})

test('listOpenQuestions asks once about a substance found in several fields', () => {
  const found = [nuts('en', 'text.en.instructions.3', 'peanuts'), nuts('es', 'text.es.description', 'cacahuates')]
  expect(listOpenQuestions(found)).toMatchObject([{ substance: { id: 'peanuts' }, words: { en: ['peanuts'], es: ['cacahuates'] } }])
})

test('listOpenQuestions marks a question that contains a word no one may explain away', () => {
  const never = balloons('en', 'text.en.instructions.0', 'blow up the balloons', { isNever: true })
  expect(listOpenQuestions([balloons('en', 'text.en.instructions.0', 'balloons'), never])).toMatchObject([{ isNever: true }])
})

test('listOpenQuestions leaves out answered words', () => {
  expect(listOpenQuestions([balloons('en', 'text.en.title', 'Balloon', { isCovered: true })])).toEqual([])
})
