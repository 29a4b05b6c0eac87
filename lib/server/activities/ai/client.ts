import 'server-only'
import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { env } from '#lib/env'
import { modelAnswer } from '#lib/schemas/activities/model-answer'
import { makeBreaker } from '#lib/server/activities/ai/breaker'
import { asModelError, ModelError } from '#lib/server/activities/ai/fault'
import { type ModelTimeouts, watchdog } from '#lib/server/activities/ai/timeouts'

/** What is said to the model: how to work, and what is wanted. */
export interface Question {
  system: string
  user: string
}

/** No activity has fewer characters: a model that has not written so many when the time is up has given nothing. */
const SHORTEST_ACTIVITY = 1000
/** Far more than ten activities have. */
const LONGEST_ANSWER = 200_000

const breaker = makeBreaker()

/** Whether there is a model to ask at all. */
export function hasModel(): boolean {
  return Boolean(env().OPENAI_API_KEY ?? env().OPENAI_BASE_URL)
}

/** Where what the model is told goes to, for people to know. */
export function modelHost(): string {
  return new URL(baseUrl()).host
}

function baseUrl(): string {
  return env().OPENAI_BASE_URL ?? 'https://api.openai.com/v1'
}

/**
 * The model's answer as JSON text, piece by piece as it is written. Whoever stops taking, or aborts, stops the model's work.
 * @throws ModelError
 */
export async function* askModel(question: Question, patience: ModelTimeouts): AsyncGenerator<string, void> {
  if (breaker.isOpen(Date.now())) throw new ModelError('resting')
  patience.onAsked?.()
  const call = new AbortController()
  const signal = AbortSignal.any([patience.signal, call.signal])
  const silence = watchdog(() => call.abort())
  let length = 0
  let hasFailed = false
  let isHeldUp = false
  try {
    silence.within(patience.firstMs)
    for await (const text of answerTo(question, signal, () => silence.within(patience.idleMs))) {
      length += text.length
      if (length > LONGEST_ANSWER) throw new ModelError('too_long')
      // How long the caller takes with it is not the model's silence.
      silence.stop()
      const givenAt = performance.now()
      yield text
      isHeldUp ||= performance.now() - givenAt > patience.idleMs
      silence.within(patience.idleMs)
    }
  } catch (error) {
    const fault = asModelError(error, { stopped: patience.signal, isSilent: silence.hasBarked() })
    hasFailed = fault.fault === 'too_slow' ? length < SHORTEST_ACTIVITY && !isHeldUp : fault.isOfTheServer
    if (hasFailed) breaker.failed({ isLasting: !fault.mayPass, retryAfterSeconds: fault.retryAfterSeconds }, Date.now())
    throw fault
  } finally {
    silence.stop()
    call.abort()
    // Also where the caller had enough before the answer was over.
    if (!hasFailed && length >= SHORTEST_ACTIVITY) breaker.succeeded()
  }
}

async function* answerTo(question: Question, signal: AbortSignal, onSign: () => void): AsyncGenerator<string, void> {
  const stream = await open(question, signal)
  let ending: string | null | undefined
  for await (const { choices } of stream) {
    onSign()
    const [choice] = choices
    if (choice?.delta?.refusal) throw new ModelError('refusal')
    if (choice?.delta?.content) yield choice.delta.content
    ending = choice?.finish_reason ?? ending
  }
  // An aborted stream, or one whose line was cut, ends like one that is whole: only this tells.
  if (!ending) throw new ModelError('dropped')
  if (ending === 'length') throw new ModelError('cut_off')
  if (ending === 'content_filter') throw new ModelError('refusal')
}

/** From the strictest to what every server takes. */
const formats = [zodResponseFormat(modelAnswer, 'activities'), { type: 'json_object' } as const, { type: 'text' } as const]
/** The first that the server has not refused. */
let formatIndex = 0

/** Opens a stream with the strictest format that the server takes, and remembers which one that was. */
async function open({ system, user }: Question, signal: AbortSignal) {
  for (let index = formatIndex; ; index++) {
    const [format, next] = formats.slice(index)
    try {
      const stream = await client().chat.completions.create(
        {
          model: env().OPENAI_MODEL,
          ...(env().OPENAI_REASONING_EFFORT && { reasoning_effort: env().OPENAI_REASONING_EFFORT }),
          stream: true,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          ...(format && { response_format: format }),
        },
        { signal },
      )
      formatIndex = index
      return stream
    } catch (error) {
      const isRefused = error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422)
      if (!isRefused || !next) throw error
    }
  }
}

function client(): OpenAI {
  return new OpenAI({
    apiKey: env().OPENAI_API_KEY ?? 'none',
    baseURL: baseUrl(),
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  })
}
