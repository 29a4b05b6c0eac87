/** What is wrong with a field or anything in it, in one line. @param field as on the wire */
export function faultAt(errors: Record<string, string>, field: string): string | undefined {
  const found = Object.entries(errors).flatMap(([at, fault]) => (at === field || at.startsWith(`${field}.`) ? [fault] : []))
  return found.length > 0 ? [...new Set(found)].join(' ') : undefined
}

/** The same of a list, each fault with the number of its entry, from 1; 0 where it is the list's own. */
export function faultsIn(errors: Record<string, string>, field: string): { entry: number; fault: string }[] {
  return Object.entries(errors).flatMap(([at, fault]) => {
    if (at === field) return [{ entry: 0, fault }]
    if (!at.startsWith(`${field}.`)) return []
    return [{ entry: Number(at.slice(field.length + 1).split('.')[0]) + 1, fault }]
  })
}
