import 'server-only'
import { type Bbox, isWholeEarth } from '#lib/domain/places/bbox'
import type { Language } from '#lib/domain/platform/basics'
import { type Location, type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { findCategoriesByName } from '#lib/server/places/category-names'
import { openingCall, withOpenings } from '#lib/server/places/openings'
import type { PlaceRow } from '#lib/server/places/sql/columns'
import { countInside, MAX_SORTED_PLACES, type PlaceQuery, selectAmongNearest, selectInOrder, selectInside } from '#lib/server/places/sql/list'
import { pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** Minimum rows read at once, if closed places are left out. */
const LEAST_AT_ONCE = 200
/** Rows whose hours are checked together, if closed places are left out: reading hours is the slowest step. */
const OPEN_AT_ONCE = 100
/** Maximum pages to search, if hardly any place is open. */
const MOST_PAGES = 20

/** Lists the matching places: nearest first if `near` is given, else newest first. Category names are in the given language. */
export async function listPlaces(asked: LocationQuery, now: Date, language: Language = 'en'): Promise<Location[]> {
  const { nameOrCategory, limit = MAX_PLACES, ...rest } = asked
  const query: PlaceQuery = {
    ...rest,
    openAt: rest.open ? now : undefined,
    called: nameOrCategory ? { text: nameOrCategory, as: findCategoriesByName(nameOrCategory, language) } : undefined,
  }
  const found: Location[] = []
  const call = openingCall(now)
  for await (const rows of readPages(query, limit)) {
    const atOnce = query.open ? OPEN_AT_ONCE : limit
    for (let first = 0; first < rows.length && found.length < limit; first += atOnce) {
      const places = await withOpenings(rows.slice(first, first + atOnce), call)
      found.push(...(query.open ? places.filter(({ openState }) => openState === 'open') : places))
    }
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** Yields the rows in order. */
async function* readPages(query: PlaceQuery, limit: number): AsyncGenerator<PlaceRow[]> {
  if (query.bbox && !isWholeEarth(query.bbox)) {
    const inside = await fewInside(query, query.bbox, query.open ? MAX_SORTED_PLACES : limit)
    if (inside) {
      yield inside
      return
    }
  }
  const size = query.open ? Math.max(LEAST_AT_ONCE, 2 * limit) : limit
  const nearest = query.bbox && query.near ? await rowsOf(pool, selectAmongNearest(query, query.near, size)) : []
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = page === 0 && nearest.length === size ? nearest : await rowsOf(pool, selectInOrder(query, size, page * size))
    yield rows
    if (rows.length < size) return
  }
}

/** Finds the places of a view by position; undefined if there are more than a few of any kind. */
async function fewInside(query: PlaceQuery, bbox: Bbox, limit: number): Promise<PlaceRow[] | undefined> {
  const rows = await rowsOf(pool, selectInside(query, bbox, limit))
  if (rows.length > 0) return rows
  // Either none matches, or there are too many to know.
  return (await run(pool, countInside(bbox))) > MAX_SORTED_PLACES ? undefined : []
}
