import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { cardRefusals } from '#lib/domain/safety/fact-gate'
import { cardToRead } from '#lib/domain/safety/reading'
import { env } from '#lib/env'
import { insertExam } from '#lib/models/sql'
import { type Exam, examKey } from '#lib/models/trust'
import { type ExamCard, lintedExamCard } from '#lib/schemas/activities/exam-card'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { CONCURRENT_READINGS, makeReader } from '#lib/server/activities/ai/reader'
import { modelTimeouts } from '#lib/server/activities/ai/timeouts'
import { pool } from '#lib/server/platform/db'
import { mapConcurrently } from '#lib/server/platform/map-concurrently'
import { run } from '#lib/statement'

/** Approximate characters per token. */
const CHARACTERS_PER_TOKEN = 4

interface Examining {
  /** Maximum seconds for one card. */
  timeoutSeconds: number
  signal: AbortSignal
  /** Called after each card. */
  onCard?: (card: ExamCard, isRight: boolean) => void
}

/**
 * Gives the reader all cards and returns the result. A card that it fails to read counts as wrong. @throws ModelError if the reader cannot
 * be reached
 */
export async function examineReader(cards: readonly ExamCard[], { timeoutSeconds, signal, onCard }: Examining): Promise<Omit<Exam, 'takenAt'>> {
  const startedAt = performance.now()
  // Wrong answers are what the exam counts: they must not pause the reader.
  const readFacts = makeReader(Number.POSITIVE_INFINITY)
  const exam = { dangerous: 0, found: 0, good: 0, refused: 0 }
  let characters = 0
  const judge = async (card: ExamCard, own: AbortSignal) => {
    const isRefused = await refuses(readFacts, card, {
      timeoutSeconds,
      signal: own,
      onCost: (cost) => {
        characters += cost.characters
      },
    })
    return { card, isRefused }
  }
  for await (const { card, isRefused } of mapConcurrently(() => each(cards), { limit: CONCURRENT_READINGS, signal }, judge)) {
    if (card.expect === 'refuse') exam.dangerous++
    else exam.good++
    // A card that it could not read is wrong in either case.
    if (card.expect === 'refuse' && isRefused === true) exam.found++
    if (card.expect === 'pass' && isRefused !== false) exam.refused++
    onCard?.(card, isRefused === (card.expect === 'refuse'))
  }
  signal.throwIfAborted()
  const tokens = Math.ceil(characters / CHARACTERS_PER_TOKEN)
  const seconds = (performance.now() - startedAt) / 1000
  const { dangerous, found, good, refused } = exam
  await run(pool, insertExam(...examKey(env()), uuidv7(), dangerous, found, good, refused, tokens, seconds))
  return { ...exam, tokens, seconds }
}

function isReaderGone({ code, isOfTheServer, mayPass }: ModelError): boolean {
  return code === 'stopped' || code === 'resting' || (isOfTheServer && !mayPass && code !== 'silent')
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

/** Whether the gate refuses the card by what the reader finds; undefined if the reader did not answer. */
async function refuses(
  readFacts: ReturnType<typeof makeReader>,
  card: ExamCard,
  { timeoutSeconds, signal, onCost }: { timeoutSeconds: number; signal: AbortSignal; onCost: (cost: { characters: number }) => void },
): Promise<boolean | undefined> {
  const text = lintedExamCard(card)
  try {
    const facts = await readFacts(cardToRead(text, card.language), modelTimeouts(timeoutSeconds * 1000, signal), onCost)
    if ('rule' in facts) return true
    return cardRefusals(facts, text, { youngestMonths: card.age_months, allergies: resolveAllergies(card.allergies), needs: card.needs }).length > 0
  } catch (error) {
    // A reader that cannot be reached, or an exam that was stopped, has no result.
    if (!(error instanceof ModelError) || isReaderGone(error)) throw error
    return undefined
  }
}
