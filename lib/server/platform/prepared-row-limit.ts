import 'server-only'

/**
 * Chooses the row limit that is written into a prepared statement: the first sufficient step. For a parameter PostgreSQL assumes a tenth of
 * all rows and plans each call again; a statement for each number would be too many.
 * @returns undefined if no step suffices
 */
export function chooseRowLimit(steps: readonly number[], atLeast: number): number | undefined {
  return steps.find((step) => step >= atLeast)
}
