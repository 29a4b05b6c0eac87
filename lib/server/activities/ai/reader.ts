import 'server-only'
import { zodResponseFormat } from 'openai/helpers/zod'
import { readingQuestion } from '#lib/domain/activities/reader-prompt'
import type { Facts } from '#lib/domain/safety/facts'
import { type CardToRead, factsFromAnswer, type ReadingRefusal } from '#lib/domain/safety/reading'
import { env } from '#lib/env'
import { readerAddress } from '#lib/models/addresses'
import { cardFacts, readerAnswer } from '#lib/schemas/activities/reader-answer'
import { fromWire } from '#lib/schemas/platform/wire'
import { makeChatModel } from '#lib/server/activities/ai/chat-model'
import { ModelError } from '#lib/server/activities/ai/fault'
import { jsonIn } from '#lib/server/activities/ai/json-in'
import { type ModelTimeouts, readingTimeouts } from '#lib/server/activities/ai/timeouts'

/** A card of the largest size with everything in it has about 20,000. */
const LONGEST_ANSWER = 60_000
const FAILURES_TO_PAUSE = 3

/** How much a reading took. */
export interface ReadingCost {
  characters: number
}

/** A reader with its own memory of failures. */
export function makeReader(failuresToPause: number) {
  const model = makeChatModel({
    address: () => readerAddress(env()),
    schema: zodResponseFormat(cardFacts, 'card_facts'),
    // Only an answer that makes sense is a success.
    shortestAnswer: Number.POSITIVE_INFINITY,
    longestAnswer: LONGEST_ANSWER,
    failuresToPause,
  })

  /**
   * Asks the reader for a card's facts.
   * @throws ModelError if it fails, stalls or answers nonsense
   */
  return async function readFacts(card: CardToRead, patience: ModelTimeouts, onCost?: (cost: ReadingCost) => void): Promise<Facts | ReadingRefusal> {
    const question = readingQuestion(card)
    let text = ''
    for await (const piece of model.ask(question, readingTimeouts(patience))) text += piece
    onCost?.({ characters: question.system.length + question.user.length + text.length })
    const answer = readerAnswer.safeParse(wireIn(text)).data
    if (!answer) {
      model.reportNonsense()
      throw new ModelError('nonsense')
    }
    const facts = factsFromAnswer(card, answer)
    if ('rule' in facts && facts.rule === 'unknown_answer') model.reportNonsense()
    else model.reportSuccess()
    return facts
  }
}

/** The reader of everyone's cards. */
export const readFacts = makeReader(FAILURES_TO_PAUSE)

function wireIn(text: string): unknown {
  try {
    return fromWire(jsonIn(text))
  } catch {
    return undefined
  }
}
