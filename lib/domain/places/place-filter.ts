/** The filter of the map in the page's address and in API requests: the same names in both. */
import { type Bbox, normalBbox } from '#lib/domain/places/bbox'
import { type PlaceCategory, type Position, placeCategories } from '#lib/domain/places/places'
import { searchText } from '#lib/domain/platform/search-text'

/** The maximum length of search text. */
export const MAX_PLACE_SEARCH_CHARACTERS = 200
/** The maximum age for a place in months: the last month of being 18. */
export const MAX_PLACE_AGE_MONTHS = 228
/** Decimals of a view in the address: about ten meters. */
const VIEW_DECIMALS = 4
/** Decimals of the user's position in requests: about a hundred meters, for privacy. */
const POSITION_DECIMALS = 3
/** The maximum places in a view: the API's limit. */
export const MOST_IN_VIEW = 500
/** The maximum places around a position: enough to browse, and a light page. */
const MOST_AROUND = 100

/** The facts to filter by, each named like its parameter. */
export const placeFacts = ['fenced', 'shade', 'toilets', 'changing_table', 'stroller', 'wheelchair', 'drinking_water', 'dogs', 'no_dogs'] as const
export type PlaceFact = (typeof placeFacts)[number]

export interface PlaceFilter {
  q: string
  category: PlaceCategory | null
  /** Whether to leave out places known to be closed. */
  open: boolean
  free: boolean
  ageMonths: number | null
  facts: readonly PlaceFact[]
  /** The searched part of the map; null means around the user. */
  bbox: Bbox | null
  /** The id of the selected place. */
  place: string | null
}

export const NO_PLACE_FILTER: PlaceFilter = { q: '', category: null, open: false, free: false, ageMonths: null, facts: [], bbox: null, place: null }

/** The values that "all" resets; the view and the selected place stay. */
export const NO_NARROWING = { q: '', category: null, open: false, free: false, ageMonths: null, facts: [] } satisfies Partial<PlaceFilter>

/** Returns whether the filter narrows the places. */
export function isNarrowed(filter: PlaceFilter): boolean {
  return narrowings(filter).size > 0
}

/** Reads an address. It ignores unknown values, so that old links still show something. */
export function readPlaceFilter(address: URLSearchParams): PlaceFilter {
  const category = address.get('category')
  return {
    q: searchText((address.get('q') ?? '').trim(), MAX_PLACE_SEARCH_CHARACTERS),
    category: placeCategories.find((one) => one === category) ?? null,
    open: address.get('open') === 'true',
    free: address.get('free') === 'true',
    ageMonths: readAge(address.get('age_months')),
    facts: placeFacts.filter((fact) => isAsked(fact, address)),
    bbox: readView(address.get('bbox') ?? ''),
    place: readId(address.get('place')),
  }
}

/** Writes an address: the same filter always gives the same text, without unset values. */
export function placeFilterParameters(filter: PlaceFilter): URLSearchParams {
  const parameters = narrowings(filter)
  if (filter.bbox) parameters.set('bbox', viewText(filter.bbox))
  if (filter.place) parameters.set('place', filter.place)
  return parameters
}

/** Returns whether two filters look for the same places. */
export function isSameSearch(a: PlaceFilter, b: PlaceFilter): boolean {
  return narrowings(a).toString() === narrowings(b).toString()
}

/** Builds the API query: the places in the view, nearest to the user first, or without a view those around the user. */
export function placeQuery(filter: PlaceFilter, near: Position): URLSearchParams {
  const parameters = narrowings(filter)
  if (filter.bbox) parameters.set('bbox', viewText(filter.bbox))
  parameters.set('near', [near.latitude, near.longitude].map((degrees) => degrees.toFixed(POSITION_DECIMALS)).join())
  parameters.set('limit', String(filter.bbox ? MOST_IN_VIEW : MOST_AROUND))
  return parameters
}

/** Returns the middle of a view, also across the antimeridian. */
export function middleOf({ west, south, east, north }: Bbox): Position {
  const width = east >= west ? east - west : east - west + 360
  const longitude = west + width / 2
  return { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude }
}

function narrowings({ q, category, open, free, ageMonths, facts }: PlaceFilter): URLSearchParams {
  const parameters = new URLSearchParams()
  if (q.trim() !== '') parameters.set('q', q.trim())
  if (category) parameters.set('category', category)
  if (open) parameters.set('open', 'true')
  if (free) parameters.set('free', 'true')
  if (ageMonths !== null) parameters.set('age_months', String(ageMonths))
  for (const fact of placeFacts) {
    if (!facts.includes(fact)) continue
    if (fact === 'no_dogs') parameters.set('dogs', 'false')
    else parameters.set(fact, 'true')
  }
  return parameters
}

function isAsked(fact: PlaceFact, address: URLSearchParams): boolean {
  return fact === 'no_dogs' ? address.get('dogs') === 'false' : address.get(fact) === 'true'
}

function readAge(text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const months = Number(text)
  return months <= MAX_PLACE_AGE_MONTHS ? months : null
}

function readId(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null
}

function readView(text: string): Bbox | null {
  if (!/^-?[\d.]{1,12}(,-?[\d.]{1,12}){3}$/.test(text)) return null
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text.split(',').map(Number)
  const isView = [west, east].every((degrees) => Math.abs(degrees) <= 180) && -90 <= south && south < north && north <= 90
  return isView ? { west, south, east, north } : null
}

function viewText(view: Bbox): string {
  const { west, south, east, north } = normalBbox(view)
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(VIEW_DECIMALS))).join()
}
