import 'server-only'
import { bool, date, enumOf, float, int, orNull, type RowOf, text, uuid } from '#lib/columns'
import { dogRules, placeCategories, priceLevels, surfaces, wheelchairAccess } from '#lib/domain/places/places'
import type { LocationInput } from '#lib/schemas/places/location'

/** Columns of a place that users can edit. The time zone follows from the position. */
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

/** Columns of `location` that leave the server, under the code's names. */
export const placeColumns = [
  ...Object.entries(editableColumns),
  ['id', 'id'],
  ['timeZone', 'time_zone'],
  // In the API's form: converting hundreds of values to Date and back takes longer.
  ['createdAt', `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`],
  ['version', 'version'],
]
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ')

/** The types of these columns. */
export const placeRow = {
  id: uuid,
  name: text,
  description: orNull(text),
  category: enumOf('LocationCategory', placeCategories),
  latitude: float,
  longitude: float,
  address: orNull(text),
  imageUrl: orNull(text),
  phone: orNull(text),
  priceLevel: enumOf('PriceLevel', priceLevels),
  hours: orNull(text),
  isOpenNow: orNull(bool),
  timeZone: text,
  checkedOn: orNull(date),
  ageMinMonths: orNull(int),
  ageMaxMonths: orNull(int),
  shade: orNull(bool),
  fenced: orNull(bool),
  toilets: orNull(bool),
  changingTable: orNull(bool),
  wheelchair: orNull(enumOf('Wheelchair', wheelchairAccess)),
  stroller: orNull(bool),
  drinkingWater: orNull(bool),
  surface: orNull(enumOf('Surface', surfaces)),
  dogs: orNull(enumOf('Dogs', dogRules)),
  createdAt: text,
  version: int,
}

export type PlaceRow = RowOf<typeof placeRow>

/** Converts a position to the form of the index "location_near"; takes columns or placeholders. */
export function sphereSql(latitude: string, longitude: string): string {
  return `cube(array[cos(radians(${latitude})) * cos(radians(${longitude})), cos(radians(${latitude})) * sin(radians(${longitude})), sin(radians(${latitude}))])`
}

const EARTH_RADIUS_METRES = 6_371_000

/** Returns a box on that sphere, with this number of metres to each side of a position. */
export function aroundSql(metres: number, latitude: string, longitude: string): string {
  return `cube_enlarge(${sphereSql(latitude, longitude)}, ${metres / EARTH_RADIUS_METRES}, 3)`
}
