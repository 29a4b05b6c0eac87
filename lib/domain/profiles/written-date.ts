/** Finds a date as people write it: "2022-04-03", "3/4/22", "Apr 3, 2022", "3 de abril de 2022", "3 באפריל 2022". */

/** The reading of 3/4/2022: April 3 or March 4. */
export const dayOrders = ['day_first', 'month_first'] as const
export type DayOrder = (typeof dayOrders)[number]

interface WrittenDate {
  /** The date as written. */
  text: string
  /** The day in each order, YYYY-MM-DD; null for a day that does not exist. Both are the same unless only numbers name day and month. */
  days: Record<DayOrder, string | null>
}

const iso = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/
const short = /(?<!\d)(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/

/** The names of each month, with their usual abbreviations. */
const monthNames = [
  'january jan enero ene ינואר ינו',
  'february feb febrero פברואר פבר',
  'march mar marzo מרץ מרס מארס',
  'april apr abril abr אפריל אפר',
  'may mayo מאי',
  'june jun junio יוני',
  'july jul julio יולי',
  'august aug agosto ago אוגוסט אוג',
  'september sept sep septiembre setiembre set ספטמבר ספט',
  'october oct octubre אוקטובר אוק',
  'november nov noviembre נובמבר נוב',
  'december dec diciembre dic דצמבר דצמ',
].map((names) => names.split(' '))
const monthOf = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))

const month = `[בל]?(?<month>${[...monthOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})[.׳']?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|ro|er|\.?[ºª°])?`
// 3/14 after a month's name is another date: "Julio 3/14/2022".
const year = String.raw`(?<year>\d{4}|\d{2})(?![\p{L}\d]|[-/.]\d)`
const gap = String.raw`[\s.,/-]*`
const start = String.raw`(?<![\p{L}\d])`
const named = [
  `${start}${day}${gap}(?:(?:of|de)\\s+)?${month}${gap}(?:(?:of|del?)\\s+)?${year}`,
  `${start}${month}${gap}${day}(?:[\\s.,/-]+(?:(?:of|del?)\\s+)?)${year}`,
  `${start}(?<year>\\d{4})${gap}${month}${gap}${day}(?!\\d)`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Returns the birth date of a line: the first that begins with the year, else the first with a month's name, else the first of numbers. */
export function findDate(written: string): WrittenDate | undefined {
  const found = iso.exec(written) ?? named.map((pattern) => pattern.exec(written)).find((match) => match !== null) ?? short.exec(written)
  if (!found?.groups) return undefined
  const { year = '', month = '', day = '', first, second } = found.groups
  const inYear = (month: number, day: number) => toDay(Number(year) + (year.length === 2 ? 2000 : 0), month, day)
  const only = inYear(monthOf.get(month.toLowerCase()) ?? Number(month), Number(day))
  const days =
    first === undefined || second === undefined
      ? { day_first: only, month_first: only }
      : { day_first: inYear(Number(second), Number(first)), month_first: inYear(Number(first), Number(second)) }
  return { text: found[0], days }
}

/** Returns the day as stored; null for a day that does not exist. */
function toDay(year: number, month: number, day: number): string | null {
  // A day outside its month gives a date in another month.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}

/** Returns the day of a date: in this order, else in the other one if only that exists. */
export function dayIn(order: DayOrder, { days }: WrittenDate): string | null {
  return days[order] ?? days.day_first ?? days.month_first
}

/**
 * Returns the only order that fits all dates, if there is one. `isOpen`: some dates have two readings, and no date decides between them.
 */
export function findDayOrder(dates: readonly WrittenDate[]): { proven: DayOrder | undefined; isOpen: boolean } {
  const needed = dayOrders.filter((order) => dates.some(({ days }) => days[order] !== null && dayOrders.some((other) => days[other] === null)))
  const proven = needed.length === 1 ? needed[0] : undefined
  const hasTwoReadings = dates.some(({ days }) => days.day_first !== null && days.month_first !== null && days.day_first !== days.month_first)
  return { proven, isOpen: proven === undefined && hasTwoReadings }
}
