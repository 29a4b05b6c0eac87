import 'server-only'
import type { RowOf } from '#lib/columns'
import type { Location } from '#lib/schemas/places/location'
import { openingAt, type ReadingTime } from '#lib/server/places/hours'
import type { placeRow } from '#lib/server/places/sql/columns'

export type PlaceRow = RowOf<typeof placeRow>

/** A row with what its hours say now. @param time one for all places of a call */
export function shownPlace(row: PlaceRow, now: Date, time: ReadingTime): Location {
  return { ...row, ...openingAt(row, now, time) }
}
