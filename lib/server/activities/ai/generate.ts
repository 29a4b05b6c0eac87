import 'server-only'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import { isWrittenIn } from '#lib/domain/activities/written-language'
import { type ModelCard, modelCard } from '#lib/schemas/activities/model-answer'
import { fromWire, toSnakeKey } from '#lib/schemas/platform/wire'
import { ModelError } from '#lib/server/activities/ai/fault'
import { type JudgedModelCard, judgeCard } from '#lib/server/activities/ai/judge'
import { activityParser } from '#lib/server/activities/ai/parser'
import { type CardRequest, questionFor } from '#lib/server/activities/ai/prompt'
import type { ModelTimeouts } from '#lib/server/activities/ai/timeouts'
import { askWriter } from '#lib/server/activities/ai/writer'
import { mapConcurrently } from '#lib/server/platform/map-concurrently'

/** The question itself, and two more for what was blocked or is missing. */
const MOST_CALLS = 3

/** How many cards are read at once while the next one is being written. */
const READ_AT_ONCE = 3

/** How cards are judged beyond what their request says. */
interface Trust {
  /** Whether the reader that is set up may be asked; without it the strict words decide. */
  isReaderTrusted: boolean
}

/**
 * Activities as a model writes them, each as soon as it is whole and checked: its shape, its time, place and age, its language, its safety, and
 * that it is no repeat. What is wrong is asked for again. Ends with fewer than `count` when the model fails or the time is up.
 */
export async function* writeCards(
  request: CardRequest,
  count: number,
  patience: ModelTimeouts,
  { isReaderTrusted }: Trust,
): AsyncGenerator<JudgedModelCard, void> {
  const titles = [...request.avoid]
  const thrownAway: { title: string; rule: string }[] = []
  let missing = count
  for (let call = 0; call < MOST_CALLS && missing > 0 && !patience.signal.aborted; call++) {
    const refused: Reason[] = []
    /** Of cards that are being read now: of two alike the later one is a repeat. */
    const inHand = new Set<string>()
    const judge = async (value: unknown, signal: AbortSignal) => {
      const card = firstChecked(value, request, [...inHand, ...titles])
      if ('refusal' in card) return card
      inHand.add(card.title)
      const judged = await judgeCard(card, { ...request, isReaderTrusted }, { ...patience, signal })
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
      const values = (signal: AbortSignal) => writtenValues(question, missing, { ...patience, signal })
      for await (const card of mapConcurrently(values, { limit: READ_AT_ONCE, signal: patience.signal }, judge)) {
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
      if (error.fault !== 'stopped' && error.fault !== 'resting') console.warn(`A model's answer failed: ${error.fault}`)
      if (!error.mayPass) return
    } finally {
      if (refused.length > 0) console.warn(`Cards of a model were not taken: ${refused.join(', ')}`)
    }
  }
}

async function* writtenValues(request: CardRequest, count: number, patience: ModelTimeouts): AsyncGenerator<unknown, void> {
  const parser = activityParser()
  for await (const text of askWriter(questionFor(request, count), patience)) yield* parser.write(text)
}

/** Why a card is not taken: one of these, or the rule of the gate that it breaks. */
type Reason = string
interface Refusal {
  refusal: Reason
  title?: string
}

/** The card, if it is one, as it was asked for and no repeat; its safety is judged after that. */
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

/** A model that was asked for `safety_notes` may write `safetyNotes`. */
function inSnakeCase(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSnakeKey(key), inner]))
}

function fits({ durationMinutes, setting, ageMinMonths, ageMaxMonths }: ModelCard, request: CardRequest): boolean {
  const { minutes, audience } = request
  const age = audience.youngestMonths
  return setting === request.setting && durationMinutes >= minutes.min && durationMinutes <= minutes.max && ageMinMonths <= age && ageMaxMonths >= age
}

/** So many characters of each part tell: no text of the library is mistaken by 500 in all. */
const TELLING = 100

function isInLanguage({ description, instructions }: ModelCard, language: CardRequest['language']): boolean {
  return isWrittenIn([description, ...instructions].map((text) => text.slice(0, TELLING)).join(' '), language)
}
