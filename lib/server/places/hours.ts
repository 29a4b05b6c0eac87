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
/** The next change is looked for so far ahead. */
const AHEAD_MS = 366 * DAY_MS
/** In strides of so much, between which the time is looked at. */
const STRIDE_MS = 7 * DAY_MS
/** How long one text is read in all, ms. Hours that take longer count as unknown. */
const READING_MS = 1000
/** Hours that could not be read are tried again after this, ms. */
const RETRY_MS = 60 * 60 * 1000
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
  assertHours(hours)
  const timeZone = timeZoneOf(near)
  return { ...openingAt({ ...near, hours, timeZone, isOpenNow: null }, now), timeZone }
}

const unknown: Opening = { openState: 'unknown', closesAt: null, opensAt: null }

/** A reading that pauses now and then, for others to be answered in between. */
export type Reading = Generator<undefined, KnownOpening>

/** Whether a place is open, by its own clock, and when that changes. Reads hours that are not known yet without a pause. */
export function openingAt(place: Place, now: Date): Opening {
  const known = knownOpening(place, now)
  if (known) return known
  const reading = readHours(place, now)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value.opening
}

/** The same of what is known without reading; undefined for hours that have to be read first. */
export function knownOpening(place: Place, now: Date): Opening | undefined {
  if (!hasHours(place)) return place.isOpenNow === null ? unknown : { ...unknown, openState: place.isOpenNow ? 'open' : 'closed' }
  if (hasTooManyRules(place.hours)) return unknown
  const known = kept.get(hoursKey(place, now))
  return known && known.fromMs <= now.getTime() && now.getTime() < known.untilMs ? known.opening : undefined
}

/** Reads hours and keeps what they say. @param clock counts ms; what a pause takes does not count */
export function* readHours(place: Place, now: Date, clock = () => performance.now()): Reading {
  if (!hasHours(place)) return { opening: unknown, fromMs: now.getTime(), untilMs: now.getTime() }
  const found = yield* read(place, now, clock)
  const endOfDay = now.getTime() + DAY_MS
  const { opening, untilMs = endOfDay } = found ?? { opening: unknown, untilMs: now.getTime() + RETRY_MS }
  const known = { opening, fromMs: now.getTime(), untilMs: Math.min(untilMs, endOfDay) }
  keepOpening(hoursKey(place, now), known)
  return known
}

/** Keeps what hours say, in place of what was kept longest. */
export function keepOpening(key: string, known: KnownOpening): void {
  kept.delete(key)
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, known)
}

/** What makes readers guess: "10-5" is read as from ten to five in the morning, "99999" as a year. */
const guesses: readonly string[] = ['ambiguous_single_digit_hour', 'interpreted_as_year', 'rant_degree_sign_used_for_zero']

/** @throws Problem invalid at `hours` for what is no opening hours that everybody reads alike, or says too much to be read */
export function assertHours(text: string): void {
  if (hasTooManyRules(text)) throw invalidField('hours', 'hours_rules', { rules: MOST_RULES, sun: MAX_SUN_TIMES })
  if (!isHours(text)) throw invalidField('hours', 'hours')
}

/** Whether a text is opening hours that everybody reads alike, and that can be read in good time. */
export function isHours(text: string): boolean {
  if (text.length > MAX_HOURS_LENGTH || hasTooManyRules(text)) return false
  try {
    // Always the same country: whether a text can be read must not depend on where it is. Of the second school holidays are known.
    const at = rulesOf(text).includes('SH') ? reader({ ...anywhere, country: 'de', state: 'Bayern' }) : reader({ ...anywhere, country: 'us' })
    const read = new OpeningHours(text, at, options)
    // For a warning that is none of those the reader would look five years ahead.
    const changes = read.getIterator()
    const { advance } = changes
    changes.advance = () => advance(new Date(changes.getDate().getTime() + STRIDE_MS))
    read.getIterator = () => changes
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

/** What hours say, and from when until when: to their next change, and for a day at most. */
export interface KnownOpening {
  opening: Opening
  fromMs: number
  untilMs: number
}
const kept = new Map<string, KnownOpening>()

type PlaceWithHours = Place & { hours: string }

const hasHours = (place: Place): place is PlaceWithHours => place.hours !== null

/** The sun rises at another time in each place; all other hours are alike in a zone. */
export function hoursKey({ hours, timeZone, latitude, longitude }: Place, now: Date): string {
  const key = `${timeZone} ${hours}`
  return hours !== null && hasSunTimes(hours) ? `${latitude.toFixed(2)} ${longitude.toFixed(2)} ${offsetMs(timeZone, now.getTime())} ${key}` : key
}

/** Undefined where the hours cannot be read, not in time either, or hang on holidays that nobody here knows. */
function* read(
  place: PlaceWithHours,
  now: Date,
  clock: () => number,
): Generator<undefined, { opening: Opening; untilMs: number | undefined } | undefined> {
  const country = countryOfZone(place.timeZone)
  const ahead = wallTime(place.timeZone, now)
  const hours = readable(place.hours, country, ahead.getFullYear())
  if (hours === undefined) return undefined
  try {
    const at = reader({ latitude: place.latitude, longitude: longitudeBySun(place, now, ahead), country })
    const changes = new OpeningHours(hours, at, options).getIterator(ahead)
    const state = openStateOf(changes.getStateString(undefined, true))
    const next = yield* nextChange(changes, new Date(ahead.getTime() + AHEAD_MS), clock)
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

/** Pauses after each stride. @throws Error if the time is over first */
function* nextChange(changes: Changes, until: Date, clock: () => number): Generator<undefined, { wall: Date; state: OpenState } | undefined> {
  const before = changes.getStateString(undefined, true)
  let left = READING_MS
  for (let limit = changes.getDate(); limit < until; ) {
    if (left <= 0) throw new Error('The time is over')
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
    withoutRemarks(hours)
      .toUpperCase()
      .match(/[A-Z]+/g) ?? []
  )
}

/**
 * The reader takes the sun's instants for times of its own clock, which is not the place's. It is told a longitude at which the
 * sun rises as much later as the place's clock is ahead of its own.
 */
function longitudeBySun({ longitude, timeZone, hours }: PlaceWithHours, now: Date, wall: Date): number {
  if (!hasSunTimes(hours)) return longitude
  const aheadHours = (offsetMs(timeZone, now.getTime()) + wall.getTimezoneOffset() * 60_000) / 3_600_000
  return ((((longitude - 15 * aheadHours + 180) % 360) + 360) % 360) - 180
}
