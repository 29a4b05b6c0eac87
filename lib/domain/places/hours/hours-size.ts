/**
 * The maximum number of rules: the library checks every rule at every change of each of them. Long real hours (each quarter's
 * weekdays with a noon break and the holidays) have about twenty.
 */
export const MOST_RULES = 24
/**
 * The maximum number of sun times. One takes a hundred times as long as a clock time, and "Apr-Sep sunrise-sunset; Oct-Mar
 * 08:00-sunset" covers every real use.
 */
export const MAX_SUN_TIMES = 4

const bySun = /sunrise|sunset|dawn|dusk/gi

/** Returns whether opening hours depend on the sun. */
export function hasSunTimes(hours: string): boolean {
  return hours.search(bySun) !== -1
}

/** Returns whether opening hours have too many rules, days, times or sun times to read quickly. */
export function hasTooManyRules(hours: string): boolean {
  const said = withoutRemarks(hours)
  return said.split(/;|,|\|\|/).length > MOST_RULES || (said.match(bySun)?.length ?? 0) > MAX_SUN_TIMES
}

/** Removes quoted remarks, which are only for people. */
export function withoutRemarks(hours: string): string {
  return hours.replaceAll(/"[^"]*"/g, '')
}
