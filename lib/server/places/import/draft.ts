import 'server-only'
import { hasTooManyRules } from '#lib/domain/places/hours/hours-size'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { noPlayReasonOf } from '#lib/domain/places/no-play-tags'
import { categoryOfTags, categoryOfWords, factsOfTags, isPrivate, priceOfTags, type Tags, yesOrNo } from '#lib/domain/places/osm-tags'
import { type ChosenFields, fieldOf } from '#lib/domain/places/place-columns'
import { type PlaceCategory, type Position, priceLevels } from '#lib/domain/places/places'
import { httpsUrl, MAX_ADDRESS_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_HOURS_LENGTH, MAX_NAME_LENGTH, phone } from '#lib/schemas/places/location'
import type { ImportReason } from '#lib/schemas/places/place-import'
import { pastDay } from '#lib/schemas/platform/fields'
import { isHours } from '#lib/server/places/hours'

/** An entry of a file in any format. */
export interface FileEntry {
  /** Row number, counted from 1. */
  row: number
  /** Unchecked position; undefined if there is none. */
  position: Position | undefined
  /** Properties by `plainKey`; no value is empty. */
  properties: Tags
  /** Id of the entry itself, separate from its properties. */
  sourceId?: string | undefined
}

export interface DraftOptions {
  category?: PlaceCategory | undefined
  unnamed?: string | undefined
  source?: string | undefined
  chosen: ChosenFields
}

/** Values that an entry states for a place, by column; others are absent. */
type PlaceColumns = Record<string, string | number | boolean>

export interface Draft {
  row: number
  said: PlaceColumns
  /** Category if neither the file nor an admin states one. */
  category: PlaceCategory
  timeZone: string
  source: string | undefined
  sourceId: string | undefined
  /** Whether the same id means the same place, even after a move or a rename. */
  isTrusted: boolean
  /** Whether the file states its name: a default name does not distinguish places. */
  isNamed: boolean
}

export interface Refusal {
  row: number
  name: string | undefined
  reason: ImportReason
}

export interface LeftOut extends Refusal {
  field: string
}

export type Drafted = { draft: Draft; leftOut: LeftOut[] } | { refusal: Refusal }

/** Source of ids without a known source: the same id means the same place only near its position or with its name. */
const UNKNOWN_SOURCE = 'file'
/** OpenStreetMap ids, such as "way/4711". */
const OSM_ID = /^(node|way|relation)\/\d{1,19}$/
/** Maximum length; longer texts are not ids. */
const MAX_ID_LENGTH = 200

