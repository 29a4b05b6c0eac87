import * as z from 'zod/mini'
import { type Bbox, normalBbox } from '#lib/domain/places/bbox'
import { MAX_PLACE_AGE_MONTHS } from '#lib/domain/places/place-filter'
import { dogRules, openStates, type Position, placeCategories, priceLevels, surfaces, wheelchairAccess } from '#lib/domain/places/places'
import type { ValidationKey } from '#lib/i18n/validation'
import { day, id, instant, line, note, pastDay, queryNumber, storable, version, yesOrNo } from '#lib/schemas/platform/fields'

/** The maximum length of a name in OpenStreetMap. */
export const MAX_NAME_LENGTH = 255
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_ADDRESS_LENGTH = 300
const MAX_URL_LENGTH = 2000
const MAX_PHONE_LENGTH = 40
/** The maximum length in OpenStreetMap. The server checks whether hours are readable. */
export const MAX_HOURS_LENGTH = 255
/** The maximum length of search text. */
const MAX_SEARCH_CHARACTERS = 200
/** The maximum, and default, number of places in a list. */
export const MAX_PLACES = 500

/** Degrees. JSON has no NaN, and text is refused. */
const degrees = (most: number) =>
  z
    .number({ error: ({ code, input }) => (code !== 'invalid_type' ? undefined : input === undefined ? 'required' : 'coordinate') })
    .check(z.minimum(-most), z.maximum(most))
const latitude = degrees(90)
const longitude = degrees(180)

/** The address of a picture that browsers may load: never a script, and without a password. */
export const httpsUrl = z.string().check(z.trim(), z.maxLength(MAX_URL_LENGTH), storable, z.refine(isHttps, 'https_url'))

function isHttps(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** A phone number: three to fifteen digits, with common separators. */
export const phone = z
  .string()
  .check(z.trim(), z.maxLength(MAX_PHONE_LENGTH), z.regex(/^\+?[\d\s().\-/\u00a0]*$/, 'phone'), z.refine(hasDigits, 'phone'))

function hasDigits(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0
  return digits >= 3 && digits <= 15
}

/** Treats empty text as null. */
const emptiable = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.pipe(
      z.transform((given) => (typeof given === 'string' && given.trim() === '' ? null : given)),
      z.nullable(field),
    ),
  )

const maybe = z.optional(z.nullable(z.boolean()))
const months = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_PLACE_AGE_MONTHS))))

const fields = {
  name: line(MAX_NAME_LENGTH),
  description: note(MAX_DESCRIPTION_LENGTH),
  category: z.enum(placeCategories),
  latitude,
  longitude,
  address: note(MAX_ADDRESS_LENGTH),
  imageUrl: emptiable(httpsUrl),
  phone: emptiable(phone),
  priceLevel: z.enum(priceLevels),
  isOpenNow: maybe,
  hours: note(MAX_HOURS_LENGTH),
  checkedOn: emptiable(pastDay),
  ageMinMonths: months,
  ageMaxMonths: months,
  shade: maybe,
  fenced: maybe,
  toilets: maybe,
  changingTable: maybe,
  wheelchair: emptiable(z.enum(wheelchairAccess)),
  stroller: maybe,
  drinkingWater: maybe,
  surface: emptiable(z.enum(surfaces)),
  dogs: emptiable(z.enum(dogRules)),
}

/** The input of a place. A null fact is unknown; `isOpenNow` counts only without `hours`. */
export const locationInput = z.strictObject({
  ...fields,
  category: z._default(fields.category, 'playground'),
  priceLevel: z._default(fields.priceLevel, 'free'),
})
export type LocationInput = z.infer<typeof locationInput>

/** A change: absent fields stay, null clears. With `version`, an outdated change is refused. */
export const locationChange = z.extend(z.partial(z.strictObject(fields)), { version: z.optional(version) })
export type LocationChange = z.infer<typeof locationChange>

