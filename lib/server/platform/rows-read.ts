import 'server-only'

/**
 * How many rows a prepared statement reads: the first step that is enough, written out into its text. Of a limit that is a value
 * PostgreSQL thinks as of a tenth of all, and plans the same call anew each time; a statement for every number would be too many.
 * @returns undefined where no step is enough
 */
export function rowsRead(steps: readonly number[], atLeast: number): number | undefined {
  return steps.find((step) => step >= atLeast)
}
