import 'server-only'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { validationMessage } from '#lib/i18n/validation'
import { fromWire, WireKeyError, wirePath } from '#lib/schemas/platform/wire'

/** Larger bodies are 413. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

/** Faults named in one answer: a body may have a million. */
const MAX_FAULTS = 100

/** A larger body, which holds a picture, is several times as much while it is worked on. */
const LARGE_BODY_BYTES = 1024 * 1024

/**
 * The body as text.
 * @param beforeLarge is waited for before more than 1 MB is read; the rest stays with the sender meanwhile
 * @throws Problem payload_too_large, as soon as too much has come
 */
export async function readBody(request: Request, beforeLarge?: () => Promise<void>): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new Problem('payload_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new Problem('payload_too_large')
    if (size > LARGE_BODY_BYTES && size - chunk.byteLength <= LARGE_BODY_BYTES) await beforeLarge?.()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A JSON body, its keys in the code's spelling, checked. @throws Problem invalid with every field's fault */
export function parseBody<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  let value: unknown
  try {
    value = fromWire(JSON.parse(text))
  } catch (error) {
    if (error instanceof WireKeyError) throw new Problem('invalid', { errors: [{ field: error.message, message: { key: 'unknown_field' } }] })
    throw new Problem('invalid', { detail: { key: 'broken_json' } })
  }
  return parseWith(schema, value)
}

/** The query string of an address, checked. @throws Problem invalid */
export function parseQuery<T extends z.ZodMiniType>(schema: T, url: string): z.output<T> {
  const start = url.indexOf('?')
  const given = start === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
  try {
    return parseWith(schema, fromWire(given))
  } catch (error) {
    if (error instanceof WireKeyError) throw new Problem('invalid', { errors: [{ field: error.message, message: { key: 'unknown_field' } }] })
    throw error
  }
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
