import 'server-only'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { validationMessage } from '#lib/i18n/validation'
import { fromWire, WireKeyError, wirePath } from '#lib/schemas/platform/wire'
import { assertFewValues, assertPlainShape, unknownField } from '#lib/server/platform/http/body-shape'
import { type BodyLimit, bodyLimits } from '#lib/server/platform/http/declaration'

/** Maximum number of errors in one response: a body may have a million. */
const MAX_ERRORS = 100

/** A larger body holds a picture, and takes several times its size in memory while it is processed. */
const LARGE_BODY_BYTES = 1024 * 1024

/** Rejects a body whose content-length is too large. @throws Problem payload_too_large */
export function assertLength(request: Request, limit: BodyLimit) {
  if (Number(request.headers.get('content-length')) > bodyLimits[limit]) throw new Problem('payload_too_large')
}

/**
 * Reads the body as text.
 * @param beforeLarge is awaited before more than 1 MB is read; until then the client keeps the rest
 * @throws Problem payload_too_large as soon as the limit is passed; invalid if the body breaks off
 */
export async function readBody(request: Request, limit: BodyLimit, beforeLarge?: () => Promise<void>): Promise<string> {
  assertLength(request, limit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readChunks(request)) {
    size += chunk.byteLength
    if (size > bodyLimits[limit]) throw new Problem('payload_too_large')
    if (size > LARGE_BODY_BYTES && size - chunk.byteLength <= LARGE_BODY_BYTES) await beforeLarge?.()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A client that disconnects is not a server error. */
async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body ?? []
  } catch (error) {
    throw new Problem('invalid', { detail: { key: 'broken_json' }, cause: error })
  }
}

/** Parses and validates a JSON body, with its keys in camel case. @throws Problem invalid with the error of each field */
export function parseBody<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  assertFewValues(text)
  return parseWith(schema, inCamelCase(parseJson(text)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid', { detail: { key: 'broken_json' } })
  }
}

function inCamelCase(value: unknown): unknown {
  assertPlainShape(value)
  try {
    return fromWire(value)
  } catch (error) {
    throw error instanceof WireKeyError ? unknownField(error.message) : error
  }
}

/** Parses and validates the query string of an address. @throws Problem invalid */
export function parseQuery<T extends z.ZodMiniType>(schema: T, url: string): z.output<T> {
  const start = url.indexOf('?')
  const given = start === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
  return parseWith(schema, inCamelCase(given))
}

/** Validates a value against its schema. @throws Problem invalid, with the error of each field */
export function parseWith<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw new Problem('invalid', { errors: result.error.issues.slice(0, MAX_ERRORS).flatMap(fieldProblems).slice(0, MAX_ERRORS) })
}

function fieldProblems(issue: z.core.$ZodIssue) {
  const message = validationMessage(issue)
  if (issue.code !== 'unrecognized_keys') return [{ field: wirePath(issue.path), message }]
  return issue.keys.slice(0, MAX_ERRORS).map((key) => ({ field: wirePath([...issue.path, key]), message }))
}
