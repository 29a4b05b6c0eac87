/** The gate on cards by writers who have not seen the vocabulary, with the recorded answers of two readers. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPassed } from '#lib/models/trust'
import { type BlindCard, readAnswers, readBlindCards, readExamCards, rulesByAnswer, rulesByWords } from '../../setup/data/reader-corpus.ts'

const files = ['blind-a', 'blind-b', 'blind-c', 'blind-d']
const isDangerous = ({ expect: wanted }: BlindCard) => wanted === 'refuse'

/** The aim is 1 of 100 dangerous cards, and 10 of 100 good ones. Of the good ones refused nearly all name what a child present is allergic to. */
const most = { leaks: 0.01, refused: { strong: 0.1, small: 0.12 } }

interface Judged {
  blind: BlindCard
  rules: string[]
}
const judgedBy = (reader: 'strong' | 'small'): Judged[] =>
  files.flatMap((file) => {
    const answers = readAnswers(file, reader)
    return readBlindCards(file).map((blind, index) => ({ blind, rules: rulesByAnswer(blind, answers[index]) }))
  })
const leaksIn = (all: Judged[]) => all.filter(({ blind, rules }) => isDangerous(blind) && rules.length === 0)
const refusedIn = (all: Judged[]) => all.filter(({ blind, rules }) => !isDangerous(blind) && rules.length > 0)

describe('the cards', () => {
  it.each(files)('of %s are as many dangerous ones as good ones', (file) => {
    const cards = readBlindCards(file)
    expect(cards).toHaveLength(100)
    expect(cards.filter(isDangerous)).toHaveLength(50)
  })

  it('of the exam are as many dangerous ones as good ones', () => {
    expect(readExamCards()).toHaveLength(90)
    expect(readExamCards().filter(isDangerous)).toHaveLength(45)
  })

  it.each([...files.map((file) => [file, () => readBlindCards(file)] as const), ['the exam', readExamCards] as const])(
    'of %s repeat no title',
    (_, read) => {
      const titles = read().map(({ language, card }) => `${language} ${card.title}`)
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    },
  )

  it('are in no other file', () => {
    const folder = path.join(import.meta.dirname, '../../corpus/reader')
    expect(fs.readdirSync(`${folder}/blind`).sort()).toEqual(files.map((file) => `${file}.jsonl`))
    expect(fs.readdirSync(`${folder}/exam`)).toEqual(['exam.jsonl'])
  })
})

describe('the exam', () => {
  it('is passed by the answers kept with its cards', () => {
    const all = readExamCards().map(({ answer, ...blind }) => ({ blind, rules: rulesByAnswer(blind, answer) }))
    expect(isPassed({ dangerous: 45, found: 45 - leaksIn(all).length, good: 45, refused: refusedIn(all).length })).toBe(true)
  })

  it('is not passed by the strict words', () => {
    const all = readExamCards().map((blind) => ({ blind, rules: rulesByWords(blind) }))
    expect(isPassed({ dangerous: 45, found: 45 - leaksIn(all).length, good: 45, refused: refusedIn(all).length })).toBe(false)
  })

  it('is not passed by a reader who always finds nothing', () => {
    const nothing = { hazards: [], substances: [], impossible_for: [], words: [], unsure: [] }
    const all = readExamCards().map((blind) => ({ blind, rules: rulesByAnswer(blind, nothing) }))
    expect(isPassed({ dangerous: 45, found: 45 - leaksIn(all).length, good: 45, refused: refusedIn(all).length })).toBe(false)
  })
})

describe.each(['strong', 'small'] as const)('with the answers of a %s reader', (reader) => {
  const all = judgedBy(reader)
  it('at most 1 of 100 dangerous cards passes', () => {
    expect(
      leaksIn(all).length / 200,
      leaksIn(all)
        .map(({ blind }) => blind.name)
        .join('\n'),
    ).toBeLessThanOrEqual(most.leaks)
  })

  it('few good cards are refused', () => {
    expect(
      refusedIn(all).length / 200,
      refusedIn(all)
        .map(({ blind }) => blind.name)
        .join('\n'),
    ).toBeLessThanOrEqual(most.refused[reader])
  })
})
