import 'server-only'
import { type Bbox, isWholeEarth } from '#lib/domain/places/bbox'
import type { Language } from '#lib/domain/platform/basics'
import { type Location, type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { categoriesCalled } from '#lib/server/places/category-names'
import { openingCall, withOpenings } from '#lib/server/places/openings'
import type { PlaceRow } from '#lib/server/places/sql/columns'
import { countInside, FEW, type PlaceQuery, selectAmongNearest, selectInOrder, selectInside } from '#lib/server/places/sql/list'
import { pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** Rows read at once at least, where some of them are left out for being closed. */
const LEAST_AT_ONCE = 200
/** Rows whose hours are looked at together, where closed places are left out: reading hours takes longest of all. */
const OPEN_AT_ONCE = 100
/** Where hardly any is open, no more pages than this are looked through. */
const MOST_PAGES = 20

/** The places that are looked for: the nearest first where `near` is given, else the newest. Categories are called as in the language. */
export async function listPlaces(asked: LocationQuery, now: Date, language: Language = 'en'): Promise<Location[]> {
  const { nameOrCategory, limit = MAX_PLACES, ...rest } = asked
  const query: PlaceQuery = {
    ...rest,
    openAt: rest.open ? now : undefined,
    called: nameOrCategory ? { text: nameOrCategory, as: categoriesCalled(nameOrCategory, language) } : undefined,
  }
  const found: Location[] = []
  const call = openingCall(now)
  for await (const rows of pages(query, limit)) {
    const atOnce = query.open ? OPEN_AT_ONCE : limit
    for (let first = 0; first < rows.length && found.length < limit; first += atOnce) {
      const places = await withOpenings(rows.slice(first, first + atOnce), call)
      found.push(...(query.open ? places.filter(({ openState }) => openState === 'open') : places))
    }
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
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
  const nearest = query.bbox && query.near ? await rowsOf(pool, selectAmongNearest(query, query.near, size)) : []
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = page === 0 && nearest.length === size ? nearest : await rowsOf(pool, selectInOrder(query, size, page * size))
    yield rows
    if (rows.length < size) return
  }
}

/** The places of a view, found by where they are; undefined where there are more than a few, of whichever kind. */
async function fewInside(query: PlaceQuery, bbox: Bbox, limit: number): Promise<PlaceRow[] | undefined> {
  const rows = await rowsOf(pool, selectInside(query, bbox, limit))
  if (rows.length > 0) return rows
  // None of them is looked for, or there are so many that it is not known.
  return (await run(pool, countInside(bbox))) > FEW ? undefined : []
}
