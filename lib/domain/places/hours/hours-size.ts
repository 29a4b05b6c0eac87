/**
 * How much opening hours may say: the reader weighs every rule at every change of every one of them. What people write at length,
 * each quarter's weekdays with a break at noon and the holidays, is some twenty.
 */
export const MOST_RULES = 24
/** Where the sun stands takes a hundred times as long as a time of the clock, and "Apr-Sep sunrise-sunset; Oct-Mar 08:00-sunset" is all that is said by it. */
export const MAX_SUN_TIMES = 4

const bySun = /sunrise|sunset|dawn|dusk/gi

/** Whether opening hours hang on where the sun is. */
export function hasSunTimes(hours: string): boolean {
  return hours.search(bySun) !== -1
}

/** Whether opening hours have more rules, days and times, or more of them by the sun, than can be read in good time. */
export function hasTooManyRules(hours: string): boolean {
  const said = withoutRemarks(hours)
  return said.split(/;|,|\|\|/).length > MOST_RULES || (said.match(bySun)?.length ?? 0) > MAX_SUN_TIMES
}

/** What is in quotation marks is for people alone. */
export function withoutRemarks(hours: string): string {
  return hours.replaceAll(/"[^"]*"/g, '')
}
