import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { findSubstance } from '#lib/domain/safety/substances'
import { type FieldProblem, type PasswordAdvice, Problem, problemStatus } from '#lib/errors'
import { toWire } from '#lib/schemas/platform/wire'
import { Prisma } from '#lib/server/generated/client'
import { translator } from '#lib/server/platform/http/language'

/** Our longest field names have about 60 characters. */
const MAX_FIELD_LENGTH = 100

/** Whether the database refused a second row with the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/** Whether a row, or its parent (deleted meanwhile), is missing, as reported by Prisma or PostgreSQL. */
function isMissingRow(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.code === 'P2025' || error.code === 'P2003'
  return error instanceof Error && 'code' in error && error.code === '23503'
}

/** Converts an error to a Problem; an unexpected one becomes `internal`. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isMissingRow(error)) return new Problem('not_found', { cause: error })
  if (isUniqueViolation(error)) return new Problem('conflict', { cause: error })
  if (isDatabaseAway(error)) return new Problem('unavailable', { retryAfterSeconds: 5, cause: error })
  return new Problem('internal', { cause: error })
}

/**
 * Prisma's P1001 to P1017, P2024, P2028, P2034 (a deadlock: a retry succeeds) and P2037, and the same from pg: PostgreSQL's connection
 * classes 08, 53300, 57P and 40P01, or a socket error.
 */
const awayCode =
  /^(P10\d\d|P2024|P2028|P2034|P2037|08\w{3}|53300|57P\d\d|40P01|ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Messages of pg, which have no code, for a lost connection or a timeout. */
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/

/** An error of pg or Prisma. Prisma nests PostgreSQL's code: in `meta` of a query, in `cause` of a commit. */
const failure = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  message: z.optional(z.string()),
  meta: z.optional(z.object({ driverAdapterError: z.optional(z.unknown()) })),
  cause: z.optional(z.unknown()),
})

function isDatabaseAway(error: unknown): boolean {
  const { code = '', originalCode = '', message = '', meta, cause } = failure.safeParse(error).data ?? {}
  if (awayCode.test(code) || awayCode.test(originalCode) || awayWords.test(message)) return true
  const inner = meta?.driverAdapterError ?? cause
  return inner !== undefined && isDatabaseAway(inner)
}

/** Logs the reason and place of a server error, never the request's content. A problem without a cause is expected and not logged. */
export function logServerError(request: Request, problem: Problem) {
  if (problemStatus[problem.code] < 500 || problem.cause === undefined) return
  const { pathname } = new URL(request.url)
  const reason = problem.cause instanceof Error ? (problem.cause.stack ?? problem.cause.message) : ''
  console.error(`${request.method} ${pathname}: ${problem.code} ${reason}`)
}

/** Returns the error of one field as a sentence. */
export function describeFieldError({ message }: FieldProblem, language: Language): string {
  const translate = translator(language, 'validation')
  if ('weak' in message) return [translate('password_weak'), ...adviceIn(language, message.weak)].join(' ')
  if (!('unsafe' in message)) return translate(message.key, message.values)
  const { kind, match, hazard, substance } = message.unsafe
  const name = hazard ? translator(language, 'hazard')(hazard) : substance ? senseOf(substance, language) : ''
  return translator(language, 'catalogueAdmin')(`unsafe.${kind}`, { match, name })
}

/** Names a substance with the sense in which the rules read its word. */
function senseOf(id: string, language: Language): string {
  const { name, kind = 'material' } = findSubstance(id) ?? {}
  return translator(language, 'catalogueSafety')(`sense.${kind}`, { name: name?.[language] ?? id })
}

/** Returns the error as a sentence. */
export function describeProblem({ code, detail = { key: code } }: Problem, language: Language): string {
  return translator(language, 'problem')(`detail.${detail.key}`, detail.values)
}

/** Returns a response as in RFC 9457, in the user's language, without internal details. */
export function problemResponse(problem: Problem, language: Language): Response {
  const { code, retryAfterSeconds } = problem
  const status = problemStatus[code]
  const t = translator(language, 'problem')
  const body = {
    type: `urn:cometa:problem:${code.replaceAll('_', '-')}`,
    title: t(`title.${code}`),
    status,
    detail: describeProblem(problem, language),
    code,
    // Reason for programs: the key of the sentence in `detail`.
    ...(problem.detail && { reason: problem.detail.key }),
    errors: problem.errors.map((error) => ({ field: shortenField(error.field), message: describeFieldError(error, language) })),
    ...(problem.current !== undefined && { current: toWire(problem.current) }),
  }
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'content-language': language })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Shortens a field name for the response: an unknown one may have any length. */
function shortenField(field: string): string {
  return field.length > MAX_FIELD_LENGTH ? `${field.slice(0, MAX_FIELD_LENGTH)}…` : field
}

function adviceIn(language: Language, { warning, suggestions }: PasswordAdvice): string[] {
  const t = translator(language, 'passwordAdvice')
  return [...(warning ? [t(`warning.${warning}`)] : []), ...suggestions.map((key) => t(`suggestion.${key}`))]
}