export const location = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  category: z.enum(placeCategories),
  latitude: z.number(),
  longitude: z.number(),
  address: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  priceLevel: z.enum(priceLevels),
  /** OpenStreetMap's opening_hours. */
  hours: z.nullable(z.string()),
  /** The stored value; null if never set. `openState` is the current state. */
  isOpenNow: z.nullable(z.boolean()),
  timeZone: z.string(),
  openState: z.enum(openStates),
  /** Null if it is closed, or not known to close within a year. */
  closesAt: z.nullable(instant),
  opensAt: z.nullable(instant),
  checkedOn: z.nullable(day),
  ageMinMonths: z.nullable(z.number()),
  ageMaxMonths: z.nullable(z.number()),
  shade: z.nullable(z.boolean()),
  fenced: z.nullable(z.boolean()),
  toilets: z.nullable(z.boolean()),
  changingTable: z.nullable(z.boolean()),
  wheelchair: z.nullable(z.enum(wheelchairAccess)),
  stroller: z.nullable(z.boolean()),
  drinkingWater: z.nullable(z.boolean()),
  surface: z.nullable(z.enum(surfaces)),
  dogs: z.nullable(z.enum(dogRules)),
  createdAt: instant,
  version: z.number(),
})
export type Location = z.input<typeof location>
/** The response for the API and pages, with instants and days as text. */
export type ShownLocation = z.output<typeof location>
export const locationList = z.array(location)

/** The state that hours give. */
export const opening = z.object({ openState: z.enum(openStates), closesAt: z.nullable(instant), opensAt: z.nullable(instant), timeZone: z.string() })
export type ShownOpening = z.output<typeof opening>

/** Parses numbers separated by commas. */
function numbersOf(text: string, count: number): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const numbers = parts.map(Number)
  return parts.length === count && parts.every(Boolean) && numbers.every(Number.isFinite) ? numbers : undefined
}

const short = z.string().check(z.maxLength(200))

function readPosition(text: string): Position | undefined {
  const [lat = 0, lng = 0] = numbersOf(text, 2) ?? [Number.NaN]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : undefined
}

/** The maximum degrees of a view: maps that were turned around the earth exceed 180 by up to one turn. */
const MAX_TURNED_DEGREES = 540

function readView(text: string): Bbox | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = numbersOf(text, 4) ?? [Number.NaN]
  const isView = Math.abs(west) <= MAX_TURNED_DEGREES && Math.abs(east) <= MAX_TURNED_DEGREES && -90 <= south && south <= north && north <= 90
  return isView ? normalBbox({ west, south, east, north }) : undefined
}

/** `latitude,longitude`. */
const near = z.pipe(
  short,
  z.transform((text, context) => readPosition(text) ?? addIssue(context, 'position')),
)

/** `west,south,east,north`; west greater than east crosses the antimeridian. */
const bbox = z.pipe(
  short,
  z.transform((text, context) => readView(text) ?? addIssue(context, 'view')),
)

function addIssue(context: z.core.ParsePayload, message: ValidationKey): never {
  context.issues.push({ code: 'custom', message, input: context.value })
  return z.NEVER
}

/** The query for a place's state by unsaved hours, for a form. */
export const openingQuery = z.strictObject({ hours: line(MAX_HOURS_LENGTH), near })
export type OpeningQuery = z.infer<typeof openingQuery>

const search = z.string().check(z.trim(), z.maxLength(MAX_SEARCH_CHARACTERS), storable)

/**
 * The search parameters. `open=true` leaves out only places known to be closed. For facts, `true` finds known presence and `false`
 * known absence; `ageMonths` leaves out only places said to be for other ages.
 */
export const locationQuery = z.strictObject({
  category: z.optional(z.enum(placeCategories)),
  q: z.optional(search),
  /** Searches part of the name, or of the category's name in the user's language. */
  nameOrCategory: z.optional(search),
  bbox: z.optional(bbox),
  near: z.optional(near),
  open: z.optional(yesOrNo),
  free: z.optional(yesOrNo),
  ageMonths: z.optional(queryNumber(0, MAX_PLACE_AGE_MONTHS)),
  shade: z.optional(yesOrNo),
  fenced: z.optional(yesOrNo),
  toilets: z.optional(yesOrNo),
  changingTable: z.optional(yesOrNo),
  /** `true`: fully or with limits. */
  wheelchair: z.optional(yesOrNo),
  stroller: z.optional(yesOrNo),
  drinkingWater: z.optional(yesOrNo),
  /** `true`: allowed, or allowed on a leash. */
  dogs: z.optional(yesOrNo),
  surface: z.optional(z.enum(surfaces)),
  /** An id: returns only older places, as the next page of the newest. */
  before: z.optional(id),
  limit: z.optional(queryNumber(1, MAX_PLACES)),
})
export type LocationQuery = z.infer<typeof locationQuery>
