import 'server-only'
import OpeningHours from 'opening_hours'
import { countryOfZone } from '#lib/domain/country'
import { withHolidayDates } from '#lib/domain/holiday-rules'
import { israeliHolidays } from '#lib/domain/israeli-holidays'
import type { OpenState, Position } from '#lib/domain/places'
import { timeZoneOf } from '#lib/domain/time-zone'
import { instantOf, offsetMs, wallTime } from '#lib/domain/wall-clock'
import { invalidField } from '#lib/errors'
import { MAX_HOURS_LENGTH, type OpeningQuery } from '#lib/schemas/location'

const DAY_MS = 24 * 60 * 60 * 1000
/** The next change is looked for so far ahead. */
const AHEAD_MS = 366 * DAY_MS
/** Results kept: each for as long as nothing changes at its place. */
const MOST_KEPT = 20_000

/** What the opening hours say at an instant. Unless something changes within a year, both times are null. */
export interface Opening {
  openState: OpenState
  closesAt: Date | null
  opensAt: Date | null
}

interface Place extends Position {
  hours: string | null
  /** What counts without hours. */
  isOpenNow: boolean | null
  timeZone: string
}

/** What hours would say of a place there. @throws Problem invalid at `hours` for what cannot be read */
export function openingOf({ hours, near }: OpeningQuery, now: Date): Opening & { timeZone: string } {
  if (!isHours(hours)) throw invalidField('hours', 'hours')
  const timeZone = timeZoneOf(near)
  return { ...openingAt({ ...near, hours, timeZone, isOpenNow: null }, now), timeZone }
}

const unknown: Opening = { openState: 'unknown', closesAt: null, opensAt: null }

/** Whether a place is open, by its own clock, and when that changes. */
export function openingAt(place: Place, now: Date): Opening {
  if (place.hours !== null) return evaluated({ ...place, hours: place.hours }, now)
  if (place.isOpenNow === null) return unknown
  return { ...unknown, openState: place.isOpenNow ? 'open' : 'closed' }
}

/** What makes readers guess: "10-5" is read as from ten to five in the morning, "99999" as a year. */
const guesses: readonly string[] = ['ambiguous_single_digit_hour', 'interpreted_as_year', 'rant_degree_sign_used_for_zero']

/** Whether a text is opening hours that everybody reads alike. */
export function isHours(text: string): boolean {
  if (text.length > MAX_HOURS_LENGTH) return false
  try {
    // Always the same country: whether a text can be read must not depend on where it is. Of the second school holidays are known.
    const at = rulesOf(text).includes('SH') ? reader({ ...anywhere, country: 'de', state: 'Bayern' }) : reader({ ...anywhere, country: 'us' })
    const read = new OpeningHours(text, at, options)
    return !read.getStructuredWarnings().some(({ type }) => guesses.includes(type))
  } catch {
    return false
  }
}

/** Words in English and no other language: "so" is Sunday in one and Saturday in another. */
const options = { mode: 0, locale: 'en', warnings_severity: 4, tag_key: 'opening_hours', map_value: false }

/** Where the reader thinks it is. Its types say numbers, but it takes texts alone: without them it invents a sun of its own. */
function reader({ latitude, longitude, country = '', state = '' }: Position & { country: string | undefined; state?: string }) {
  return Object({ lat: String(latitude), lon: String(longitude), address: { country_code: country, state } })
}

const anywhere = { latitude: 30, longitude: 0 }

interface Kept {
  opening: Opening
  fromMs: number
  untilMs: number
}
const kept = new Map<string, Kept>()

type PlaceWithHours = Place & { hours: string }

function evaluated(place: PlaceWithHours, now: Date): Opening {
  const key = keyOf(place, now)
  const known = kept.get(key)
  if (known && known.fromMs <= now.getTime() && now.getTime() < known.untilMs) return known.opening
  const fresh = evaluate(place, now)
  kept.delete(key)
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, fresh)
  return fresh.opening
}

