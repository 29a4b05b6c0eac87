import 'server-only'
import OpeningHours from 'opening_hours'
import { countryOfZone } from '#lib/domain/places/hours/country'
import { withHolidayDates } from '#lib/domain/places/hours/holidays-as-dates'
import { hasSunTimes, hasTooManyRules, MAX_SUN_TIMES, MOST_RULES, withoutRemarks } from '#lib/domain/places/hours/hours-size'
import { israeliHolidays } from '#lib/domain/places/hours/israeli-holidays'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { instantOf, offsetMs, wallTime } from '#lib/domain/places/hours/wall-clock'
import type { OpenState, Position } from '#lib/domain/places/places'
import { invalidField } from '#lib/errors'
import { MAX_HOURS_LENGTH, type OpeningQuery } from '#lib/schemas/places/location'

const DAY_MS = 24 * 60 * 60 * 1000
/** How far ahead the next change is searched. */
const AHEAD_MS = 366 * DAY_MS
/** Step of the search; the time is checked after each step. */
const STRIDE_MS = 7 * DAY_MS
/** Maximum time in ms to read one text. Hours that take longer count as unknown. */
const READING_MS = 1000
/** Time in ms after which unreadable hours are tried again. */
const RETRY_MS = 60 * 60 * 1000
/** Maximum cached results; each is valid until something changes at its place. */
const MOST_KEPT = 20_000

/** Opening state at an instant. If nothing changes within a year, both times are null. */
export interface Opening {
  openState: OpenState
  closesAt: Date | null
  opensAt: Date | null
}

interface Place extends Position {
  hours: string | null
  /** Open or closed as an admin stated it. Used only if there are no hours. */
  isOpenNow: boolean | null
  timeZone: string
}

/** Returns the opening state that hours would give at a position. @throws Problem invalid at `hours` for unreadable ones */
export function openingOf({ hours, near }: OpeningQuery, now: Date): Opening & { timeZone: string } {
  assertHours(hours)
  const timeZone = timeZoneOf(near)
  return { ...openingAt({ ...near, hours, timeZone, isOpenNow: null }, now), timeZone }
}

const unknown: Opening = { openState: 'unknown', closesAt: null, opensAt: null }

/** A reading that pauses regularly, so that other requests are answered in between. */
export type Reading = Generator<undefined, KnownOpening>

/** Returns whether a place is open, by its local time, and when that changes. Reads unknown hours without a pause. */
export function openingAt(place: Place, now: Date): Opening {
  const known = knownOpening(place, now)
  if (known) return known
  const reading = readHours(place, now)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value.opening
}

/** Returns the opening state if known without reading; undefined for hours that must be read first. */
export function knownOpening(place: Place, now: Date): Opening | undefined {
  if (!hasHours(place)) return place.isOpenNow === null ? unknown : { ...unknown, openState: place.isOpenNow ? 'open' : 'closed' }
  if (hasTooManyRules(place.hours)) return unknown
  const known = kept.get(hoursKey(place, now))
  return known && known.fromMs <= now.getTime() && now.getTime() < known.untilMs ? known.opening : undefined
}

/** Reads hours and caches the result. @param clock counts ms; pauses do not count */
export function* readHours(place: Place, now: Date, clock = () => performance.now()): Reading {
  if (!hasHours(place)) return { opening: unknown, fromMs: now.getTime(), untilMs: now.getTime() }
  const found = yield* read(place, now, clock)
  const endOfDay = now.getTime() + DAY_MS
  const { opening, untilMs = endOfDay } = found ?? { opening: unknown, untilMs: now.getTime() + RETRY_MS }
  const known = { opening, fromMs: now.getTime(), untilMs: Math.min(untilMs, endOfDay) }
  keepOpening(hoursKey(place, now), known)
  return known
}

/** Caches a result, replacing the oldest one if the cache is full. */
export function keepOpening(key: string, known: KnownOpening): void {
  kept.delete(key)
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, known)
}

/** Warnings for texts that users must guess: "10-5" is read as from ten to five in the morning, "99999" as a year. */
const guesses: readonly string[] = ['ambiguous_single_digit_hour', 'interpreted_as_year', 'rant_degree_sign_used_for_zero']

/** @throws Problem invalid at `hours` for ambiguous or invalid opening hours, or if they have too many rules */
export function assertHours(text: string): void {
  if (hasTooManyRules(text)) throw invalidField('hours', 'hours_rules', { rules: MOST_RULES, sun: MAX_SUN_TIMES })
  if (!isHours(text)) throw invalidField('hours', 'hours')
}

/** Whether a text is unambiguous opening hours that can be read in time. */
export function isHours(text: string): boolean {
  if (text.length > MAX_HOURS_LENGTH || hasTooManyRules(text)) return false
  try {
    // The country is fixed: validity must not depend on the place. For the second one school holidays are known.
    const at = rulesOf(text).includes('SH')
      ? toLibraryLocation({ ...anywhere, country: 'de', state: 'Bayern' })
      : toLibraryLocation({ ...anywhere, country: 'us' })
    const read = new OpeningHours(text, at, options)
    // The library searches five years ahead for a warning that is ignored here; larger steps shorten the search.
    const changes = read.getIterator()
    const { advance } = changes
    changes.advance = () => advance(new Date(changes.getDate().getTime() + STRIDE_MS))
    read.getIterator = () => changes
    return !read.getStructuredWarnings().some(({ type }) => guesses.includes(type))
  } catch {
    return false
  }
}

