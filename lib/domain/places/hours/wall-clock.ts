/**
 * Converts times between zones. A wall time is a Date whose local parts (getHours and so on) are those of a clock at the place, so
 * that code for local time works for the place.
 */

const MINUTE_MS = 60_000
/** Every zone has changed its clocks at multiples of this for a century. */
const STEP_MS = 15 * MINUTE_MS
/** The maximum cached steps per zone, so that a list of places in one zone asks once. */
const MOST_STEPS = 2000

interface Zone {
  format: Intl.DateTimeFormat
  offsets: Map<number, number>
}
const zones = new Map<string, Zone>()

/** Returns the milliseconds that the zone's clocks are ahead of UTC at an instant. @throws RangeError for an unknown zone */
export function offsetMs(timeZone: string, instantMs: number): number {
  const zone = zoneOf(timeZone)
  const step = Math.floor(instantMs / STEP_MS)
  const known = zone.offsets.get(step)
  if (known !== undefined) return known
  if (zone.offsets.size >= MOST_STEPS) zone.offsets.clear()
  const at = step * STEP_MS
  const offset = shownMs(zone.format, at) - at
  zone.offsets.set(step, offset)
  return offset
}

/** Returns the wall time of a zone at an instant. */
export function wallTime(timeZone: string, at: Date): Date {
  const shown = new Date(at.getTime() + offsetMs(timeZone, at.getTime()))
  return new Date(
    shown.getUTCFullYear(),
    shown.getUTCMonth(),
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
    shown.getUTCSeconds(),
    shown.getUTCMilliseconds(),
  )
}

/**
 * Returns when the zone's clocks next show a wall time after `after`. If they show it twice, in the repeated hour of autumn, it is
 * the first one still to come. If they skip it in spring, it is later by the skipped time.
 */
export function instantOf(timeZone: string, wall: Date, after: Date): Date {
  const shown = Date.UTC(wall.getFullYear(), wall.getMonth(), wall.getDate(), wall.getHours(), wall.getMinutes(), wall.getSeconds())
  const [before, behind] = [offsetMs(timeZone, shown - 24 * 60 * MINUTE_MS), offsetMs(timeZone, shown + 24 * 60 * MINUTE_MS)]
  // In a repeated hour the clocks were further ahead before, so the earlier instant is first.
  const real = [shown - before, shown - behind].filter((at) => at + offsetMs(timeZone, at) === shown)
  return new Date(real.find((at) => at > after.getTime()) ?? real[0] ?? shown - before)
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const zone = { format: new Intl.DateTimeFormat('en-US', { ...parts, timeZone }), offsets: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}

const parts = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** Returns the displayed clock time as if it were UTC, in whole minutes. */
function shownMs(format: Intl.DateTimeFormat, instantMs: number): number {
  const shown = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}
