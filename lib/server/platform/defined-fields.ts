import 'server-only'

/** The fields of a change that were given: Prisma takes no undefined where a key may be absent. */
export function definedFields<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
