import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '#lib/domain/platform/basics'
import { needs } from '#lib/domain/platform/vocabulary'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { cardRefusals } from '#lib/domain/safety/fact-gate'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { cardToRead, factsFromAnswer } from '#lib/domain/safety/reading'
import { getWordRefusals, parseCard } from '#lib/domain/safety/word-gate'
import { lintedExamCard } from '#lib/schemas/activities/exam-card'
import { readerAnswer } from '#lib/schemas/activities/reader-answer'
import { fromWire } from '#lib/schemas/platform/wire'

const folder = path.join(import.meta.dirname, '../../corpus/reader')
const text = z.string().min(1)

/** A card by a writer who has not seen the vocabulary; see tests/corpus/reader/README.md. */
const blindCard = z.strictObject({
  name: text,
  language: z.enum(languages),
  age_months: z.int().min(1).max(228),
  allergies: z.array(text),
  needs: z.array(z.enum(needs)),
  expect: z.enum(['refuse', 'pass']),
  why: text,
  card: z.strictObject({
    title: text,
    description: text,
    benefits: z.array(text),
    materials_needed: z.array(text),
    instructions: z.array(text).min(3).max(7),
    safety_notes: z.array(text),
    easier: z.string(),
    harder: z.string(),
  }),
})
export type BlindCard = z.infer<typeof blindCard>
const examCard = blindCard.extend({ answer: z.unknown() })

const linesOf = (file: string): unknown[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Reads a file of blind cards. */
export function readBlindCards(file: string): BlindCard[] {
  return linesOf(`blind/${file}.jsonl`).map((line) => blindCard.parse(line))
}

/** Reads the exam's cards with a good reader's answers. */
export function readExamCards(): z.infer<typeof examCard>[] {
  return linesOf('exam/exam.jsonl').map((line) => examCard.parse(line))
}

/** Reads a reader's answers to the cards of a file, in the same order. */
export function readAnswers(file: string, reader: 'strong' | 'small'): unknown[] {
  return linesOf(`answers/${file}.${reader}.jsonl`)
}

function audienceOf({ age_months: youngestMonths, allergies, needs: needed }: BlindCard): SafetyAudience {
  return { youngestMonths, allergies: resolveAllergies(allergies), needs: needed }
}

/** Returns the rules by which the gate refuses a card, by the facts in a reader's answer. */
export function rulesByAnswer(blind: BlindCard, answer: unknown): string[] {
  const card = lintedExamCard(blind)
  const facts = factsFromAnswer(cardToRead(card, blind.language), readerAnswer.parse(fromWire(answer)))
  return 'rule' in facts ? [facts.rule] : cardRefusals(facts, card, audienceOf(blind)).map(({ rule }) => rule)
}

/** Returns the rules by which the strict words refuse a card. */
export function rulesByWords(blind: BlindCard): string[] {
  const { materials_needed: materialsNeeded, safety_notes: safetyNotes, easier, harder, ...card } = blind.card
  const read = parseCard({
    ...card,
    language: blind.language,
    materialsNeeded,
    safetyNotes,
    variations: [easier, harder],
    setting: 'indoor',
    durationMinutes: 30,
  })
  return getWordRefusals(read, audienceOf(blind)).map(({ rule }) => rule)
}
