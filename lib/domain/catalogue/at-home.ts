/** What is at home, what does in the place of what is not, and what is missing. */

/** How somebody stands with a material: it is there; something there does in its place; or neither, and these would do as well. Ids. */
export type Standing = { is: 'there' } | { is: 'stand-in'; by: string } | { is: 'missing'; orElse: readonly string[] }

/** Of several that do in its place, the first one at home. The API reckons the same: what has a stand-in at home is not missing. */
export function materialStandingOf(id: string, atHome: ReadonlySet<string>, substitutes: readonly string[]): Standing {
  if (atHome.has(id)) return { is: 'there' }
  const by = substitutes.find((one) => atHome.has(one))
  return by === undefined ? { is: 'missing', orElse: substitutes } : { is: 'stand-in', by }
}
