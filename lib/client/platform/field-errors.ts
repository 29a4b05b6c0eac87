/** The errors of a field and of everything in it, as one line. @param field as named in the API */
export function findFieldError(errors: Record<string, string>, field: string): string | undefined {
  const found = Object.entries(errors).flatMap(([at, error]) => (at === field || at.startsWith(`${field}.`) ? [error] : []))
  return found.length > 0 ? [...new Set(found)].join(' ') : undefined
}

/** The errors of a list field, with the number of their entry from 1; 0 for the list's own errors. */
export function listEntryErrors(errors: Record<string, string>, field: string): { entry: number; error: string }[] {
  return Object.entries(errors).flatMap(([at, error]) => {
    if (at === field) return [{ entry: 0, error }]
    if (!at.startsWith(`${field}.`)) return []
    return [{ entry: Number(at.slice(field.length + 1).split('.')[0]) + 1, error }]
  })
}
