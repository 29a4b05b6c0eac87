import 'server-only'
import * as z from 'zod/mini'
import { Problem, type ProblemCode, problemStatus } from '#lib/errors'
import { problemResponse } from '#lib/server/platform/http/problem'
import { problem, problemCodes } from '#lib/server/platform/openapi/components/platform'
import { jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import type { Call, JsonObject, OpenApiResponse, ResponseOrRef } from '#lib/server/platform/openapi/types'

/** Condition of each problem, for the API description. */
const meaning: Record<ProblemCode, string> = {
  unauthenticated: 'no token, or an invalid one',
  forbidden: 'not an admin, or the sign-in is too old for this',
  user_type_required: 'the user has not chosen parent or educator yet',
  not_found: 'deleted, or another user’s',
  conflict: 'an older version, a taken address or name, or the same request is still running',
  payload_too_large: 'the body is too large',
  invalid: '`errors` names the fields; also for malformed JSON',
  rate_limited: 'too many calls; `Retry-After` gives the seconds to wait',
  generation_unavailable: 'no activity that may be offered fits',
  unavailable: 'the database or the reader model is unavailable, or the app is stopping; `Retry-After` gives the seconds to wait',
  internal: 'a server error',
}

/** Whether a call accepts Idempotency-Key: not if its body is unknown beforehand or its response is never stored. */
export function takesKey({ method, declaration }: Call): boolean {
  return method === 'POST' && !declaration.streamed && !declaration.keepsNothing
}

/** Returns all problems of a call: those that follow from its declaration, and those declared in addition. */
export function problemsOf(call: Call): ProblemCode[] {
  const { method, path, declaration } = call
  const { access = 'member', body, query, streamed, isLarge = false, problems = [] } = declaration
  const isWriting = method !== 'GET'
  const can: Record<ProblemCode, boolean> = {
    // An invalid token is refused on public paths too.
    unauthenticated: true,
    forbidden: access === 'admin',
    user_type_required: access === 'member' || access === 'admin',
    // A repeated call's row may be deleted since, and an account may be erased while it writes.
    not_found: path.includes('{') || isWriting,
    conflict: takesKey(call) || (body instanceof z.ZodMiniObject && 'version' in body._zod.def.shape),
    payload_too_large: body !== undefined || streamed !== undefined,
    invalid: body !== undefined || query !== undefined || streamed !== undefined || takesKey(call),
    rate_limited: isWriting || isLarge !== false,
    generation_unavailable: false,
    unavailable: true,
    internal: true,
  }
  return problemCodes.filter((code) => can[code] || problems.includes(code))
}

/** Returns the responses to these problems, by status, as references to `problemResponses`. */
export function problemReferences(codes: ProblemCode[]): Record<string, ResponseOrRef> {
  return Object.fromEntries(byStatus(codes).map(([status, of]) => [status, { $ref: `#/components/responses/${nameOf(of)}` }]))
}

/** Returns each error response of these calls. */
export async function problemResponses(calls: Call[]): Promise<Record<string, OpenApiResponse>> {
  const responses: Record<string, OpenApiResponse> = {}
  for (const [, codes] of calls.flatMap((call) => byStatus(problemsOf(call)))) responses[nameOf(codes)] ??= await responseOf(codes)
  return responses
}

function byStatus(codes: ProblemCode[]): [number, ProblemCode[]][] {
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))].sort()
  return statuses.map((status) => [status, codes.filter((code) => problemStatus[code] === status)])
}

function nameOf(codes: ProblemCode[]): string {
  return codes.join('_or_')
}

async function responseOf(codes: ProblemCode[]): Promise<OpenApiResponse> {
  const [schema = {}] = jsonSchemas([problem], 'output')
  const examples: JsonObject = {}
  for (const code of codes) examples[code] = { summary: meaning[code], value: await problemResponse(new Problem(code), 'en').json() }
  const mayWait = codes.some((code) => code === 'rate_limited' || code === 'unavailable')
  return {
    description: codes.map((code) => `\`${code}\`: ${meaning[code]}.`).join('\n\n'),
    headers: {
      'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
      ...(mayWait && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: { 'application/problem+json': { schema, examples } },
  }
}
