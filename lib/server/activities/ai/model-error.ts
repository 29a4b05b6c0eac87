import 'server-only'
import OpenAI from 'openai'

/** Reason for a missing or incomplete answer. */
export type ModelErrorCode =
  /** Paused after recent failures. */
  | 'resting'
  /** Aborted by the caller. */
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
  /** Complete, but in another form than requested. */
  | 'nonsense'

const passing: readonly ModelErrorCode[] = ['dropped', 'server_error', 'cut_off', 'too_slow', 'nonsense']
/** Errors of an answer, not of its server. */
const ofTheAnswer: readonly ModelErrorCode[] = ['refusal', 'cut_off', 'too_long']

/** The model did not answer, or not completely; the part received so far is valid. */
export class ModelError extends Error {
  readonly code: ModelErrorCode
  /** Seconds to wait that the server requested. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ModelErrorCode, { cause, retryAfterSeconds }: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(`the model's answer: ${code}`, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Whether an immediate retry may succeed. */
  get mayPass(): boolean {
    return passing.includes(this.code) && this.retryAfterSeconds === undefined
  }

  /** Whether the text asked about may have caused it. */
  get isOfTheAnswer(): boolean {
    return ofTheAnswer.includes(this.code)
  }

  /** Whether the server failed, rather than the answer. */
  get isOfTheServer(): boolean {
    return this.code !== 'stopped' && !this.isOfTheAnswer
  }
}

/** Converts any error of a model call to a ModelError. */
export function asModelError(error: unknown, { stopped, isSilent }: { stopped: AbortSignal; isSilent: boolean }): ModelError {
  if (stopped.aborted) return new ModelError(isTimeUp(stopped) ? 'too_slow' : 'stopped')
  if (isSilent) return new ModelError('silent')
  if (error instanceof ModelError) return error
  if (error instanceof OpenAI.APIConnectionError) return new ModelError(isUnreachable(error.cause) ? 'unreachable' : 'dropped', { cause: error })
  if (!(error instanceof OpenAI.APIError)) return new ModelError('dropped', { cause: error })
  const retryAfterSeconds = Number(error.headers?.get('retry-after')) || undefined
  return new ModelError(toCode(error.status), { cause: error, retryAfterSeconds })
}

/** Whether its timeout aborted the signal, not the caller. */
function isTimeUp({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

function toCode(status: number | undefined): ModelErrorCode {
  if (status === 401 || status === 403) return 'not_allowed'
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  if (status !== undefined && status < 500) return 'not_understood'
  return 'server_error'
}

/** Whether no server responds: https://nodejs.org/api/errors.html#common-system-errors */
function isUnreachable(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ('code' in error && /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(String(error.code))) return true
  }
  return false
}
