import type { SafetyProblem } from '#lib/domain/catalogue/catalogue-safety'
import type { Messages } from '#lib/i18n/messages'
import type { ValidationKey, ValidationMessage } from '#lib/i18n/validation'

/** All problem codes with their HTTP status. Titles and details are texts of messages/, under `problem`. */
export const problemStatus = {
  unauthenticated: 401,
  forbidden: 403,
  user_type_required: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  invalid: 422,
  rate_limited: 429,
  generation_unavailable: 503,
  unavailable: 503,
  internal: 500,
} as const
export type ProblemCode = keyof typeof problemStatus

/** A sentence under `problem.detail` in messages/, with the values for its placeholders. */
export interface ProblemDetail {
  key: keyof Messages['problem']['detail']
  values?: Record<string, string | number>
}

/** Why a text of the catalogue may not be shown: a sentence under `catalogueAdmin.unsafe` in messages/. */
interface UnsafeMessage {
  unsafe: Omit<SafetyProblem, 'path'>
}

/** Why a password is easy to guess, and how to improve it: sentences under `passwordAdvice` in messages/. */
export interface PasswordAdvice {
  warning: keyof Messages['passwordAdvice']['warning'] | undefined
  suggestions: (keyof Messages['passwordAdvice']['suggestion'])[]
}

interface WeakMessage {
  weak: PasswordAdvice
}

/** The error of one field, named as in the API. */
export interface FieldProblem {
  field: string
  message: ValidationMessage | UnsafeMessage | WeakMessage
}

interface ProblemOptions {
  /** A key under `problem.detail`; without it the code's own detail is used. */
  detail?: ProblemDetail
  errors?: FieldProblem[]
  /** Seconds after which the client may retry. */
  retryAfterSeconds?: number
  /** The current row, for `conflict`. */
  current?: unknown
  cause?: unknown
}

/** Thrown anywhere on the server; `route()` turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: ProblemDetail | undefined
  readonly errors: FieldProblem[]
  readonly retryAfterSeconds: number | undefined
  readonly current: unknown

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
    this.errors = options.errors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
    this.current = options.current
  }
}

/** Creates a 422 for one field. `field` is named as in the API, `key` is under `validation`. */
export function invalidField(field: string, key: ValidationKey, values?: ValidationMessage['values']): Problem {
  return new Problem('invalid', { errors: [{ field, message: values ? { key, values } : { key } }] })
}
