import 'server-only'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import { isWrittenIn } from '#lib/domain/activities/written-language'
import { type ModelCard, modelCard } from '#lib/schemas/activities/model-answer'
import { fromWire, toSnakeKey } from '#lib/schemas/platform/wire'
import { type JudgedModelCard, judgeCard } from '#lib/server/activities/ai/judge'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { activityParser } from '#lib/server/activities/ai/parser'
import { type CardRequest, questionFor } from '#lib/server/activities/ai/prompt'
import { CONCURRENT_READINGS } from '#lib/server/activities/ai/reader'
import type { ModelTimeouts } from '#lib/server/activities/ai/timeouts'
import { askWriter } from '#lib/server/activities/ai/writer'
import { mapConcurrently } from '#lib/server/platform/map-concurrently'

/** Maximum calls: the question itself, and two more for refused or missing cards. */
const MOST_CALLS = 3

/** Settings for judging cards, in addition to the request. */
interface Trust {
  /** Whether the configured reader may be asked; otherwise the strict words decide. */
  isReaderTrusted: boolean
}

/**
 * Yields a model's activities, each as soon as it is complete and checked: form, duration, place and age, language, safety, and no repeat.
 * Refused ones are requested again. Ends with fewer than `count` if the model fails or the time is up.
 */
export async function* writeCards(
  request: CardRequest,
  count: number,
  timeouts: ModelTimeouts,
  { isReaderTrusted }: Trust,
): AsyncGenerator<JudgedModelCard, void> {
  const titles = [...request.avoid]
  const thrownAway: { title: string; rule: string }[] = []
  let missing = count
  for (let call = 0; call < MOST_CALLS && missing > 0 && !timeouts.signal.aborted; call++) {
    const refused: Reason[] = []
    /** Titles of cards in reading: of two similar ones, the later one is a repeat. */
    const inHand = new Set<string>()
    const judge = async (value: unknown, signal: AbortSignal) => {
      const card = firstChecked(value, request, [...inHand, ...titles])
      if ('refusal' in card) return card
      inHand.add(card.title)
      const judged = await judgeCard(card, { ...request, isReaderTrusted }, { ...timeouts, signal })
      if (!('rule' in judged)) return judged
      inHand.delete(card.title)
      return { refusal: judged.rule, title: card.title }
    }
    try {
      const question = {
        ...request,
        avoid: [...thrownAway.map(({ title }) => title), ...titles],
        refused: thrownAway,
        seed: `${request.seed} ${call}`,
      }
      const values = (signal: AbortSignal) => writtenValues(question, missing, { ...timeouts, signal })
      for await (const card of mapConcurrently(values, { limit: CONCURRENT_READINGS, signal: timeouts.signal }, judge)) {
        if ('refusal' in card) {
          refused.push(card.refusal)
          if (card.title) thrownAway.push({ title: card.title, rule: card.refusal })
        } else {
          titles.unshift(card.title)
          missing--
          yield card
        }
        if (missing === 0) return
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (error.code !== 'stopped' && error.code !== 'resting') console.warn(`A model's answer failed: ${error.code}`)
      if (!error.mayPass) return
    } finally {
      if (refused.length > 0) console.warn(`Cards of a model were not taken: ${refused.join(', ')}`)
    }
  }
}

/** Cards beyond the requested ones that an answer may have: each costs a reading. */
const MAX_EXTRA_CARDS = 3

async function* writtenValues(request: CardRequest, count: number, timeouts: ModelTimeouts): AsyncGenerator<unknown, void> {
  const parser = activityParser()
  let left = count + MAX_EXTRA_CARDS
  for await (const text of askWriter(questionFor(request, count), timeouts)) {
    for (const value of parser.write(text)) {
      if (left-- === 0) return
      yield value
    }
  }
}

/** Reason for a refusal: one of these, or the violated rule of the gate. */
type Reason = string
interface Refusal {
  refusal: Reason
  title?: string
}

/** Returns the card if it is valid, as requested and no repeat; its safety is judged afterwards. */
function firstChecked(value: unknown, request: CardRequest, titles: readonly string[]): ModelCard | Refusal {
  const card = shapeOf(value)
  if (!card) return { refusal: 'wrong_shape' }
  const { language } = request
  const refused = (refusal: Reason): Refusal => ({ refusal, title: card.title })
  if (!fits(card, request)) return refused('does_not_fit')
  if (isNearRepeat(card.title, titles, language)) return refused('near_repeat')
  if (!isInLanguage(card, language)) return refused('wrong_language')
  return card
}

function shapeOf(value: unknown): ModelCard | undefined {
  try {
    return modelCard.safeParse(fromWire(inSnakeCase(value))).data
  } catch {
    return undefined // A key that is none of ours in its spelling.
  }
}

/** Converts keys: a model asked for `safety_notes` may write `safetyNotes`. */
function inSnakeCase(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSnakeKey(key), inner]))
}

function fits({ durationMinutes, setting, ageMinMonths, ageMaxMonths }: ModelCard, request: CardRequest): boolean {
  const { minutes, audience } = request
  const age = audience.youngestMonths
  return setting === request.setting && durationMinutes >= minutes.min && durationMinutes <= minutes.max && ageMinMonths <= age && ageMaxMonths >= age
}

/** Characters of each part that suffice for language detection: with 500 in total, no library text is mistaken. */
const DETECTION_CHARACTERS = 100

function isInLanguage({ description, instructions }: ModelCard, language: CardRequest['language']): boolean {
  return isWrittenIn([description, ...instructions].map((text) => text.slice(0, DETECTION_CHARACTERS)).join(' '), language)
}
