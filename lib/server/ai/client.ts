import 'server-only'
import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { env } from '#lib/env'
import { modelAnswer } from '#lib/schemas/model-answer'
import { type Failure, makeBreaker } from '#lib/server/ai/breaker'

/** What is said to the model: how to work, and what is wanted. */
export interface Question {
  system: string
  user: string
}

/** How long to wait, and for whom. */
export interface Patience {
  /** Stops the model's work. */
  signal: AbortSignal
  /** Until the first sign of life, ms. */
  firstMs: number
  /** Between two pieces, ms. */
  idleMs: number
}

/** The part of the time that is kept for the library, and never more than this many ms. */
const RESERVE_SHARE = 0.1
const RESERVE_MS = 2000
/** A model from which nothing has come after this share of the time will not make a card in the rest of it. */
const FIRST_SHARE = 2 / 3
const IDLE_SHARE = 1 / 3

/** How long a model is waited for, where a person waits so many ms in all. */
export function patienceFor(totalMs: number, signal: AbortSignal): Patience {
  const modelMs = Math.max(0, totalMs - Math.min(RESERVE_MS, totalMs * RESERVE_SHARE))
  return {
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.round(modelMs))]),
    firstMs: modelMs * FIRST_SHARE,
    idleMs: modelMs * IDLE_SHARE,
  }
}

/** Why there is no (whole) answer. */
export type ModelFault =
  /** Asked in vain a moment ago. */
  | 'resting'
  /** The caller no longer wants it. */
  | 'stopped'
  | 'too_slow'
  | 'unreachable'
  | 'silent'
  | 'dropped'
  | 'server_error'
  | 'rate_limited'
  | 'not_allowed'
  | 'not_found'
  | 'not_understood'
  | 'refusal'
  | 'cut_off'
  | 'too_long'

/** Faults after which the same question may well be answered. */
const passing: readonly ModelFault[] = ['dropped', 'server_error', 'cut_off', 'too_slow']
/** Faults of an answer, not of the server that gave it. */
const ofTheAnswer: readonly ModelFault[] = ['stopped', 'refusal', 'cut_off', 'too_long']

/** The model did not answer, or not to the end; what had come until then is good. */
export class ModelError extends Error {
  readonly fault: ModelFault
  /** What the server asked for, seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(fault: ModelFault, { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(`the model's answer: ${fault}`, { cause })
    this.fault = fault
    this.retryAfterSeconds = retryAfterSeconds
  }

  get mayPass(): boolean {
    return passing.includes(this.fault)
  }
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
export async function* askModel(question: Question, patience: Patience): AsyncGenerator<string, void> {
  if (breaker.isOpen(Date.now())) throw new ModelError('resting')
  const call = new AbortController()
  const signal = AbortSignal.any([patience.signal, call.signal])
  const silence = watchdog(() => call.abort())
  let length = 0
  let hasFailed = false
  try {
    silence.within(patience.firstMs)
    for await (const text of answerTo(question, signal, () => silence.within(patience.idleMs))) {
      length += text.length
      if (length > LONGEST_ANSWER) throw new ModelError('too_long')
      yield text
    }
  } catch (error) {
    const fault = asModelError(error, { stopped: patience.signal, isSilent: silence.hasBarked() })
    hasFailed = fault.fault === 'too_slow' ? length < SHORTEST_ACTIVITY : !ofTheAnswer.includes(fault.fault)
    if (hasFailed) breaker.failed(failureOf(fault), Date.now())
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

/** Calls once so many milliseconds have passed since it was last told to wait. */
function watchdog(bark: () => void) {
  let timer: NodeJS.Timeout | undefined
  let barked = false
  return {
    within(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        barked = true
        bark()
      }, ms)
    },
    hasBarked: () => barked,
    stop: () => clearTimeout(timer),
  }
}

function asModelError(error: unknown, { stopped, isSilent }: { stopped: AbortSignal; isSilent: boolean }): ModelError {
  if (stopped.aborted) return new ModelError(isTimeUp(stopped) ? 'too_slow' : 'stopped')
  if (isSilent) return new ModelError('silent')
  if (error instanceof ModelError) return error
  if (error instanceof OpenAI.APIConnectionError) return new ModelError(isUnreachable(error.cause) ? 'unreachable' : 'dropped', { cause: error })
  if (!(error instanceof OpenAI.APIError)) return new ModelError('dropped', { cause: error })
  const retryAfterSeconds = Number(error.headers?.get('retry-after')) || undefined
  return new ModelError(faultOf(error.status), { cause: error, retryAfterSeconds })
}

/** Aborted by its clock, not by whoever called. */
function isTimeUp({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

function faultOf(status: number | undefined): ModelFault {
  if (status === 401 || status === 403) return 'not_allowed'
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  if (status !== undefined && status < 500) return 'not_understood'
  return 'server_error'
}

/** Nobody is there: https://nodejs.org/api/errors.html#common-system-errors */
function isUnreachable(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ('code' in error && /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(String(error.code))) return true
  }
  return false
}

function failureOf(error: ModelError): Failure {
  return { isLasting: !error.mayPass || error.retryAfterSeconds !== undefined, retryAfterSeconds: error.retryAfterSeconds }
}