/** The sun rises at another time in each place; all other hours are alike in a zone. */
function keyOf({ hours, timeZone, latitude, longitude }: PlaceWithHours, now: Date): string {
  const key = `${timeZone} ${hours}`
  return goesBySun(hours) ? `${latitude.toFixed(2)} ${longitude.toFixed(2)} ${offsetMs(timeZone, now.getTime())} ${key}` : key
}

function evaluate(place: PlaceWithHours, now: Date): Kept {
  const { opening, untilMs } = read(place, now) ?? { opening: unknown, untilMs: undefined }
  return { opening, fromMs: now.getTime(), untilMs: untilMs ?? now.getTime() + DAY_MS }
}

/** Undefined where the hours cannot be read or hang on holidays that nobody here knows. */
function read(place: PlaceWithHours, now: Date): { opening: Opening; untilMs: number | undefined } | undefined {
  const country = countryOfZone(place.timeZone)
  const ahead = wallTime(place.timeZone, now)
  const hours = readable(place.hours, country, ahead.getFullYear())
  if (hours === undefined) return undefined
  try {
    const at = reader({ latitude: place.latitude, longitude: longitudeBySun(place, now, ahead), country })
    const changes = new OpeningHours(hours, at, options).getIterator(ahead)
    const state = openStateOf(changes.getStateString(undefined, true))
    const next = nextChange(changes, new Date(ahead.getTime() + AHEAD_MS))
    const changesAt = next && instantOf(place.timeZone, next.wall, now)
    const opening = {
      openState: state,
      closesAt: state === 'open' && next?.state === 'closed' ? (changesAt ?? null) : null,
      opensAt: state === 'closed' && next?.state === 'open' ? (changesAt ?? null) : null,
    }
    return { opening, untilMs: changesAt?.getTime() }
  } catch {
    // What was written before a rule of reading changed: nobody knows is the honest answer.
    return undefined
  }
}

type Changes = ReturnType<OpeningHours['getIterator']>

function nextChange(changes: Changes, until: Date): { wall: Date; state: OpenState } | undefined {
  const before = changes.getStateString(undefined, true)
  while (changes.advance(until)) {
    const state = changes.getStateString(undefined, true)
    if (changes.getDate() > until) return undefined
    if (state !== before) return { wall: changes.getDate(), state: openStateOf(state) }
  }
  return undefined
}

function openStateOf(state: string): OpenState {
  return state === 'open' || state === 'unknown' ? state : 'closed'
}

/** Countries whose public holidays the reader knows. Where they differ within the country it knows those of all of it. */
export const holidayCountries: ReadonlySet<string> = new Set(
  (
    'ar at au be bg br by ca ch ci cn cz de dk ee es fi fr ge gg gi gr hr hu ie im it je jp lt lu lv mc md mt mx na nf nl no ' +
    'nz pl pm pt ro rs ru se si sj sk sm ua us vn za'
  ).split(' '),
)

/** The hours as the reader can read them there, or undefined: school holidays differ within every country, and public ones must be known of this one. */
function readable(hours: string, country: string | undefined, year: number): string | undefined {
  const rules = rulesOf(hours)
  if (rules.includes('SH')) return undefined
  if (!rules.includes('PH') || (country !== undefined && holidayCountries.has(country))) return hours
  return country === 'il' ? withHolidayDates(hours, [...israeliHolidays(year), ...israeliHolidays(year + 1)]) : undefined
}

/** The words of the hours in capitals, without remarks in quotation marks. */
function rulesOf(hours: string): string[] {
  return (
    hours
      .replaceAll(/"[^"]*"/g, '')
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  )
}

function goesBySun(hours: string): boolean {
  return /sun(?:rise|set)|dawn|dusk/i.test(hours)
}

/**
 * The reader takes the sun's instants for times of its own clock, which is not the place's. It is told a longitude at which the
 * sun rises as much later as the place's clock is ahead of its own.
 */
function longitudeBySun({ longitude, timeZone, hours }: PlaceWithHours, now: Date, wall: Date): number {
  if (!goesBySun(hours)) return longitude
  const aheadHours = (offsetMs(timeZone, now.getTime()) + wall.getTimezoneOffset() * 60_000) / 3_600_000
  return ((((longitude - 15 * aheadHours + 180) % 360) + 360) % 360) - 180
}
