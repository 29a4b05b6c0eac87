/** Keys are snake_case on the wire and camelCase in the code; values are left as they are. */

/** Longer keys are none of ours. */
const LONGEST_KEY = 40

/** Remembers what a key becomes: the keys are few, and they are turned on every call. Of strangers' keys only a few short ones stay. */
function remembered(turn: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const turned = turn(key)
    if (known.size < 1000 && key.length <= LONGEST_KEY) known.set(key, turned)
    return turned
  }
}

/** A key of the code's as the wire has it. */
export const toSnakeKey = remembered((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const toCamelKey = remembered((key) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** A key that is not snake_case. The message is the key. */
export class WireKeyError extends Error {}

/** Turns every key of a value into snake_case. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire)
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value
  const out: Record<string, unknown> = {}
  // Every row of every answer comes by here: pairs of keys and values would be so many more objects.
  for (const key of Object.keys(value)) {
    const inner = value[key]
    if (inner !== undefined) out[toSnakeKey(key)] = inner !== null && typeof inner === 'object' ? toWire(inner) : inner
  }
  return out
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

/** Turns every key of a parsed JSON value into camelCase. @throws WireKeyError for a key that was not snake_case */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire)
  if (value === null || typeof value !== 'object') return value
  const out: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const camel = toCamelKey(key)
    if (toSnakeKey(camel) !== key || key === '__proto__') throw new WireKeyError(key)
    out[camel] = fromWire(inner)
  }
  return out
}

/** A path of zod's as a field is named on the wire: `members.0`, `date_of_birth`. */
export function wirePath(path: PropertyKey[]): string {
  return path.map((part) => toSnakeKey(String(part))).join('.')
}