/** Converts an entry to a place, or returns why it is refused. An error in an optional field loses only that field. */
export function toDraft(entry: FileEntry, options: DraftOptions): Drafted {
  const { row, properties, position } = entry
  const get = (field: Parameters<typeof fieldOf>[1]) => fieldOf(properties, field, options.chosen)
  const ownName = get('name')
  const name = ownName ?? options.unnamed
  const refuse = (reason: ImportReason): Drafted => ({ refusal: { row, name: name?.slice(0, MAX_NAME_LENGTH), reason } })
  if (isPrivate(properties)) return refuse('private')
  // A file that names a category means a place.
  const noPlay = categoryOfWords(get('category') ?? '') ? undefined : noPlayReasonOf(properties)
  if (noPlay) return refuse(noPlay)
  if (name === undefined) return refuse('no_name')
  if (name.length > MAX_NAME_LENGTH) return refuse('name_too_long')
  if (!isStorable(name)) return refuse('bad_text')
  if (!position) return refuse('no_position')
  if (!isOnEarth(position))
    return refuse(isOnEarth({ latitude: position.longitude, longitude: position.latitude }) ? 'swapped_position' : 'bad_position')
  const hours = get('hours')
  if (hours !== undefined && hours.length <= MAX_HOURS_LENGTH && hasTooManyRules(hours)) return refuse('hours_rules')

  const leftOut: LeftOut[] = []
  const keep = <T>(field: string, value: T | undefined, isGood: (value: T) => boolean, reason: ImportReason): T | undefined => {
    if (value === undefined || isGood(value)) return value
    leftOut.push({ row, name, field, reason })
    return undefined
  }
  const text = (field: string, value: string | undefined, most: number) => {
    const short = keep(field, value, (given) => given.length <= most, 'too_long')
    return keep(field, short, isStorable, 'bad_text')
  }
  const { ageMinMonths, ageMaxMonths, ...facts } = factsOfTags(properties)
  const ages = keep('age_max_months', [ageMinMonths, ageMaxMonths] as const, ([min = 0, max = min]) => min <= max, 'bad_ages')
  const said = {
    name,
    ...position,
    category: categoryOfWords(get('category') ?? '') ?? categoryOfTags(properties),
    description: text('description', get('description'), MAX_DESCRIPTION_LENGTH),
    address: text('address', get('address') ?? addressOfTags(properties), MAX_ADDRESS_LENGTH),
    hours: keep('hours', hours, isKnownHours, 'bad_hours'),
    // Several numbers are separated by semicolons.
    phone: keep('phone', get('phone')?.split(';')[0]?.trim(), (given) => phone.safeParse(given).success, 'bad_phone'),
    image_url: keep('image_url', get('image_url'), (given) => httpsUrl.safeParse(given).success, 'bad_image_url'),
    price_level: priceLevels.find((level) => level === properties.get('price_level')) ?? priceOfTags(properties),
    is_open_now: yesOrNo(properties.get('is_open_now')),
    checked_on: dayOf(properties.get('checked_on') ?? properties.get('check_date')),
    age_min_months: ages?.[0],
    age_max_months: ages?.[1],
    shade: facts.shade,
    fenced: facts.fenced,
    toilets: facts.toilets,
    changing_table: facts.changingTable,
    wheelchair: facts.wheelchair,
    stroller: facts.stroller,
    drinking_water: facts.drinkingWater,
    surface: facts.surface,
    dogs: facts.dogs,
  }
  return {
    draft: {
      ...{ row, said: removeUndefined(said), category: options.category ?? 'other', timeZone: timeZoneOf(position) },
      ...{ ...idOf(entry, options), isNamed: ownName !== undefined },
    },
    leftOut,
  }
}

/** Removes undefined values. */
function removeUndefined(said: Record<string, PlaceColumns[string] | undefined>): PlaceColumns {
  const all: PlaceColumns = {}
  for (const [column, value] of Object.entries(said)) if (value !== undefined) all[column] = value
  return all
}

function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Whether a text is valid for the database, as `storable` of the schemas. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const knownHours = new Map<string, boolean>()
const MOST_KNOWN = 5000

/** Caches results: reading hours takes half a millisecond, and a city's places share most of theirs. */
function isKnownHours(text: string): boolean {
  const known = knownHours.get(text)
  if (known !== undefined) return known
  if (knownHours.size >= MOST_KNOWN) knownHours.clear()
  const isGood = isStorable(text) && isHours(text)
  knownHours.set(text, isGood)
  return isGood
}

/** Builds "1 Palm Drive, New Orleans" from OpenStreetMap's parts, or a table's. */
function addressOfTags(tags: Tags): string | undefined {
  const part = (key: string) => tags.get(`addr:${key}`) ?? tags.get(key)
  const street = [part('housenumber'), part('street')].filter(Boolean).join(' ')
  const city = [part('postcode'), part('city')].filter(Boolean).join(' ')
  return street ? [street, city].filter(Boolean).join(', ') : undefined
}

/** Parses a past day, with the same rule as the form. */
function dayOf(text: string | undefined): string | undefined {
  const { success, data } = pastDay.safeParse(text)
  return success ? data : undefined
}

function idOf({ properties, sourceId }: FileEntry, { source: named, chosen }: DraftOptions): Pick<Draft, 'source' | 'sourceId' | 'isTrusted'> {
  const osm = [sourceId, properties.get('@id')].find((id) => id !== undefined && OSM_ID.test(id))
  if (osm !== undefined && named === undefined) return { source: 'osm', sourceId: osm, isTrusted: true }
  const own = properties.get('source')
  const id = fieldOf(properties, 'id', chosen) ?? osm ?? sourceId
  if (id === undefined || id.length > MAX_ID_LENGTH || !isStorable(id)) return { source: undefined, sourceId: undefined, isTrusted: false }
  if (named !== undefined) return { source: named, sourceId: id, isTrusted: true }
  // A file exported here states the source of each id.
  if (own !== undefined && properties.has('source_id') && own.length <= MAX_ID_LENGTH && isStorable(own))
    return { source: own, sourceId: id, isTrusted: true }
  return { source: UNKNOWN_SOURCE, sourceId: id, isTrusted: false }
}
