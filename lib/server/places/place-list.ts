import 'server-only'
import { type Bbox, isWholeEarth } from '#lib/domain/places/bbox'
import type { Language } from '#lib/domain/platform/basics'
import { type Location, type LocationQuery, MAX_PLACES } from '#lib/schemas/places/location'
import { categoriesCalled } from '#lib/server/places/category-names'
import { readingTime } from '#lib/server/places/hours'
import { type PlaceRow, shownPlace } from '#lib/server/places/shown-place'
import { countInside, FEW, type PlaceQuery, selectAmongNearest, selectInOrder, selectInside } from '#lib/server/places/sql/list'
import { pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

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
      if (!query.open || place.openState === 'open') found.push(place)
      // Reading hours for the first time takes longest of all: not of a place that is not shown.
      if (found.length === limit) return found
    }
  }
  return found
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
