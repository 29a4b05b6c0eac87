import 'server-only'

/** Returns the given fields of a change: Prisma rejects undefined for an optional key. */
export function definedFields<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
