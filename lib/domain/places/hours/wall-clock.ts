/**
 * What clocks show in other time zones. A wall time is a Date whose local parts (getHours and so on) are those of a clock on
 * the wall of the place: what reckons with local time reckons with the place's.
 */

const MINUTE_MS = 60_000
/** No zone has changed its clock at another time than a multiple of this for a century. */
const STEP_MS = 15 * MINUTE_MS
/** Steps remembered a zone, so that a list of places of one zone asks once. */
const MOST_STEPS = 2000

interface Zone {
  format: Intl.DateTimeFormat
  offsets: Map<number, number>
}
const zones = new Map<string, Zone>()

/** Milliseconds that the zone's clocks are ahead of UTC at an instant. @throws RangeError for a zone that there is not */
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

/** What the zone's clocks show at an instant. */
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
 * When the zone's clocks show a wall time next after `after`. Of a time that they show twice, in the hour that is repeated in
 * autumn, it is the first that is still to come; one that they leave out in spring is as much later as they are put forward.
 */
export function instantOf(timeZone: string, wall: Date, after: Date): Date {
  const shown = Date.UTC(wall.getFullYear(), wall.getMonth(), wall.getDate(), wall.getHours(), wall.getMinutes(), wall.getSeconds())
  const [before, behind] = [offsetMs(timeZone, shown - 24 * 60 * MINUTE_MS), offsetMs(timeZone, shown + 24 * 60 * MINUTE_MS)]
  const both = [shown - before, shown - behind].sort((a, b) => a - b)
  const real = both.filter((at) => at + offsetMs(timeZone, at) === shown)
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
  second: 'numeric',
} as const

/** What a clock shows, as if it were one in UTC. */
function shownMs(format: Intl.DateTimeFormat, instantMs: number): number {
  const shown = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
