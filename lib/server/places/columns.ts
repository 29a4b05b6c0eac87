import 'server-only'
import type { Location, LocationInput } from '#lib/schemas/places/location'
import { openingAt, type ReadingTime } from '#lib/server/places/hours'

/** What of a place is said by people, each with its column. The time zone follows from the position. */
export const editableColumns = {
  name: 'name',
  description: 'description',
  category: 'category',
  latitude: 'latitude',
  longitude: 'longitude',
  address: 'address',
  imageUrl: 'image_url',
  phone: 'phone',
  priceLevel: 'price_level',
  hours: 'hours',
  isOpenNow: 'is_open_now',
  checkedOn: 'checked_on',
  ageMinMonths: 'age_min_months',
  ageMaxMonths: 'age_max_months',
  shade: 'shade',
  fenced: 'fenced',
  toilets: 'toilets',
  changingTable: 'changing_table',
  wheelchair: 'wheelchair',
  stroller: 'stroller',
  drinkingWater: 'drinking_water',
  surface: 'surface',
  dogs: 'dogs',
} as const satisfies Record<keyof LocationInput, string>

/** A row as `columnsSql` reads it. */
export type PlaceRow = Omit<Location, 'openState' | 'closesAt' | 'opensAt'>

/** The columns of `location` that leave the server, under the code's names. */
export const columnsSql = [
  ...Object.entries(editableColumns),
  ['id', 'id'],
  ['timeZone', 'time_zone'],
  // As the wire has it: making a Date of each of hundreds and a text of that again takes longer.
  ['createdAt', `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`],
  ['version', 'version'],
]
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ')

/** A row with what its hours say now. @param time one for all places of a call */
export function shownPlace(row: PlaceRow, now: Date, time: ReadingTime): Location {
  return { ...row, ...openingAt(row, now, time) }
}

/** A position as the index "location_near" has it; of columns, or of placeholders. */
export function sphereSql(latitude: string, longitude: string): string {
  return `cube(array[cos(radians(${latitude})) * cos(radians(${longitude})), cos(radians(${latitude})) * sin(radians(${longitude})), sin(radians(${latitude}))])`
}

const EARTH_RADIUS_METRES = 6_371_000

/** A box on that sphere of so many metres to each side of a position. */
export function aroundSql(metres: number, latitude: string, longitude: string): string {
  return `cube_enlarge(${sphereSql(latitude, longitude)}, ${metres / EARTH_RADIUS_METRES}, 3)`
}
