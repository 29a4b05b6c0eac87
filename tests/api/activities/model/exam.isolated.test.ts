import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/env'
import { isReaderTrusted, trustSentence } from '#lib/models/trust'
import { examineReader } from '#lib/server/activities/ai/exam'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { pool } from '#lib/server/platform/db'
import { deleteExams } from '../../../setup/data/exams.ts'
import { readExamCards } from '../../../setup/data/reader-corpus.ts'
import { nothingFound } from '../../../setup/services/reader-answers.ts'

const model = await vi.hoisted(async () =>
  (await import('../../../setup/services/model.ts')).startConfiguredModel({ OPENAI_READER_MODEL: 'a-reader' }),
)
const cards = readExamCards()
const answers = new Map(cards.map(({ card, answer }) => [card.title, answer]))

beforeEach(async () => {
  model.readings.splice(0)
  await deleteExams()
})
afterAll(() => model.close())

const runExam = () => examineReader(cards, { timeoutSeconds: 30, signal: new AbortController().signal })
const trusted = () => isReaderTrusted(env(), pool)

describe('examineReader', () => {
  test('passes the reader that gives the answers stored with the cards', async () => {
    model.readWith({ answer: (_, { card }) => answers.get(card.title) })
    expect(await trusted()).toBe(false)
    const exam = await runExam()
    expect(exam).toMatchObject({ dangerous: 45, found: 45, good: 45 })
    expect(exam.tokens).toBeGreaterThan(100_000)
    expect(await trusted()).toBe(true)
    expect(await trustSentence(env(), pool)).toMatch(/^A model's cards are read by a-reader: .* found 45 of 45 dangerous cards/)
  })

  test('asks the reader’s model, without data about the children', async () => {
    model.readWith({ answer: (_, { card }) => answers.get(card.title) })
    await runExam()
    expect(model.readings).toHaveLength(90)
    for (const { sent, question } of model.readings) {
      expect(sent).toContain('"model":"a-reader"')
      expect(Object.keys(question)).toEqual(['language', 'card', 'words'])
    }
  })

  test('fails a reader that never finds anything', async () => {
    model.readWith({ answer: () => nothingFound })
    const exam = await runExam()
    expect(exam.found).toBeLessThan(44)
    expect(await trusted()).toBe(false)
    expect(await trustSentence(env(), pool)).toMatch(/^A model's cards are judged by words: a-reader did not pass/)
  })

  test('counts a card that the reader fails to read as wrong, whether dangerous or good', async () => {
    model.readWith({ text: 'I would rather not say.' })
    expect(await runExam()).toMatchObject({ dangerous: 45, found: 0, good: 45, refused: 45 })
    expect(await trusted()).toBe(false)
  })

  test('fails a reader that is unsure of everything', async () => {
    model.readWith({ answer: (good) => ({ ...good, unsure: [{ code: 'other', where: 'title' }] }) })
    expect(await runExam()).toMatchObject({ found: 45, refused: 45 })
    expect(await trusted()).toBe(false)
  })

  test('returns no result if the reader is unreachable', async () => {
    model.readWith({ status: 401 })
    await expect(runExam()).rejects.toThrow(ModelError)
    expect(await trustSentence(env(), pool)).toMatch(/has no valid exam/)
  })
})

test('trustSentence says that cards are judged by words while the reader is off', async () => {
  expect(await trustSentence({ ...env(), OPENAI_READER: 'off' }, pool)).toBe("A model's cards are judged by words: OPENAI_READER is off.")
})

test('trustSentence returns nothing without a model', async () => {
  expect(await trustSentence({ ...env(), OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined }, pool)).toBeUndefined()
})
