const DAY_MS = 24 * 60 * 60 * 1000
/** From here on a day of the week may be the next one or the one after. */
const WEEKDAYS_MS = 6 * DAY_MS

/**
 * How a time to come is best said at a place: today it is a time, in the next days a day of the week with a time, later a date.
 */
export function timeFormat(at: Date, now: Date, timeZone: string) {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
  if (dayOf(at, timeZone) === dayOf(now, timeZone)) return time
  if (at.getTime() - now.getTime() < WEEKDAYS_MS) return { ...time, weekday: 'short' } as const
  return { day: 'numeric', month: 'short', timeZone } as const
}

function dayOf(at: Date, timeZone: string): string {
  return dayFormatOf(timeZone).format(at)
}

/** Making one takes thirty times as long as using it, and a list has hundreds of them. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  dayFormats.set(timeZone, format)
  return format
}
