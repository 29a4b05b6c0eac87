/** The gate with the recorded answers of two readers, on cards by writers who had not seen the vocabulary. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasPassed } from '#lib/models/trust'
import { type BlindCard, readAnswers, readBlindCards, readExamCards, rulesByAnswer, rulesByWords } from '../../setup/data/reader-corpus.ts'

const files = ['blind-a', 'blind-b', 'blind-c', 'blind-d']
const isDangerous = ({ expect: wanted }: BlindCard) => wanted === 'refuse'

/** Maximum shares of dangerous cards passed and good cards refused. Nearly all refused good cards name an allergen of the child. */
const maxShare = { passed: 0.01, refused: { strong: 0.1, small: 0.12 } }

interface Judged {
  blind: BlindCard
  rules: string[]
}
const judgeCards = (reader: 'strong' | 'small'): Judged[] =>
  files.flatMap((file) => {
    const answers = readAnswers(file, reader)
    return readBlindCards(file).map((blind, index) => ({ blind, rules: rulesByAnswer(blind, answers[index]) }))
  })
const listWronglyPassed = (all: Judged[]) => all.filter(({ blind, rules }) => isDangerous(blind) && rules.length === 0)
const listWronglyRefused = (all: Judged[]) => all.filter(({ blind, rules }) => !isDangerous(blind) && rules.length > 0)

describe('the reader corpus', () => {
  it.each(files)('has equal numbers of dangerous and good cards in %s', (file) => {
    const cards = readBlindCards(file)
    expect(cards).toHaveLength(100)
    expect(cards.filter(isDangerous)).toHaveLength(50)
  })

  it('has equal numbers of dangerous and good cards in the exam', () => {
    expect(readExamCards()).toHaveLength(90)
    expect(readExamCards().filter(isDangerous)).toHaveLength(45)
  })

  it.each([...files.map((file) => [file, () => readBlindCards(file)] as const), ['the exam', readExamCards] as const])(
    'repeats no title in %s',
    (_, read) => {
      const titles = read().map(({ language, card }) => `${language} ${card.title}`)
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    },
  )

  it('has no other files', () => {
    const folder = path.join(import.meta.dirname, '../../corpus/reader')
    expect(fs.readdirSync(`${folder}/blind`).sort()).toEqual(files.map((file) => `${file}.jsonl`))
    expect(fs.readdirSync(`${folder}/exam`)).toEqual(['exam.jsonl'])
  })
})

describe('the exam of readers', () => {
  it('is passed by the answers kept with its cards', () => {
    const all = readExamCards().map(({ answer, ...blind }) => ({ blind, rules: rulesByAnswer(blind, answer) }))
    expect(hasPassed({ dangerous: 45, found: 45 - listWronglyPassed(all).length, good: 45, refused: listWronglyRefused(all).length })).toBe(true)
  })

  it('is not passed by the strict words', () => {
    const all = readExamCards().map((blind) => ({ blind, rules: rulesByWords(blind) }))
    expect(hasPassed({ dangerous: 45, found: 45 - listWronglyPassed(all).length, good: 45, refused: listWronglyRefused(all).length })).toBe(false)
  })

  it('is not passed by a reader that finds nothing', () => {
    const nothing = { hazards: [], substances: [], impossible_for: [], words: [], unsure: [] }
    const all = readExamCards().map((blind) => ({ blind, rules: rulesByAnswer(blind, nothing) }))
    expect(hasPassed({ dangerous: 45, found: 45 - listWronglyPassed(all).length, good: 45, refused: listWronglyRefused(all).length })).toBe(false)
  })
})

describe.each(['strong', 'small'] as const)('the gate with the answers of a %s reader', (reader) => {
  const all = judgeCards(reader)
  it('passes at most 1 of 100 dangerous cards', () => {
    expect(
      listWronglyPassed(all).length / 200,
      listWronglyPassed(all)
        .map(({ blind }) => blind.name)
        .join('\n'),
    ).toBeLessThanOrEqual(maxShare.passed)
  })

  it('refuses few good cards', () => {
    expect(
      listWronglyRefused(all).length / 200,
      listWronglyRefused(all)
        .map(({ blind }) => blind.name)
        .join('\n'),
    ).toBeLessThanOrEqual(maxShare.refused[reader])
  })
})
