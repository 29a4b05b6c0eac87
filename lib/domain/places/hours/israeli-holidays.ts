/** Israel's public holidays, by the Hebrew calendar: the law of 1948 on days of rest, and the law of Independence Day. */
const fixed = ['Tishri 1', 'Tishri 2', 'Tishri 10', 'Tishri 15', 'Tishri 22', 'Nisan 15', 'Nisan 21', 'Sivan 6']

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const DAY_MS = 24 * 60 * 60 * 1000
const known = new Map<number, Date[]>()

/** Returns the holidays of a Gregorian year, each as the start of the day in UTC. */
export function israeliHolidays(year: number): Date[] {
  const found = known.get(year) ?? reckon(year)
  known.set(year, found)
  return found
}

function reckon(year: number): Date[] {
  const found: Date[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const day = new Date(at)
    const name = hebrewName(day)
    if (fixed.includes(name)) found.push(day)
    // Moved so that neither it nor Memorial Day before it touches the Sabbath.
    if (name === 'Iyar 5') found.push(new Date(at + (independenceShift[day.getUTCDay()] ?? 0) * DAY_MS))
  }
  return found
}

/** The days that Independence Day moves by, for each weekday of 5 Iyar: from Monday to Tuesday, from Friday and Saturday to Thursday. */
const independenceShift: Record<number, number> = { 1: 1, 5: -1, 6: -2 }

function hebrewName(day: Date): string {
  const parts = hebrew.formatToParts(day)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value
  return `${part('month')} ${part('day')}`
}
