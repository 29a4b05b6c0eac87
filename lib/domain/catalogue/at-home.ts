/** Materials at home, their substitutes, and missing materials. */

/** Whether a material is at home, has a substitute at home, or is missing; `orElse` lists its substitutes. All values are ids. */
export type Standing = { is: 'there' } | { is: 'stand-in'; by: string } | { is: 'missing'; orElse: readonly string[] }

/**
 * Returns the standing of a material; of several substitutes, the first one at home. The API also counts a material with a
 * substitute as not missing.
 */
export function materialStandingOf(id: string, atHome: ReadonlySet<string>, substitutes: readonly string[]): Standing {
  if (atHome.has(id)) return { is: 'there' }
  const by = substitutes.find((one) => atHome.has(one))
  return by === undefined ? { is: 'missing', orElse: substitutes } : { is: 'stand-in', by }
}
