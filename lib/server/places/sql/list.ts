import 'server-only'
import { type Bbox, flatBoxes } from '#lib/domain/places/bbox'
import type { PlaceCategory, Position } from '#lib/domain/places/places'
import { type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { editableColumns, placeColumns, placeRow, sphereSql } from '#lib/server/places/sql/columns'
import { chooseRowLimit } from '#lib/server/platform/prepared-row-limit'
import { composed, type Value } from '#lib/statement'

/** Maximum places in a view that are sorted completely; beyond it, the first are read by index order. */
export const MAX_SORTED_PLACES = 2000
/** Limits of prepared statements for the common request. */
const ROWS_READ = [10, 50, 100, MAX_PLACES]

/** Conditions of a list. */
export type PlaceQuery = Omit<LocationQuery, 'nameOrCategory'> & {
  /** Text in the name, or categories of which the place is one. */
  called: { text: string; as: readonly PlaceCategory[] } | undefined
  /** Instant at which the place is open. */
  openAt?: Date | undefined
}

const here: Position = { latitude: 0, longitude: 0 }
const view: Bbox = { west: 1, south: 1, east: 2, north: 2 }
const views: Bbox[] = [view, { ...view, west: 179, east: -179 }]
const facts = { shade: true, fenced: true, toilets: false, changingTable: false, stroller: true, drinkingWater: true, surface: 'sand' } as const
/** Examples without conditions and with all of them, some in two variants. */
const queries: PlaceQuery[] = [
  { called: undefined },
  { called: undefined, near: here },
  {
    ...facts,
    category: 'park',
    q: 'x',
    called: { text: 'x', as: ['park'] },
    before: '',
    openAt: new Date(0),
    free: true,
    ageMonths: 1,
    wheelchair: true,
    dogs: true,
  },
  { ...facts, called: undefined, near: here, bbox: view, free: false, wheelchair: false, dogs: false },
]

/** Selects the places of a view by position; none if there are more than a few, of any kind. */
export const selectInside = composed({
  row: placeRow,
  examples: queries.flatMap((query) => views.map((bbox): [PlaceQuery, Bbox, number] => [query, bbox, 1])),
  write: (value, query: PlaceQuery, bbox: Bbox, limit: number) => {
    const conditions = conditionsSql(query, value)
    const text = `
      with inside as materialized (select * from location where ${inViewSql(bbox, value)} limit ${MAX_SORTED_PLACES + 1})
      select ${placeColumns} from inside
      ${whereSql([`(select count(*) from inside) <= ${MAX_SORTED_PLACES}`, ...conditions])} order by ${orderSql(query, value)} limit ${value(limit)}`
    // A map's request after every move is prepared: for every view the same index is best.
    return { text, isPrepared: conditions.length === 0 && query.near !== undefined }
  },
})

/** Counts the places of a view, of any kind, up to one more than a few. */
export const countInside = composed({
  row: {},
  examples: views.map((bbox): [Bbox] => [bbox]),
  write: (value, bbox: Bbox) => ({
    text: `select 1 from location where ${inViewSql(bbox, value)} limit ${MAX_SORTED_PLACES + 1}`,
    isPrepared: false,
  }),
})

/**
 * Selects those of a view among the nearest of all: if there are enough, they are the first of the list. Otherwise PostgreSQL would read
 * all places: places cluster, so it overestimates those in the view.
 */
export const selectAmongNearest = composed({
  row: placeRow,
  examples: queries.map((query): [PlaceQuery, Position, number] => [query, here, 1]),
  write: (value, query: PlaceQuery, near: Position, limit: number) => {
    const order = orderSql({ near }, value)
    const text = `
      with nearest as materialized (select * from location order by ${order} limit ${MAX_SORTED_PLACES})
      select ${placeColumns} from nearest ${whereSql(askedSql(query, value))} order by ${order} limit ${value(limit)}`
    return { text, isPrepared: false }
  },
})

/** Selects places in order; a prepared statement may return more than requested. */
export const selectInOrder = composed({
  row: placeRow,
  examples: queries.map((query): [PlaceQuery, number, number] => [query, 1, 0]),
  write: (value, query: PlaceQuery, atLeast: number, offset: number) => {
    const conditions = askedSql(query, value)
    // Common requests are prepared; the others are too varied, and each is planned by its conditions.
    const isPrepared = conditions.length === 0 && offset === 0
    const limit = (isPrepared && chooseRowLimit(ROWS_READ, atLeast)) || atLeast
    const text = `select ${placeColumns} from location ${whereSql(conditions)} order by ${orderSql(query, value)} limit ${limit} offset ${offset}`
    return { text, isPrepared }
  },
})

/** Returns the conditions including the view, if there is one. */
function askedSql(query: PlaceQuery, value: Value): string[] {
  return [...conditionsSql(query, value), ...(query.bbox ? [inRangeSql(query.bbox, value)] : [])]
}

function orderSql({ near }: Pick<LocationQuery, 'near'>, value: Value): string {
  if (!near) return 'id desc'
  return `${sphereSql('latitude', 'longitude')} <-> ${sphereSql(`${value(near.latitude)}::float8`, `${value(near.longitude)}::float8`)}, id desc`
}

/** Condition of a view in the form of the index "location_view". */
function inViewSql(bbox: Bbox, value: Value): string {
  const boxes = flatBoxes(bbox).map(({ west, south, east, north }) => {
    const corners = [west, south, east, north].map((degrees) => `${value(degrees)}::float8`)
    return `point(longitude, latitude) <@ box(point(${corners[0]}, ${corners[1]}), point(${corners[2]}, ${corners[3]}))`
  })
  return `(${boxes.join(' or ')})`
}

/** The same as plain comparisons, whose number of rows PostgreSQL can estimate. */
function inRangeSql(bbox: Bbox, value: Value): string {
  const boxes = flatBoxes(bbox).map(
    ({ west, south, east, north }) => `latitude between ${value(south)} and ${value(north)} and longitude between ${value(west)} and ${value(east)}`,
  )
  return `(${boxes.join(' or ')})`
}

function whereSql(conditions: string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
}

/** Facts that are true, false or unknown. */
const plainFacts = ['shade', 'fenced', 'toilets', 'changingTable', 'stroller', 'drinkingWater'] as const

function conditionsSql(query: PlaceQuery, value: Value): string[] {
  const conditions = [
    query.category && `category = ${value(query.category)}::"LocationCategory"`,
    query.q && searchSql(query.q, value),
    query.called && `(name ilike ${value(partOf(query.called.text))} or category = any(${value(query.called.as)}::"LocationCategory"[]))`,
    query.before && `id < ${value(query.before)}::uuid`,
    query.openAt && mayBeOpenSql(value(query.openAt)),
    query.free !== undefined && `price_level ${query.free ? '=' : '<>'} 'free'`,
    query.ageMonths !== undefined && fitsAgeSql(value(query.ageMonths)),
    ...plainFacts.map((fact) => query[fact] !== undefined && `${editableColumns[fact]} is ${query[fact]}`),
    query.wheelchair !== undefined && `wheelchair in (${query.wheelchair ? "'yes', 'limited'" : "'no'"})`,
    query.dogs !== undefined && `dogs in (${query.dogs ? "'yes', 'leashed'" : "'no'"})`,
    query.surface && `surface = ${value(query.surface)}::"Surface"`,
  ]
  return conditions.flatMap((condition) => condition || [])
}

/** Condition for places not known to be closed: unread hours are checked after loading. */
function mayBeOpenSql(at: string): string {
  const closed = `select 1 from hours_reading r where r.zone = time_zone and r.rules = hours and r.open_state <> 'open' and r.read_at <= ${at} and r.valid_until > ${at}`
  return `(case when hours is null then is_open_now else not exists (${closed}) end)`
}

/** Condition for a part of the name or the description, in any case. */
function searchSql(q: string, value: Value): string {
  const pattern = value(partOf(q))
  return `(name ilike ${pattern} or description ilike ${pattern})`
}

/** Returns a pattern for texts that contain this text, with special characters escaped. */
function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function fitsAgeSql(months: string): string {
  return `coalesce(age_min_months, 0) <= ${months}::int and coalesce(age_max_months, ${months}::int) >= ${months}::int`
}
