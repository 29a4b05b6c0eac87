import { offsetMs } from '#lib/domain/places/hours/wall-clock'

const DAY_MS = 24 * 60 * 60 * 1000
/** From this distance on, a weekday name is ambiguous. */
const WEEKDAYS_MS = 6 * DAY_MS

/** Returns the format of a future time at a place: today a time, in the next days a weekday with a time, later a date. */
export function timeFormat(at: Date, now: Date, timeZone: string) {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
  if (dayOf(at, timeZone) === dayOf(now, timeZone)) return time
  if (at.getTime() - now.getTime() < WEEKDAYS_MS) return { ...time, weekday: 'short' } as const
  return { day: 'numeric', month: 'short', timeZone } as const
}

/** Returns the days since 1970 by the clocks of the zone. */
function dayOf(at: Date, timeZone: string): number {
  return Math.floor((at.getTime() + offsetMs(timeZone, at.getTime())) / DAY_MS)
}
