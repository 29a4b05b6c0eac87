import 'server-only'
import { zodResponseFormat } from 'openai/helpers/zod'
import { readingQuestion } from '#lib/domain/activities/reader-prompt'
import type { Facts } from '#lib/domain/safety/facts'
import { type CardToRead, factsFromAnswer, type ReaderAnswer, type ReadingRefusal, wordsToExplain } from '#lib/domain/safety/reading'
import { env } from '#lib/env'
import { readerAddress } from '#lib/models/addresses'
import { cardFacts, MAX_LIST_LENGTH, readerAnswer } from '#lib/schemas/activities/reader-answer'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import { fromWire } from '#lib/schemas/platform/wire'
import { makeChatModel } from '#lib/server/activities/ai/chat-model'
import { jsonIn } from '#lib/server/activities/ai/json-in'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { type ModelTimeouts, readingTimeouts } from '#lib/server/activities/ai/timeouts'

/** Maximum characters; the answer for the largest possible card has about 20,000. */
const LONGEST_ANSWER = 60_000
const FAILURES_TO_PAUSE = 3
/** Cards of a batch that are read at once while the next one is written; the exam has the same load. */
export const CONCURRENT_READINGS = 3

/** Cost of a reading. */
interface ReadingCost {
  characters: number
}

/** Creates a reader with a separate count of failures. */
function setUpReader(failuresToPause: number) {
  const model = makeChatModel({
    address: () => readerAddress(env()),
    schema: zodResponseFormat(cardFacts, 'card_facts'),
    // A stall at one card may pass at the next.
    isLasting: ({ code, mayPass }) => !mayPass && code !== 'silent',
    longestAnswer: LONGEST_ANSWER,
    failuresToPause,
  })

  /**
   * Asks the reader about a card.
   * @throws ModelError if it fails, stalls or answers in another shape
   */
  async function readAnswer(card: CardToRead, timeouts: ModelTimeouts, onCost?: (cost: ReadingCost) => void): Promise<ReaderAnswer> {
    const question = readingQuestion(card)
    let text = ''
    try {
      for await (const piece of model.ask(question, timeouts)) text += piece
    } catch (error) {
      // The model client counts errors of the server only.
      if (error instanceof ModelError && error.isOfTheAnswer) model.reportFailure(error)
      throw error
    }
    onCost?.({ characters: question.system.length + question.user.length + text.length })
    const answer = readerAnswer.safeParse(wireIn(text)).data
    if (answer) return answer
    const nonsense = new ModelError('nonsense')
    model.reportFailure(nonsense)
    throw nonsense
  }

  /**
   * Asks the reader for a card's facts.
   * @throws ModelError if it fails, stalls or answers nonsense
   */
  async function readFacts(card: CardToRead, timeouts: ModelTimeouts, onCost?: (cost: ReadingCost) => void): Promise<Facts | ReadingRefusal> {
    const words = wordsToExplain(card)
    const [unexplained] = words.slice(MAX_LIST_LENGTH)
    if (unexplained) return { rule: 'unanswered_word', match: unexplained.word }
    const facts = await factsWithin(card, timeouts, onCost)
    if ('rule' in facts && facts.rule === 'unknown_answer') model.reportFailure(new ModelError('nonsense'))
    else model.reportSuccess()
    return facts
  }

  async function factsWithin(card: CardToRead, timeouts: ModelTimeouts, onCost?: (cost: ReadingCost) => void): Promise<Facts | ReadingRefusal> {
    try {
      const facts = factsFromAnswer(card, await readAnswer(card, readingTimeouts(timeouts), onCost))
      // Facts are stored with the card, and must be readable later.
      return 'rule' in facts || factsSchema.safeParse(facts).success ? facts : { rule: 'unknown_answer', match: '' }
    } catch (error) {
      // The end of the batch's time is no failure of the reader.
      const isOwnTimeUp = error instanceof ModelError && error.code === 'too_slow' && !timeouts.signal.aborted
      if (isOwnTimeUp) model.reportFailure(error)
      throw error
    }
  }

  return { readAnswer, readFacts }
}

/** Creates a reader of facts with a separate count of failures. */
export function makeReader(failuresToPause: number) {
  return setUpReader(failuresToPause).readFacts
}

/** Reader whose answers a person judges. It pauses only while its server is unavailable, because the person may retry. */
export const { readAnswer } = setUpReader(Number.POSITIVE_INFINITY)

/** Reader of generated cards. */
export const readFacts = makeReader(FAILURES_TO_PAUSE)

function wireIn(text: string): unknown {
  try {
    return fromWire(jsonIn(text))
  } catch {
    return undefined
  }
}
