import 'server-only'
import { type Bbox, flatBoxes, isWholeEarth } from '#lib/domain/places/bbox'
import type { PlaceCategory, Position } from '#lib/domain/places/places'
import type { Language } from '#lib/domain/platform/basics'
import { prepared } from '#lib/prepared'
import { type Location, type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { categoriesCalled } from '#lib/server/places/category-names'
import { columnsSql, editableColumns, type PlaceRow, shownPlace, sphereSql } from '#lib/server/places/columns'
import { readingTime } from '#lib/server/places/hours'
import { pool } from '#lib/server/platform/db'
import { rowsRead } from '#lib/server/platform/rows-read'

/** Up to so many places in a view are sorted one and all; of more, those that come first are read by their order. */
const FEW = 2000
/** Rows of what everybody asks for that are read. */
const ROWS_READ = [10, 50, 100, MAX_PLACES]
/** Rows read at once at least, where some of them are left out for being closed. */
const LEAST_AT_ONCE = 200
/** Where hardly any is open, no more pages than this are looked through. */
const MOST_PAGES = 20

/** The places that are looked for: the nearest first where `near` is given, else the newest. Categories are called as in the language. */
export async function listPlaces(asked: LocationQuery, now: Date, language: Language = 'en'): Promise<Location[]> {
  const { nameOrCategory, limit = MAX_PLACES, ...rest } = asked
  const query: PlaceQuery = { ...rest, called: nameOrCategory ? { text: nameOrCategory, as: categoriesCalled(nameOrCategory, language) } : undefined }
  const found: Location[] = []
  const time = readingTime()
  for await (const rows of pages(query, limit)) {
    for (const row of rows) {
      const place = shownPlace(row, now, time)
      if (!query.open || place.openState !== 'closed') found.push(place)
      // Reading hours for the first time takes longest of all: not of a place that is not shown.
      if (found.length === limit) return found
    }
  }
  return found
}

type PlaceQuery = Omit<LocationQuery, 'nameOrCategory'> & {
  /** What a name has in it, or that its place is one of these. */
  called: { text: string; as: readonly PlaceCategory[] } | undefined
}

/** The rows in their order. */
async function* pages(query: PlaceQuery, limit: number): AsyncGenerator<PlaceRow[]> {
  if (query.bbox && !isWholeEarth(query.bbox)) {
    const inside = await fewInside(query, query.bbox, query.open ? FEW : limit)
    if (inside) {
      yield inside
      return
    }
  }
  const size = query.open ? Math.max(LEAST_AT_ONCE, 2 * limit) : limit
  const nearest = query.bbox && query.near ? await amongNearest(query, query.near, size) : []
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = page === 0 && nearest.length === size ? nearest : await inOrder(query, size, page * size)
    yield rows
    if (rows.length < size) return
  }
}

/** A statement's values, and the placeholders for them. */
function statement() {
  const values: unknown[] = []
  return { values, value: (given: unknown) => `$${values.push(given)}` }
}
type Value = ReturnType<typeof statement>['value']

/** The places of a view, found by where they are; undefined where there are more than a few, of whichever kind. */
async function fewInside(query: PlaceQuery, bbox: Bbox, limit: number): Promise<PlaceRow[] | undefined> {
  const { values, value } = statement()
  const conditions = conditionsSql(query, value)
  // What a map asks for with every move is prepared, as it can be: whatever the view, it is found by the one index.
  const isPrepared = conditions.length === 0 && query.near !== undefined
  const text = `
    with inside as materialized (select * from location where ${inViewSql(bbox, value)} limit ${FEW + 1})
    select ${columnsSql} from inside
    ${whereSql([`(select count(*) from inside) <= ${FEW}`, ...conditions])} order by ${orderSql(query, value)} limit ${value(limit)}`
  const { rows } = await pool.query<PlaceRow>(isPrepared ? prepared(text, values) : { text, values })
  if (rows.length > 0) return rows
  // None of them is looked for, or there are so many that it is not known.
  const count = statement()
  const all = await pool.query({ text: `select 1 from location where ${inViewSql(bbox, count.value)} limit ${FEW + 1}`, values: count.values })
  return (all.rowCount ?? 0) > FEW ? undefined : []
}

/**
 * Those of a view that are among the nearest of all: where enough are, they are the first of the list. PostgreSQL would read all
 * places for them: places crowd, and it takes much fewer to be in the view than there are.
 */
async function amongNearest(query: PlaceQuery, near: Position, limit: number): Promise<PlaceRow[]> {
  const { values, value } = statement()
  const order = orderSql({ near }, value)
  const conditions = [...conditionsSql(query, value), ...(query.bbox ? [inRangeSql(query.bbox, value)] : [])]
  const text = `
    with nearest as materialized (select * from location order by ${order} limit ${FEW})
    select ${columnsSql} from nearest ${whereSql(conditions)} order by ${order} limit ${value(limit)}`
  const { rows } = await pool.query<PlaceRow>({ text, values })
  return rows
}

/** Some more than are asked for, where that is how they are prepared. */
async function inOrder(query: PlaceQuery, atLeast: number, offset: number): Promise<PlaceRow[]> {
  const { values, value } = statement()
  const conditions = [...conditionsSql(query, value), ...(query.bbox ? [inRangeSql(query.bbox, value)] : [])]
  // What everybody asks for is prepared; the others are too many, and each is planned by what it asks for.
  const isPrepared = conditions.length === 0 && offset === 0
  const limit = (isPrepared && rowsRead(ROWS_READ, atLeast)) || atLeast
  const text = `select ${columnsSql} from location ${whereSql(conditions)} order by ${orderSql(query, value)} limit ${limit} offset ${offset}`
  const { rows } = await pool.query<PlaceRow>(isPrepared ? prepared(text, values) : { text, values })
  return rows
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
    // What has hours is looked at when it is read.
    query.open && '(hours is not null or is_open_now is not false)',
    query.free !== undefined && `price_level ${query.free ? '=' : '<>'} 'free'`,
    query.ageMonths !== undefined && fitsAgeSql(value(query.ageMonths)),
    ...plainFacts.map((fact) => query[fact] !== undefined && `${editableColumns[fact]} is ${query[fact]}`),
    query.wheelchair !== undefined && `wheelchair in (${query.wheelchair ? "'yes', 'limited'" : "'no'"})`,
    query.dogs !== undefined && `dogs in (${query.dogs ? "'yes', 'leashed'" : "'no'"})`,
    query.surface && `surface = ${value(query.surface)}::"Surface"`,
  ]
  return conditions.flatMap((condition) => condition || [])
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
