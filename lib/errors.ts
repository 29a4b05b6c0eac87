import type { SafetyFault } from '#lib/domain/catalogue/catalogue-safety'
import type { Messages } from '#lib/i18n/messages'
import type { ValidationKey, ValidationMessage } from '#lib/i18n/validation'

/** The one table of what can go wrong: a code and its HTTP status. Titles and details are texts of messages/, under `problem`. */
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

/** A sentence under `problem.detail` in messages/, with what goes into its braces. */
export interface ProblemDetail {
  key: keyof Messages['problem']['detail']
  values?: Record<string, string | number>
}

/** Why a text of the catalogue may not be shown: a sentence under `catalogueAdmin.unsafe` in messages/. */
interface UnsafeMessage {
  unsafe: Omit<SafetyFault, 'path'>
}

/** Why a password is easily guessed, and what would be better: sentences under `passwordAdvice` in messages/. */
export interface PasswordAdvice {
  warning: keyof Messages['passwordAdvice']['warning'] | undefined
  suggestions: (keyof Messages['passwordAdvice']['suggestion'])[]
}

interface WeakMessage {
  weak: PasswordAdvice
}

/** One field's fault, the field named as on the wire. */
export interface FieldProblem {
  field: string
  message: ValidationMessage | UnsafeMessage | WeakMessage
}

interface ProblemOptions {
  /** A key under `problem.detail`; the code's own detail where absent. */
  detail?: ProblemDetail
  errors?: FieldProblem[]
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number
  /** With `conflict`: the row as it is now. */
  current?: unknown
  cause?: unknown
}

/** Thrown anywhere on the server; `route()` turns it into an answer. */
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

/** 422 for one field. `field` is named as on the wire, `key` is under `validation`. */
export function invalidField(field: string, key: ValidationKey, values?: ValidationMessage['values']): Problem {
  return new Problem('invalid', { errors: [{ field, message: values ? { key, values } : { key } }] })
}
