import { languages } from '#lib/domain/platform/basics'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { cardRefusals } from '#lib/domain/safety/fact-gate'
import { factRefusals, notesFor } from '#lib/domain/safety/gate'
import { cardToRead, factsFromAnswer } from '#lib/domain/safety/reading'
import { getWordRefusals, notesOf, parseCard } from '#lib/domain/safety/word-gate'
import { lintedExamCard } from '#lib/schemas/activities/exam-card'
import { readerAnswer } from '#lib/schemas/activities/reader-answer'
import { fromWire } from '#lib/schemas/platform/wire'
import { readLibrary } from '#seed/read.ts'
import { type CorpusRow, readCorpus, refusalsOfRow } from '../setup/data/corpus.ts'
import { readAnswers, readBlindCards, readExamCards, rulesByAnswer, rulesByWords } from '../setup/data/reader-corpus.ts'
import { quantile, type Row } from './tools/table.ts'

const ROUNDS = 20
const MOST_MS_REVIEWED = 0.05
const MOST_MS_MODEL = 2
/** Share of good cards for children without allergies. */
const MOST_REFUSED = 0.1
const names = { en: 'English', es: 'Spanish', he: 'Hebrew' }

/** Measures the time to judge a card, the good cards that words refuse, and the blind cards that pass. */
export async function measureSafety(): Promise<Row[]> {
  const corpus = languages.map((language) => ({ language, rows: readCorpus('good', language) }))
  return [
    timed('the gate for one of our cards, with its notes: p95', reviewedTimes(), MOST_MS_REVIEWED),
    timed('a model’s card with a reader’s answer: lint, facts, gate and notes: p95', readTimes(), MOST_MS_MODEL),
    timed(
      'a model’s card by the strict words, reading it and its notes: p95',
      corpus.flatMap(({ language, rows }) => modelTimes(rows, language)),
      MOST_MS_MODEL,
    ),
    ...corpus.flatMap(({ language, rows }) => [
      refused(`good cards in ${names[language]} that it refuses, without allergies`, withoutAllergies(rows), language, MOST_REFUSED),
      refused(`good cards in ${names[language]} that it refuses, with allergies`, withAllergies(rows), language),
    ]),
    ...countByRule(corpus.flatMap(({ language, rows }) => rows.map((row) => ({ row, language })))),
    ...countBlindCards(),
  ]
}

const blindFiles = ['blind-a', 'blind-b', 'blind-c', 'blind-d']

/** Counts cards by writers who have not seen the vocabulary: dangerous ones that pass, good ones that are refused. */
function countBlindCards(): Row[] {
  const cards = blindFiles.flatMap(readBlindCards)
  const readers = ['strong', 'small'] as const
  const answers = {
    strong: blindFiles.flatMap((file) => readAnswers(file, 'strong')),
    small: blindFiles.flatMap((file) => readAnswers(file, 'small')),
  }
  const words = cards.map((blind) => rulesByWords(blind).length > 0)
  const read = readers.map((reader) => cards.map((blind, at) => rulesByAnswer(blind, answers[reader][at]).length > 0))
  const judges: [string, boolean[]][] = [
    ['the strict words', words],
    ...readers.flatMap((reader, at): [string, boolean[]][] => [
      [`a ${reader} reader`, read[at] ?? []],
      [`a ${reader} reader and the strict words`, words.map((isRefused, card) => isRefused || read[at]?.[card] === true)],
    ]),
  ]
  const share = (what: string, count: number, of: number): Row => ({ what, ours: String(count), peer: `of ${of}`, ratio: count / of })
  return judges.flatMap(([judge, isRefused]) => {
    const dangerous = isRefused.filter((_, at) => cards[at]?.expect === 'refuse')
    const good = isRefused.filter((_, at) => cards[at]?.expect === 'pass')
    return [
      share(`dangerous blind cards that pass: ${judge}`, dangerous.filter((one) => !one).length, dangerous.length),
      share(`good blind cards that are refused: ${judge}`, good.filter((one) => one).length, good.length),
    ]
  })
}

function readTimes(): number[] {
  return timesOf(readExamCards(), (blind) => {
    const text = lintedExamCard(blind)
    const facts = factsFromAnswer(cardToRead(text, blind.language), readerAnswer.parse(fromWire(blind.answer)))
    if ('rule' in facts) return
    const allergies = resolveAllergies(blind.allergies)
    cardRefusals(facts, text, { youngestMonths: blind.age_months, allergies, needs: blind.needs })
    notesFor(facts, { setting: 'indoor', durationMinutes: 30 }, blind.age_months, allergies)
  })
}

const withAllergies = (rows: readonly CorpusRow[]) => rows.filter(({ allergies }) => allergies.length > 0)
const withoutAllergies = (rows: readonly CorpusRow[]) => rows.filter(({ allergies }) => allergies.length === 0)

/** Measures each card in milliseconds; the first round warms up. */
function timesOf<T>(cards: readonly T[], work: (card: T) => unknown): number[] {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const card of cards) {
      const startedAt = performance.now()
      work(card)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  }
  return times
}

function reviewedTimes(): number[] {
  const allergies = resolveAllergies(['peanuts', 'milk', 'kiwi'])
  return timesOf(readLibrary().activities, ({ facts, setting, durationMinutes, ageMinMonths }) => {
    factRefusals(facts, { youngestMonths: ageMinMonths, allergies, needs: ['wheelchair', 'few_words'] })
    notesFor(facts, { setting, durationMinutes }, ageMinMonths, allergies)
  })
}

function modelTimes(rows: readonly CorpusRow[], language: (typeof languages)[number]): number[] {
  return timesOf(rows, ({ card, youngestMonths, allergies, needs }) => {
    const read = parseCard({ ...card, language })
    getWordRefusals(read, { youngestMonths, allergies: resolveAllergies(allergies), needs })
    notesOf(read, youngestMonths)
  })
}

function timed(what: string, times: number[], most: number): Row {
  const p95 = quantile(times, 0.95)
  return { what, ours: `${p95.toFixed(3)} ms`, peer: `limit ${most} ms`, ratio: p95 / most, limit: { at: 1, is: 'most' } }
}

function refused(what: string, rows: readonly CorpusRow[], language: (typeof languages)[number], most?: number): Row {
  const count = rows.filter((row) => refusalsOfRow(row, language).length > 0).length
  return { what, ours: String(count), peer: `of ${rows.length}`, ratio: count / rows.length, ...(most && { limit: { at: most, is: 'most' } }) }
}

/** Counts refusals by rule; a card that two rules refuse counts for both, and an allergy names the child's allergies. */
function countByRule(rows: readonly { row: CorpusRow; language: (typeof languages)[number] }[]): Row[] {
  const counts = new Map<string, number>()
  for (const { row, language } of rows) {
    const rules = refusalsOfRow(row, language).map(({ rule }) => (rule === 'allergy' ? `allergy to ${row.allergies.join(', ')}` : rule))
    for (const rule of new Set(rules)) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, count]) => ({
      what: `of all of them, by the rule ${rule}`,
      ours: String(count),
      peer: `of ${rows.length}`,
      ratio: count / rows.length,
    }))
}
