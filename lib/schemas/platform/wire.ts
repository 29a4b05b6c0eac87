/** Converts keys between the API's snake_case and the code's camelCase; values stay unchanged. */

/** The maximum length of a cached key, above that of every key of the app. */
const LONGEST_KEY = 40

/** Caches converted keys: there are few, and every request uses them. Unknown keys are cached only if short, up to a limit. */
function cacheKeys(turn: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const turned = turn(key)
    if (known.size < 1000 && key.length <= LONGEST_KEY) known.set(key, turned)
    return turned
  }
}

/** Converts a key of the code to snake_case. */
export const toSnakeKey = cacheKeys((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const toCamelKey = cacheKeys((key) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** Thrown for a key that is not snake_case. The message is the key. */
export class WireKeyError extends Error {}

/** Turns every key of a value into snake_case. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire)
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value
  const out: Record<string, unknown> = {}
  // Every row of every response passes here: key-value pairs would create many more objects.
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

/** Converts a path of zod to the API's field name: `members.0`, `date_of_birth`. */
export function wirePath(path: PropertyKey[]): string {
  return path.map((part) => toSnakeKey(String(part))).join('.')
}
