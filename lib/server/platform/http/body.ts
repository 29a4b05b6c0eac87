import 'server-only'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { validationMessage } from '#lib/i18n/validation'
import { fromWire, WireKeyError, wirePath } from '#lib/schemas/platform/wire'
import { assertFewValues, assertPlainShape, unknownField } from '#lib/server/platform/http/body-shape'
import { type BodyLimit, bodyLimits } from '#lib/server/platform/http/declaration'

/** Faults named in one answer: a body may have a million. */
const MAX_FAULTS = 100

/** A larger body, which holds a picture, is several times as much while it is worked on. */
const LARGE_BODY_BYTES = 1024 * 1024

/** Refuses a body that says itself that it is too large. @throws Problem payload_too_large */
export function assertLength(request: Request, limit: BodyLimit) {
  if (Number(request.headers.get('content-length')) > bodyLimits[limit]) throw new Problem('payload_too_large')
}

/**
 * The body as text.
 * @param beforeLarge is waited for before more than 1 MB is read; the rest stays with the sender meanwhile
 * @throws Problem payload_too_large, as soon as too much has come; invalid if it breaks off
 */
export async function readBody(request: Request, limit: BodyLimit, beforeLarge?: () => Promise<void>): Promise<string> {
  assertLength(request, limit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of whileItComes(request)) {
    size += chunk.byteLength
    if (size > bodyLimits[limit]) throw new Problem('payload_too_large')
    if (size > LARGE_BODY_BYTES && size - chunk.byteLength <= LARGE_BODY_BYTES) await beforeLarge?.()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A sender who disconnects is not an error of the server. */
async function* whileItComes({ body }: Request): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body ?? []
  } catch (error) {
    throw new Problem('invalid', { detail: { key: 'broken_json' }, cause: error })
  }
}

/** A JSON body, its keys in the code's spelling, checked. @throws Problem invalid with every field's fault */
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

/** The query string of an address, checked. @throws Problem invalid */
export function parseQuery<T extends z.ZodMiniType>(schema: T, url: string): z.output<T> {
  const start = url.indexOf('?')
  const given = start === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
  return parseWith(schema, inCamelCase(given))
}

/** A value as its schema has it. @throws Problem invalid, with what is wrong at each field */
export function parseWith<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw new Problem('invalid', { errors: result.error.issues.slice(0, MAX_FAULTS).flatMap(fieldProblems).slice(0, MAX_FAULTS) })
}

function fieldProblems(issue: z.core.$ZodIssue) {
  const message = validationMessage(issue)
  if (issue.code !== 'unrecognized_keys') return [{ field: wirePath(issue.path), message }]
  return issue.keys.slice(0, MAX_FAULTS).map((key) => ({ field: wirePath([...issue.path, key]), message }))
}
