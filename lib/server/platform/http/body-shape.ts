import 'server-only'
import { Problem } from '#lib/errors'
import { bodyLimits } from '#lib/server/platform/http/declaration'

/** A catalogue activity with all its facts, our largest body, has about 800. */
const MAX_KEYS = 2000
/** The words that a catalogue activity acknowledges are seven levels deep. */
const MAX_DEPTH = 12
const MAX_KEY_LENGTH = 64
/** A body without a picture cannot have more values than bytes. */
const MAX_VALUES = bodyLimits.plain

/**
 * Rejects JSON with more values than a body without a picture can have: eight megabytes of brackets take seconds to parse.
 * @throws Problem invalid
 */
export function assertFewValues(text: string) {
  if (text.length <= MAX_VALUES) return
  let values = 0
  for (const _ of text.matchAll(/[[{,]/g)) if (++values > MAX_VALUES) throw tooComplex()
}

/** Rejects parsed JSON with too many or too long keys or too much nesting, before its keys are converted. @throws Problem invalid */
export function assertPlainShape(value: unknown) {
  let keys = 0
  const visit = (part: unknown, depth: number) => {
    if (typeof part !== 'object' || part === null) return
    if (depth > MAX_DEPTH) throw tooComplex()
    if (Array.isArray(part)) {
      for (const inner of part) visit(inner, depth + 1)
      return
    }
    for (const [key, inner] of Object.entries(part)) {
      if (++keys > MAX_KEYS) throw tooComplex()
      if (key.length > MAX_KEY_LENGTH) throw unknownField(key)
      visit(inner, depth + 1)
    }
  }
  visit(value, 1)
}

/** Returns a 422 for a key that is in no schema. */
export function unknownField(key: string): Problem {
  return new Problem('invalid', { errors: [{ field: key, message: { key: 'unknown_field' } }] })
}

function tooComplex(): Problem {
  return new Problem('invalid', { detail: { key: 'body_too_complex' } })
}