/** Only English words: "so" is Sunday in one language and Saturday in another. */
const options = { mode: 0, locale: 'en', warnings_severity: 4, tag_key: 'opening_hours', map_value: false }

/** Builds the library's location. Its types require numbers, but it accepts only strings: without them it invents sun times. */
function toLibraryLocation({ latitude, longitude, country = '', state = '' }: Position & { country: string | undefined; state?: string }) {
  return Object({ lat: String(latitude), lon: String(longitude), address: { country_code: country, state } })
}

const anywhere = { latitude: 30, longitude: 0 }

/** Opening state with its validity: until the next change, and for a day at most. */
export interface KnownOpening {
  opening: Opening
  fromMs: number
  untilMs: number
}
const kept = new Map<string, KnownOpening>()

type PlaceWithHours = Place & { hours: string }

const hasHours = (place: Place): place is PlaceWithHours => place.hours !== null

/** Returns the cache key. Sunrise differs between places; all other hours are the same in a time zone. */
export function hoursKey({ hours, timeZone, latitude, longitude }: Place, now: Date): string {
  const key = `${timeZone} ${hours}`
  return hours !== null && hasSunTimes(hours) ? `${latitude.toFixed(2)} ${longitude.toFixed(2)} ${offsetMs(timeZone, now.getTime())} ${key}` : key
}

/** Reads hours; undefined if they are unreadable, take too long, or depend on unknown holidays. */
function* read(
  place: PlaceWithHours,
  now: Date,
  clock: () => number,
): Generator<undefined, { opening: Opening; untilMs: number | undefined } | undefined> {
  const country = countryOfZone(place.timeZone)
  const localNow = wallTime(place.timeZone, now)
  const hours = toReadableHours(place.hours, country, localNow.getFullYear())
  if (hours === undefined) return undefined
  try {
    const at = toLibraryLocation({ latitude: place.latitude, longitude: longitudeBySun(place, now, localNow), country })
    const changes = new OpeningHours(hours, at, options).getIterator(localNow)
    const state = openStateOf(changes.getStateString(undefined, true))
    const next = yield* nextChange(changes, new Date(localNow.getTime() + AHEAD_MS), clock)
    const changesAt = next && instantOf(place.timeZone, next.wall, now)
    const opening = {
      openState: state,
      closesAt: state === 'open' && next?.state === 'closed' ? (changesAt ?? null) : null,
      opensAt: state === 'closed' && next?.state === 'open' ? (changesAt ?? null) : null,
    }
    return { opening, untilMs: changesAt?.getTime() }
  } catch {
    // Hours stored before a rule of reading changed: unknown is the honest result.
    return undefined
  }
}

type Changes = ReturnType<OpeningHours['getIterator']>

/** Finds the next change, with a pause after each step. @throws Error if the time runs out first */
function* nextChange(changes: Changes, until: Date, clock: () => number): Generator<undefined, { wall: Date; state: OpenState } | undefined> {
  const before = changes.getStateString(undefined, true)
  let left = READING_MS
  for (let limit = changes.getDate(); limit < until; ) {
    if (left <= 0) throw new Error('The time for reading hours is over')
    const startedAt = clock()
    limit = new Date(Math.min(limit.getTime() + STRIDE_MS, until.getTime()))
    while (changes.advance(limit)) {
      const state = changes.getStateString(undefined, true)
      if (state !== before) return { wall: changes.getDate(), state: openStateOf(state) }
    }
    left -= clock() - startedAt
    yield
  }
  return undefined
}

function openStateOf(state: string): OpenState {
  return state === 'open' || state === 'unknown' ? state : 'closed'
}

/** Countries whose public holidays the library knows; if regions differ, it knows the national ones. */
export const holidayCountries: ReadonlySet<string> = new Set(
  (
    'ar at au be bg br by ca ch ci cn cz de dk ee es fi fr ge gg gi gr hr hu ie im it je jp lt lu lv mc md mt mx na nf nl no ' +
    'nz pl pm pt ro rs ru se si sj sk sm ua us vn za'
  ).split(' '),
)

/** Returns hours in toReadableHours form, or undefined: school holidays differ within every country, and public holidays must be known for this one. */
function toReadableHours(hours: string, country: string | undefined, year: number): string | undefined {
  const rules = rulesOf(hours)
  if (rules.includes('SH')) return undefined
  if (!rules.includes('PH') || (country !== undefined && holidayCountries.has(country))) return hours
  return country === 'il' ? withHolidayDates(hours, [...israeliHolidays(year), ...israeliHolidays(year + 1)]) : undefined
}

/** Returns the hours' words in upper case, without quoted remarks. */
function rulesOf(hours: string): string[] {
  return (
    withoutRemarks(hours)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  )
}

/**
 * Returns a longitude that corrects sun times. The library takes the sun's instants in its own clock, not the place's: at this longitude
 * the sun rises as much later as the place's clock is ahead.
 */
function longitudeBySun({ longitude, timeZone, hours }: PlaceWithHours, now: Date, wall: Date): number {
  if (!hasSunTimes(hours)) return longitude
  const aheadHours = (offsetMs(timeZone, now.getTime()) + wall.getTimezoneOffset() * 60_000) / 3_600_000
  return ((((longitude - 15 * aheadHours + 180) % 360) + 360) % 360) - 180
}
