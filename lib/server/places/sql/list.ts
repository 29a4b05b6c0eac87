import 'server-only'
import { type Bbox, flatBoxes } from '#lib/domain/places/bbox'
import type { PlaceCategory, Position } from '#lib/domain/places/places'
import { type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { editableColumns, placeColumns, placeRow, sphereSql } from '#lib/server/places/sql/columns'
import { rowsRead } from '#lib/server/platform/rows-read'
import { composed, type Value } from '#lib/statement'

/** Up to so many places in a view are sorted one and all; of more, those that come first are read by their order. */
export const FEW = 2000
/** Rows of what everybody asks for that are read. */
const ROWS_READ = [10, 50, 100, MAX_PLACES]

/** What is looked for. */
export type PlaceQuery = Omit<LocationQuery, 'nameOrCategory'> & {
  /** What a name has in it, or that its place is one of these. */
  called: { text: string; as: readonly PlaceCategory[] } | undefined
  /** The instant at which it is open. */
  openAt?: Date | undefined
}

const here: Position = { latitude: 0, longitude: 0 }
const view: Bbox = { west: 1, south: 1, east: 2, north: 2 }
const views: Bbox[] = [view, { ...view, west: 179, east: -179 }]
const facts = { shade: true, fenced: true, toilets: false, changingTable: false, stroller: true, drinkingWater: true, surface: 'sand' } as const
/** With nothing asked, and with everything, of which there are two ways to ask for some. */
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

/** The places of a view, found by where they are; none where there are more than a few, of whichever kind. */
export const selectInside = composed({
  row: placeRow,
  examples: queries.flatMap((query) => views.map((bbox): [PlaceQuery, Bbox, number] => [query, bbox, 1])),
  write: (value, query: PlaceQuery, bbox: Bbox, limit: number) => {
    const conditions = conditionsSql(query, value)
    const text = `
      with inside as materialized (select * from location where ${inViewSql(bbox, value)} limit ${FEW + 1})
      select ${placeColumns} from inside
      ${whereSql([`(select count(*) from inside) <= ${FEW}`, ...conditions])} order by ${orderSql(query, value)} limit ${value(limit)}`
    // What a map asks for with every move is prepared, as it can be: whatever the view, it is found by the one index.
    return { text, isPrepared: conditions.length === 0 && query.near !== undefined }
  },
})

/** The places of a view one by one, of whichever kind, and no more than one more than a few. */
export const countInside = composed({
  row: {},
  examples: views.map((bbox): [Bbox] => [bbox]),
  write: (value, bbox: Bbox) => ({ text: `select 1 from location where ${inViewSql(bbox, value)} limit ${FEW + 1}`, isPrepared: false }),
})

/**
 * Those of a view that are among the nearest of all: where enough are, they are the first of the list. PostgreSQL would read all
 * places for them: places crowd, and it takes much fewer to be in the view than there are.
 */
export const selectAmongNearest = composed({
  row: placeRow,
  examples: queries.map((query): [PlaceQuery, Position, number] => [query, here, 1]),
  write: (value, query: PlaceQuery, near: Position, limit: number) => {
    const order = orderSql({ near }, value)
    const text = `
      with nearest as materialized (select * from location order by ${order} limit ${FEW})
      select ${placeColumns} from nearest ${whereSql(askedSql(query, value))} order by ${order} limit ${value(limit)}`
    return { text, isPrepared: false }
  },
})

/** In their order. Some more than are asked for, where that is how they are prepared. */
export const selectInOrder = composed({
  row: placeRow,
  examples: queries.map((query): [PlaceQuery, number, number] => [query, 1, 0]),
  write: (value, query: PlaceQuery, atLeast: number, offset: number) => {
    const conditions = askedSql(query, value)
    // What everybody asks for is prepared; the others are too many, and each is planned by what it asks for.
    const isPrepared = conditions.length === 0 && offset === 0
    const limit = (isPrepared && rowsRead(ROWS_READ, atLeast)) || atLeast
    const text = `select ${placeColumns} from location ${whereSql(conditions)} order by ${orderSql(query, value)} limit ${limit} offset ${offset}`
    return { text, isPrepared }
  },
})

/** With the view, where one is asked for. */
function askedSql(query: PlaceQuery, value: Value): string[] {
  return [...conditionsSql(query, value), ...(query.bbox ? [inRangeSql(query.bbox, value)] : [])]
}

function orderSql({ near }: Pick<LocationQuery, 'near'>, value: Value): string {
  if (!near) return 'id desc'
  return `${sphereSql('latitude', 'longitude')} <-> ${sphereSql(`${value(near.latitude)}::float8`, `${value(near.longitude)}::float8`)}, id desc`
}

/** As the index "location_view" has it. */
function inViewSql(bbox: Bbox, value: Value): string {
  const boxes = flatBoxes(bbox).map(({ west, south, east, north }) => {
    const corners = [west, south, east, north].map((degrees) => `${value(degrees)}::float8`)
    return `point(longitude, latitude) <@ box(point(${corners[0]}, ${corners[1]}), point(${corners[2]}, ${corners[3]}))`
  })
  return `(${boxes.join(' or ')})`
}

/** The same in plain comparisons, of which PostgreSQL knows how many rows they leave. */
function inRangeSql(bbox: Bbox, value: Value): string {
  const boxes = flatBoxes(bbox).map(
    ({ west, south, east, north }) => `latitude between ${value(south)} and ${value(north)} and longitude between ${value(west)} and ${value(east)}`,
  )
  return `(${boxes.join(' or ')})`
}

function whereSql(conditions: string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
}

/** Facts that are there, not there or unknown. */
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

/** Not known to be closed: hours that were not read yet are looked at when they are here. */
function mayBeOpenSql(at: string): string {
  const closed = `select 1 from hours_reading r where r.zone = time_zone and r.rules = hours and r.open_state <> 'open' and r.read_at <= ${at} and r.valid_until > ${at}`
  return `(case when hours is null then is_open_now else not exists (${closed}) end)`
}

/** By part of the name or the description, whatever the case. */
function searchSql(q: string, value: Value): string {
  const pattern = value(partOf(q))
  return `(name ilike ${pattern} or description ilike ${pattern})`
}

/** The pattern of what has a text in it, of which no character is a sign of the pattern's. */
function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

function fitsAgeSql(months: string): string {
  return `coalesce(age_min_months, 0) <= ${months}::int and coalesce(age_max_months, ${months}::int) >= ${months}::int`
}
